"""Payment: mana in pools, mana abilities, the arithmetic of payment, and every other cost. What is paid for does not
matter here.
"""
