-- Participants that a departure of the tour needs to take place; null: it always does.
ALTER TABLE tours ADD COLUMN min_participants integer CHECK (min_participants BETWEEN 1 AND 500);
