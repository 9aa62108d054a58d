-- What Prisma cannot say ---------------------------------------------------------------------------------------------

-- The funnel tells of visits to the quiz by the day they began, each with the furthest it has led to by now: a purchase, its
-- form, its delivery and its rating all change the day of the visit. api/admin/day-books.ts says which order is which visit's.

-- Runs and clicks of a lead, in their order; most have none.
DROP INDEX quiz_runs_lead_id_idx;
CREATE INDEX quiz_runs_lead_idx ON quiz_runs (lead_id, started_at, id) WHERE lead_id IS NOT NULL;
CREATE INDEX checkout_clicks_lead_idx ON checkout_clicks (lead_id, created_at) WHERE lead_id IS NOT NULL;

-- All days are counted anew, thirty at a time, by the job that keeps them; until then readers count them from their rows.
DELETE FROM counted_until;
DELETE FROM stale_days;
DELETE FROM order_days;
DELETE FROM day_tallies;
-- A worker of the edition before may still run: its days would lack the new books, and whatever lacks one has rows of a book
-- that was renamed. It is refused.
ALTER TABLE day_tallies ADD CONSTRAINT day_tallies_books CHECK (book IN ('customers', 'photos', 'reports', 'ratings', 'logs',
  'stages', 'visits', 'contacts', 'checkouts', 'buyers', 'sales', 'revenue', 'tested'));

-- Contacts and clicks have no day of their own any more.
DROP TRIGGER leads_new_day ON leads;
DROP TRIGGER leads_gone_day ON leads;
DROP TRIGGER leads_other_day ON leads;
DROP TRIGGER checkout_clicks_new_day ON checkout_clicks;
DROP TRIGGER checkout_clicks_gone_day ON checkout_clicks;
DROP TRIGGER checkout_clicks_other_day ON checkout_clicks;
DROP FUNCTION mark_click_days;
DROP TRIGGER quiz_runs_new_day ON quiz_runs;
DROP TRIGGER quiz_runs_gone_day ON quiz_runs;
DROP TRIGGER quiz_runs_other_day ON quiz_runs;
DROP FUNCTION mark_run_day;

-- Marks are more than need be, never less: which of a lead's runs a change tells of is left to the counting.
CREATE FUNCTION mark_runs(of_lead uuid) RETURNS void LANGUAGE sql AS $$
  INSERT INTO stale_days (day)
    SELECT DISTINCT day_of(started_at) FROM quiz_runs WHERE lead_id = of_lead AND is_over(started_at) $$;
CREATE FUNCTION mark_runs(of_address text) RETURNS void LANGUAGE sql AS $$
  SELECT mark_runs(id) FROM leads WHERE email = of_address $$;
