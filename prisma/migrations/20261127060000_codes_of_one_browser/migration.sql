-- A code belongs to the browser that asked, and is asked for alike whether or not the address is known.
ALTER TABLE "sign_in_codes"
  ALTER COLUMN "user_id" DROP NOT NULL,
  ALTER COLUMN "code_hash" DROP NOT NULL,
  ADD COLUMN "purpose" TEXT NOT NULL DEFAULT 'sign_in',
  ADD COLUMN "account_key" TEXT,
  ADD COLUMN "device_hash" TEXT,
  ADD COLUMN "from_known_device" BOOLEAN NOT NULL DEFAULT false;

CREATE INDEX "sign_in_codes_account_key_created_at_idx" ON "sign_in_codes" ("account_key", "created_at" DESC);

-- Browsers that have been inside an account.
CREATE TABLE "known_devices" (
  "id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "token_hash" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "last_used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "known_devices_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "known_devices_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE UNIQUE INDEX "known_devices_user_id_token_hash_key" ON "known_devices" ("user_id", "token_hash");
