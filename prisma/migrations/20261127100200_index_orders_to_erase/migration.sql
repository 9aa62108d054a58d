CREATE INDEX CONCURRENTLY "orders_erase_at_idx" ON "orders"("erase_at");
