-- What must never be and is: opened when it is found, ended when it is no longer so.
CREATE TABLE "alarms" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "order_id" UUID,
    "detail" JSONB NOT NULL DEFAULT '{}',
    "opened_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),
    "dismissed_at" TIMESTAMPTZ(3),

    CONSTRAINT "alarms_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "alarms_kind_subject_key" ON "alarms"("kind", "subject");
CREATE INDEX "alarms_order_id_idx" ON "alarms"("order_id");
CREATE INDEX "alarms_ended_at_opened_at_idx" ON "alarms"("ended_at", "opened_at" DESC);
ALTER TABLE "alarms" ADD CONSTRAINT "alarms_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;
