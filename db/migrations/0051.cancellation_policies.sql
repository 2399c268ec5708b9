-- Cancellation policies with their versions, the copy that an order keeps, and what was kept and has to go back when it was cancelled.

CREATE TABLE cancellation_policies (
  id       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind     text NOT NULL CHECK (kind IN ('yurt-ici', 'yurt-disi', 'ozel')), -- 'ozel' only for tours that name it
  name     text NOT NULL CHECK (name <> ''),
  steps    jsonb NOT NULL,                                -- [{days, percent}], days falling: so many days before departure or more, percent is kept
  lines    jsonb NOT NULL DEFAULT '[]',                   -- [{kind, amount, currency}]: minor units per person that are never given back
  number   integer NOT NULL DEFAULT 1,                    -- of the present version (db/functions/cancellation_policies.sql)
  queue    integer NOT NULL,                              -- the highest of a kind is in force for tours that name none
  version  integer NOT NULL DEFAULT 1
);

CREATE TABLE cancellation_policy_versions (
  policy_id  bigint NOT NULL REFERENCES cancellation_policies ON DELETE CASCADE,
  number     integer NOT NULL,
  steps      jsonb NOT NULL,
  lines      jsonb NOT NULL,
  at         timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (policy_id, number)
);

ALTER TABLE tours
  ADD cancel_policy_id bigint REFERENCES cancellation_policies ON DELETE SET NULL; -- null: the first of its kind
CREATE INDEX ON tours (cancel_policy_id) WHERE cancel_policy_id IS NOT NULL;
ALTER TABLE order_items
  ADD cancel_policy jsonb;                                -- copy {id, name, version, steps, lines}; null: none was in force

CREATE TABLE order_cancellations (
  order_id  bigint PRIMARY KEY REFERENCES orders ON DELETE CASCADE,
  by        text NOT NULL CHECK (by IN ('customer', 'staff', 'agency')), -- by its link; by staff on the customer's wish; by the agency's own wish
  day       date NOT NULL,                                -- in Istanbul; that of the customer's request when there was one
  at        timestamptz NOT NULL,
  reason    text NOT NULL DEFAULT '',
  user_id   bigint REFERENCES users ON DELETE SET NULL
);

CREATE TABLE order_cancellation_sums (
  order_id     bigint NOT NULL REFERENCES order_cancellations ON DELETE CASCADE,
  currency     text NOT NULL CHECK (currency IN ('TRY', 'EUR', 'USD', 'GBP')),
  paid         bigint NOT NULL CHECK (paid >= 0),         -- received and not given back until then; minor units
  policy_kept  bigint CHECK (policy_kept >= 0),           -- what the policies keep on that day; null: an item has none
  kept         bigint NOT NULL CHECK (kept >= 0),         -- as decided
  refund       bigint NOT NULL,
  due_on       date,                                      -- last day for the refund; null: nothing goes back
  done_at      timestamptz,                               -- when the refund had gone back
  PRIMARY KEY (order_id, currency),
  CONSTRAINT refund_is_the_rest CHECK (refund = greatest(0, paid - kept)),
  CONSTRAINT refund_has_a_day CHECK ((refund > 0) = (due_on IS NOT NULL))
);
CREATE INDEX order_refunds_due ON order_cancellation_sums (due_on) WHERE done_at IS NULL AND refund > 0;
