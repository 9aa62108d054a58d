-- Answers of the test are kept with the address of whoever left one, and nowhere else.
ALTER TABLE "quiz_runs" DROP COLUMN "answers";
