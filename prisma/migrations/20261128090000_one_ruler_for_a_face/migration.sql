-- One norm reads a face, whoever put the points.
ALTER TABLE "face_markings" DROP COLUMN "scheme";
