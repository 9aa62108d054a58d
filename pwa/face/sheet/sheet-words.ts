import type { SheetState } from '#visagism/finder/judge-sheet.ts'

interface SheetWords {
  readonly word: string
  readonly more?: string
}

/** One message at a time. */
export const SHEET_WORDS: Readonly<Record<SheetState, SheetWords>> = {
  none: { word: 'Procurando o seu rosto' },
  two: { word: 'Só você na foto' },
  far: { word: 'Chegue mais perto' },
  near: { word: 'Afaste um pouco' },
  aside: { word: 'Dê lugar à folha', more: 'Rosto de um lado, folha na moldura.' },
  turned: { word: 'Olhe para a câmera' },
  'no-sheet': { word: 'Folha ao lado do rosto', more: 'Encha a moldura, longe de parede branca.' },
  'no-edge': { word: 'Folha ao lado do rosto', more: 'Encha a moldura, longe de parede branca.' },
  clipped: { word: 'A folha estourou', more: 'Afaste-se da luz.' },
  'two-lights': { word: 'Um lado está mais claro', more: 'Vire-se para a janela.' },
  cast: { word: 'A lâmpada tinge tudo', more: 'Tente de dia.' },
  ready: { word: 'Assim. Fique um instante.' },
}

const LIGHT: readonly SheetState[] = ['clipped', 'two-lights', 'cast']

export function refusalWords(state: SheetState): { title: string; text: string } {
  if (state === 'none' || state === 'ready')
    return { title: 'Não achei o seu rosto', text: 'De frente, inteiro na foto, com a folha ao lado.' }
  if (state === 'no-sheet')
    return { title: 'Não vi a folha', text: 'Encha a moldura com ela, sem dobra e sem escrita virada para a câmera.' }
  if (state === 'no-edge')
    return { title: 'Não distingo a folha do fundo', text: 'Parede branca atrás? Procure um fundo mais escuro.' }
  const { word, more = 'Assim a medida não sai.' } = SHEET_WORDS[state]
  const why = LIGHT.includes(state) ? ' Com esta luz o valor sairia errado, e não guardamos nenhum.' : ''
  return { title: word, text: `${more}${why}` }
}

export const spokenSheet = (state: SheetState): string => {
  const { word, more } = SHEET_WORDS[state]
  return more ? `${word}. ${more}` : word
}
