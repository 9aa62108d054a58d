import { formatDayTime } from '#contract/format.ts'
import type { WrittenMail } from './written-mail.ts'
import { button, heading, mailHtml, paragraph, smallPrint } from './layout.ts'

interface NewDevice {
  readonly name: string | null
  /** `Chrome no Android` */
  readonly device: string
  readonly createdAt: string
  /** Ends all sessions in one click. */
  readonly link: string
}

export function newDeviceMail({ name, device, createdAt, link }: NewDevice): WrittenMail {
  const subject = 'Entrada em um aparelho novo'
  const title = name ? `${name}, foi você?` : 'Foi você?'
  const what = `A sua conta foi aberta em um aparelho que ela ainda não conhecia: ${device}, ${formatDayTime(createdAt)}.`
  const calm = 'Se foi você, não precisa fazer nada.'
  const effect =
    'O botão desconecta todos os aparelhos da conta. Depois, confira se alguém mais abre o seu e-mail e troque a senha dele.'
  return {
    subject,
    html: mailHtml({
      subject,
      preheader: what,
      body: [heading(title), paragraph(what), paragraph(calm), button('Não fui eu', link), smallPrint(effect)],
      reason: 'Você recebeu este e-mail porque alguém entrou na sua conta da Rosto Ideal.',
    }),
    text: [title, '', what, calm, '', `Não fui eu: ${link}`, '', effect].join('\n'),
  }
}
