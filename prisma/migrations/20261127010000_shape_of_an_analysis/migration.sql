-- What lists show of an analysis, without reading it whole.
ALTER TABLE "analyses"
  ADD COLUMN "primary_shape" TEXT GENERATED ALWAYS AS ("content" #>> '{face,primary}') STORED;
