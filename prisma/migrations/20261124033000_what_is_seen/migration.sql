-- CreateEnum
CREATE TYPE "observer" AS ENUM ('aparelho', 'cliente', 'visagista');

-- CreateTable
CREATE TABLE "observations" (
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "field" TEXT NOT NULL,
    "value" TEXT,
    "by" "observer" NOT NULL,
    "by_user_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "observations_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "observations_by_user_id_idx" ON "observations"("by_user_id");

-- CreateIndex
CREATE UNIQUE INDEX "observations_order_id_field_by_created_at_key" ON "observations"("order_id", "field", "by", "created_at");

-- AddForeignKey
ALTER TABLE "observations" ADD CONSTRAINT "observations_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "observations" ADD CONSTRAINT "observations_by_user_id_fkey" FOREIGN KEY ("by_user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What Prisma cannot say ---------------------------------------------------------------------------------------------

-- It may tell ethnic origin: like a photo, nothing of it comes in without its owner's standing consent.
CREATE TRIGGER observations_need_consent BEFORE INSERT ON observations
  FOR EACH ROW EXECUTE FUNCTION require_face_consent();
