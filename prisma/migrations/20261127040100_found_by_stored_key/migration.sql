-- The sweep of the store asks which of its files a row points at; each minute asks which events wait.
CREATE INDEX "customer_photos_storage_key_idx" ON "customer_photos"("storage_key") WHERE "storage_key" IS NOT NULL;
CREATE INDEX "generated_pdfs_storage_key_idx" ON "generated_pdfs"("storage_key") WHERE "storage_key" IS NOT NULL;
CREATE INDEX "generated_pdfs_phone_storage_key_idx" ON "generated_pdfs"("phone_storage_key") WHERE "phone_storage_key" IS NOT NULL;
CREATE INDEX "webhook_events_waiting_idx" ON "webhook_events"("received_at") WHERE "processed_at" IS NULL;
CREATE INDEX "outgoing_mails_waiting_idx" ON "outgoing_mails"("created_at") WHERE "status" = 'queued';
CREATE INDEX "analyses_approved_waiting_idx" ON "analyses"("created_at") WHERE "state" IN ('approved', 'unreviewed') AND "content" = '{}';
