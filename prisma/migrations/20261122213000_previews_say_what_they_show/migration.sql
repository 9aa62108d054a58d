-- What a preview was drawn from: asked for again unchanged, the drawn one is shown.
ALTER TABLE "report_previews" ADD COLUMN "version" TEXT;
