-- The links of an order in the office's mails can be ended.

-- Part of their key, which is derived from the order's number and not stored. Raised when a wrong e-mail address is corrected.
ALTER TABLE orders ADD key_epoch integer NOT NULL DEFAULT 0 CHECK (key_epoch >= 0);
