import type { WrittenMail } from './written-mail.ts'
import { button, heading, mailHtml, paragraph, smallPrint, steps, subheading } from './layout.ts'

export function reportReadyMail({
  name,
  pages,
  link,
}: {
  name: string | null
  pages: number
  /** First the guide's reveal, later the dashboard. */
  link: string
}): WrittenMail {
  const title = name ? `Seu guia está pronto, ${name}` : 'Seu guia está pronto'
  const opening = `São ${pages} páginas sobre o seu rosto: formato, cabelo, cores e o cartão para levar ao salão.`
  const ideas = [
    {
      what: 'Comece por “O guia numa página”',
      how: 'A primeira escolha de cada assunto, e de onde veio o que se diz do seu rosto.',
    },
    { what: 'Leve o cartão ao salão', how: 'Uma página só, feita para mostrar a quem corta o seu cabelo.' },
    { what: 'Conte o que achou', how: 'No painel, em “Avaliar”. Lemos tudo.' },
  ]
  const life = 'O PDF fica no painel por 1 ano e pode ser baixado quantas vezes você quiser.'
  const subject = 'Seu guia de visagismo está pronto'
  return {
    subject,
    html: mailHtml({
      subject,
      preheader: `${pages} páginas, prontas para ler e baixar.`,
      body: [
        heading(title),
        paragraph(opening),
        button('Abrir o meu guia', link),
        smallPrint(life),
        subheading('Três jeitos de aproveitar'),
        steps(ideas),
      ],
      reason: 'Você recebeu este e-mail porque comprou a análise da Rosto Ideal.',
    }),
    text: [
      title,
      '',
      opening,
      '',
      `Abrir o meu guia: ${link}`,
      '',
      life,
      '',
      ...ideas.map((s, i) => `${i + 1}. ${s.what}: ${s.how}`),
    ].join('\n'),
  }
}
