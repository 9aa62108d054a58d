import type { HandleName, Marking } from './handles.ts'
import { isKnown } from './handles.ts'

export interface Shown {
  readonly handles: readonly HandleName[]
  readonly levels: readonly HandleName[]
  readonly widths: readonly WidthName[]
  readonly isWhole: boolean
}
export type WidthName = 'temple' | 'cheekbone' | 'jaw'

export const PASSES = ['heights', 'widths', 'jaw'] as const
export type Pass = (typeof PASSES)[number]

interface PassWords {
  readonly name: string
  readonly handles: readonly HandleName[]
  readonly shown: Shown
  /** The button's text while a point is missing. */
  readonly missing: Readonly<Partial<Record<HandleName, string>>>
}

const LEVELS = ['hairline', 'browLine', 'noseBase', 'chin'] as const

export const PASS_WORDS: Readonly<Record<Pass, PassWords>> = {
  heights: {
    name: 'Alto e baixo',
    handles: LEVELS,
    shown: { handles: LEVELS, levels: LEVELS, widths: [], isWhole: false },
    missing: { hairline: 'Falta a linha do cabelo', chin: 'Falta o queixo' },
  },
  widths: {
    name: 'Larguras',
    handles: ['templeLeft', 'templeRight', 'cheekboneLeft', 'cheekboneRight'],
    shown: {
      handles: ['templeLeft', 'templeRight', 'cheekboneLeft', 'cheekboneRight'],
      levels: [],
      widths: ['temple', 'cheekbone'],
      isWhole: false,
    },
    missing: { templeLeft: 'Faltam as têmporas', cheekboneLeft: 'Faltam as maçãs' },
  },
  jaw: {
    name: 'Mandíbula',
    handles: ['jawLeft', 'jawRight'],
    shown: { handles: ['jawLeft', 'jawRight'], levels: [], widths: ['jaw'], isWhole: true },
    missing: { jawLeft: 'Falta a mandíbula' },
  },
}

/** For the last look and the desk. */
export const ALL_SHOWN: Shown = {
  handles: [...LEVELS, ...PASS_WORDS.widths.handles, ...PASS_WORDS.jaw.handles],
  levels: LEVELS,
  widths: ['temple', 'cheekbone', 'jaw'],
  isWhole: true,
}

export const WHERE: Readonly<Record<HandleName, string>> = {
  hairline: 'Toque na raiz do cabelo, no meio da testa.',
  chin: 'Toque na ponta do queixo, no ponto mais baixo.',
  browLine: 'Toque entre as sobrancelhas, na altura delas.',
  noseBase: 'Toque na base do nariz, acima do lábio.',
  templeLeft: 'Têmporas: onde a pele encontra o cabelo, na metade da altura da testa.',
  templeRight: 'Têmporas: onde a pele encontra o cabelo, na metade da altura da testa.',
  cheekboneLeft: 'Maçãs: onde o rosto é mais largo, logo abaixo dos olhos.',
  cheekboneRight: 'Maçãs: onde o rosto é mais largo, logo abaixo dos olhos.',
  jawLeft: 'Cantos da mandíbula: onde o contorno vira para o queixo.',
  jawRight: 'Cantos da mandíbula: onde o contorno vira para o queixo.',
}

/** Common doubts. */
export const HINTS: Readonly<Partial<Record<HandleName, string>>> = {
  hairline: 'Com franja, estime onde está a raiz.',
  chin: 'Com barba, estime onde o queixo termina.',
  browLine: 'É opcional: mede os terços do rosto.',
  noseBase: 'É opcional: mede os terços do rosto.',
  templeLeft: 'Marque um lado; o outro acompanha.',
  templeRight: 'Marque um lado; o outro acompanha.',
  cheekboneLeft: 'Marque um lado; o outro acompanha.',
  cheekboneRight: 'Marque um lado; o outro acompanha.',
  jawLeft: 'Costuma ficar perto da altura da boca.',
  jawRight: 'Costuma ficar perto da altura da boca.',
}

/** Choose what the next touch places. A pair is one chip. */
export const CHIPS: Readonly<Record<Pass, readonly { label: string; handles: readonly HandleName[] }[]>> = {
  heights: [
    { label: 'Cabelo', handles: ['hairline'] },
    { label: 'Queixo', handles: ['chin'] },
    { label: 'Terços', handles: ['browLine', 'noseBase'] },
  ],
  widths: [
    { label: 'Têmporas', handles: ['templeLeft', 'templeRight'] },
    { label: 'Maçãs do rosto', handles: ['cheekboneLeft', 'cheekboneRight'] },
  ],
  jaw: [
    { label: 'Canto à esquerda', handles: ['jawLeft'] },
    { label: 'Canto à direita', handles: ['jawRight'] },
  ],
}

/** What this pass still needs, in words, or null. */
export function missingIn(pass: Pass, marking: Marking): string | null {
  const { handles, missing } = PASS_WORDS[pass]
  for (const name of handles) {
    const words = missing[name]
    if (words && !isKnown(marking, name)) return words
  }
  return null
}

/** The next unknown handle, else the same. */
export function nextHandle(pass: Pass, marking: Marking, placed: HandleName): HandleName {
  const order = CHIPS[pass].flatMap(({ handles }) => handles)
  return order.find((name) => !isKnown(marking, name)) ?? placed
}

export function firstHandle(pass: Pass, marking: Marking): HandleName {
  const [first] = CHIPS[pass].flatMap(({ handles }) => handles)
  return nextHandle(pass, marking, first ?? 'hairline')
}
