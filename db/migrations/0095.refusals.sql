-- Whom limits refused in the last day, for staff. Counted by the hour and bounded, so that an attack takes no room. Networks and mailboxes are
-- masked before they are stored.

CREATE TABLE refusals (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  hour          timestamptz NOT NULL,
  kind          text NOT NULL CHECK (kind IN ('buyer', 'network', 'group', 'departure', 'holds', 'orders', 'lookups', 'messages', 'cards', 'files', 'login', 'other')),
  network       text NOT NULL CHECK (length(network) <= 40),    -- 203.0.113.•; '' when no address was counted; '*' for all beyond the hour's limit
  mailbox       text NOT NULL CHECK (length(mailbox) <= 80),    -- ay•••@ornek.com; '' when none was given
  departure_id  bigint NOT NULL,                                -- 0: none. No reference: what was counted must not fail for a deleted one
  count         bigint NOT NULL CHECK (count > 0),
  last_at       timestamptz NOT NULL,
  UNIQUE (hour, kind, network, mailbox, departure_id)
);
