-- The way back from a provider's page opens the order, so it has a secret of its own: our number of the attempt is shown to staff.
ALTER TABLE card_attempts
  ADD COLUMN return_hash bytea UNIQUE CHECK (length(return_hash) = 32); -- SHA-256 of the key in the return address; null: it opens nothing
