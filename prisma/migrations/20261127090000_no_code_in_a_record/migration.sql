-- Codes stood in the subjects of their mails, and the system log repeated every subject. Both forget them.
UPDATE outgoing_mails SET subject = 'Seu código da Rosto Ideal' WHERE kind = 'sign-in' AND subject ~ '\d{6}';
UPDATE outgoing_mails SET subject = 'Confirme o fim da sua conta na Rosto Ideal' WHERE kind = 'erase-code' AND subject ~ '\d{6}';
-- A visitor's own words are stored with their message, and are deleted with it.
UPDATE outgoing_mails SET subject = '[Contato]' WHERE kind = 'contact' AND subject IS NOT NULL;
-- From here on the log names a mail's kind.
UPDATE system_logs SET message = split_part(message, ':', 1)
WHERE category = 'email' AND action IN ('mail_sent', 'mail_captured', 'mail_failed');
-- A mail server may have quoted what it refused.
UPDATE outgoing_mails SET error = 'O servidor recusou.' WHERE kind IN ('sign-in', 'erase-code') AND error ~ '\d{3}\D{0,10}\d{3}';
UPDATE system_logs SET message = 'Tarefa mail.send falhou'
WHERE action = 'mail.send' AND level = 'error' AND message ~ '\d{3}\D{0,10}\d{3}';
