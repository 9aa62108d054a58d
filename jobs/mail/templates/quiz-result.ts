import type { QuizPreviewBrief } from '#visagism/knowledge/quiz-preview.ts'
import { INTENTION_NAMES } from '#visagism/knowledge/intention.ts'
import { SHAPE_NAMES } from '#visagism/knowledge/shape-names.ts'
import { SHAPE_PORTRAITS } from '#visagism/knowledge/shape-portraits.ts'
import { formatMoney } from '#contract/format.ts'
import { PRICE_CENTS } from '#contract/offer.ts'
import type { WrittenMail } from './written-mail.ts'
import { button, carriedPicture, heading, mailHtml, paragraph, smallPrint, steps, subheading } from './layout.ts'

const HEAD = 'desenho'

/** Size as shown; the file has twice the pixels. */
export interface DrawnHead {
  readonly png: Buffer
  readonly width: number
  readonly height: number
}

/** Pass `offer` only with marketing consent, and `head` only if the visitor chose one. */
export function quizResultMail({
  name,
  brief,
  link,
  leave,
  offer,
  head = null,
  frames = null,
}: {
  name: string | null
  brief: QuizPreviewBrief
  link: string
  leave: string
  offer: boolean
  head?: DrawnHead | null
  /** For a head without visible hair: advice on frames replaces the cut. */
  frames?: string | null
}): WrittenMail {
  const shape = SHAPE_NAMES[brief.faceShape]
  const portrait = SHAPE_PORTRAITS[brief.faceShape]
  const title = `${name ? `${name}, suas` : 'Suas'} respostas apontam para um rosto ${shape.adjective}`
  const opening = `${portrait.contour} ${portrait.says} ${portrait.strength}`
  const ideas = [
    { what: 'A linha do lado', how: portrait.side },
    frames
      ? { what: 'Para a ótica', how: frames }
      : { what: 'O objetivo do corte', how: `Para o seu formato, ele é ${portrait.goal}.` },
    { what: 'A palavra que guia', how: `Você escolheu ${INTENTION_NAMES[brief.objective]}.` },
  ]
  const validity = 'O link abre o seu resultado em qualquer aparelho. Se você refizer o teste, ele mostra o mais novo.'
  const honest = 'O teste ouviu as suas respostas; ele não mediu o seu rosto.'
  const full = `A análise completa parte de quatro fotos e vira um guia em PDF com mais de 30 páginas, por ${formatMoney(PRICE_CENTS).replace('\u00a0', ' ')}.`
  const subject = `Seu resultado: rosto ${shape.adjective}`
  return {
    subject,
    ...(head && { pictures: [{ name: HEAD, png: head.png }] }),
    html: mailHtml({
      subject,
      preheader: 'O que as suas respostas dizem, e o link para rever quando quiser.',
      body: [
        ...(head
          ? [
              carriedPicture(
                HEAD,
                `Desenho de um rosto ${shape.adjective}, feito das suas respostas`,
                head.width,
                head.height,
              ),
            ]
          : []),
        heading(title),
        paragraph(opening),
        button('Ver meu resultado', link),
        smallPrint(validity),
        subheading('Três coisas para levar daqui'),
        steps(ideas),
        smallPrint(offer ? `${honest} ${full}` : honest),
      ],
      reason: 'Você recebeu este e-mail porque fez o teste Seu Rosto Ideal e pediu o resultado neste endereço.',
      leave,
    }),
    text: [
      title,
      '',
      opening,
      '',
      `Ver meu resultado: ${link}`,
      '',
      validity,
      '',
      ...ideas.map((s, i) => `${i + 1}. ${s.what}: ${s.how}`),
      '',
      offer ? `${honest} ${full}` : honest,
      '',
      `Não quer mais receber estes e-mails? ${leave}`,
    ].join('\n'),
  }
}
