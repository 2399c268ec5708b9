-- Unpaid holds by e-mail: every order counts those of its customer (lock_holds in db/functions/locks.sql).
CREATE INDEX orders_held ON orders (translate(email, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'), hold_until)
  WHERE status = 'opsiyonlu' AND payment_status = 'odenmedi';
