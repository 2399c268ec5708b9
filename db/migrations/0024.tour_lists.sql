-- What keeps a list's cost the same however many tours there are: the first of each list are read from an index, and a search
-- for names reads names, a tenth of a document. See docs/decisions, "Lists of a thousand".

ALTER TABLE tour_search ADD COLUMN names tsvector NOT NULL GENERATED ALWAYS AS (ts_filter(document, '{a,b,c}')) STORED;
CREATE INDEX tour_search_names ON tour_search USING gin (names);

CREATE INDEX tours_published ON tours (queue DESC, id DESC) WHERE status = 'yayinda';
CREATE INDEX tours_featured ON tours (queue DESC, id DESC) WHERE status = 'yayinda' AND featured;
