-- Mails of support requests are found by their topic, as those of orders are.
UPDATE outbox SET topic = 'support ' || split_part(message_key, ':', 2) WHERE message_key LIKE 'support:%';
