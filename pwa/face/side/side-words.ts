import { degrees } from '#visagism/knowledge/pt.ts'
import type { SideOrigin, SidePointName } from '#visagism/side/side-points.ts'
import { CONVEXITY_NORM, type SideLine } from '#visagism/side/side-reading.ts'

interface PointQuestion {
  readonly question: string
  readonly where: string
}

export const SIDE_QUESTIONS: Readonly<Record<SidePointName, PointQuestion>> = {
  glabella: {
    question: 'Onde a testa vem mais à frente',
    where: 'Entre as sobrancelhas, na beirada do contorno. Toque ali.',
  },
  noseTip: { question: 'A ponta do nariz', where: 'O lugar mais à frente do rosto.' },
  noseBase: {
    question: 'Onde o nariz encontra o lábio',
    where: 'No fundo da curva, bem embaixo do nariz.',
  },
  chin: {
    question: 'A frente do queixo',
    where: 'O ponto mais à frente, não o mais baixo. Com barba, estime a pele.',
  },
}

export const TIP_FOUND: PointQuestion = {
  question: 'A ponta do nariz é aqui?',
  where: 'Foi o aparelho que achou. Confira, ou mova.',
}

/** Read after point names of either gender. */
export const SIDE_ORIGIN_WORDS: Readonly<Record<SideOrigin, string>> = {
  checked: 'ponto conferido',
  moved: 'ponto movido',
  hand: 'ponto marcado à mão',
  unsure: 'ponto em dúvida',
}

export const LINE_WORDS: Readonly<Record<SideLine, string>> = {
  convexo: 'Perfil convexo',
  'entre reto e convexo': 'Entre reto e convexo',
  reto: 'Perfil reto',
  'entre reto e côncavo': 'Entre reto e côncavo',
  côncavo: 'Perfil côncavo',
}

const { mean, sd } = CONVEXITY_NORM
export const USUAL = `O mais comum, em fotos de brasileiros adultos, fica entre ${degrees(mean - sd)} e ${degrees(mean + sd)}. É um lugar na régua, não uma meta.`

/** Inward angles are shown without a sign. */
export const bendWords = (convexity: number): string =>
  convexity < 0 ? `${degrees(-convexity)} para dentro` : degrees(convexity)
