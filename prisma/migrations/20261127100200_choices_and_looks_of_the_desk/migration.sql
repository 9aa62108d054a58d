-- What a visagist chose instead of the engine, part by part.
CREATE TABLE desk_choices (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE ON UPDATE CASCADE,
  part text NOT NULL,
  chosen text,
  instead_of text NOT NULL,
  why text,
  author_id uuid REFERENCES users (id) ON DELETE SET NULL ON UPDATE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX desk_choices_order_id_created_at_idx ON desk_choices (order_id, created_at DESC);

-- What was looked at before an approval, and the reason of one that left something open.
ALTER TABLE analyses ADD COLUMN looked jsonb;
ALTER TABLE analyses ADD COLUMN anyway text;
