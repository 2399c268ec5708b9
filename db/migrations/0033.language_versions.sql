-- Saves of the strings of a language. A save names the version it was made from, and is refused when one of its texts has a later one.
ALTER TABLE languages ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE static_strings ADD COLUMN version integer NOT NULL DEFAULT 1; -- of the language, when this text last changed
