-- A tour's payment plan: a deposit per person instead of a percentage, and days before departure within which the whole is due.

ALTER TABLE tours
  ADD deposit_per_person bigint CHECK (deposit_per_person BETWEEN 1 AND 100000000000), -- minor units of the departure's currency; null: deposit_rate decides
  ADD full_payment_days integer NOT NULL DEFAULT 30 CHECK (full_payment_days BETWEEN 0 AND 365); -- an order so few days before start_date is due as a whole at booking

-- A customer is reminded of a due day once with each kind of mail.
CREATE TABLE payment_reminders (
  order_id  bigint NOT NULL REFERENCES orders ON DELETE CASCADE,
  due_on    date NOT NULL,
  kind      text NOT NULL CHECK (kind IN ('once', 'gununde', 'sonra')), -- before, on and after due_on
  at        timestamptz NOT NULL,
  PRIMARY KEY (order_id, due_on, kind)
);
CREATE INDEX order_sums_due ON order_sums (due_on) WHERE open > 0;
ALTER TABLE settings ADD payment_reminders boolean NOT NULL DEFAULT true;
ALTER TABLE order_events DROP CONSTRAINT order_events_kind_check;
ALTER TABLE order_events ADD CONSTRAINT order_events_kind_check
  CHECK (kind IN ('durum', 'odeme', 'not', 'iptal-istegi', 'iptal-yaniti', 'opsiyon', 'bilgi', 'posta', 'hatirlatma'));
