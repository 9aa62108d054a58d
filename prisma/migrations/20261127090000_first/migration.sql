-- The whole domain: prisma/schema.prisma, and what it cannot say (extensions, functions, triggers, checks, partial indexes and
-- indexes on expressions). Each table stands with its indexes and rules.

CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- unaccent() is only STABLE because its dictionary could change; ours never does, and an index needs IMMUTABLE.
CREATE FUNCTION fold_text(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;

-- The name of an address in the list of suppressions and in unsubscribe links.
CREATE FUNCTION email_hash(address text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT encode(sha256(convert_to(address, 'UTF8')), 'hex') $$;

-- People and sessions -------------------------------------------------------------------------------------------------

-- Words that names are made of: what is misspelt is looked for here, among thousands, instead of among everybody.
CREATE FUNCTION words_in(name text) RETURNS SETOF text LANGUAGE sql IMMUTABLE STRICT
  AS $$ SELECT DISTINCT word FROM regexp_split_to_table(public.fold_text(name), '[^[:alnum:]]+') word
    WHERE length(word) BETWEEN 3 AND 60 ORDER BY word $$;
-- A word nobody is called any more is forgotten with the last who was.
CREATE FUNCTION keep_name_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM name_words WHERE word IN (SELECT words_in(OLD.full_name))
      AND NOT EXISTS (SELECT 1 FROM users WHERE search_text LIKE '% ' || word || '%');
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO name_words SELECT words_in(NEW.full_name) ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;

CREATE TABLE name_words (
  word text PRIMARY KEY
);
CREATE INDEX name_words_alike_idx ON name_words USING gin (word gin_trgm_ops);

CREATE TYPE role AS ENUM ('admin', 'customer');
CREATE TYPE staff_role AS ENUM ('dono', 'visagista', 'atendimento');
CREATE TABLE users (
  id uuid PRIMARY KEY,
  role role NOT NULL DEFAULT 'customer',
  staff_role staff_role,
  email text NOT NULL,
  full_name text,
  phone text,
  password_hash text,
  must_change_password boolean NOT NULL DEFAULT false,
  totp_secret text,
  totp_enabled_at timestamptz(3),
  totp_last_step integer,
  totp_recovery_hashes text[] DEFAULT ARRAY[]::text[],
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at timestamptz(3) NOT NULL,
  last_seen_at timestamptz(3),
  erased_at timestamptz(3),
  -- People are found by any part of name or address, without accents. Kept, because folding on the way costs more than finding;
  -- the space before makes the beginning of a word something one or two letters can be looked up by.
  search_text text NOT NULL
    GENERATED ALWAYS AS (' ' || fold_text(coalesce(full_name, '') || ' ' || email)) STORED,
  CONSTRAINT users_email_folded CHECK (email = lower(btrim(email)) AND position('@' in email) > 1),
  CONSTRAINT users_team_has_role CHECK ((role = 'admin') = (staff_role IS NOT NULL))
);
CREATE UNIQUE INDEX users_email_key ON users (email);
CREATE INDEX users_created_at_id_idx ON users (created_at DESC, id DESC);
CREATE INDEX users_email_hash_idx ON users (email_hash(email));
-- Accounts by name, with what a search looks at: those passed on the way to the next match are not fetched.
CREATE INDEX users_name_idx ON users (fold_text(coalesce(full_name, '')), id)
  INCLUDE (full_name, search_text, role) WHERE erased_at IS NULL;
-- Signs alone are in no index of letters; few people have them.
CREATE INDEX users_odd_signs_idx ON users (id) WHERE search_text ~ '[^a-z0-9 @._+-]';
-- People are found by the last digits of their phone, however it was written: backwards, the last digits come first.
CREATE INDEX users_phone_end_idx ON users (reverse(regexp_replace(phone, '[^0-9]', '', 'g')) text_pattern_ops);
CREATE INDEX users_role_created_at_id_idx ON users (role, created_at DESC, id DESC);
CREATE INDEX users_search_idx ON users USING gin (search_text gin_trgm_ops);
-- Is this row's person one of those searched for? Asked of each row passed on the way.
CREATE INDEX users_search_text_of_idx ON users (id) INCLUDE (search_text);
CREATE TRIGGER users_name_words AFTER INSERT OR DELETE OR UPDATE OF full_name ON users
  FOR EACH ROW EXECUTE FUNCTION keep_name_words();

-- The law's record of access, six months of it.
CREATE FUNCTION keep_access() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO access_records (user_id, ip, hour, last_at)
  VALUES (NEW.user_id, NEW.ip, date_trunc('hour', NEW.last_seen_at), NEW.last_seen_at)
  ON CONFLICT (user_id, ip, hour) DO UPDATE SET last_at = greatest(access_records.last_at, EXCLUDED.last_at);
  RETURN NULL;
END $$;

CREATE TABLE access_records (
  user_id uuid NOT NULL,
  ip text NOT NULL,
  hour timestamptz(3) NOT NULL,
  last_at timestamptz(3) NOT NULL,
  PRIMARY KEY (user_id, ip, hour)
);
CREATE INDEX access_records_last_at_idx ON access_records (last_at);

CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  token_hash text NOT NULL,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  ip text,
  user_agent text,
  device_hash text,
  confirmed_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  last_seen_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  expires_at timestamptz(3) NOT NULL,
  revoked_at timestamptz(3)
);
CREATE UNIQUE INDEX sessions_token_hash_key ON sessions (token_hash);
CREATE INDEX sessions_expires_at_idx ON sessions (expires_at);
CREATE INDEX sessions_user_id_idx ON sessions (user_id);
CREATE TRIGGER sessions_keep_access AFTER INSERT OR UPDATE OF last_seen_at, ip ON sessions
  FOR EACH ROW WHEN (NEW.ip IS NOT NULL) EXECUTE FUNCTION keep_access();

CREATE TABLE live_presence (
  process_id uuid NOT NULL,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  seen_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY (process_id, user_id)
);
CREATE INDEX live_presence_seen_at_idx ON live_presence (seen_at);

-- A code belongs to the browser that asked, and is asked for alike whether or not the address is known.
CREATE TABLE sign_in_codes (
  id uuid PRIMARY KEY,
  user_id uuid REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  purpose text NOT NULL DEFAULT 'sign_in',
  account_key text,
  device_hash text,
  from_known_device boolean NOT NULL DEFAULT false,
  code_hash text,
  attempts integer NOT NULL DEFAULT 0,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  expires_at timestamptz(3) NOT NULL,
  used_at timestamptz(3),
  CONSTRAINT sign_in_codes_attempts CHECK (attempts >= 0)
);
CREATE INDEX sign_in_codes_account_key_created_at_idx ON sign_in_codes (account_key, created_at DESC);
CREATE INDEX sign_in_codes_expires_at_idx ON sign_in_codes (expires_at);
CREATE INDEX sign_in_codes_user_id_created_at_idx ON sign_in_codes (user_id, created_at DESC);

-- Browsers that have been inside an account.
CREATE TABLE known_devices (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  token_hash text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  last_used_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE UNIQUE INDEX known_devices_user_id_token_hash_key ON known_devices (user_id, token_hash);

-- The quiz, and the way to the checkout -------------------------------------------------------------------------------

-- The head a visitor of the free test chose to be drawn as may tell ethnic origin: it comes with the address, belongs to who bought,
-- and goes with the face. `run_id` is a plain id: a run may arrive after its click.
CREATE TABLE leads (
  id uuid PRIMARY KEY,
  email text NOT NULL,
  run_id uuid,
  name text NOT NULL,
  funnel_source text NOT NULL,
  consent_marketing boolean NOT NULL DEFAULT false,
  status text NOT NULL DEFAULT 'completed',
  answers jsonb NOT NULL DEFAULT '{}',
  head jsonb,
  face_shape text,
  style text,
  objective text,
  total_points integer NOT NULL DEFAULT 0,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at timestamptz(3) NOT NULL,
  CONSTRAINT leads_email_folded CHECK (email = lower(btrim(email)) AND position('@' in email) > 1)
);
CREATE UNIQUE INDEX leads_email_key ON leads (email);
CREATE INDEX leads_created_at_idx ON leads (created_at DESC);
CREATE INDEX leads_email_hash_idx ON leads (email_hash(email));
CREATE INDEX leads_updated_at_idx ON leads (updated_at);

CREATE TABLE quiz_runs (
  id uuid PRIMARY KEY,
  lead_id uuid REFERENCES leads (id) ON DELETE SET NULL ON UPDATE CASCADE,
  source text,
  step text NOT NULL,
  answers jsonb NOT NULL DEFAULT '{}',
  head jsonb,
  started_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at timestamptz(3) NOT NULL,
  finished_at timestamptz(3)
);
-- Runs of a lead, in their order; most have none.
CREATE INDEX quiz_runs_lead_idx ON quiz_runs (lead_id, started_at, id) WHERE lead_id IS NOT NULL;
CREATE INDEX quiz_runs_started_at_idx ON quiz_runs (started_at);
CREATE INDEX quiz_runs_updated_at_idx ON quiz_runs (updated_at);

CREATE TABLE quiz_previews (
  key text PRIMARY KEY,
  brief jsonb NOT NULL,
  text text,
  source text,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX quiz_previews_created_at_idx ON quiz_previews (created_at);

CREATE TABLE checkout_clicks (
  id uuid PRIMARY KEY,
  lead_id uuid REFERENCES leads (id) ON DELETE SET NULL ON UPDATE CASCADE,
  run_id uuid,
  visitor_id uuid,
  source text,
  fbp text,
  fbc text,
  ip text,
  user_agent text,
  consented boolean NOT NULL DEFAULT false,
  utm jsonb,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX checkout_clicks_created_at_idx ON checkout_clicks (created_at);
-- Clicks of a lead, in their order; most have none.
CREATE INDEX checkout_clicks_lead_idx ON checkout_clicks (lead_id, created_at) WHERE lead_id IS NOT NULL;

-- Orders and payments -------------------------------------------------------------------------------------------------

CREATE TYPE order_status AS ENUM ('AGUARDANDO_FORMULARIO', 'EM_PROCESSAMENTO', 'CONCLUIDO', 'REEMBOLSADO', 'CHARGEBACK');
CREATE TABLE orders (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  provider text NOT NULL DEFAULT 'kiwify',
  provider_order_id text,
  status order_status NOT NULL DEFAULT 'AGUARDANDO_FORMULARIO',
  amount_cents integer NOT NULL DEFAULT 7990,
  list_cents integer,
  currency char(3) NOT NULL DEFAULT 'BRL',
  payment_method text,
  installments integer,
  product_id text,
  product_name text,
  click_id uuid REFERENCES checkout_clicks (id) ON DELETE SET NULL ON UPDATE CASCADE,
  tracking jsonb,
  quiz_answers jsonb,
  quiz_head jsonb,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at timestamptz(3) NOT NULL,
  paid_at timestamptz(3),
  submitted_at timestamptz(3),
  due_at timestamptz(3),
  processing_started_at timestamptz(3),
  needs_visagist boolean NOT NULL DEFAULT false,
  desk_assignee_id uuid REFERENCES users (id) ON DELETE SET NULL ON UPDATE CASCADE,
  deadline_told integer NOT NULL DEFAULT 0,
  reminders_sent integer NOT NULL DEFAULT 0,
  reminded_at timestamptz(3),
  completed_at timestamptz(3),
  ended_at timestamptz(3),
  ended_from order_status,
  erase_at timestamptz(3),
  guide_opened_at timestamptz(3),
  CONSTRAINT orders_amount_not_negative CHECK (amount_cents >= 0),
  CONSTRAINT orders_done_has_time CHECK (status <> 'CONCLUIDO' OR completed_at IS NOT NULL),
  CONSTRAINT orders_due_after_submission CHECK (due_at IS NULL OR submitted_at IS NOT NULL),
  -- An order ended by hand can be taken back until `erase_at`.
  CONSTRAINT orders_erased_only_where_ended_by_hand CHECK (erase_at IS NULL OR ended_from IS NOT NULL)
);
CREATE UNIQUE INDEX orders_provider_provider_order_id_key ON orders (provider, provider_order_id);
CREATE INDEX orders_amount_idx ON orders (amount_cents, id);
CREATE INDEX orders_click_id_idx ON orders (click_id);
CREATE INDEX orders_created_at_id_idx ON orders (created_at DESC, id DESC) INCLUDE (user_id);
-- The desk's queue and the deadline list.
CREATE INDEX orders_due_idx ON orders (due_at, id) WHERE status = 'EM_PROCESSAMENTO';
CREATE INDEX orders_erase_at_idx ON orders (erase_at);
-- Walked every quarter of an hour: only the orders that may still be reminded of.
CREATE INDEX orders_remindable_idx ON orders (created_at) WHERE status = 'AGUARDANDO_FORMULARIO' AND reminders_sent < 2;
-- An order's number is the end of its id.
CREATE INDEX orders_short_id_idx ON orders (right(id::text, 8));
-- A status sorted by amount: without it the orders of all other statuses are walked past.
CREATE INDEX orders_status_amount_cents_id_idx ON orders (status, amount_cents, id);
CREATE INDEX orders_status_created_at_id_idx ON orders (status, created_at DESC, id DESC) INCLUDE (user_id);
CREATE INDEX orders_updated_at_idx ON orders (updated_at);
CREATE INDEX orders_user_id_created_at_idx ON orders (user_id, created_at DESC);

CREATE TABLE order_notes (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE ON UPDATE CASCADE,
  author_id uuid REFERENCES users (id) ON DELETE SET NULL ON UPDATE CASCADE,
  text text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX order_notes_order_id_created_at_idx ON order_notes (order_id, created_at);

CREATE TYPE magic_link_purpose AS ENUM ('access', 'sign_in');
CREATE TABLE magic_links (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  email text NOT NULL,
  purpose magic_link_purpose NOT NULL,
  order_id uuid REFERENCES orders (id) ON DELETE SET NULL ON UPDATE CASCADE,
  token_hash text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  expires_at timestamptz(3) NOT NULL,
  used_at timestamptz(3)
);
CREATE UNIQUE INDEX magic_links_token_hash_key ON magic_links (token_hash);
CREATE INDEX magic_links_created_at_id_idx ON magic_links (created_at DESC, id DESC) INCLUDE (user_id);
CREATE INDEX magic_links_expires_at_idx ON magic_links (expires_at);
CREATE INDEX magic_links_user_id_idx ON magic_links (user_id);

CREATE TYPE payment_kind AS ENUM ('paid', 'refunded', 'chargeback', 'pending', 'refused', 'abandoned', 'other');
CREATE TYPE webhook_verdict AS ENUM ('applied', 'logged', 'ignored', 'flagged');
CREATE TABLE webhook_events (
  id uuid PRIMARY KEY,
  provider text NOT NULL,
  event_key text NOT NULL,
  kind payment_kind NOT NULL,
  event_type text NOT NULL,
  external_order_id text,
  body_hash text NOT NULL,
  payload jsonb NOT NULL,
  other_payload jsonb,
  buyer_email text,
  deliveries integer NOT NULL DEFAULT 1,
  last_delivery_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  differing_bodies integer NOT NULL DEFAULT 0,
  verdict webhook_verdict,
  reason text,
  error text,
  order_id uuid REFERENCES orders (id) ON DELETE SET NULL ON UPDATE CASCADE,
  is_test boolean NOT NULL DEFAULT false,
  received_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  processed_at timestamptz(3)
);
CREATE UNIQUE INDEX webhook_events_event_key_key ON webhook_events (event_key);
CREATE INDEX webhook_events_event_type_received_at_id_idx ON webhook_events (event_type, received_at DESC, id DESC);
-- The rare ones among what nearly always went well.
CREATE INDEX webhook_events_odd_idx ON webhook_events (verdict, received_at DESC, id DESC) WHERE verdict <> 'applied';
CREATE INDEX webhook_events_order_id_idx ON webhook_events (order_id);
CREATE INDEX webhook_events_provider_external_order_id_idx ON webhook_events (provider, external_order_id);
CREATE INDEX webhook_events_received_at_id_idx ON webhook_events (received_at DESC, id DESC);
-- Each minute asks which events wait.
CREATE INDEX webhook_events_waiting_idx ON webhook_events (received_at) WHERE processed_at IS NULL;

CREATE TABLE webhook_rejections (
  provider text NOT NULL,
  day date NOT NULL,
  reason text NOT NULL,
  count integer NOT NULL DEFAULT 0,
  last_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY (provider, day, reason)
);

-- Consent -------------------------------------------------------------------------------------------------------------

-- Consents and the journal only grow.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;

CREATE TYPE consent_kind AS ENUM ('termos', 'fotos_biometria', 'marketing_email', 'cookies_marketing',
  'cookies_analytics', 'depoimento_publico');
CREATE TABLE consents (
  id uuid PRIMARY KEY,
  user_id uuid REFERENCES users (id) ON DELETE SET NULL ON UPDATE CASCADE,
  lead_id uuid REFERENCES leads (id) ON DELETE SET NULL ON UPDATE CASCADE,
  visitor_id uuid,
  order_id uuid,
  kind consent_kind NOT NULL,
  version text NOT NULL,
  granted boolean NOT NULL,
  channel text NOT NULL,
  ip text,
  user_agent text,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX consents_lead_id_idx ON consents (lead_id);
CREATE INDEX consents_user_id_kind_created_at_idx ON consents (user_id, kind, created_at DESC);
CREATE INDEX consents_visitor_id_kind_created_at_idx ON consents (visitor_id, kind, created_at DESC);
CREATE TRIGGER consents_append_only BEFORE DELETE OR UPDATE ON consents
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_change();

-- Without its owner's standing consent an order takes no photo, no link for one and nothing that was seen, marked or measured
-- on one, whoever writes the row.

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

-- Onboarding ----------------------------------------------------------------------------------------------------------

CREATE TABLE onboarding_drafts (
  order_id uuid PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE ON UPDATE CASCADE,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  form_data jsonb NOT NULL,
  current_step integer NOT NULL DEFAULT 1,
  edited_at timestamptz(3) NOT NULL,
  field_times jsonb NOT NULL DEFAULT '{}',
  updated_at timestamptz(3) NOT NULL,
  CONSTRAINT onboarding_drafts_step_range CHECK (current_step BETWEEN 1 AND 3)
);
CREATE INDEX onboarding_drafts_updated_at_idx ON onboarding_drafts (updated_at);

CREATE TABLE onboarding_forms (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE ON UPDATE CASCADE,
  full_name text NOT NULL,
  gender text NOT NULL,
  objective text NOT NULL,
  style text NOT NULL,
  hair_length text,
  beard_preference text,
  color_preferences text[],
  maintenance_level text,
  makeup text,
  event_date text,
  observations text NOT NULL DEFAULT '',
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT onboarding_forms_three_colours CHECK (cardinality(color_preferences) <= 3)
);
CREATE UNIQUE INDEX onboarding_forms_order_id_key ON onboarding_forms (order_id);
CREATE INDEX onboarding_forms_created_at_id_idx ON onboarding_forms (created_at DESC, id DESC) INCLUDE (order_id);

CREATE TYPE photo_slot AS ENUM ('front', 'side_left', 'side_right', 'back');
CREATE TABLE customer_photos (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE ON UPDATE CASCADE,
  slot photo_slot NOT NULL,
  storage_key text,
  file_size integer NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  source_hash text NOT NULL,
  likeness text,
  doubts text[] DEFAULT ARRAY[]::text[],
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  expires_at timestamptz(3) NOT NULL,
  purged_at timestamptz(3),
  CONSTRAINT customer_photos_kept_or_purged CHECK ((storage_key IS NULL) = (purged_at IS NOT NULL)),
  CONSTRAINT customer_photos_known_doubts
    CHECK (doubts <@ ARRAY['lying', 'no-face', 'two-faces', 'small', 'cut', 'tilted', 'turned', 'front-in-side', 'side-in-front',
      'other-side', 'face-in-back', 'soft', 'dark', 'bright']),
  CONSTRAINT customer_photos_likeness_sealed CHECK (likeness ~ '^sealed:1:'),
  -- What is said of a face goes with its file.
  CONSTRAINT customer_photos_nothing_said_of_purged
    CHECK (purged_at IS NULL OR (likeness IS NULL AND cardinality(doubts) = 0)),
  CONSTRAINT customer_photos_sizes CHECK (file_size > 0 AND width > 0 AND height > 0)
);
CREATE UNIQUE INDEX customer_photos_order_id_slot_key ON customer_photos (order_id, slot);
CREATE INDEX customer_photos_created_at_id_idx ON customer_photos (created_at DESC, id DESC) INCLUDE (order_id);
CREATE INDEX customer_photos_expiry_idx ON customer_photos (expires_at) WHERE purged_at IS NULL;
-- The sweep of the store asks which of its files a row points at.
CREATE INDEX customer_photos_storage_key_idx ON customer_photos (storage_key) WHERE storage_key IS NOT NULL;
CREATE TRIGGER customer_photos_need_consent BEFORE INSERT ON customer_photos
  FOR EACH ROW EXECUTE FUNCTION require_face_consent();

CREATE TABLE photo_requests (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE ON UPDATE CASCADE,
  slot photo_slot NOT NULL,
  token_hash text,
  reason text,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  expires_at timestamptz(3) NOT NULL,
  used_at timestamptz(3)
);
CREATE UNIQUE INDEX photo_requests_token_hash_key ON photo_requests (token_hash);
CREATE INDEX photo_requests_order_id_idx ON photo_requests (order_id);
CREATE TRIGGER photo_requests_need_consent BEFORE INSERT ON photo_requests
  FOR EACH ROW EXECUTE FUNCTION require_face_consent();

CREATE TYPE marking_source AS ENUM ('customer', 'visagist', 'model');
CREATE TYPE hairline_sight AS ENUM ('seen', 'fringe', 'unsure', 'unseen');
CREATE TABLE face_markings (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE ON UPDATE CASCADE,
  photo_id uuid NOT NULL REFERENCES customer_photos (id) ON DELETE CASCADE ON UPDATE CASCADE,
  source marking_source NOT NULL,
  points jsonb NOT NULL,
  origins jsonb,
  straight jsonb,
  pose jsonb,
  hairline hairline_sight,
  model text,
  reviewed boolean NOT NULL DEFAULT true,
  marked_by_id uuid REFERENCES users (id) ON DELETE SET NULL ON UPDATE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX face_markings_order_id_created_at_idx ON face_markings (order_id, created_at DESC);
CREATE TRIGGER face_markings_need_consent BEFORE INSERT ON face_markings
  FOR EACH ROW EXECUTE FUNCTION require_face_consent();

-- A visagist's word on how the recommended cut lies over the front photo. It is about one marking and goes with it.
CREATE TABLE photo_fits (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE ON UPDATE CASCADE,
  marking_id uuid NOT NULL REFERENCES face_markings (id) ON DELETE CASCADE ON UPDATE CASCADE,
  look text NOT NULL,
  x double precision NOT NULL,
  y double precision NOT NULL,
  scale double precision NOT NULL,
  laid boolean NOT NULL,
  author_id uuid REFERENCES users (id) ON DELETE SET NULL ON UPDATE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX photo_fits_marking_id_idx ON photo_fits (marking_id);
CREATE INDEX photo_fits_order_id_created_at_idx ON photo_fits (order_id, created_at DESC);
CREATE TRIGGER photo_fits_need_consent BEFORE INSERT ON photo_fits
  FOR EACH ROW EXECUTE FUNCTION require_face_consent();

-- Points marked on a photo from the side; they go with that photo.
CREATE TABLE side_markings (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE ON UPDATE CASCADE,
  photo_id uuid NOT NULL REFERENCES customer_photos (id) ON DELETE CASCADE ON UPDATE CASCADE,
  source marking_source NOT NULL,
  points jsonb NOT NULL,
  origins jsonb NOT NULL,
  model text,
  marked_by_id uuid REFERENCES users (id) ON DELETE SET NULL ON UPDATE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX side_markings_order_id_created_at_idx ON side_markings (order_id, created_at DESC);
CREATE INDEX side_markings_photo_id_idx ON side_markings (photo_id);
CREATE TRIGGER side_markings_need_consent BEFORE INSERT ON side_markings
  FOR EACH ROW EXECUTE FUNCTION require_face_consent();

CREATE TYPE observer AS ENUM ('aparelho', 'cliente', 'visagista');
-- It may tell ethnic origin: like a photo, nothing of it comes in without consent.
CREATE TABLE observations (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE ON UPDATE CASCADE,
  field text NOT NULL,
  value text,
  by observer NOT NULL,
  by_user_id uuid REFERENCES users (id) ON DELETE SET NULL ON UPDATE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE UNIQUE INDEX observations_order_id_field_by_created_at_key ON observations (order_id, field, by, created_at);
CREATE INDEX observations_by_user_id_idx ON observations (by_user_id);
CREATE TRIGGER observations_need_consent BEFORE INSERT ON observations
  FOR EACH ROW EXECUTE FUNCTION require_face_consent();

-- A visagist sets the season of an order, or leaves it out on purpose; nobody else does.
CREATE TABLE season_choices (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE ON UPDATE CASCADE,
  choice text,
  author_id uuid REFERENCES users (id) ON DELETE SET NULL ON UPDATE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX season_choices_order_id_created_at_idx ON season_choices (order_id, created_at DESC);

-- What a person answered before the cloths; it goes with their photos.
CREATE TABLE cloth_tests (
  order_id uuid PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE ON UPDATE CASCADE,
  seed integer NOT NULL,
  answers jsonb NOT NULL,
  answered_at timestamptz(3) NOT NULL
);

CREATE TYPE measured_with AS ENUM ('folha', 'foto');
-- What a program measured of a person's colours, beside a white sheet or on the front photo; it goes with the photos.
CREATE TABLE colour_measures (
  order_id uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE ON UPDATE CASCADE,
  means measured_with NOT NULL,
  photo_id uuid REFERENCES customer_photos (id) ON DELETE CASCADE ON UPDATE CASCADE,
  light text NOT NULL,
  contrast double precision,
  typology_angle double precision,
  hue_angle double precision,
  sealed text,
  measured_at timestamptz(3) NOT NULL,
  PRIMARY KEY (order_id, means)
);
CREATE INDEX colour_measures_photo_id_idx ON colour_measures (photo_id);
CREATE TRIGGER colour_measures_need_consent BEFORE INSERT OR UPDATE ON colour_measures
  FOR EACH ROW EXECUTE FUNCTION require_face_consent();

-- Reports -------------------------------------------------------------------------------------------------------------

CREATE TYPE analysis_state AS ENUM ('proposed', 'edited', 'approved', 'unreviewed');
CREATE TABLE analyses (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE ON UPDATE CASCADE,
  state analysis_state NOT NULL DEFAULT 'proposed',
  engine_version integer NOT NULL,
  content jsonb NOT NULL,
  primary_shape text,
  confirmed_shape text,
  author_id uuid REFERENCES users (id) ON DELETE SET NULL ON UPDATE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX analyses_approved_waiting_idx ON analyses (created_at)
  WHERE state IN ('approved', 'unreviewed') AND content = '{}';
CREATE INDEX analyses_order_id_created_at_idx ON analyses (order_id, created_at DESC);

CREATE TABLE report_builds (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE ON UPDATE CASCADE,
  step text NOT NULL,
  percent integer NOT NULL DEFAULT 0,
  error text,
  started_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  finished_at timestamptz(3),
  CONSTRAINT report_builds_percent CHECK (percent BETWEEN 0 AND 100)
);
CREATE INDEX report_builds_order_id_started_at_idx ON report_builds (order_id, started_at DESC);

CREATE TABLE report_previews (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE ON UPDATE CASCADE,
  version text,
  percent integer NOT NULL DEFAULT 0,
  storage_key text,
  error text,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  finished_at timestamptz(3)
);
CREATE INDEX report_previews_created_at_idx ON report_previews (created_at);
CREATE INDEX report_previews_order_id_idx ON report_previews (order_id);

CREATE TABLE generated_pdfs (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE ON UPDATE CASCADE,
  storage_key text,
  file_size integer NOT NULL,
  page_count integer NOT NULL,
  sha256 text NOT NULL,
  phone_storage_key text,
  phone_file_size integer,
  phone_page_count integer,
  phone_sha256 text,
  download_count integer NOT NULL DEFAULT 0,
  max_downloads integer,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  expires_at timestamptz(3) NOT NULL,
  superseded_at timestamptz(3),
  purged_at timestamptz(3),
  CONSTRAINT generated_pdfs_counts CHECK (download_count >= 0 AND page_count > 0 AND file_size > 0),
  CONSTRAINT generated_pdfs_kept_or_purged CHECK ((storage_key IS NULL) = (purged_at IS NOT NULL)),
  -- The edition for phones lives and dies with the A4, and is known whole or not at all.
  CONSTRAINT generated_pdfs_phone_edition_ends_with_report CHECK (purged_at IS NULL OR phone_storage_key IS NULL),
  CONSTRAINT generated_pdfs_whole_phone_edition
    CHECK (num_nulls(phone_file_size, phone_page_count, phone_sha256) IN (0, 3)
      AND (phone_storage_key IS NULL OR phone_sha256 IS NOT NULL))
);
-- One living report an order: building twice replaces, never doubles.
CREATE UNIQUE INDEX generated_pdfs_current_key ON generated_pdfs (order_id) WHERE superseded_at IS NULL;
CREATE INDEX generated_pdfs_created_at_id_idx ON generated_pdfs (created_at DESC, id DESC) INCLUDE (order_id);
CREATE INDEX generated_pdfs_downloads_idx ON generated_pdfs (download_count, id);
CREATE INDEX generated_pdfs_expiry_idx ON generated_pdfs (expires_at) WHERE purged_at IS NULL;
CREATE INDEX generated_pdfs_order_id_created_at_idx ON generated_pdfs (order_id, created_at DESC);
CREATE INDEX generated_pdfs_phone_storage_key_idx ON generated_pdfs (phone_storage_key) WHERE phone_storage_key IS NOT NULL;
-- The sweep of the store asks which of its files a row points at.
CREATE INDEX generated_pdfs_storage_key_idx ON generated_pdfs (storage_key) WHERE storage_key IS NOT NULL;

CREATE TABLE salon_card_links (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE ON UPDATE CASCADE,
  token_hash text NOT NULL,
  printed boolean NOT NULL DEFAULT false,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  expires_at timestamptz(3) NOT NULL,
  last_opened_at timestamptz(3)
);
-- A new link for a visit takes the place of the one before; every printed version of a report has a code of its own.
CREATE UNIQUE INDEX salon_card_links_one_a_visit ON salon_card_links (order_id) WHERE NOT printed;
CREATE UNIQUE INDEX salon_card_links_token_hash_key ON salon_card_links (token_hash);
CREATE INDEX salon_card_links_order_id_idx ON salon_card_links (order_id);

CREATE TABLE ratings (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE ON UPDATE CASCADE,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  rating integer NOT NULL,
  service_quality integer NOT NULL,
  delivery_time integer NOT NULL,
  feedback text,
  recommendations text,
  would_recommend boolean NOT NULL DEFAULT true,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT ratings_delivery_range CHECK (delivery_time BETWEEN 1 AND 5),
  CONSTRAINT ratings_quality_range CHECK (service_quality BETWEEN 1 AND 5),
  CONSTRAINT ratings_rating_range CHECK (rating BETWEEN 1 AND 5)
);
CREATE UNIQUE INDEX ratings_order_id_user_id_key ON ratings (order_id, user_id);
CREATE INDEX ratings_created_at_id_idx ON ratings (created_at DESC, id DESC) INCLUDE (user_id);
CREATE INDEX ratings_rating_created_at_id_idx ON ratings (rating, created_at DESC, id DESC);
CREATE INDEX ratings_stars_idx ON ratings (rating, id);
-- Ratings of the people a search means.
CREATE INDEX ratings_user_id_idx ON ratings (user_id);

-- A buyer may let the site publish one sentence of theirs, under a name of their choice, until they take it back.
CREATE TABLE voice_licences (
  rating_id uuid PRIMARY KEY REFERENCES ratings (id) ON DELETE CASCADE ON UPDATE CASCADE,
  text text NOT NULL,
  name text NOT NULL,
  shape text,
  granted_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  published_at timestamptz(3)
);
CREATE INDEX voice_licences_published_at_idx ON voice_licences (published_at DESC);

-- Notifications, push, mail -------------------------------------------------------------------------------------------

CREATE TABLE notifications (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  type text NOT NULL,
  title text NOT NULL,
  message text NOT NULL,
  order_id uuid REFERENCES orders (id) ON DELETE CASCADE ON UPDATE CASCADE,
  dedupe_key text,
  read_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE UNIQUE INDEX notifications_dedupe_key_key ON notifications (dedupe_key);
CREATE INDEX notifications_created_at_id_idx ON notifications (created_at DESC, id DESC) INCLUDE (user_id);
CREATE INDEX notifications_unread_idx ON notifications (user_id) WHERE read_at IS NULL;
CREATE INDEX notifications_user_id_created_at_idx ON notifications (user_id, created_at DESC);

CREATE TABLE push_subscriptions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  endpoint text NOT NULL,
  p256dh text NOT NULL,
  auth text NOT NULL,
  user_agent text,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  last_seen_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  failures integer NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX push_subscriptions_endpoint_key ON push_subscriptions (endpoint);
CREATE INDEX push_subscriptions_user_id_idx ON push_subscriptions (user_id);

CREATE TABLE notification_preferences (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  orders boolean NOT NULL DEFAULT true,
  reminders boolean NOT NULL DEFAULT true,
  news boolean NOT NULL DEFAULT false,
  updated_at timestamptz(3) NOT NULL
);

CREATE TYPE mail_status AS ENUM ('queued', 'sent', 'failed', 'suppressed', 'captured');
CREATE TABLE outgoing_mails (
  id uuid PRIMARY KEY,
  kind text NOT NULL,
  to_email text NOT NULL,
  user_id uuid REFERENCES users (id) ON DELETE SET NULL ON UPDATE CASCADE,
  order_id uuid REFERENCES orders (id) ON DELETE SET NULL ON UPDATE CASCADE,
  lead_id uuid REFERENCES leads (id) ON DELETE SET NULL ON UPDATE CASCADE,
  data jsonb NOT NULL DEFAULT '{}',
  dedupe_key text,
  subject text,
  status mail_status NOT NULL DEFAULT 'queued',
  attempts integer NOT NULL DEFAULT 0,
  message_id text,
  error text,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  sent_at timestamptz(3)
);
CREATE UNIQUE INDEX outgoing_mails_dedupe_key_key ON outgoing_mails (dedupe_key);
CREATE INDEX outgoing_mails_created_at_id_idx ON outgoing_mails (created_at DESC, id DESC) INCLUDE (user_id);
CREATE INDEX outgoing_mails_lead_id_idx ON outgoing_mails (lead_id);
-- The rare ones among what nearly always went well.
CREATE INDEX outgoing_mails_odd_idx ON outgoing_mails (status, created_at DESC, id DESC) WHERE status <> 'sent';
CREATE INDEX outgoing_mails_order_id_idx ON outgoing_mails (order_id);
CREATE INDEX outgoing_mails_user_id_created_at_idx ON outgoing_mails (user_id, created_at DESC);
CREATE INDEX outgoing_mails_waiting_idx ON outgoing_mails (created_at) WHERE status = 'queued';

CREATE TABLE suppressions (
  email_hash text PRIMARY KEY,
  mailbox_hash text,
  id uuid NOT NULL,
  list text NOT NULL DEFAULT 'marketing',
  reason text,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  erased_at timestamptz(3)
);
CREATE UNIQUE INDEX suppressions_id_key ON suppressions (id);
CREATE INDEX suppressions_created_at_id_idx ON suppressions (created_at DESC, id DESC);
-- The mailbox behind an address, however it is spelt: who left the list under one spelling is not written to under another.
CREATE INDEX suppressions_mailbox_hash_idx ON suppressions (mailbox_hash);

-- Blog, contact, tracking ---------------------------------------------------------------------------------------------

CREATE TABLE blog_posts (
  id uuid PRIMARY KEY,
  slug text NOT NULL,
  title text NOT NULL,
  description text NOT NULL,
  content text NOT NULL,
  image_url text,
  image_alt text NOT NULL DEFAULT '',
  figures jsonb NOT NULL DEFAULT '{}',
  read_time integer NOT NULL,
  view_count integer NOT NULL DEFAULT 0,
  tags text[],
  featured boolean NOT NULL DEFAULT false,
  author_name text NOT NULL,
  meta_title text,
  meta_description text,
  keywords text,
  social_image_url text,
  published_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at timestamptz(3) NOT NULL
);
CREATE UNIQUE INDEX blog_posts_slug_key ON blog_posts (slug);
-- Which post shows a figure?
CREATE INDEX blog_posts_figures_idx ON blog_posts USING gin (figures);
CREATE INDEX blog_posts_published_at_idx ON blog_posts (published_at DESC);
CREATE INDEX blog_posts_view_count_idx ON blog_posts (view_count DESC);

CREATE TABLE blog_post_addresses (
  slug text PRIMARY KEY,
  post_id uuid NOT NULL REFERENCES blog_posts (id) ON DELETE CASCADE ON UPDATE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX blog_post_addresses_post_id_idx ON blog_post_addresses (post_id);

CREATE TABLE blog_images (
  name text PRIMARY KEY,
  shown_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX blog_images_shown_at_idx ON blog_images (shown_at);

CREATE TABLE blog_post_views (
  post_id uuid NOT NULL REFERENCES blog_posts (id) ON DELETE CASCADE ON UPDATE CASCADE,
  day date NOT NULL,
  visitor_key text NOT NULL,
  PRIMARY KEY (post_id, day, visitor_key)
);

CREATE TABLE contact_messages (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL,
  subject text NOT NULL,
  message text NOT NULL,
  ip text,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  handled_at timestamptz(3)
);
CREATE INDEX contact_messages_created_at_idx ON contact_messages (created_at DESC);

CREATE TABLE tracking_events (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  event_id text NOT NULL,
  visitor_id uuid NOT NULL,
  data jsonb NOT NULL,
  person jsonb,
  status text NOT NULL DEFAULT 'queued',
  trace_id text,
  error text,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  sent_at timestamptz(3)
);
CREATE UNIQUE INDEX tracking_events_event_id_key ON tracking_events (event_id);
CREATE INDEX tracking_events_created_at_idx ON tracking_events (created_at DESC);

-- The house's own books -----------------------------------------------------------------------------------------------

CREATE TABLE system_logs (
  id uuid PRIMARY KEY,
  level text NOT NULL,
  category text NOT NULL,
  action text NOT NULL,
  message text NOT NULL,
  details jsonb,
  duration integer,
  success boolean NOT NULL DEFAULT true,
  error_code text,
  user_id uuid,
  order_id uuid,
  lead_id uuid,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  -- Lines are searched like people: folded once when written.
  search_text text NOT NULL
    GENERATED ALWAYS AS (' ' || fold_text(action || ' ' || message)) STORED
);
CREATE INDEX system_logs_category_level_created_at_idx ON system_logs (category, level, created_at DESC);
CREATE INDEX system_logs_created_at_id_idx ON system_logs (created_at DESC, id DESC) INCLUDE (level);
CREATE INDEX system_logs_lead_id_idx ON system_logs (lead_id) WHERE lead_id IS NOT NULL;
CREATE INDEX system_logs_order_id_idx ON system_logs (order_id) WHERE order_id IS NOT NULL;
CREATE INDEX system_logs_search_idx ON system_logs USING gin (search_text gin_trgm_ops);
CREATE INDEX system_logs_user_id_idx ON system_logs (user_id) WHERE user_id IS NOT NULL;

CREATE TABLE journal_entries (
  id uuid PRIMARY KEY,
  actor_id uuid REFERENCES users (id) ON DELETE SET NULL ON UPDATE CASCADE,
  actor_role staff_role,
  action text NOT NULL,
  subject text NOT NULL,
  subject_id uuid,
  "from" jsonb,
  "to" jsonb,
  ip text,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX journal_entries_action_created_at_id_idx ON journal_entries (action, created_at DESC, id DESC);
CREATE INDEX journal_entries_actor_id_created_at_idx ON journal_entries (actor_id, created_at DESC);
CREATE INDEX journal_entries_created_at_id_idx ON journal_entries (created_at DESC, id DESC);
CREATE INDEX journal_entries_subject_subject_id_created_at_idx ON journal_entries (subject, subject_id, created_at DESC);
CREATE TRIGGER journal_entries_append_only BEFORE DELETE OR UPDATE ON journal_entries
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_change();

-- The journal as a chain: each link hashes the one before and an entry as it lies here, sealed. A job writes it shortly after the
-- entries, so that no writer waits for another. api/journal/chain.ts
CREATE TABLE journal_links (
  position bigint PRIMARY KEY,
  entry_id uuid NOT NULL,
  hash text NOT NULL,
  linked_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE UNIQUE INDEX journal_links_entry_id_key ON journal_links (entry_id);
CREATE TRIGGER journal_links_append_only BEFORE DELETE OR UPDATE ON journal_links
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_change();

-- The day that figures count a moment to.
CREATE FUNCTION day_of(at timestamptz) RETURNS date LANGUAGE sql STABLE
  AS $$ SELECT (at AT TIME ZONE 'America/Sao_Paulo')::date $$;

-- Figures of past days, which the job figures.refresh keeps by the rows' updated_at.
CREATE TABLE daily_totals (
  metric text NOT NULL,
  day date NOT NULL,
  kind text NOT NULL,
  n double precision NOT NULL,
  PRIMARY KEY (metric, day, kind)
);

-- Without a key on the day: two transactions may note the same one, and neither waits for the other.
CREATE TABLE changed_days (
  id bigserial PRIMARY KEY,
  day date NOT NULL
);

-- What must never be and is: opened when it is found, ended when it is no longer so.
CREATE TABLE alarms (
  id uuid PRIMARY KEY,
  kind text NOT NULL,
  subject text NOT NULL,
  order_id uuid REFERENCES orders (id) ON DELETE CASCADE ON UPDATE CASCADE,
  detail jsonb NOT NULL DEFAULT '{}',
  opened_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  seen_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  ended_at timestamptz(3),
  dismissed_at timestamptz(3)
);
CREATE UNIQUE INDEX alarms_kind_subject_key ON alarms (kind, subject);
CREATE INDEX alarms_ended_at_opened_at_idx ON alarms (ended_at, opened_at DESC);
CREATE INDEX alarms_order_id_idx ON alarms (order_id);

-- A destroyed key stays destroyed.
CREATE FUNCTION refuse_revival() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a destroyed key stays destroyed';
END $$;

-- One random key for what belongs together, wrapped by a master key that is never in the database. Deleting the wrapped key
-- erases everything sealed with it, wherever copies of it lie. api/platform/keyring.ts
CREATE TABLE sealing_keys (
  id uuid PRIMARY KEY,
  scope text NOT NULL,
  owner_id uuid NOT NULL,
  master_id text NOT NULL,
  wrapped bytea,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  destroyed_at timestamptz(3),
  CONSTRAINT sealing_keys_scope CHECK (scope IN ('face', 'report', 'answers', 'journal', 'device', 'signing')),
  CONSTRAINT sealing_keys_wrapped_or_destroyed CHECK ((wrapped IS NULL) = (destroyed_at IS NOT NULL))
);
-- Whatever is sealed anew is sealed with the one living key of its owner.
CREATE UNIQUE INDEX sealing_keys_one_living ON sealing_keys (owner_id, scope) WHERE destroyed_at IS NULL;
CREATE INDEX sealing_keys_master_id_idx ON sealing_keys (master_id);
CREATE INDEX sealing_keys_owner_id_scope_idx ON sealing_keys (owner_id, scope);
CREATE TRIGGER sealing_keys_stay_destroyed BEFORE UPDATE ON sealing_keys
  FOR EACH ROW WHEN (OLD.destroyed_at IS NOT NULL) EXECUTE FUNCTION refuse_revival();

CREATE TABLE settings (
  key text PRIMARY KEY,
  value jsonb NOT NULL,
  updated_at timestamptz(3) NOT NULL
);

CREATE TABLE rate_limits (
  key text PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire timestamptz(3)
);
CREATE INDEX rate_limits_expire_idx ON rate_limits (expire);

-- Vacuum --------------------------------------------------------------------------------------------------------------

-- Lists are walked from the newest, by an index that ends with the moment and the id (a broadcast writes thousands of rows of one
-- moment) and names whose a row is. An index answers alone only for rows that a vacuum has seen. By default it comes when a table
-- has grown by a fifth: years of the newest rows, which are those that are walked.
ALTER TABLE users SET (autovacuum_vacuum_insert_scale_factor = 0.005, autovacuum_vacuum_scale_factor = 0.02);
ALTER TABLE orders SET (autovacuum_vacuum_insert_scale_factor = 0.005, autovacuum_vacuum_scale_factor = 0.02);
ALTER TABLE magic_links SET (autovacuum_vacuum_insert_scale_factor = 0.005, autovacuum_vacuum_scale_factor = 0.02);
ALTER TABLE onboarding_forms SET (autovacuum_vacuum_insert_scale_factor = 0.005, autovacuum_vacuum_scale_factor = 0.02);
ALTER TABLE customer_photos SET (autovacuum_vacuum_insert_scale_factor = 0.005, autovacuum_vacuum_scale_factor = 0.02);
ALTER TABLE generated_pdfs SET (autovacuum_vacuum_insert_scale_factor = 0.005, autovacuum_vacuum_scale_factor = 0.02);
ALTER TABLE ratings SET (autovacuum_vacuum_insert_scale_factor = 0.005, autovacuum_vacuum_scale_factor = 0.02);
ALTER TABLE notifications SET (autovacuum_vacuum_insert_scale_factor = 0.005, autovacuum_vacuum_scale_factor = 0.02);
ALTER TABLE outgoing_mails SET (autovacuum_vacuum_insert_scale_factor = 0.005, autovacuum_vacuum_scale_factor = 0.02);
ALTER TABLE system_logs SET (autovacuum_vacuum_insert_scale_factor = 0.005, autovacuum_vacuum_scale_factor = 0.02);
