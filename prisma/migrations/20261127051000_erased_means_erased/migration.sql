-- What arrives of somebody who was erased is kept without them.
ALTER TABLE "suppressions" ADD COLUMN "erased_at" TIMESTAMPTZ(3);
UPDATE suppressions SET erased_at = created_at WHERE reason = 'conta apagada';

-- The law's record of access, six months of it.
CREATE TABLE "access_records" (
    "user_id" UUID NOT NULL,
    "ip" TEXT NOT NULL,
    "hour" TIMESTAMPTZ(3) NOT NULL,
    "last_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "access_records_pkey" PRIMARY KEY ("user_id","ip","hour")
);

CREATE INDEX "access_records_last_at_idx" ON "access_records"("last_at");

-- What Prisma cannot say ---------------------------------------------------------------------------------------------

CREATE FUNCTION keep_access() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO access_records (user_id, ip, hour, last_at)
  VALUES (NEW.user_id, NEW.ip, date_trunc('hour', NEW.last_seen_at), NEW.last_seen_at)
  ON CONFLICT (user_id, ip, hour) DO UPDATE SET last_at = greatest(access_records.last_at, EXCLUDED.last_at);
  RETURN NULL;
END $$;
CREATE TRIGGER sessions_keep_access AFTER INSERT OR UPDATE OF last_seen_at, ip ON sessions
  FOR EACH ROW WHEN (NEW.ip IS NOT NULL) EXECUTE FUNCTION keep_access();
INSERT INTO access_records (user_id, ip, hour, last_at)
  SELECT user_id, ip, date_trunc('hour', last_seen_at), max(last_seen_at) FROM sessions WHERE ip IS NOT NULL GROUP BY 1, 2, 3;
