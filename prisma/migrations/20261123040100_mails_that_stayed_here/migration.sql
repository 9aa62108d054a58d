-- Written while no mail server was configured: kept as a file, never sent.
ALTER TYPE "mail_status" ADD VALUE 'captured';
