import { formatDayTime } from '#contract/format.ts'
import type { WrittenMail } from './written-mail.ts'
import { button, heading, mailHtml, paragraph, steps } from './layout.ts'

interface DeskDeadline {
  readonly orders: readonly { readonly name: string; readonly dueAt: string | null; readonly percent: number }[]
  readonly desk: string
}

export function deskDeadlineMail({ orders, desk }: DeskDeadline): WrittenMail {
  const late = orders.filter(({ percent }) => percent >= 100).length
  const title =
    orders.length === 0
      ? 'Os pedidos deste aviso já saíram'
      : late > 0
        ? `${late === 1 ? '1 pedido passou' : `${late} pedidos passaram`} do prazo`
        : `${orders.length === 1 ? '1 pedido está' : `${orders.length} pedidos estão`} perto do prazo`
  const lead = orders.length === 0 ? 'Nada a fazer.' : 'Na mesa de análise, do prazo mais perto ao mais longe:'
  const rows = orders.map(({ name, dueAt, percent }) => ({
    what: name,
    how: percent >= 100 ? `Venceu em ${formatDayTime(dueAt)}` : `Vence em ${formatDayTime(dueAt)}`,
  }))
  return {
    subject: title,
    html: mailHtml({
      subject: title,
      preheader: rows.map(({ what }) => what).join(', '),
      body: [heading(title), paragraph(lead), ...(rows.length > 0 ? [steps(rows)] : []), button('Abrir a mesa', desk)],
      reason: 'Você recebeu este e-mail porque administra a Rosto Ideal.',
    }),
    text: [title, '', lead, ...rows.map(({ what, how }) => `- ${what}: ${how}`), '', `Abrir a mesa: ${desk}`].join(
      '\n',
    ),
  }
}
