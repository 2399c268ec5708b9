-- Accounts to which customers send havale and EFT.

-- The check digits of an IBAN (ISO 13616, mod 97). Not in db/functions: the constraint below stores what this function decided.
CREATE FUNCTION iban_is_valid(iban text) RETURNS boolean LANGUAGE sql IMMUTABLE STRICT AS $$
  SELECT iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$'
     AND (SELECT string_agg(CASE WHEN c ~ '[A-Z]' THEN (ascii(c) - 55)::text ELSE c END, '' ORDER BY n)
            FROM unnest(string_to_array(substr(iban, 5) || substr(iban, 1, 4), NULL)) WITH ORDINALITY AS letters(c, n)
         )::numeric % 97 = 1
$$;

CREATE TABLE bank_accounts (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  bank          text NOT NULL CHECK (bank <> ''),
  branch        text NOT NULL DEFAULT '',
  account_name  text NOT NULL CHECK (account_name <> ''),
  currency      text NOT NULL CHECK (currency IN ('TRY', 'EUR', 'USD', 'GBP')),
  iban          text NOT NULL CHECK (iban_is_valid(iban)),
  swift         text NOT NULL DEFAULT '',
  active        boolean NOT NULL DEFAULT true,
  archived      boolean NOT NULL DEFAULT false CHECK (NOT (archived AND active)), -- deleted in the office, kept for its payments
  queue         integer NOT NULL DEFAULT 0,
  version       integer NOT NULL DEFAULT 1
);
-- An archived account does not keep its IBAN from being entered again.
CREATE UNIQUE INDEX bank_accounts_iban_key ON bank_accounts (iban) WHERE NOT archived;
