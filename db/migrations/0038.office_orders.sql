-- What staff decide about orders and payments, and what lists sort and filter by.

-- geri-alindi: entered by mistake and undone. It stays, so that the history can be read, and counts for nothing.
ALTER TABLE payments DROP CONSTRAINT payments_status_check;
ALTER TABLE payments ADD CONSTRAINT payments_status_check CHECK (status IN ('bildirildi', 'eslesti', 'reddedildi', 'iade', 'geri-alindi'));
ALTER TABLE payments ADD COLUMN by_customer boolean NOT NULL DEFAULT true;       -- false: entered in the office
ALTER TABLE payments ADD COLUMN reported_amount bigint CHECK (reported_amount > 0); -- of the notice, when another amount was matched
UPDATE payments SET by_customer = false WHERE method <> 'havale';

-- A refund is a payment of its own: money out. Before, a refunded payment changed its status.
WITH refunded AS (UPDATE payments SET status = 'eslesti' WHERE status = 'iade' RETURNING *)
INSERT INTO payments (order_id, status, method, amount, currency, bank_account_id, paid_on, created_at, decided_by, decided_at, by_customer)
SELECT order_id, 'iade', method, amount, currency, bank_account_id, (coalesce(decided_at, created_at) AT TIME ZONE 'Europe/Istanbul')::date,
       coalesce(decided_at, created_at), decided_by, coalesce(decided_at, created_at), false FROM refunded;

ALTER TABLE order_events DROP CONSTRAINT order_events_kind_check;
ALTER TABLE order_events ADD CONSTRAINT order_events_kind_check
  CHECK (kind IN ('durum', 'odeme', 'not', 'iptal-istegi', 'iptal-yaniti', 'opsiyon', 'bilgi', 'posta'));
ALTER TABLE order_events ADD COLUMN payment_id bigint REFERENCES payments ON DELETE SET NULL; -- whose decision this is, or caused it
ALTER TABLE order_events ADD COLUMN action text
  CHECK (action IN ('bildirildi', 'eslesti', 'reddedildi', 'girildi', 'iade', 'geri-alindi'));
ALTER TABLE order_events ADD COLUMN hold_until timestamptz;                      -- the hold that begins with this event
CREATE INDEX ON order_events (payment_id) WHERE payment_id IS NOT NULL;
CREATE INDEX order_events_cancel ON order_events (order_id) WHERE kind = 'iptal-istegi';
UPDATE order_events SET action = 'bildirildi' WHERE kind = 'odeme';

-- Sums of an order for lists: filters, order and due day. Triggers keep it up to date (db/functions/order_sums.sql).
CREATE TABLE order_sums (
  order_id  bigint PRIMARY KEY REFERENCES orders ON DELETE CASCADE,
  total     bigint NOT NULL,                              -- amounts of all currencies added up, for an order with one currency exact
  paid      bigint NOT NULL,                              -- received - refunded
  open      bigint NOT NULL,                              -- negative: to be given back
  due_on    date                                          -- by which the next money is due; null: nothing is
);
CREATE INDEX ON order_sums (due_on, order_id) WHERE due_on IS NOT NULL;
CREATE INDEX ON order_sums (open, order_id) WHERE open <> 0;

-- What a mail is about, such as 'order SYH-26-7F3K9Q'; lists the mails of a record.
ALTER TABLE outbox ADD COLUMN topic text NOT NULL DEFAULT '';
CREATE INDEX outbox_topic ON outbox (topic, id) WHERE topic <> '';
UPDATE outbox SET topic = 'order ' || split_part(message_key, ':', 2) WHERE message_key ~ '^order-(created|cancel-now):';
UPDATE outbox SET topic = 'order ' || orders.order_no
  FROM order_events JOIN orders ON orders.id = order_events.order_id
 WHERE message_key ~ '^order-cancel-request:\d+:' AND split_part(message_key, ':', 2) = order_events.id::text;
UPDATE outbox SET topic = 'order ' || orders.order_no
  FROM payments JOIN orders ON orders.id = payments.order_id
 WHERE message_key ~ '^payment-notice:\d+:' AND split_part(message_key, ':', 2) = payments.id::text;
