-- Text as searches compare it. Stored documents hold folded words: edit tour_search.sql and order_search.sql together with this
-- file, so that their last statements write the documents again.

-- ı, İ, I and i are one letter, as are ş and s: a visitor without Turkish letters finds the same tours.
CREATE FUNCTION fold_text(words text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT unaccent(translate(lower(words COLLATE tr), 'çğıöşüâîû', 'cgiosuaiu'))
$$;

-- One line of folded words, divided by single spaces.
CREATE FUNCTION search_line(words text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(fold_text(words), '[^[:alnum:]]+', ' ', 'g'))
$$;

-- The digits that are dialled inside the country: '+90 (532) 000 00 00', '0532…' and '532…' are one number.
CREATE FUNCTION phone_digits(phone text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(regexp_replace(regexp_replace(phone, '^\s*(\+|00)\s*90', ''), '\D', '', 'g'), '^(90(?=\d{10}$)|0+)', '')
$$;
