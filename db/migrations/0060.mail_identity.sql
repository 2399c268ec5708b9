-- Where answers to mails go, and the signature of mails (DKIM).

ALTER TABLE settings
  ADD mail_reply_to text NOT NULL DEFAULT '',             -- '': the sender's address
  ADD dkim_domain text NOT NULL DEFAULT '',               -- '': mails are not signed by the program
  ADD dkim_selector text NOT NULL DEFAULT '',
  ADD dkim_key bytea,                                     -- RSA private key, PKCS #8, sealed with the key 'settings' of app_keys
  ADD CONSTRAINT dkim_is_whole CHECK ((dkim_domain = '') = (dkim_selector = '') AND (dkim_domain = '') = (dkim_key IS NULL));

ALTER TABLE outbox ADD is_personal boolean NOT NULL DEFAULT false; -- words of staff: not marked as an automatic mail
