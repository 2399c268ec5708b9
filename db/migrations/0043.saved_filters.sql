-- The filters of an office list that a user gave a name.

CREATE TABLE saved_filters (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id     bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  screen      text NOT NULL,
  name        text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 40),
  query       text NOT NULL CHECK (char_length(query) BETWEEN 1 AND 1000),  -- of the screen's address, without the page
  UNIQUE (user_id, screen, name)
);
