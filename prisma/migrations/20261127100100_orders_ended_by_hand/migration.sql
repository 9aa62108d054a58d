-- An order ended by hand can be taken back until erase_at.
ALTER TABLE "orders" ADD COLUMN "ended_from" "order_status", ADD COLUMN "erase_at" TIMESTAMPTZ(3);

ALTER TABLE "orders" ADD CONSTRAINT "orders_erased_only_where_ended_by_hand" CHECK ("erase_at" IS NULL OR "ended_from" IS NOT NULL) NOT VALID;
