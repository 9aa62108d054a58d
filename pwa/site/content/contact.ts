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
