-- What the demo put into the database, so that it can be taken away without what the agency entered itself.

CREATE TABLE demo_rows (
  table_name  text NOT NULL,
  row_key     text NOT NULL,                              -- id; of tables without one the columns of the key, joined by a space
  facts       jsonb,                                      -- columns as seeded, of tables without an id
  PRIMARY KEY (table_name, row_key)
);
