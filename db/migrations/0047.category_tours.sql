-- Published tours of each category and language, those of its sub-categories included. Menu, home and category pages show them, and
-- counting took half a second with 100,000 tours. Kept by db/functions/category_tours.sql.
CREATE TABLE category_tours (
  category_id  bigint NOT NULL REFERENCES categories ON DELETE CASCADE,
  lang         text NOT NULL,
  tours        integer NOT NULL,
  PRIMARY KEY (category_id, lang)
);

-- Where each tour is counted. Without a reference to tours: the row of a deleted one is taken off first.
CREATE TABLE counted_tours (
  tour_id     bigint PRIMARY KEY,
  categories  bigint[] NOT NULL,
  langs       text[] NOT NULL  -- of a tour that is not published, none
);
