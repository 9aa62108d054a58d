-- The journal as a chain: each link hashes the one before and an entry as it lies here, sealed. A job writes it shortly after the
-- entries, so that no writer waits for another. api/journal/chain.ts
CREATE TABLE "journal_links" (
    "position" BIGINT NOT NULL,
    "entry_id" UUID NOT NULL,
    "hash" TEXT NOT NULL,
    "linked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "journal_links_pkey" PRIMARY KEY ("position")
);

CREATE UNIQUE INDEX "journal_links_entry_id_key" ON "journal_links"("entry_id");

-- What Prisma cannot say ---------------------------------------------------------------------------------------------

CREATE TRIGGER journal_links_append_only BEFORE UPDATE OR DELETE ON journal_links
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_change();

-- The house's own key, which signs the chain's end and receipts, lies with the others.
ALTER TABLE sealing_keys
  DROP CONSTRAINT sealing_keys_scope,
  ADD CONSTRAINT sealing_keys_scope CHECK (scope IN ('face', 'report', 'answers', 'journal', 'signing')) NOT VALID;
