-- Pictures and films. The files are in the file store; uploads that no row refers to are removed by a sweep.

-- The library of pictures: found by file name, not stored twice, and cropped around a point.
CREATE TABLE images (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  file         text NOT NULL UNIQUE CHECK (file ~ '^[a-z0-9-]+$'),          -- stem of /images/{file}-{width}.{avif|webp|jpg}
  name         text NOT NULL DEFAULT '' CHECK (length(name) <= 200),        -- of the uploaded file; '' for a crop and the demo's pictures
  source_hash  bytea CHECK (length(source_hash) = 32),                      -- SHA-256 of the uploaded bytes and the crop; null for the demo's pictures
  width        integer NOT NULL CHECK (width > 0),                          -- px of the original
  height       integer NOT NULL CHECK (height > 0),
  focus_x      smallint NOT NULL DEFAULT 50 CHECK (focus_x BETWEEN 0 AND 100),  -- percent from the left: what every crop keeps in view
  focus_y      smallint NOT NULL DEFAULT 50 CHECK (focus_y BETWEEN 0 AND 100),  -- percent from the top
  placeholder  text NOT NULL,                                               -- data: URI of a tiny blurred picture
  created_at   timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX images_source_hash ON images (source_hash);

CREATE TABLE image_texts (
  image_id  bigint NOT NULL REFERENCES images ON DELETE CASCADE,
  lang      text NOT NULL REFERENCES languages ON DELETE CASCADE ON UPDATE CASCADE,
  alt       text NOT NULL,
  PRIMARY KEY (image_id, lang)
);

CREATE TABLE videos (
  file        text PRIMARY KEY CHECK (file ~ '^[a-z0-9-]+\.(webm|mp4)$'),  -- of /videos/{file}
  bytes       bigint NOT NULL CHECK (bytes > 0),
  created_at  timestamptz NOT NULL DEFAULT now()
);
