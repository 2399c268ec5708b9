-- Languages in which the texts of a tour are public, kept by db/functions/publishing.sql. Lists count, filter and sort a thousand
-- tours, and a look-up in tour_texts for each of them made pages half as dear again.
ALTER TABLE tours ADD COLUMN public_langs text[] NOT NULL DEFAULT '{}';

DROP INDEX tours_published;
CREATE INDEX tours_published ON tours (queue DESC, id DESC) INCLUDE (public_langs) WHERE status = 'yayinda';
