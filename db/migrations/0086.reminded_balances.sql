-- Balances by their day, for reminders: an order may owe its balance and an earlier due, of which order_sums has the day.

CREATE INDEX order_items_balance_due ON order_items (balance_due_on, order_id) WHERE balance_due_on IS NOT NULL;
