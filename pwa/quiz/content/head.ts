import type { HeadHair, HeadPresentation, HeadWear } from '#visagism/quiz-head/head.ts'

/** The step that asks nothing about the face shape. Choices are drawn, never named. */
export const HEAD_STEP = {
  title: 'Qual se parece com você?',
  lead: 'Um toque por linha. Só para o desenho.',
  skip: 'Pular',
  without: 'Continuar sem desenho',
  submit: 'É parecido comigo',
  presentation: 'Aparência',
  skin: 'Pele',
  hair: 'Fio',
  wears: 'Uso sempre',
  many: 'quantos quiser',
  note: 'O desenho fica neste aparelho até você deixar o e-mail.',
} as const

export const PRESENTATION_WORDS: Readonly<Record<HeadPresentation, string>> = {
  feminino: 'feminino',
  masculino: 'masculino',
  'tanto-faz': 'tanto faz',
}
export const HAIR_WORDS: Readonly<Record<HeadHair, string>> = {
  liso: 'liso',
  ondulado: 'ondulado',
  cacheado: 'cacheado',
  crespo: 'crespo',
  raspado: 'raspado',
}
export const WEAR_WORDS: Readonly<Record<HeadWear, string>> = {
  oculos: 'óculos',
  barba: 'barba',
  veu: 'véu, lenço',
  turbante: 'turbante',
}

/** For screen readers: the scale has no names. */
export const skinWords = (level: number, of: number) =>
  level === 1
    ? `Tom 1 de ${of}, o mais claro`
    : level === of
      ? `Tom ${of} de ${of}, o mais escuro`
      : `Tom ${level} de ${of}`
