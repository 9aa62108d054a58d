import type { WrittenMail } from '../transport.ts'
import { button, heading, mailHtml, paragraph, steps } from './layout.ts'

interface AlarmMail {
  readonly alarms: readonly { readonly title: string; readonly text: string; readonly count: number }[]
  readonly page: string
}

/** To administrators: what must never be and is, by kind. */
export function alarmMail({ alarms, page }: AlarmMail): WrittenMail {
  const [first] = alarms
  const title = !first
    ? 'O alarme deste aviso já terminou'
    : alarms.length === 1
      ? first.title
      : `${first.title} e mais ${alarms.length - 1 === 1 ? '1 alarme' : `${alarms.length - 1} alarmes`}`
  const lead = first ? 'Precisa de você na administração, em Saúde:' : 'Nada a fazer.'
  const rows = alarms.map(({ title: what, text: how, count }) => ({
    what: count > 1 ? `${what} (${count})` : what,
    how,
  }))
  return {
    subject: title,
    html: mailHtml({
      subject: title,
      preheader: rows.map(({ what }) => what).join(', '),
      body: [heading(title), paragraph(lead), ...(rows.length > 0 ? [steps(rows)] : []), button('Abrir Saúde', page)],
      reason: 'Você recebeu este e-mail porque administra a Rosto Ideal.',
    }),
    text: [title, '', lead, ...rows.map(({ what, how }) => `- ${what}: ${how}`), '', `Abrir Saúde: ${page}`].join('\n'),
  }
}
