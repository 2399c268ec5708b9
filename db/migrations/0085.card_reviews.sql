-- Payments that a provider took and reviews against fraud, which takes it days.

ALTER TABLE card_attempts
  ADD reviewed_at timestamptz; -- when the review was first heard of; under way while the status is 'acik'
