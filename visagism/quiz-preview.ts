/**
 * The free analysis of the quiz result: what the answers alone can honestly say. Light markdown (bold, italics, numbered
 * items). `{nome}` stands for the visitor's name, so that one text serves everybody who answered alike.
 */
import { type Intention, INTENTION_NAMES } from './intention.ts'
import type { QuizObjective, QuizShape, QuizStyle } from './quiz-questions.ts'
import { SHAPE_NAMES } from './shape-names.ts'
import { SHAPE_PORTRAITS } from './shape-portraits.ts'

export type QuizPreviewBrief = {
  readonly faceShape: QuizShape
  readonly style: QuizStyle
  readonly objective: QuizObjective
}

export const NAME_SLOT = '{nome}'

const STYLE_WORDS: Readonly<Record<QuizStyle, string>> = {
  classico: 'o gosto pelo clássico pede linhas limpas e simetria: o corte aparece menos do que o rosto',
  moderno: 'o gosto pelo moderno pede geometria: uma linha bem desenhada vale mais do que muito volume',
  criativo: 'o gosto criativo pede contraste: um lado diferente do outro, uma cor, um comprimento inesperado',
  casual: 'o gosto casual pede textura: movimento que fica bom sem escova e sem espelho',
}

const INTENTION_WORDS: Readonly<Record<Intention, string>> = {
  autoridade: 'linhas retas e estrutura firme, na altura dos olhos e da mandíbula',
  leveza: 'curvas e pontas soltas, com o volume onde o rosto já é macio',
  sofisticacao: 'linhas verticais e simetria, com poucos elementos e bom acabamento',
  criatividade: 'linhas inclinadas e alguma assimetria, que põem o olhar em movimento',
}

/** Writes the preview. The whole is longer than what the result page shows; the page cuts it by its own rule. */
export function writeQuizPreview({ faceShape, style, objective }: QuizPreviewBrief): string {
  const shape = SHAPE_PORTRAITS[faceShape]
  const name = SHAPE_NAMES[faceShape]
  const intention = INTENTION_NAMES[objective]
  return [
    `${NAME_SLOT}, suas respostas apontam para um **rosto ${name.adjective}**. ${shape.contour} ${shape.widths}`,
    `${shape.says} ${shape.strength} No visagismo isso não se corrige: usa-se. ${shape.asks}`,
    `Você disse que quer passar **${intention}**. Na imagem, essa palavra se escreve com ${INTENTION_WORDS[objective]}. E ${STYLE_WORDS[style]}.`,
    `Três coisas que já dá para observar no espelho:`,
    `1. **A linha do lado.** ${shape.side}`,
    `2. **O objetivo do corte.** Para o seu formato, ele é ${shape.goal}.`,
    `3. **O perfil.** ${shape.profile}`,
    `*O que este teste não vê:* ele ouviu as suas respostas, não mediu o seu rosto. As proporções de verdade, os terços e os ângulos só aparecem quando alguém olha as suas quatro fotos, e é aí que o corte, a sobrancelha, os óculos e as cores deixam de ser palpite.`,
  ].join('\n\n')
}
