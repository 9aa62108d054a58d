export const MAIL_KIND_WORDS: Readonly<Record<string, string>> = {
  access: 'Acesso depois da compra',
  'sign-in': 'Código de entrada',
  'new-device': 'Aparelho novo',
  'account-changed': 'Mudança na conta',
  'erasure-receipt': 'Recibo de apagamento',
  'form-reminder': 'Lembrete do formulário',
  'form-received': 'Formulário recebido',
  'report-ready': 'Relatório pronto',
  'order-ended': 'Pedido encerrado',
  alarm: 'Alarme à administração',
  'photo-wanted': 'Pedido de outra foto',
}

export const MAIL_STATUS_WORDS: Readonly<Record<string, string>> = {
  queued: 'Na fila',
  sent: 'Enviado',
  captured: 'Guardado aqui, não saiu',
  failed: 'Falhou',
  suppressed: 'Não enviado',
}
