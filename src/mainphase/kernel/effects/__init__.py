"""The effects of the instructions of spells and abilities, and the frames in which spells and abilities resolve (608).
Each file is about one topic; a new effect goes to the file of its topic.
"""
