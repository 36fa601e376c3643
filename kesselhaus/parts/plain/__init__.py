"""What a game need not bring, made of its rules: words, table, advice, cover, rulebook.

Each module of a part has a class `Plain` that is made for a game and answers like the part in
`kesselhaus.parts`. Names of classes and fields become words, fields of the state become boards.
"""
