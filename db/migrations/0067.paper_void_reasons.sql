-- Of an order that has expired, papers are void for a reason of their own.

ALTER TABLE papers DROP CONSTRAINT papers_void_reason_check;
ALTER TABLE papers ADD CONSTRAINT papers_void_reason_check
  CHECK (void_reason IN ('iptal', 'suresi-doldu', 'yenilendi', 'geri-alindi')); -- order cancelled, order expired, replaced by a newer one, payment undone
