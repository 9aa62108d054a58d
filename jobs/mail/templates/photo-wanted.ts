import type { PhotoSlot } from '#contract/onboarding.ts'
import type { WrittenMail } from './written-mail.ts'
import { button, heading, mailHtml, paragraph, smallPrint } from './layout.ts'

interface PhotoWanted {
  name: string | null
  slot: PhotoSlot
  reason: string
  link: string
  /** The guide is out. */
  isDelivered: boolean
}

/** Follows "a foto". */
const OF_SLOT: Readonly<Record<PhotoSlot, string>> = {
  front: 'de frente',
  side_left: 'do lado esquerdo',
  side_right: 'do lado direito',
  back: 'de costas',
}

export function photoWantedMail({ name, slot, reason, link, isDelivered }: PhotoWanted): WrittenMail {
  const title = name ? `${name}, precisamos de outra foto` : 'Precisamos de outra foto'
  const opening = isDelivered
    ? `A foto ${OF_SLOT[slot]} não mostrou o bastante. O seu guia continua aberto; com outra foto, fazemos uma versão nova dele.`
    : `Estamos lendo o seu rosto e a foto ${OF_SLOT[slot]} não mostra o bastante. Com outra, a análise fica melhor.`
  const why = `A nota da nossa equipe: ${reason}`
  const ease =
    'O link entra na sua conta e abre direto nesta foto. Vale por 72 horas; depois, o aviso no seu painel leva ao mesmo lugar.'
  const subject = `Outra foto ${OF_SLOT[slot]} para a sua análise`
  return {
    subject,
    html: mailHtml({
      subject,
      preheader: 'Um minuto, direto pela câmera do celular.',
      body: [heading(title), paragraph(opening), paragraph(why), button('Enviar outra foto', link), smallPrint(ease)],
      reason: isDelivered
        ? 'Você recebeu este e-mail porque tem um guia na Rosto Ideal.'
        : 'Você recebeu este e-mail porque a sua análise na Rosto Ideal está em andamento.',
    }),
    text: [title, '', opening, '', why, '', `Enviar outra foto: ${link}`, '', ease].join('\n'),
  }
}
