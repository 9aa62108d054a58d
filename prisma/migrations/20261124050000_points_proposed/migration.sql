-- CreateEnum
CREATE TYPE "hairline_sight" AS ENUM ('seen', 'fringe', 'unsure', 'unseen');

-- AlterTable
ALTER TABLE "face_markings" ADD COLUMN     "hairline" "hairline_sight",
ADD COLUMN     "model" TEXT,
ADD COLUMN     "origins" JSONB,
ADD COLUMN     "pose" JSONB,
ADD COLUMN     "reviewed" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "straight" JSONB;
