-- Every passkey is made with its host, and a start has given one to those from before.
ALTER TABLE passkeys ALTER rp_id SET NOT NULL;
