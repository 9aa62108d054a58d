-- A hash told that a deleted photo was this one.
UPDATE customer_photos SET source_hash = '' WHERE purged_at IS NOT NULL;
