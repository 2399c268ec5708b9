-- Instalments of card payments: what the agency offers, and what a bank took for them.

ALTER TABLE card_settings
  ADD installments jsonb NOT NULL DEFAULT '[]';  -- rows {family, count, rate}: of a card family ('' is every card), percent of surcharge
ALTER TABLE card_attempts
  ADD surcharge bigint NOT NULL DEFAULT 0 CHECK (surcharge >= 0); -- what the card paid above charged, in kuruş; never the order's money

-- The facts of a card payment stand in its attempt, in no language.
UPDATE order_events SET note = '' WHERE action = 'kart';
