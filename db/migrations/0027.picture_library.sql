-- The library of pictures: found by file name, not stored twice, and cropped around a point.

ALTER TABLE images
  ADD COLUMN name         text NOT NULL DEFAULT '' CHECK (length(name) <= 200),  -- of the uploaded file; '' for a crop and the demo's pictures
  ADD COLUMN source_hash  bytea CHECK (length(source_hash) = 32),                -- SHA-256 of the uploaded bytes and the crop; null for the demo's pictures
  ADD COLUMN focus_x      smallint NOT NULL DEFAULT 50 CHECK (focus_x BETWEEN 0 AND 100),  -- percent from the left: what every crop keeps in view
  ADD COLUMN focus_y      smallint NOT NULL DEFAULT 50 CHECK (focus_y BETWEEN 0 AND 100);  -- percent from the top
CREATE UNIQUE INDEX images_source_hash ON images (source_hash);
