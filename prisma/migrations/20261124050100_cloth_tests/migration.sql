-- What a person answered before the cloths; it goes with their photos.
-- CreateTable
CREATE TABLE "cloth_tests" (
    "order_id" UUID NOT NULL,
    "seed" INTEGER NOT NULL,
    "answers" JSONB NOT NULL,
    "answered_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "cloth_tests_pkey" PRIMARY KEY ("order_id")
);

-- AddForeignKey
ALTER TABLE "cloth_tests" ADD CONSTRAINT "cloth_tests_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;
