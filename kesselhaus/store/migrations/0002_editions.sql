-- Components as they were shipped, so that a match goes on with its own figures after later ones are shipped.

CREATE TABLE editions (
    game text NOT NULL,
    edition text NOT NULL,
    components bytea NOT NULL,
    PRIMARY KEY (game, edition)
);
