-- When its buyer first opened the guide: on whatever device, the reveal comes once.
ALTER TABLE "orders" ADD COLUMN "guide_opened_at" TIMESTAMPTZ(3);

-- Of guides delivered until now nobody noted it; they open as they did.
UPDATE "orders" SET "guide_opened_at" = "completed_at" WHERE "completed_at" IS NOT NULL;
