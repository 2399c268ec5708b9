-- A support request keeps its sender's name, as the audit does, and the last errors of the browser.

ALTER TABLE support_requests
  ADD COLUMN user_name text NOT NULL DEFAULT '',
  ADD COLUMN errors text[] NOT NULL DEFAULT '{}';
CREATE INDEX ON support_requests (created_at DESC);
CREATE INDEX ON support_requests (user_id, created_at DESC);
