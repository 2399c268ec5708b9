-- Records are never taken away, and are looked for by a part of a name: the few names that there are can be read one by one.

CREATE INDEX ON audit_events (user_name, at DESC);
