-- Films that staff uploaded. Contents and posts name them in file_video; what none of them ever named is removed by a sweep.

CREATE TABLE videos (
  file        text PRIMARY KEY CHECK (file ~ '^[a-z0-9-]+\.(webm|mp4)$'),  -- of /videos/{file}
  bytes       bigint NOT NULL CHECK (bytes > 0),
  created_at  timestamptz NOT NULL DEFAULT now()
);
