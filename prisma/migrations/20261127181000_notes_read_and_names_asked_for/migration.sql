ALTER TYPE "fact_source" ADD VALUE 'model' BEFORE 'chip';
ALTER TYPE "consent_kind" ADD VALUE 'recado_ia';

-- The name that a form asks for, in place of the payment's.
ALTER TABLE "users" ADD COLUMN "asked_name" TEXT;
