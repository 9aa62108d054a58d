-- The code on a printed card lives as long as its report, beside the one link that is made for a visit.
-- DropIndex
DROP INDEX "salon_card_links_order_id_key";

-- AlterTable
ALTER TABLE "salon_card_links" ADD COLUMN     "printed" BOOLEAN NOT NULL DEFAULT false;

-- CreateIndex
CREATE INDEX "salon_card_links_order_id_idx" ON "salon_card_links"("order_id");

-- What Prisma cannot say ---------------------------------------------------------------------------------------------

-- A new link for a visit takes the place of the one before; every printed version of a report has a code of its own.
CREATE UNIQUE INDEX salon_card_links_one_a_visit ON salon_card_links (order_id) WHERE NOT printed;
