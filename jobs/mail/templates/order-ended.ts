import type { WrittenMail } from './written-mail.ts'
import { button, heading, mailHtml, paragraph } from './layout.ts'

export function orderEndedMail({
  name,
  status,
  contact,
}: {
  name: string | null
  status: 'REEMBOLSADO' | 'CHARGEBACK'
  contact: string
}): WrittenMail {
  const hello = name ? `${name}, o` : 'O'
  const refunded = status === 'REEMBOLSADO'
  const title = refunded ? 'Compra reembolsada' : 'Compra contestada'
  const opening = refunded
    ? `${hello} reembolso da sua compra foi confirmado pelo meio de pagamento. O prazo para o valor aparecer depende do banco ou do cartão.`
    : `${hello} seu cartão nos avisou de uma contestação desta compra.`
  const effect =
    'O acesso ao guia terminou. As fotos, as medidas e o guia foram apagados dos nossos servidores, e as chaves que os abriam também.'
  const help = 'Se isso foi um engano, fale com a gente: resolvemos juntos.'
  const subject = refunded ? 'Seu reembolso foi confirmado' : 'Recebemos uma contestação da sua compra'
  return {
    subject,
    html: mailHtml({
      subject,
      preheader: effect,
      body: [
        heading(title),
        paragraph(opening),
        paragraph(effect),
        paragraph(help),
        button('Falar com o suporte', contact),
      ],
      reason: 'Você recebeu este e-mail porque comprou a análise da Rosto Ideal com este endereço.',
    }),
    text: [title, '', opening, effect, '', help, contact].join('\n'),
  }
}
