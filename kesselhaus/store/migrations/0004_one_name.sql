-- An account has one name: that by which it signs in is the one that others see. What somebody has said is found
-- quickly when he takes it along or goes.

UPDATE accounts SET display = name WHERE name IS NOT NULL;
CREATE INDEX messages_by_account ON messages (account) WHERE account IS NOT NULL;
