-- Introductions that no page shows, and no screen of the office leads to.

DELETE FROM contents WHERE (page, section) IN (('contact', 'intro'), ('special-tour', 'intro'));
