-- Accounts count their saves as everything else does that the office edits.

ALTER TABLE users ADD COLUMN version integer NOT NULL DEFAULT 1;
