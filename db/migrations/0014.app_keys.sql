-- Secrets the application makes for itself once, shared by all its processes (the page's CSRF token is derived from one).

CREATE TABLE app_keys (
  name   text PRIMARY KEY,
  value  bytea NOT NULL CHECK (length(value) >= 32)
);
