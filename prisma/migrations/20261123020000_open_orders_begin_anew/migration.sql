-- An order that awaits its form has no delivery clock. Some were set back to their form with the old one running, and took none.
UPDATE orders
SET submitted_at = NULL, due_at = NULL, processing_started_at = NULL, completed_at = NULL, deadline_told = 0, needs_visagist = false
WHERE status = 'AGUARDANDO_FORMULARIO'
  AND (submitted_at IS NOT NULL OR processing_started_at IS NOT NULL OR completed_at IS NOT NULL);
