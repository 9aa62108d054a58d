-- A visagist sets the season of an order, or leaves it out on purpose; nobody else does.
-- CreateTable
CREATE TABLE "season_choices" (
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "choice" TEXT,
    "author_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "season_choices_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "season_choices_order_id_created_at_idx" ON "season_choices"("order_id", "created_at" DESC);

-- AddForeignKey
ALTER TABLE "season_choices" ADD CONSTRAINT "season_choices_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "season_choices" ADD CONSTRAINT "season_choices_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
