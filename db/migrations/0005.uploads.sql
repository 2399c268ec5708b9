-- Pictures and films. The files are in the file store; uploads that no row refers to are removed by a sweep.

CREATE TABLE images (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  file         text NOT NULL UNIQUE CHECK (file ~ '^[a-z0-9-]+$'),  -- stem of /images/{file}-{width}.{avif|webp|jpg}
  width        integer NOT NULL CHECK (width > 0),                  -- px of the original
  height       integer NOT NULL CHECK (height > 0),
  placeholder  text NOT NULL,                                       -- data: URI of a tiny blurred picture
  created_at   timestamptz NOT NULL DEFAULT now()
);

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
