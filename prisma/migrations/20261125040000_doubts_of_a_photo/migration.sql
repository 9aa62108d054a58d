-- AlterTable
ALTER TABLE "customer_photos" ADD COLUMN     "doubts" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "likeness" TEXT;

-- Photos of before this were sent without a word about them. What is said of a face goes with its file.
ALTER TABLE customer_photos
  ADD CONSTRAINT customer_photos_known_doubts CHECK (doubts <@ ARRAY['no-face', 'two-faces', 'small', 'cut', 'tilted', 'turned',
    'front-in-side', 'side-in-front', 'other-side', 'face-in-back', 'soft', 'dark', 'bright']),
  ADD CONSTRAINT customer_photos_likeness_bits CHECK (likeness ~ '^[01]{64}$'),
  ADD CONSTRAINT customer_photos_nothing_said_of_purged
    CHECK (purged_at IS NULL OR (likeness IS NULL AND cardinality(doubts) = 0));
