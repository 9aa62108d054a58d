/** Separate from `contact.ts`, which browsers do not download. */
export const CONTACT_FORM = {
  send: 'Enviar mensagem',
  sending: 'Enviando...',
  sentTitle: 'Mensagem enviada!',
  sentText: 'Entraremos em contato em até 24 horas.',
  failedTitle: 'A mensagem não foi enviada',
  failedHere:
    'Algo falhou neste aparelho, não no servidor. Suas palavras continuam aqui: tente de novo, ou por outro caminho desta página.',
  offline: 'Sem conexão. Suas palavras continuam aqui; tente de novo quando a rede voltar.',
} as const
