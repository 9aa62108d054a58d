-- CreateTable
CREATE TABLE "blog_post_addresses" (
    "slug" TEXT NOT NULL,
    "post_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "blog_post_addresses_pkey" PRIMARY KEY ("slug")
);
CREATE INDEX "blog_post_addresses_post_id_idx" ON "blog_post_addresses"("post_id");
ALTER TABLE "blog_post_addresses" ADD CONSTRAINT "blog_post_addresses_post_id_fkey"
  FOREIGN KEY ("post_id") REFERENCES "blog_posts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- CreateTable
CREATE TABLE "blog_images" (
    "name" TEXT NOT NULL,
    "shown_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "blog_images_pkey" PRIMARY KEY ("name")
);
CREATE INDEX "blog_images_shown_at_idx" ON "blog_images"("shown_at");

-- AlterTable
ALTER TABLE "webhook_events" ADD COLUMN "other_payload" JSONB;

-- What the posts show so far.
INSERT INTO "blog_images" ("name")
SELECT DISTINCT found[1] FROM "blog_posts" p,
  regexp_matches(p.content || ' ' || coalesce(p.image_url, '') || ' ' || coalesce(p.social_image_url, ''),
    '/api/blog/images/([0-9a-f]{32}\.webp)', 'g') AS found;
