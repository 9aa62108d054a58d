-- The delivery time stands still while the buyer owes a photo; a photo asked for after delivery has a time of its own.
ALTER TABLE orders ADD COLUMN due_stopped_at timestamptz(3);
ALTER TABLE orders ADD COLUMN revision_due_at timestamptz(3);
