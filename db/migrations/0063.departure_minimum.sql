-- Participants that this departure needs to take place; null: as many as its tour says.
ALTER TABLE departures ADD COLUMN min_participants integer CHECK (min_participants BETWEEN 1 AND 500);
