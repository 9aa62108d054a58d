import { formatDayTime } from '#contract/format.ts'
import type { Review } from '#contract/review.ts'
import { RECEIVED } from '#contract/review-words/order.ts'
import type { WrittenMail } from './written-mail.ts'
import { button, heading, mailHtml, paragraph, smallPrint } from './layout.ts'

export function formReceivedMail({
  name,
  dueAt,
  dashboard,
  review,
}: {
  name: string | null
  dueAt: string
  dashboard: string
  review: Review
}): WrittenMail {
  const title = name ? `Recebemos tudo, ${name}` : 'Recebemos tudo'
  const opening = RECEIVED[review]
  const due = `Seu guia fica pronto até ${formatDayTime(dueAt)} (horário de Brasília). Quando estiver pronto, avisamos por aqui.`
  const privacy = 'As fotos ficam guardadas por no máximo 30 dias e só são usadas para a sua análise.'
  const subject = 'Recebemos seu formulário e suas fotos'
  return {
    subject,
    html: mailHtml({
      subject,
      preheader: `Guia até ${formatDayTime(dueAt)}.`,
      body: [
        heading(title),
        paragraph(opening),
        paragraph(due),
        button('Ver meu pedido', dashboard),
        smallPrint(privacy),
      ],
      reason: 'Você recebeu este e-mail porque enviou o formulário da sua análise na Rosto Ideal.',
    }),
    text: [title, '', opening, due, '', `Ver meu pedido: ${dashboard}`, '', privacy].join('\n'),
  }
}
