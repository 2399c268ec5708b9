-- A passenger is filled in by the customer and by staff: a save on an older version is refused.

ALTER TABLE passengers ADD version integer NOT NULL DEFAULT 0; -- number of saves
