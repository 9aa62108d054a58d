import { formatDayTime } from '#contract/format.ts'
import type { AccountChange } from '#contract/mail.ts'
import type { WrittenMail } from './written-mail.ts'
import { button, heading, mailHtml, paragraph } from './layout.ts'

const WHAT: Readonly<Record<AccountChange, { subject: string; what: string }>> = {
  email: { subject: 'O e-mail da sua conta mudou', what: 'O endereço de e-mail da sua conta foi trocado' },
  role: { subject: 'O papel da sua conta mudou', what: 'O que a sua conta pode abrir foi mudado' },
  password: { subject: 'A senha da sua conta mudou', what: 'A senha da sua conta foi trocada' },
  'second-factor-off': { subject: 'A segunda etapa foi desligada', what: 'A segunda etapa da sua conta foi desligada' },
}

interface Changed {
  readonly name: string | null
  readonly change: AccountChange
  readonly changedAt: Date
  readonly contact: string
}

/** Says only what changed: an abandoned address gets this too. */
export function accountChangedMail({ name, change, changedAt, contact }: Changed): WrittenMail {
  const { subject, what } = WHAT[change]
  const title = name ? `${name}, uma mudança na sua conta` : subject
  const sentence = `${what} em ${formatDayTime(changedAt.toISOString())}.`
  const otherwise = 'Se você sabe por quê, não precisa fazer nada. Se não sabe, fale com a gente agora.'
  return {
    subject,
    html: mailHtml({
      subject,
      preheader: sentence,
      body: [heading(title), paragraph(sentence), paragraph(otherwise), button('Falar com a gente', contact)],
      reason: 'Você recebeu este e-mail porque este endereço é, ou era, o da sua conta na Rosto Ideal.',
    }),
    text: [title, '', sentence, otherwise, '', `Falar com a gente: ${contact}`].join('\n'),
  }
}
