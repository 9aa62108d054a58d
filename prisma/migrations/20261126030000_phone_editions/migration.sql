-- The same report for a phone, stored beside the A4. Reports of before this have none.
-- AlterTable
ALTER TABLE "generated_pdfs" ADD COLUMN     "phone_file_size" INTEGER,
ADD COLUMN     "phone_page_count" INTEGER,
ADD COLUMN     "phone_sha256" TEXT,
ADD COLUMN     "phone_storage_key" TEXT;

-- It lives and dies with the A4, and is known whole or not at all.
ALTER TABLE generated_pdfs
  ADD CONSTRAINT generated_pdfs_whole_phone_edition
    CHECK (num_nulls(phone_file_size, phone_page_count, phone_sha256) IN (0, 3) AND (phone_storage_key IS NULL OR phone_sha256 IS NOT NULL)),
  ADD CONSTRAINT generated_pdfs_phone_edition_ends_with_report
    CHECK (purged_at IS NULL OR phone_storage_key IS NULL);
