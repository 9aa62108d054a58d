export const MAIL_KIND_WORDS: Readonly<Record<string, string>> = {
  access: 'Acesso depois da compra',
  'sign-in': 'Código de entrada',
  'form-reminder': 'Lembrete do formulário',
  'form-received': 'Formulário recebido',
  'report-ready': 'Relatório pronto',
  'order-ended': 'Pedido encerrado',
  'photo-wanted': 'Pedido de outra foto',
}

export const MAIL_STATUS_WORDS: Readonly<Record<string, string>> = {
  queued: 'Na fila',
  sent: 'Enviado',
  captured: 'Guardado aqui, não saiu',
  failed: 'Falhou',
  suppressed: 'Não enviado',
}
