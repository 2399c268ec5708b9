-- Normalizes text for searches. Stored documents contain folded words: after a change here, edit tour_search.sql and
-- order_search.sql too, so that their last statements rewrite the documents.

-- ı, İ, I and i are equal, as are ş and s, and a letter of one sign or of two: a visitor without Turkish letters finds the same tours.
CREATE FUNCTION fold_text(words text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT unaccent(translate(lower(normalize(words, NFC) COLLATE tr), 'çğıöşüâîû', 'cgiosuaiu'))
$$;

-- Folded words of a text, separated by single spaces.
CREATE FUNCTION search_line(words text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(fold_text(words), '[^[:alnum:]]+', ' ', 'g'))
$$;

-- The national part of a phone number: '+90 (532) 000 00 00', '0532…' and '532…' are equal.
CREATE FUNCTION phone_digits(phone text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(regexp_replace(regexp_replace(phone, '^\s*(\+|00)\s*90', ''), '\D', '', 'g'), '^(90(?=\d{10}$)|0+)', '')
$$;
