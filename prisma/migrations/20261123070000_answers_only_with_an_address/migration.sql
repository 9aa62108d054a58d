-- Answers of the test are kept with the address of whoever left one, and nowhere else.
UPDATE "quiz_runs" SET "answers" = '{}' WHERE "lead_id" IS NULL AND "answers" <> '{}';
