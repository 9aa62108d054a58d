-- How often a buyer was reminded of a form that is not sent, and when last.
ALTER TABLE orders
  ADD COLUMN reminders_sent integer NOT NULL DEFAULT 0,
  ADD COLUMN reminded_at timestamptz(3);

-- Walked every quarter of an hour: only the orders that may still be reminded of.
CREATE INDEX orders_remindable_idx ON orders (created_at) WHERE status = 'AGUARDANDO_FORMULARIO' AND reminders_sent < 2;
