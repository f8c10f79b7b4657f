"""The law by date: concepts, their numbers, the turn plan and the dated flags, folded into one frozen `Rules` value.

Everything here is data and the code that folds and checks it. Nothing of a game lives here, no card and no player; this
package imports nothing of ours but `mainphase.errors`.
"""
