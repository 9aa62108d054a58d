import type { MailKind } from '../mail.ts'

export const MAIL_KIND_WORDS: Readonly<Record<MailKind, string>> = {
  access: 'Acesso depois da compra',
  'sign-in': 'Código de entrada',
  'new-device': 'Aparelho novo',
  'account-changed': 'Mudança na conta',
  'erase-code': 'Código para apagar a conta',
  'erasure-receipt': 'Recibo de apagamento',
  'revocation-receipt': 'Recibo de retirada',
  'form-received': 'Formulário recebido',
  'form-reminder': 'Lembrete do formulário',
  'report-ready': 'Relatório pronto',
  'order-closed': 'Pedido encerrado por nós',
  'order-restored': 'Encerramento desfeito',
  'order-ended': 'Compra reembolsada ou contestada',
  'photo-wanted': 'Pedido de outra foto',
  'desk-deadline': 'Prazo da mesa de análise',
  alarm: 'Alarme à equipe',
  contact: 'Mensagem do contato',
  'quiz-result': 'Resultado do teste',
}

export const MAIL_STATUS_WORDS: Readonly<Record<string, string>> = {
  queued: 'Na fila',
  sent: 'Enviado',
  captured: 'Guardado aqui, não saiu',
  failed: 'Falhou',
  suppressed: 'Não enviado',
}
