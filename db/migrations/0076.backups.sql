-- Backups that the program made by itself or at the wish of staff. Not in a backup: after a restore they would speak of another time.

CREATE TABLE backup_runs (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  state       text NOT NULL CHECK (state IN ('running', 'done', 'failed')),   -- done: whole, and read back
  file        text NOT NULL CHECK (length(file) <= 200),                      -- name in the folder of backups
  by_hand     boolean NOT NULL,
  started_at  timestamptz NOT NULL,
  ended_at    timestamptz,
  bytes       bigint,
  reason      text NOT NULL DEFAULT '' CHECK (reason IN ('', 'no_passphrase', 'no_database', 'target_exists', 'disk_full', 'not_writable',
                'damaged', 'database_away', 'interrupted', 'stopped', 'unexpected')),
  detail      text NOT NULL DEFAULT '' CHECK (length(detail) <= 300),         -- of the failure, for support
  told        boolean NOT NULL DEFAULT false,                                 -- staff are mailed about this failure: the first of several
  CHECK ((state = 'running') = (ended_at IS NULL)),
  CHECK ((state = 'failed') = (reason <> ''))
);
CREATE INDEX ON backup_runs (started_at);

ALTER TABLE alert_settings ADD backups boolean NOT NULL DEFAULT true;
ALTER TABLE alert_settings ALTER backups DROP DEFAULT;
ALTER TABLE alert_queue DROP CONSTRAINT alert_queue_cause_check;
ALTER TABLE alert_queue ADD CONSTRAINT alert_queue_cause_check
  CHECK (cause IN ('orders', 'payments', 'messages', 'cancellations', 'order_messages', 'travel_info', 'backups'));
