-- Which browser a session is open in, and when its person last proved who they are.
ALTER TABLE "sessions"
  ADD COLUMN "device_hash" TEXT,
  ADD COLUMN "confirmed_at" TIMESTAMPTZ(3);

-- What somebody of the team may see and do. Null for customers; whoever was an administrator before is an owner.
CREATE TYPE "staff_role" AS ENUM ('dono', 'visagista', 'atendimento');
ALTER TABLE "users" ADD COLUMN "staff_role" "staff_role";
UPDATE "users" SET "staff_role" = 'dono' WHERE "role" = 'admin';
