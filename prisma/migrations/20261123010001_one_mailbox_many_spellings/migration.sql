-- The mailbox behind an address, however it is spelt: who left the list under one spelling is not written to under another.
ALTER TABLE "suppressions" ADD COLUMN "mailbox_hash" TEXT;
CREATE INDEX "suppressions_mailbox_hash_idx" ON "suppressions"("mailbox_hash");
