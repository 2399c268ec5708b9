-- An identity card is a kind of document: citizens of the European Union travel with theirs, and Turkish ones to some countries.
ALTER TABLE passengers DROP CONSTRAINT passengers_document_check;
ALTER TABLE passengers ADD CONSTRAINT passengers_document_check CHECK (document IN ('', 'tckn', 'pasaport', 'kimlik'));