-- Orders that a lead's runs are looked for: by their click, and by the buyer's address.
CREATE FUNCTION mark_lead_orders(of_lead uuid, of_address text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO stale_days (day)
    SELECT day_of(o.created_at) FROM checkout_clicks c JOIN orders o ON o.click_id = c.id
      WHERE c.lead_id = of_lead AND is_over(o.created_at)
    UNION SELECT day_of(o.created_at) FROM users u JOIN orders o ON o.user_id = u.id
      WHERE u.email = of_address AND is_over(o.created_at) $$;
-- Runs that may be an order's.
CREATE FUNCTION mark_order_runs(of_click uuid, of_user uuid) RETURNS void LANGUAGE sql AS $$
  SELECT mark_runs(lead_id) FROM (
    SELECT lead_id FROM checkout_clicks WHERE id = of_click AND lead_id IS NOT NULL
    UNION SELECT l.id FROM users u JOIN leads l ON l.email = u.email WHERE u.id = of_user) leads $$;

-- A run that comes, goes or becomes somebody's takes orders from that lead's run before it, or gives them back.
CREATE FUNCTION mark_run_days() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  lead uuid;
BEGIN
  IF TG_OP <> 'INSERT' THEN INSERT INTO stale_days (day) SELECT day_of(OLD.started_at) WHERE is_over(OLD.started_at); END IF;
  IF TG_OP <> 'DELETE' THEN INSERT INTO stale_days (day) SELECT day_of(NEW.started_at) WHERE is_over(NEW.started_at); END IF;
  IF TG_OP = 'UPDATE' THEN
    IF (OLD.lead_id, OLD.started_at) IS NOT DISTINCT FROM (NEW.lead_id, NEW.started_at) THEN RETURN NULL; END IF;
  END IF;
  FOR lead IN SELECT DISTINCT id FROM unnest(ARRAY[
    CASE WHEN TG_OP <> 'INSERT' THEN OLD.lead_id END, CASE WHEN TG_OP <> 'DELETE' THEN NEW.lead_id END]) id WHERE id IS NOT NULL
  LOOP
    PERFORM mark_runs(lead);
    PERFORM mark_lead_orders(lead, (SELECT email FROM leads WHERE id = lead));
  END LOOP;
  RETURN NULL;
END $$;
CREATE TRIGGER quiz_runs_new_day AFTER INSERT ON quiz_runs
  FOR EACH ROW WHEN (NEW.lead_id IS NOT NULL OR is_over(NEW.started_at)) EXECUTE FUNCTION mark_run_days();
CREATE TRIGGER quiz_runs_gone_day AFTER DELETE ON quiz_runs
  FOR EACH ROW WHEN (OLD.lead_id IS NOT NULL OR is_over(OLD.started_at)) EXECUTE FUNCTION mark_run_days();
CREATE TRIGGER quiz_runs_other_day AFTER UPDATE OF step, source, started_at, lead_id ON quiz_runs
  FOR EACH ROW WHEN ((OLD.step, OLD.source, OLD.started_at, OLD.lead_id) IS DISTINCT FROM
    (NEW.step, NEW.source, NEW.started_at, NEW.lead_id)) EXECUTE FUNCTION mark_run_days();

-- Before, because what names the lead has forgotten it afterwards.
CREATE FUNCTION mark_lead_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM mark_runs(OLD.id);
  PERFORM mark_lead_orders(OLD.id, OLD.email);
  IF TG_OP = 'UPDATE' THEN
    PERFORM mark_lead_orders(OLD.id, NEW.email);
    RETURN NEW;
  END IF;
  RETURN OLD;
END $$;
CREATE TRIGGER leads_gone_day BEFORE DELETE ON leads FOR EACH ROW EXECUTE FUNCTION mark_lead_days();
CREATE TRIGGER leads_other_day BEFORE UPDATE OF email ON leads
  FOR EACH ROW WHEN (OLD.email <> NEW.email) EXECUTE FUNCTION mark_lead_days();
CREATE FUNCTION mark_address_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM mark_runs(OLD.email);
  PERFORM mark_runs(NEW.email);
  INSERT INTO stale_days (day) SELECT DISTINCT day_of(created_at) FROM orders WHERE user_id = NEW.id AND is_over(created_at);
  RETURN NULL;
END $$;
CREATE TRIGGER users_other_address AFTER UPDATE OF email ON users
  FOR EACH ROW WHEN (OLD.email <> NEW.email) EXECUTE FUNCTION mark_address_days();

-- Orders of a click have its source; without the lead it named, they are the lead's with the buyer's address.
CREATE FUNCTION mark_click_days() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  bought orders;
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM mark_runs(OLD.lead_id); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM mark_runs(NEW.lead_id); END IF;
  IF TG_OP = 'INSERT' THEN RETURN NULL; END IF;
  FOR bought IN SELECT * FROM orders WHERE click_id = OLD.id LOOP
    INSERT INTO stale_days (day) SELECT day_of(bought.created_at) WHERE is_over(bought.created_at);
    PERFORM mark_order_runs(NULL, bought.user_id);
  END LOOP;
  RETURN NULL;
END $$;
CREATE TRIGGER checkout_clicks_new_day AFTER INSERT ON checkout_clicks
  FOR EACH ROW WHEN (NEW.lead_id IS NOT NULL) EXECUTE FUNCTION mark_click_days();
CREATE TRIGGER checkout_clicks_gone_day AFTER DELETE ON checkout_clicks
  FOR EACH ROW EXECUTE FUNCTION mark_click_days();
CREATE TRIGGER checkout_clicks_other_day AFTER UPDATE OF source, lead_id, created_at ON checkout_clicks
  FOR EACH ROW WHEN ((OLD.source, OLD.lead_id, OLD.created_at) IS DISTINCT FROM (NEW.source, NEW.lead_id, NEW.created_at))
  EXECUTE FUNCTION mark_click_days();

CREATE FUNCTION mark_order_run_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM mark_order_runs(OLD.click_id, OLD.user_id); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM mark_order_runs(NEW.click_id, NEW.user_id); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER orders_new_run AFTER INSERT ON orders FOR EACH ROW EXECUTE FUNCTION mark_order_run_days();
CREATE TRIGGER orders_gone_run AFTER DELETE ON orders FOR EACH ROW EXECUTE FUNCTION mark_order_run_days();
CREATE TRIGGER orders_other_run AFTER UPDATE OF click_id, user_id, created_at, submitted_at, completed_at ON orders
  FOR EACH ROW WHEN ((OLD.click_id, OLD.user_id, OLD.created_at, OLD.submitted_at IS NULL, OLD.completed_at IS NULL) IS DISTINCT FROM
    (NEW.click_id, NEW.user_id, NEW.created_at, NEW.submitted_at IS NULL, NEW.completed_at IS NULL))
  EXECUTE FUNCTION mark_order_run_days();

-- A rating is of its own day and of its order's run, and no longer of its order's day.
CREATE OR REPLACE FUNCTION mark_rating_days() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  rated ratings := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
BEGIN
  INSERT INTO stale_days (day) SELECT day_of(rated.created_at) WHERE is_over(rated.created_at);
  PERFORM mark_order_runs(click_id, user_id) FROM orders WHERE id = rated.order_id;
  RETURN NULL;
END $$;
