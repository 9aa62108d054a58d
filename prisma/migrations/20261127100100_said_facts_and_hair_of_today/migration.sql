ALTER TABLE onboarding_forms ADD COLUMN today jsonb;

CREATE TYPE fact_source AS ENUM ('chip', 'note', 'visagist');
-- What a person tapped or wrote of themself, and what a visagist said of them: it lives and ends with the form.
CREATE TABLE said_facts (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES onboarding_forms (order_id) ON DELETE CASCADE ON UPDATE CASCADE,
  key text NOT NULL,
  value text,
  words text,
  source fact_source NOT NULL,
  kept boolean NOT NULL,
  by_user_id uuid REFERENCES users (id) ON DELETE SET NULL ON UPDATE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  -- The name of a fact may tell of health or faith.
  CONSTRAINT said_facts_sealed
    CHECK (key ~ '^sealed:1:' AND coalesce(value ~ '^sealed:1:', true) AND coalesce(words ~ '^sealed:1:', true))
);
CREATE INDEX said_facts_order_id_created_at_idx ON said_facts (order_id, created_at);
CREATE INDEX said_facts_by_user_id_idx ON said_facts (by_user_id);
