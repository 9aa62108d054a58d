import type { WrittenMail } from './written-mail.ts'
import { button, heading, mailHtml, paragraph, steps } from './layout.ts'

interface AlarmMail {
  readonly alarms: readonly { readonly title: string; readonly text: string; readonly count: number }[]
  /** Owners fix it; others learn what to tell customers. */
  readonly isOwner: boolean
  readonly opens: string
  readonly link: string
}

export function alarmMail({ alarms, isOwner, opens, link }: AlarmMail): WrittenMail {
  const [first] = alarms
  const title = !first
    ? 'O alarme deste aviso já terminou'
    : alarms.length === 1
      ? first.title
      : `${first.title} e mais ${alarms.length - 1 === 1 ? '1 alarme' : `${alarms.length - 1} alarmes`}`
  const lead = !first
    ? 'Nada a fazer.'
    : isOwner
      ? 'Precisa de você na administração, em Saúde:'
      : 'Para você saber o que está acontecendo:'
  const rows = alarms.map(({ title: what, text: how, count }) => ({
    what: count > 1 ? `${what} (${count})` : what,
    how,
  }))
  return {
    subject: title,
    html: mailHtml({
      subject: title,
      preheader: rows.map(({ what }) => what).join(', '),
      body: [heading(title), paragraph(lead), ...(rows.length > 0 ? [steps(rows)] : []), button(opens, link)],
      reason: 'Você recebeu este e-mail porque trabalha na Rosto Ideal.',
    }),
    text: [title, '', lead, ...rows.map(({ what, how }) => `- ${what}: ${how}`), '', `${opens}: ${link}`].join('\n'),
  }
}
