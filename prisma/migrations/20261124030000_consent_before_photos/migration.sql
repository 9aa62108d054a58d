-- Without its owner's standing consent an order takes no photo, no link for one and no point marked on one, whoever writes
-- the row. Rows that are here already stay.

-- The owner's last word counts. One about the whole account (it was closed) can only take back.
CREATE FUNCTION face_consent_stands(wanted_order uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce((
    SELECT c.granted FROM orders o JOIN consents c ON c.user_id = o.user_id
    WHERE o.id = wanted_order AND c.kind = 'fotos_biometria'
      AND (c.order_id = o.id OR (c.order_id IS NULL AND NOT c.granted))
    ORDER BY c.created_at DESC, c.id DESC LIMIT 1), false)
$$;

CREATE FUNCTION require_face_consent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF face_consent_stands(NEW.order_id) THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'order % has no standing consent for %', NEW.order_id, TG_TABLE_NAME USING ERRCODE = 'check_violation';
END $$;

CREATE TRIGGER customer_photos_need_consent BEFORE INSERT ON customer_photos
  FOR EACH ROW EXECUTE FUNCTION require_face_consent();
CREATE TRIGGER face_markings_need_consent BEFORE INSERT ON face_markings
  FOR EACH ROW EXECUTE FUNCTION require_face_consent();
CREATE TRIGGER photo_requests_need_consent BEFORE INSERT ON photo_requests
  FOR EACH ROW EXECUTE FUNCTION require_face_consent();
