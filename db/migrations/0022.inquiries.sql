-- One mailbox for the four public forms, and the office's work on it: state, assignee, thread of notes and answers, templates of answers.

CREATE TABLE messages (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  message_no   text NOT NULL UNIQUE,                      -- the number that the sender is given
  kind         text NOT NULL CHECK (kind IN ('contact', 'special-tour', 'human-resources', 'offer')),
  section      text NOT NULL DEFAULT 'mail' CHECK (section IN ('mail', 'trash')),
  state        text NOT NULL DEFAULT 'yeni' CHECK (state IN ('yeni', 'ilgileniliyor', 'yanitlandi', 'kapandi')),
  "check"      boolean NOT NULL DEFAULT false,            -- read; the wire's name
  assignee_id  bigint REFERENCES users ON DELETE SET NULL,
  name         text NOT NULL,
  email        text NOT NULL DEFAULT '',
  phone        text NOT NULL DEFAULT '',
  subject      text NOT NULL DEFAULT '',
  message      text NOT NULL DEFAULT '',
  details      jsonb NOT NULL DEFAULT '{}',               -- the fields of its kind
  file         text,                                      -- CV in the store of documents, which no table lists
  lang         text NOT NULL,                             -- no reference: the language may be deleted later
  version      integer NOT NULL DEFAULT 1,
  created_at   timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT sender_can_be_answered CHECK (email <> '' OR phone <> '')
);
CREATE INDEX ON messages (kind, section, id DESC);
CREATE INDEX ON messages (assignee_id) WHERE assignee_id IS NOT NULL;
CREATE INDEX messages_unread ON messages (kind) WHERE NOT "check" AND section = 'mail';
-- Mailboxes by name, and the messages that wait for an answer, without reading those of all years.
CREATE INDEX messages_by_name ON messages (kind, section, name COLLATE tr, id);
CREATE INDEX messages_unanswered ON messages (kind) WHERE section = 'mail' AND state IN ('yeni', 'ilgileniliyor');
CREATE UNIQUE INDEX messages_file ON messages (file) WHERE file IS NOT NULL;

CREATE TABLE message_entries (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  message_id  bigint NOT NULL REFERENCES messages ON DELETE CASCADE,
  kind        text NOT NULL CHECK (kind IN ('not', 'yanit')),   -- internal note, mailed answer
  subject     text NOT NULL DEFAULT '',                          -- of an answer
  body        text NOT NULL CHECK (body <> ''),
  user_id     bigint REFERENCES users ON DELETE SET NULL,
  user_name   text NOT NULL,                                     -- as it was then: the account may be deleted later
  created_at  timestamptz NOT NULL
);
CREATE INDEX ON message_entries (message_id, id);
CREATE INDEX ON message_entries (user_id);

CREATE TABLE reply_templates (
  id       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind     text NOT NULL CHECK (kind IN ('contact', 'special-tour', 'human-resources', 'offer')),
  lang     text NOT NULL,                                        -- no reference: the language may be deleted later
  name     text NOT NULL CHECK (name <> ''),
  body     text NOT NULL CHECK (body <> ''),                     -- with the placeholders {name} and {message_no}
  queue    integer NOT NULL DEFAULT 0,
  version  integer NOT NULL DEFAULT 1
);
-- To begin with.
INSERT INTO reply_templates (kind, lang, name, body, queue) VALUES
  ('contact', 'tr', 'Bilgi', E'Sayın {name},\n\nMesajınız için teşekkür ederiz.\n\n', 2),
  ('contact', 'tr', 'Sizi arayacağız', E'Sayın {name},\n\n{message_no} numaralı mesajınızı aldık. Bugün çalışma saatleri içinde sizi arayacağız.', 1),
  ('contact', 'en', 'Information', E'Dear {name},\n\nThank you for your message.\n\n', 2),
  ('contact', 'en', 'We will call you', E'Dear {name},\n\nWe have received your message {message_no}. We will call you today during office hours.', 1),
  ('special-tour', 'tr', 'Teklif', E'Sayın {name},\n\nTalebiniz için teşekkür ederiz. Sizin için hazırladığımız teklif:\n\n', 2),
  ('special-tour', 'tr', 'Ayrıntı soralım', E'Sayın {name},\n\nTeklifimizi hazırlamak için şunları da bilmemiz gerekiyor:\n\n', 1),
  ('special-tour', 'en', 'Our quote', E'Dear {name},\n\nThank you for your request. This is our quote for you:\n\n', 2),
  ('special-tour', 'en', 'Questions', E'Dear {name},\n\nTo prepare our quote we need to know a little more:\n\n', 1),
  ('human-resources', 'tr', 'Görüşmeye davet', E'Sayın {name},\n\nBaşvurunuzu inceledik ve sizinle görüşmek istiyoruz. Size uyan gün ve saatleri yazar mısınız?', 2),
  ('human-resources', 'tr', 'Olumsuz yanıt', E'Sayın {name},\n\nBaşvurunuz için teşekkür ederiz. Bu görev için başka bir adayla ilerlemeye karar verdik. Size iyi çalışmalar dileriz.', 1),
  ('human-resources', 'en', 'Invitation', E'Dear {name},\n\nWe have read your application and would like to meet you. Which days and times would suit you?', 2),
  ('human-resources', 'en', 'Rejection', E'Dear {name},\n\nThank you for your application. We have decided to go ahead with another candidate. We wish you every success.', 1),
  ('offer', 'tr', 'Teklif', E'Sayın {name},\n\nTalebiniz için teşekkür ederiz. Grubunuz için fiyatımız:\n\n', 2),
  ('offer', 'tr', 'Yer yok, başka tarih', E'Sayın {name},\n\nİstediğiniz tarihte yeterli yerimiz yok. Size şu tarihleri önerebiliriz:\n\n', 1),
  ('offer', 'en', 'Our quote', E'Dear {name},\n\nThank you for your request. This is our price for your group:\n\n', 2),
  ('offer', 'en', 'Other dates', E'Dear {name},\n\nWe do not have enough seats on the date that you asked for. We can offer you these dates:\n\n', 1);
