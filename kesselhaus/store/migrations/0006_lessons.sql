-- The chapter with which a guided first match began, else nothing: such a match is in no list but that of lessons.

ALTER TABLE matches ADD COLUMN lesson text NOT NULL DEFAULT '';
