-- Whether the page of an order says that one can pay at the office. An agency that is open already decides that itself.
ALTER TABLE settings ADD office_payment boolean NOT NULL DEFAULT true;
UPDATE settings SET office_payment = false WHERE opened_at IS NOT NULL;
