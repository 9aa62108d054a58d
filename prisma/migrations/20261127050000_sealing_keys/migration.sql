-- One random key for what belongs together, wrapped by a master key that is never in the database. Deleting the wrapped key
-- erases everything sealed with it, wherever copies of it lie. api/platform/keyring.ts
CREATE TABLE "sealing_keys" (
    "id" UUID NOT NULL,
    "scope" TEXT NOT NULL,
    "owner_id" UUID NOT NULL,
    "master_id" TEXT NOT NULL,
    "wrapped" BYTEA,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "destroyed_at" TIMESTAMPTZ(3),

    CONSTRAINT "sealing_keys_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "sealing_keys_owner_id_scope_idx" ON "sealing_keys"("owner_id", "scope");
CREATE INDEX "sealing_keys_master_id_idx" ON "sealing_keys"("master_id");

-- The measured colours of a row together: numbers cannot be sealed in columns of numbers.
ALTER TABLE "colour_measures" ADD COLUMN "sealed" TEXT;

-- Of files kept before there were keys; a job seals them.
ALTER TABLE "customer_photos" ADD COLUMN "is_sealed" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "generated_pdfs" ADD COLUMN "is_sealed" BOOLEAN NOT NULL DEFAULT false;

-- The shape is sealed as the rest of an analysis, so it is written and no longer generated. Rows keep theirs.
ALTER TABLE "analyses" ALTER COLUMN "primary_shape" DROP EXPRESSION;

-- What Prisma cannot say ---------------------------------------------------------------------------------------------

ALTER TABLE "sealing_keys"
  ADD CONSTRAINT sealing_keys_wrapped_or_destroyed CHECK ((wrapped IS NULL) = (destroyed_at IS NOT NULL)),
  ADD CONSTRAINT sealing_keys_scope CHECK (scope IN ('face', 'report', 'answers', 'journal'));

-- Whatever is sealed anew is sealed with the one living key of its owner.
CREATE UNIQUE INDEX sealing_keys_one_living ON sealing_keys (owner_id, scope) WHERE destroyed_at IS NULL;

-- A destroyed key stays destroyed.
CREATE FUNCTION refuse_revival() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a destroyed key stays destroyed';
END $$;
CREATE TRIGGER sealing_keys_stay_destroyed BEFORE UPDATE ON sealing_keys
  FOR EACH ROW WHEN (OLD.destroyed_at IS NOT NULL) EXECUTE FUNCTION refuse_revival();

ALTER TABLE customer_photos
  DROP CONSTRAINT customer_photos_likeness_bits,
  ADD CONSTRAINT customer_photos_likeness_bits CHECK (likeness ~ '^([01]{64}$|sealed:1:)') NOT VALID;

-- The journal only grows; but what an entry of before says in the clear may be sealed, once.
CREATE FUNCTION refuse_journal_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was jsonb := to_jsonb(OLD);
  now jsonb := to_jsonb(NEW);
  field text;
BEGIN
  IF TG_OP = 'UPDATE' AND was - 'from' - 'to' - 'ip' = now - 'from' - 'to' - 'ip' THEN
    FOREACH field IN ARRAY ARRAY['from', 'to', 'ip'] LOOP
      IF was->field IS DISTINCT FROM now->field
        AND (coalesce(was->>field LIKE 'sealed:1:%', true) OR coalesce(now->>field NOT LIKE 'sealed:1:%', true)) THEN
        RAISE EXCEPTION 'journal_entries is append-only';
      END IF;
    END LOOP;
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'journal_entries is append-only';
END $$;
DROP TRIGGER journal_entries_append_only ON journal_entries;
CREATE TRIGGER journal_entries_append_only BEFORE UPDATE OR DELETE ON journal_entries
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_journal_change();
