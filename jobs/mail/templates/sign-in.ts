import { CODE_LIFE_MINUTES } from '#contract/offer.ts'
import type { WrittenMail } from './written-mail.ts'
import { button, codeFigure, heading, mailHtml, paragraph, smallPrint } from './layout.ts'

/** Subjects are kept and listed, so the code leads the preview text instead, where a notification shows it. */
export function signInMail({ name, code, link }: { name: string | null; code: string; link: string }): WrittenMail {
  const title = name ? `Seu código, ${name}` : 'Seu código de acesso'
  const opening = 'Digite o código na tela que pediu ou toque no botão.'
  const validity = `Código e link valem por ${CODE_LIFE_MINUTES} minutos e só podem ser usados uma vez.`
  const warning =
    'Não foi você? Ignore: sem este código ninguém entra. Nunca pedimos o código por telefone ou WhatsApp.'
  const subject = 'Seu código da Rosto Ideal'
  return {
    subject,
    html: mailHtml({
      subject,
      preheader: `Código: ${code}. Vale por ${CODE_LIFE_MINUTES} minutos.`,
      body: [
        heading(title),
        paragraph(opening),
        codeFigure(code, 'Está no aplicativo? Use o código, não o botão.'),
        button('Acessar Minha Análise', link),
        smallPrint(validity),
      ],
      reason: warning,
    }),
    text: [title, '', `Código: ${code}`, '', `Ou entre por este link: ${link}`, '', validity, warning].join('\n'),
  }
}

/** For team members: no code opens the back office. */
export function teamSignInMail({ name, link }: { name: string | null; link: string }): WrittenMail {
  const subject = 'Entre com a sua senha'
  const title = name ? `${name}, entre com a sua senha` : subject
  const opening =
    'Este endereço é da equipe da Rosto Ideal, que entra com senha e segunda etapa, sem código por e-mail.'
  const warning = 'Não foi você? Ignore: este e-mail não abre nada.'
  return {
    subject,
    html: mailHtml({
      subject,
      preheader: opening,
      body: [heading(title), paragraph(opening), button('Abrir a administração', link)],
      reason: warning,
    }),
    text: [title, '', opening, '', `Abrir a administração: ${link}`, '', warning].join('\n'),
  }
}
