-- A buyer may let the site publish one sentence of theirs, under a name of their choice, until they take it back.
-- AlterEnum
ALTER TYPE "consent_kind" ADD VALUE 'depoimento_publico';

-- CreateTable
CREATE TABLE "voice_licences" (
    "rating_id" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "shape" TEXT,
    "granted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "published_at" TIMESTAMPTZ(3),

    CONSTRAINT "voice_licences_pkey" PRIMARY KEY ("rating_id")
);

-- CreateIndex
CREATE INDEX "voice_licences_published_at_idx" ON "voice_licences"("published_at" DESC);

-- AddForeignKey
ALTER TABLE "voice_licences" ADD CONSTRAINT "voice_licences_rating_id_fkey" FOREIGN KEY ("rating_id") REFERENCES "ratings"("id") ON DELETE CASCADE ON UPDATE CASCADE;
