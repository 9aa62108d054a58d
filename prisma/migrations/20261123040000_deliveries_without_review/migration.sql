-- An owner's word that a report may leave although nobody looked: kept apart from an approval.
ALTER TYPE "analysis_state" ADD VALUE 'unreviewed';
