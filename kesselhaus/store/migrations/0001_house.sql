-- Read by SQLite and by PostgreSQL alike (SQLite reads bytea as blob). Times are milliseconds since the epoch.
-- Sets of seats are numbers in which the lowest bit is seat 0. JSON is kept as the text that was written.

CREATE TABLE accounts (
    id text PRIMARY KEY,
    name text,
    name_key text UNIQUE,
    password text,
    display text NOT NULL,
    language text NOT NULL,
    settings text NOT NULL,
    webhook text,
    created bigint NOT NULL,
    CHECK ((name IS NULL) = (name_key IS NULL))
);

CREATE TABLE sessions (
    hash bytea PRIMARY KEY,
    account text NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    created bigint NOT NULL,
    seen bigint NOT NULL
);
CREATE INDEX sessions_by_account ON sessions (account);
CREATE INDEX sessions_by_seen ON sessions (seen);

CREATE TABLE api_tokens (
    hash bytea PRIMARY KEY,
    account text NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    label text NOT NULL,
    created bigint NOT NULL,
    seen bigint
);
CREATE INDEX api_tokens_by_account ON api_tokens (account);

CREATE TABLE matches (
    id text PRIMARY KEY,
    game text NOT NULL,
    seats integer NOT NULL,
    variants text NOT NULL,
    edition text NOT NULL,
    components bytea,
    rules_version integer NOT NULL,
    automatic integer NOT NULL,
    pace text NOT NULL,
    visibility text NOT NULL CHECK (visibility IN ('open', 'link', 'private')),
    status text NOT NULL CHECK (status IN ('open', 'playing', 'over', 'ended')),
    host text NOT NULL REFERENCES accounts (id),
    parent text,
    parent_entry bigint,
    options text NOT NULL,
    created bigint NOT NULL,
    updated bigint NOT NULL,
    finished bigint,
    result text,
    waiting bigint NOT NULL,
    entries bigint NOT NULL,
    messages bigint NOT NULL
);
CREATE INDEX matches_by_host ON matches (host);
CREATE INDEX matches_in_lobby ON matches (created, id) WHERE status = 'open' AND visibility = 'open';
CREATE INDEX matches_finished ON matches (finished, id) WHERE finished IS NOT NULL;
CREATE INDEX matches_playing ON matches (updated, id) WHERE status = 'playing';

CREATE TABLE seats (
    match text NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat integer NOT NULL,
    account text REFERENCES accounts (id),
    bot text,
    name text NOT NULL,
    bank bigint,
    since bigint,
    left_at bigint,
    PRIMARY KEY (match, seat),
    CHECK (account IS NULL OR bot IS NULL)
);
CREATE INDEX seats_by_account ON seats (account, match) WHERE account IS NOT NULL;
CREATE INDEX seats_by_deadline ON seats (since) WHERE since IS NOT NULL;

CREATE TABLE entries (
    match text NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    number bigint NOT NULL CHECK (number > 0),
    kind text NOT NULL,
    seat integer,
    body text NOT NULL,
    at bigint NOT NULL,
    request text,
    PRIMARY KEY (match, number)
);
CREATE UNIQUE INDEX entries_by_request ON entries (match, request) WHERE request IS NOT NULL;

CREATE TABLE messages (
    match text NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    number bigint NOT NULL,
    account text REFERENCES accounts (id),
    name text NOT NULL,
    text text NOT NULL,
    at bigint NOT NULL,
    PRIMARY KEY (match, number)
);

CREATE TABLE seen (
    account text NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    match text NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    number bigint NOT NULL,
    PRIMARY KEY (account, match)
);

CREATE TABLE undo_requests (
    match text PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    entry bigint NOT NULL,
    seat integer NOT NULL,
    back_to bigint NOT NULL,
    at bigint NOT NULL,
    agreed bigint NOT NULL
);

CREATE TABLE notices (
    match text NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    number bigint NOT NULL,
    account text NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    body text NOT NULL,
    due bigint NOT NULL,
    attempts integer NOT NULL,
    problem text,
    PRIMARY KEY (match, number, account)
);
CREATE INDEX notices_by_due ON notices (due);
