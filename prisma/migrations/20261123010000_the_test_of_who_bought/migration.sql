-- What the buyer had answered when they bought: nobody who only knows their address changes it afterwards.
ALTER TABLE "orders" ADD COLUMN "quiz_answers" JSONB;

-- The run of the test a click came from, and the one that made a lead. Plain ids: a run may arrive after its click.
ALTER TABLE "checkout_clicks" ADD COLUMN "run_id" UUID;
ALTER TABLE "leads" ADD COLUMN "run_id" UUID;

-- Orders there are already: the test of the buyer's address, or else of their click, when it was taken before they bought.
UPDATE "orders" o SET "quiz_answers" = l."answers"
FROM "checkout_clicks" c JOIN "leads" l ON l."id" = c."lead_id"
WHERE c."id" = o."click_id" AND l."created_at" <= o."created_at" AND l."answers" <> '{}';

UPDATE "orders" o SET "quiz_answers" = l."answers"
FROM "users" u JOIN "leads" l ON l."email" = u."email"
WHERE u."id" = o."user_id" AND l."created_at" <= o."created_at" AND l."answers" <> '{}';
