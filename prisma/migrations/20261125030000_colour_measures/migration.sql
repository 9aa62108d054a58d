-- What a program measured of a person's colours, beside a white sheet or on the front photo; it goes with the photos.
-- CreateEnum
CREATE TYPE "measured_with" AS ENUM ('folha', 'foto');

-- CreateTable
CREATE TABLE "colour_measures" (
    "order_id" UUID NOT NULL,
    "means" "measured_with" NOT NULL,
    "photo_id" UUID,
    "light" TEXT NOT NULL,
    "contrast" DOUBLE PRECISION,
    "typology_angle" DOUBLE PRECISION,
    "hue_angle" DOUBLE PRECISION,
    "measured_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "colour_measures_pkey" PRIMARY KEY ("order_id","means")
);

-- CreateIndex
CREATE INDEX "colour_measures_photo_id_idx" ON "colour_measures"("photo_id");

-- AddForeignKey
ALTER TABLE "colour_measures" ADD CONSTRAINT "colour_measures_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "colour_measures" ADD CONSTRAINT "colour_measures_photo_id_fkey" FOREIGN KEY ("photo_id") REFERENCES "customer_photos"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma cannot say ---------------------------------------------------------------------------------------------

-- Measured on a face: like a photo, nothing of it comes in without its owner's standing consent.
CREATE TRIGGER colour_measures_need_consent BEFORE INSERT OR UPDATE ON colour_measures
  FOR EACH ROW EXECUTE FUNCTION require_face_consent();
