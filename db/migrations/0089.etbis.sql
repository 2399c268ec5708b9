-- The registration of an online shop with the Ministry of Trade (ETBİS): its number, and the address that confirms it.

ALTER TABLE company
  ADD COLUMN etbis_no   text NOT NULL DEFAULT '',
  ADD COLUMN etbis_url  text NOT NULL DEFAULT '';
