-- From how many free seats on strangers read "20+ yer" instead of the number: more than the last seats (fewSeats), at most a party's (maxParty).

ALTER TABLE settings ADD shown_seats integer NOT NULL DEFAULT 20 CHECK (shown_seats BETWEEN 7 AND 20);
