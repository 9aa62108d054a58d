-- Figures of past days come from one table of totals, which the job figures.refresh keeps by the rows' updated_at; triggers
-- are no longer needed. It is filled by the first run of the job; until then figures are counted from the rows.
CREATE TABLE "daily_totals" (
    "metric" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "kind" TEXT NOT NULL,
    "n" DOUBLE PRECISION NOT NULL,

    CONSTRAINT "daily_totals_pkey" PRIMARY KEY ("metric", "day", "kind")
);
-- Without a key on the day: two transactions may note the same one, and neither waits for the other.
CREATE TABLE "changed_days" (
    "id" BIGSERIAL NOT NULL,
    "day" DATE NOT NULL,

    CONSTRAINT "changed_days_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "orders_updated_at_idx" ON "orders"("updated_at");
CREATE INDEX "leads_updated_at_idx" ON "leads"("updated_at");
CREATE INDEX "quiz_runs_updated_at_idx" ON "quiz_runs"("updated_at");

-- What Prisma cannot say ---------------------------------------------------------------------------------------------

-- With their triggers.
DROP FUNCTION mark_day() CASCADE;
DROP FUNCTION mark_order_days() CASCADE;
DROP FUNCTION mark_order_run_days() CASCADE;
DROP FUNCTION mark_rating_days() CASCADE;
DROP FUNCTION mark_click_days() CASCADE;
DROP FUNCTION mark_run_days() CASCADE;
DROP FUNCTION mark_lead_days() CASCADE;
DROP FUNCTION mark_address_days() CASCADE;
DROP FUNCTION mark_log_days() CASCADE;
DROP FUNCTION mark_order_runs(uuid, uuid);
DROP FUNCTION mark_lead_orders(uuid, text);
DROP FUNCTION mark_runs(text);
DROP FUNCTION mark_runs(uuid);
DROP FUNCTION is_over(timestamptz);
DROP TABLE order_days, day_tallies, stale_days, counted_until;
