-- A status sorted by amount: without it the orders of all other statuses are walked past.
CREATE INDEX "orders_status_amount_cents_id_idx" ON "orders"("status", "amount_cents", "id");
-- Ratings of the people a search means.
CREATE INDEX "ratings_user_id_idx" ON "ratings"("user_id");

-- What Prisma cannot say ---------------------------------------------------------------------------------------------

-- Accounts by name, with what a search looks at: those passed on the way to the next match are not fetched.
DROP INDEX users_name_idx;
CREATE INDEX users_name_idx ON users (fold_text(coalesce(full_name, '')), id)
  INCLUDE (full_name, search_text, role) WHERE erased_at IS NULL;

-- Lines are searched like people: folded once when written, because folding on the way costs more than finding.
-- The table is written anew once; it holds a month.
DROP INDEX system_logs_search_idx;
ALTER TABLE system_logs ADD COLUMN search_text text NOT NULL
  GENERATED ALWAYS AS (' ' || fold_text(action || ' ' || message)) STORED;
CREATE INDEX system_logs_search_idx ON system_logs USING gin (search_text gin_trgm_ops);
