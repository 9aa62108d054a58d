-- Two optional questions of the form: a chapter on makeup, and a date to be ready for.
ALTER TABLE "onboarding_forms" ADD COLUMN "makeup" TEXT,
ADD COLUMN "event_date" TEXT;
