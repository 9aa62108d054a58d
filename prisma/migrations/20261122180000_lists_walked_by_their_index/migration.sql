-- Lists are walked from the newest. A broadcast writes thousands of rows of one moment: an index that ends with the moment
-- has them all sorted for a page of fifty. Whose a row is stands in the index, so that a search for a common name
-- passes the rows it does not want without fetching them (Prisma cannot say INCLUDE).
DROP INDEX "magic_links_created_at_idx";
CREATE INDEX "magic_links_created_at_id_idx" ON "magic_links"("created_at" DESC, "id" DESC) INCLUDE ("user_id");
DROP INDEX "onboarding_forms_created_at_idx";
CREATE INDEX "onboarding_forms_created_at_id_idx" ON "onboarding_forms"("created_at" DESC, "id" DESC) INCLUDE ("order_id");
DROP INDEX "customer_photos_created_at_idx";
CREATE INDEX "customer_photos_created_at_id_idx" ON "customer_photos"("created_at" DESC, "id" DESC) INCLUDE ("order_id");
DROP INDEX "generated_pdfs_created_at_idx";
CREATE INDEX "generated_pdfs_created_at_id_idx" ON "generated_pdfs"("created_at" DESC, "id" DESC) INCLUDE ("order_id");
DROP INDEX "ratings_created_at_idx";
CREATE INDEX "ratings_created_at_id_idx" ON "ratings"("created_at" DESC, "id" DESC) INCLUDE ("user_id");
DROP INDEX "notifications_created_at_idx";
CREATE INDEX "notifications_created_at_id_idx" ON "notifications"("created_at" DESC, "id" DESC) INCLUDE ("user_id");
DROP INDEX "outgoing_mails_created_at_idx";
CREATE INDEX "outgoing_mails_created_at_id_idx" ON "outgoing_mails"("created_at" DESC, "id" DESC) INCLUDE ("user_id");
DROP INDEX "orders_created_at_id_idx";
CREATE INDEX "orders_created_at_id_idx" ON "orders"("created_at" DESC, "id" DESC) INCLUDE ("user_id");
DROP INDEX "orders_status_created_at_id_idx";
CREATE INDEX "orders_status_created_at_id_idx" ON "orders"("status", "created_at" DESC, "id" DESC) INCLUDE ("user_id");
DROP INDEX "journal_entries_created_at_idx";
CREATE INDEX "journal_entries_created_at_id_idx" ON "journal_entries"("created_at" DESC, "id" DESC);
DROP INDEX "webhook_events_received_at_idx";
CREATE INDEX "webhook_events_received_at_id_idx" ON "webhook_events"("received_at" DESC, "id" DESC);
-- The level is for the day's statistics.
DROP INDEX "system_logs_created_at_level_idx";
CREATE INDEX "system_logs_created_at_id_idx" ON "system_logs"("created_at" DESC, "id" DESC) INCLUDE ("level");

-- What Prisma cannot say ---------------------------------------------------------------------------------------------

-- Is this row's person one of those searched for? Asked of each row passed on the way.
CREATE INDEX users_search_text_of_idx ON users (id) INCLUDE (search_text);

-- An index answers alone only for rows that a vacuum has seen. By default it comes when a table has grown by a fifth: years
-- of the newest rows, which are those that are walked.
ALTER TABLE users SET (autovacuum_vacuum_insert_scale_factor = 0.005, autovacuum_vacuum_scale_factor = 0.02);
ALTER TABLE orders SET (autovacuum_vacuum_insert_scale_factor = 0.005, autovacuum_vacuum_scale_factor = 0.02);
ALTER TABLE magic_links SET (autovacuum_vacuum_insert_scale_factor = 0.005, autovacuum_vacuum_scale_factor = 0.02);
ALTER TABLE onboarding_forms SET (autovacuum_vacuum_insert_scale_factor = 0.005, autovacuum_vacuum_scale_factor = 0.02);
ALTER TABLE customer_photos SET (autovacuum_vacuum_insert_scale_factor = 0.005, autovacuum_vacuum_scale_factor = 0.02);
ALTER TABLE generated_pdfs SET (autovacuum_vacuum_insert_scale_factor = 0.005, autovacuum_vacuum_scale_factor = 0.02);
ALTER TABLE ratings SET (autovacuum_vacuum_insert_scale_factor = 0.005, autovacuum_vacuum_scale_factor = 0.02);
ALTER TABLE notifications SET (autovacuum_vacuum_insert_scale_factor = 0.005, autovacuum_vacuum_scale_factor = 0.02);
ALTER TABLE outgoing_mails SET (autovacuum_vacuum_insert_scale_factor = 0.005, autovacuum_vacuum_scale_factor = 0.02);
ALTER TABLE system_logs SET (autovacuum_vacuum_insert_scale_factor = 0.005, autovacuum_vacuum_scale_factor = 0.02);
