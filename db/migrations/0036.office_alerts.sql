-- Staff are told of what happens; answers go out with the agency's address; templates of answers to begin with.

ALTER TABLE outbox ADD COLUMN reply_to text NOT NULL DEFAULT '';   -- an address of the agency

-- Mails that one user wants. Without a row, those of the role.
CREATE TABLE alert_settings (
  user_id        bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  orders         boolean NOT NULL,
  payments       boolean NOT NULL,
  messages       boolean NOT NULL,
  cancellations  boolean NOT NULL
);

-- Causes that staff have not been mailed about yet, filled by triggers (db/functions/office_events.sql).
CREATE TABLE alert_queue (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  cause       text NOT NULL CHECK (cause IN ('orders', 'payments', 'messages', 'cancellations')),
  record_id   bigint NOT NULL,                                     -- of orders, payments, messages or order_events
  created_at  timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX order_events_cancel_requests ON order_events (order_id, id) WHERE kind = 'iptal-istegi';

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
