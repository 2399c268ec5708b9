-- Papers of an order that were made: confirmation, voucher, receipts, contracts. A row keeps what its paper says, so that the same
-- bytes can be made again whatever becomes of the order and of the agency's colours.

CREATE TABLE papers (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id     bigint NOT NULL REFERENCES orders ON DELETE CASCADE,
  number       integer NOT NULL CHECK (number > 0),       -- within the order, printed behind its number
  kind         text NOT NULL CHECK (kind IN ('confirmation', 'voucher', 'receipt', 'contract', 'statement')),
  subject      bigint NOT NULL DEFAULT 0,                 -- the payment of a receipt, the contract of a contract; else 0
  lang         text NOT NULL,
  code         text UNIQUE CHECK (code ~ '^[2-9A-HJ-NP-Z]{16}$'), -- 80 random bits, printed on a voucher: whoever has it may ask whether the voucher is valid
  facts_hash   bytea NOT NULL CHECK (length(facts_hash) = 32), -- of what the paper says about the order: other facts make another paper
  content      jsonb NOT NULL,                            -- what the layout prints
  logo         text,                                      -- stem of the picture at its head
  sha256       bytea CHECK (length(sha256) = 32),         -- of the file; null until it is made for the first time
  file         text,                                      -- name in the store of documents
  created_at   timestamptz NOT NULL,
  created_by   bigint REFERENCES users ON DELETE SET NULL, -- null: the customer, or a mail
  voided_at    timestamptz,
  void_reason  text CHECK (void_reason IN ('iptal', 'suresi-doldu', 'yenilendi', 'geri-alindi')), -- order cancelled, order expired, replaced by a newer one, payment undone
  UNIQUE (order_id, number),
  CONSTRAINT void_has_a_reason CHECK ((voided_at IS NULL) = (void_reason IS NULL)),
  CONSTRAINT only_a_voucher_has_a_code CHECK ((code IS NOT NULL) = (kind = 'voucher'))
);
-- One valid paper of a kind: a new one replaces it.
CREATE UNIQUE INDEX papers_valid ON papers (order_id, kind, subject, lang) WHERE voided_at IS NULL;
