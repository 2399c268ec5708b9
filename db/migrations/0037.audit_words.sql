-- What the search of the audit records is matched against: the recorded values, folded.

ALTER TABLE audit_events ADD COLUMN words text NOT NULL DEFAULT '';
-- Roughly folded: the function that folds is created after the migrations.
UPDATE audit_events SET words = lower(left(concat_ws(' ', before, after), 2000)) WHERE words = '';
CREATE INDEX ON audit_events USING gin (words gin_trgm_ops);
CREATE INDEX ON audit_events (entity, at DESC);
CREATE INDEX ON audit_events (action, at DESC);
