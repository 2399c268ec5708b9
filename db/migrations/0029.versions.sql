-- A form that was opened before somebody else's save is refused: what the office edits counts its saves.

ALTER TABLE bank_accounts ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE certificates ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE contents ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE contracts ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE page_meta ADD COLUMN version integer NOT NULL DEFAULT 1;
