-- Sales of the office to a caller.

-- A discount is a line of its own, so that the lines still add up to the total.
ALTER TABLE order_lines DROP CONSTRAINT order_lines_unit_price_check;
ALTER TABLE order_lines ADD CONSTRAINT only_a_discount_is_negative
  CHECK (CASE kind WHEN 'discount' THEN unit_price < 0 AND quantity = 1 ELSE unit_price >= 0 END);

-- 'telefonda': a staff member states that the customer agreed on the telephone; the texts were sent by mail.
ALTER TABLE order_contracts ADD acceptance text NOT NULL DEFAULT 'sitede' CHECK (acceptance IN ('sitede', 'telefonda'));

-- Texts that a mail carries as files: [{"name": "…html", "html": "…"}]. Erased with the bodies.
ALTER TABLE outbox ADD attachments jsonb NOT NULL DEFAULT '[]';
ALTER TABLE outbox DROP CONSTRAINT outbox_cleared_is_empty;
ALTER TABLE outbox ADD CONSTRAINT outbox_cleared_is_empty CHECK (
  cleared_at IS NULL OR (recipient = '' AND body_text = '' AND body_html = '' AND attachments = '[]' AND recipient_hash IS NOT NULL));
