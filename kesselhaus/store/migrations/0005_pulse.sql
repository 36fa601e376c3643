-- One row that is written now and then, to see whether anything can be written at all. It says nothing about the house.

CREATE TABLE pulse (
    id integer PRIMARY KEY,
    at bigint NOT NULL
);
