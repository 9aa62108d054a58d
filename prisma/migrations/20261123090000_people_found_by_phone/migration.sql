-- People are found by the last digits of their phone, however it was written: backwards, the last digits come first.
CREATE INDEX users_phone_end_idx ON users (reverse(regexp_replace(phone, '[^0-9]', '', 'g')) text_pattern_ops);
