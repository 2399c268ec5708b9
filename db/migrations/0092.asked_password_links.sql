-- When somebody asked on the login screen for a link to set a new password; null once it was answered.
ALTER TABLE users ADD COLUMN link_asked_at timestamptz;
CREATE INDEX users_link_asked ON users (link_asked_at) WHERE link_asked_at IS NOT NULL;
