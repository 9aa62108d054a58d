-- A photo that lies on its side has a word of its own among the known doubts.
ALTER TABLE customer_photos
  DROP CONSTRAINT customer_photos_known_doubts,
  ADD CONSTRAINT customer_photos_known_doubts CHECK (doubts <@ ARRAY['lying', 'no-face', 'two-faces', 'small', 'cut', 'tilted', 'turned',
    'front-in-side', 'side-in-front', 'other-side', 'face-in-back', 'soft', 'dark', 'bright']) NOT VALID;
