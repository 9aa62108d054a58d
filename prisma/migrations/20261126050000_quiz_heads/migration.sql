-- The head a visitor of the free test chose to be drawn as. It may tell ethnic origin: it comes with the address, belongs to who
-- bought, and goes with the face.
-- AlterTable
ALTER TABLE "leads" ADD COLUMN     "head" JSONB;

-- AlterTable
ALTER TABLE "quiz_runs" ADD COLUMN     "head" JSONB;

-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "quiz_head" JSONB;
