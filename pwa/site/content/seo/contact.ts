export const SEO = {
  title: 'Contato',
  description:
    'Fale com o Rosto Ideal por formulário, e-mail ou WhatsApp. Segunda a sexta, 9h às 18h; sábado, 9h às 14h. Respondemos em até 24 horas.',
  keywords: 'contato rosto ideal, atendimento visagismo online',
} as const
