-- As what somebody of the team acted: roles change, and a person may ask who saw their photos.
ALTER TABLE "journal_entries" ADD COLUMN "actor_role" "staff_role";
