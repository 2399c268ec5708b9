-- Addresses of pages: old slugs, and when a page last changed. Both follow the tables by triggers
-- (db/functions/slug_redirects.sql and page_changes.sql). A row belongs to exactly one of tour, category, post and contract.

-- A redirect names the page, not its next slug: every chain is one step long. A slug that a page has today comes first,
-- so that A -> B -> A ends at A.
CREATE TABLE slug_redirects (
  kind         text NOT NULL GENERATED ALWAYS AS (CASE WHEN tour_id IS NOT NULL THEN 'tour' WHEN category_id IS NOT NULL THEN 'category'
                                                       WHEN post_id IS NOT NULL THEN 'post' ELSE 'contract' END) STORED,
  section      text NOT NULL DEFAULT '',                  -- of a post: a slug is unique within its section
  lang         text NOT NULL REFERENCES languages ON DELETE CASCADE ON UPDATE CASCADE,
  seo_name     text NOT NULL,
  tour_id      bigint REFERENCES tours ON DELETE CASCADE,
  category_id  bigint REFERENCES categories ON DELETE CASCADE,
  post_id      bigint,
  contract_id  bigint REFERENCES contracts ON DELETE CASCADE,
  changed_at   timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (kind, section, lang, seo_name),
  FOREIGN KEY (post_id, section) REFERENCES posts (id, section) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT redirect_names_one_page CHECK (num_nonnulls(tour_id, category_id, post_id, contract_id) = 1)
);
CREATE INDEX ON slug_redirects (tour_id) WHERE tour_id IS NOT NULL;
CREATE INDEX ON slug_redirects (category_id) WHERE category_id IS NOT NULL;
CREATE INDEX ON slug_redirects (post_id) WHERE post_id IS NOT NULL;
CREATE INDEX ON slug_redirects (contract_id) WHERE contract_id IS NOT NULL;

CREATE TABLE page_changes (
  tour_id      bigint UNIQUE REFERENCES tours ON DELETE CASCADE,
  category_id  bigint UNIQUE REFERENCES categories ON DELETE CASCADE,
  post_id      bigint UNIQUE REFERENCES posts ON DELETE CASCADE,
  contract_id  bigint UNIQUE REFERENCES contracts ON DELETE CASCADE,
  changed_at   timestamptz NOT NULL DEFAULT now(),        -- the sitemap's lastmod
  CONSTRAINT change_is_of_one_page CHECK (num_nonnulls(tour_id, category_id, post_id, contract_id) = 1)
);
