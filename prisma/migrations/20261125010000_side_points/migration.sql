-- Points marked on a photo from the side; they go with that photo.
-- CreateTable
CREATE TABLE "side_markings" (
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "photo_id" UUID NOT NULL,
    "source" "marking_source" NOT NULL,
    "points" JSONB NOT NULL,
    "origins" JSONB NOT NULL,
    "model" TEXT,
    "marked_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "side_markings_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "side_markings_order_id_created_at_idx" ON "side_markings"("order_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "side_markings_photo_id_idx" ON "side_markings"("photo_id");

-- AddForeignKey
ALTER TABLE "side_markings" ADD CONSTRAINT "side_markings_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "side_markings" ADD CONSTRAINT "side_markings_photo_id_fkey" FOREIGN KEY ("photo_id") REFERENCES "customer_photos"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "side_markings" ADD CONSTRAINT "side_markings_marked_by_id_fkey" FOREIGN KEY ("marked_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What Prisma cannot say ---------------------------------------------------------------------------------------------

-- Measures of a face: like the front photo's, none comes in without its owner's standing consent.
CREATE TRIGGER side_markings_need_consent BEFORE INSERT ON side_markings
  FOR EACH ROW EXECUTE FUNCTION require_face_consent();
