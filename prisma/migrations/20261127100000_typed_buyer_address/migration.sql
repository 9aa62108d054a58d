-- An owner may type the address a flagged purchase lacks.
ALTER TABLE "webhook_events" ADD COLUMN "buyer_email" TEXT;
