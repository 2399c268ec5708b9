-- A passkey works at the host that it was made for, and only there.

-- Relying party id of WebAuthn: the host of SITE_URL when it was made. Null: from before this column, when nothing recorded it. The
-- program knows its host and this file does not, so the next start gives these the host of that start.
ALTER TABLE passkeys ADD rp_id text CHECK (length(rp_id) BETWEEN 1 AND 253);

-- Logins with new browsers in the 24 hours from new_device_since: the owner is mailed about the first ones only.
ALTER TABLE users
  ADD new_device_since   timestamptz,
  ADD new_device_logins  integer NOT NULL DEFAULT 0 CHECK (new_device_logins >= 0);
