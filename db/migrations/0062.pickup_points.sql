-- Where passengers get on: the agency's points, those of a tour with their hour, and the one that a passenger has chosen.

CREATE TABLE pickup_points (
  id       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  active   boolean NOT NULL DEFAULT true,                 -- false: nobody can choose it any more
  queue    integer NOT NULL,
  version  integer NOT NULL DEFAULT 1
);

CREATE TABLE pickup_point_texts (
  pickup_point_id  bigint NOT NULL REFERENCES pickup_points ON DELETE CASCADE,
  lang             text NOT NULL REFERENCES languages ON DELETE CASCADE ON UPDATE CASCADE,
  name             text NOT NULL CHECK (name <> ''),
  changed_fields   jsonb NOT NULL DEFAULT '{}',
  PRIMARY KEY (pickup_point_id, lang)
);

CREATE TABLE tour_pickups (
  tour_id          bigint NOT NULL REFERENCES tours ON DELETE CASCADE,
  pickup_point_id  bigint NOT NULL REFERENCES pickup_points ON DELETE CASCADE,
  time             text NOT NULL CHECK (time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'), -- HH:MM on the day of departure, local
  PRIMARY KEY (tour_id, pickup_point_id)
);
CREATE INDEX ON tour_pickups (pickup_point_id);

ALTER TABLE passengers
  ADD pickup_point_id bigint REFERENCES pickup_points ON DELETE SET NULL, -- null: as `pickup` says, which is empty beside a point
  ADD CONSTRAINT pickup_is_a_point_or_a_text CHECK (pickup_point_id IS NULL OR pickup = '');
CREATE INDEX ON passengers (pickup_point_id) WHERE pickup_point_id IS NOT NULL;
