-- Files that records name and the store does not have: a backup is whole without them, and says so.

ALTER TABLE backup_runs ADD missing integer NOT NULL DEFAULT 0 CHECK (missing >= 0);
ALTER TABLE backup_runs ADD missing_files text[] NOT NULL DEFAULT '{}';          -- keys of the first of them
