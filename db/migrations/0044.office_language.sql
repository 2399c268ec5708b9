-- Language of the office for a user, in every browser; null until they choose one, which leaves it to the browser.

ALTER TABLE users ADD COLUMN office_lang text CHECK (office_lang IN ('tr', 'en'));
