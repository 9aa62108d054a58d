-- The keys that seal what people leave on their phones lie with the others.
ALTER TABLE sealing_keys
  DROP CONSTRAINT sealing_keys_scope,
  ADD CONSTRAINT sealing_keys_scope CHECK (scope IN ('face', 'report', 'answers', 'journal', 'device', 'signing')) NOT VALID;
