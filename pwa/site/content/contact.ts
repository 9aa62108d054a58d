import { BRAND } from '#contract/brand.ts'

export const CONTACT = {
  title: 'Escreva. Uma pessoa responde.',
  lead: 'Dúvida sobre o pedido, as fotos, o pagamento ou os seus dados: conte com as suas palavras.',
  ways: [
    { name: 'E-mail', text: BRAND.supportEmail, href: `mailto:${BRAND.supportEmail}` },
    { name: 'WhatsApp', text: 'Abrir conversa', href: `https://wa.me/${BRAND.whatsapp}` },
    { name: 'Dados pessoais', text: BRAND.privacyEmail, href: `mailto:${BRAND.privacyEmail}` },
  ],
  hoursTitle: 'Horário',
  hours: [
    ['Segunda a sexta', '9h às 18h'],
    ['Sábado', '9h às 14h'],
  ],
  answer: 'Respondemos em até 24 horas.',
  faster: 'Talvez a resposta já esteja na [Central de Ajuda](/central-de-ajuda) ou nas [perguntas frequentes](/faq).',
} as const

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
