import { CODE_LIFE_MINUTES } from '#contract/auth.ts'
import type { WrittenMail } from '../transport.ts'
import { button, codeFigure, heading, mailHtml, paragraph, smallPrint } from './layout.ts'

/** Asked for at /auth. The code leads the subject, so that it can be read from the notification. */
export function signInMail({ name, code, link }: { name: string | null; code: string; link: string }): WrittenMail {
  const title = name ? `Seu código, ${name}` : 'Seu código de acesso'
  const opening = 'Digite o código na tela que pediu, ou toque no botão para entrar por aqui.'
  const validity = `Código e link valem por ${CODE_LIFE_MINUTES} minutos e só podem ser usados uma vez.`
  const warning =
    'Não foi você? Ignore: sem este código ninguém entra. Nunca pedimos o código por telefone ou WhatsApp.'
  const subject = `${code} é o seu código da Rosto Ideal`
  return {
    subject,
    html: mailHtml({
      subject,
      preheader: `Vale por ${CODE_LIFE_MINUTES} minutos.`,
      body: [
        heading(title),
        paragraph(opening),
        button('Acessar Minha Análise', link),
        codeFigure(code, 'Está no aplicativo? Use este código no lugar do link.'),
        smallPrint(validity),
      ],
      reason: warning,
    }),
    text: [title, '', `Código: ${code}`, '', `Ou entre por este link: ${link}`, '', validity, warning].join('\n'),
  }
}
