-- A visagist's word on how the recommended cut lies over the front photo. It is about one marking and goes with it.
-- CreateTable
CREATE TABLE "photo_fits" (
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "marking_id" UUID NOT NULL,
    "look" TEXT NOT NULL,
    "x" DOUBLE PRECISION NOT NULL,
    "y" DOUBLE PRECISION NOT NULL,
    "scale" DOUBLE PRECISION NOT NULL,
    "laid" BOOLEAN NOT NULL,
    "author_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "photo_fits_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "photo_fits_order_id_created_at_idx" ON "photo_fits"("order_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "photo_fits_marking_id_idx" ON "photo_fits"("marking_id");

-- AddForeignKey
ALTER TABLE "photo_fits" ADD CONSTRAINT "photo_fits_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "photo_fits" ADD CONSTRAINT "photo_fits_marking_id_fkey" FOREIGN KEY ("marking_id") REFERENCES "face_markings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "photo_fits" ADD CONSTRAINT "photo_fits_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What Prisma cannot say ---------------------------------------------------------------------------------------------

-- Said by looking at a face: none comes in without its owner's standing consent.
CREATE TRIGGER photo_fits_need_consent BEFORE INSERT ON photo_fits
  FOR EACH ROW EXECUTE FUNCTION require_face_consent();
