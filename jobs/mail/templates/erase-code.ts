import { CODE_LIFE_MINUTES } from '#contract/offer.ts'
import type { WrittenMail } from './written-mail.ts'
import { codeFigure, heading, mailHtml, paragraph, smallPrint } from './layout.ts'

/** No code in the subject and no link: one click must not erase anything. */
export function eraseCodeMail({ name, code }: { name: string | null; code: string }): WrittenMail {
  const title = name ? `Apagar a sua conta, ${name}?` : 'Apagar a sua conta?'
  const opening =
    'Alguém pediu, na tela Privacidade, para apagar a sua conta com fotos, formulário e guias. Para confirmar, digite o código naquela tela. Depois disso não há como desfazer.'
  const validity = `O código vale por ${CODE_LIFE_MINUTES} minutos e só pode ser usado uma vez.`
  const warning =
    'Não foi você? Ignore este e-mail: sem o código nada é apagado. Depois, saia da conta em todos os aparelhos.'
  const subject = 'Confirme o fim da sua conta na Rosto Ideal'
  return {
    subject,
    html: mailHtml({
      subject,
      preheader: `Código: ${code}. Sem ele, nada é apagado.`,
      body: [heading(title), paragraph(opening), codeFigure(code, 'Só para apagar a conta.'), smallPrint(validity)],
      reason: warning,
    }),
    text: [title, '', opening, '', `Código: ${code}`, '', validity, warning].join('\n'),
  }
}
