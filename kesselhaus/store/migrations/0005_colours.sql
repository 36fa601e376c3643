-- The colours of the seats, for lists of tables: people choose them in some games. They can always be told anew from the entries.

ALTER TABLE matches ADD COLUMN colours text;
