-- A backup also fails when the store of files is away.

ALTER TABLE backup_runs DROP CONSTRAINT backup_runs_reason_check;
ALTER TABLE backup_runs ADD CONSTRAINT backup_runs_reason_check
  CHECK (reason IN ('', 'no_passphrase', 'no_database', 'target_exists', 'disk_full', 'not_writable', 'damaged', 'database_away', 'files_away',
    'interrupted', 'stopped', 'unexpected'));
