-- Where a match is, in a few words of each language, for lists of tables. It can always be told anew from the entries.

ALTER TABLE matches ADD COLUMN told text;
