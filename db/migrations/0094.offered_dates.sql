-- Which other dates the customers of a cancelled departure may choose. NULL: every date of the tour with room for them.

ALTER TABLE departure_cancellations ADD COLUMN offered bigint[];
