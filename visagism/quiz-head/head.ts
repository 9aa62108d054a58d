/** The head a visitor chose, all optional. It may reveal ethnic origin or faith, so it is never described in words. */
import { HAIR_TEXTURES } from '../knowledge/axes.ts'
import { SKIN_DEPTHS, type SkinDepth } from '../observed/observed.ts'

export const HEAD_PRESENTATIONS = ['feminino', 'masculino', 'tanto-faz'] as const
export type HeadPresentation = (typeof HEAD_PRESENTATIONS)[number]
/** A shaved head has no texture. */
export const HEAD_HAIR = [...HAIR_TEXTURES, 'raspado'] as const
export type HeadHair = (typeof HEAD_HAIR)[number]
export const HEAD_WEARS = ['oculos', 'barba', 'veu', 'turbante'] as const
export type HeadWear = (typeof HEAD_WEARS)[number]

export interface QuizHead {
  readonly presentation?: HeadPresentation
  readonly skin?: SkinDepth
  readonly hair?: HeadHair
  /** Veil and turban exclude each other. */
  readonly wears?: readonly HeadWear[]
}

/** The head after "Pular". */
export const NO_HEAD: QuizHead = {}

/** Drops unknown parts of the value. */
export function knownHead(given: unknown): QuizHead {
  if (typeof given !== 'object' || given === null) return NO_HEAD
  const { presentation, skin, hair, wears } = given as Readonly<Record<string, unknown>>
  const worn = Array.isArray(wears) ? HEAD_WEARS.filter((wear) => wears.includes(wear)) : []
  return headWith({
    presentation: HEAD_PRESENTATIONS.find((known) => known === presentation),
    skin: SKIN_DEPTHS.find((known) => known === skin),
    hair: HEAD_HAIR.find((known) => known === hair),
    wears: worn.includes('veu') ? worn.filter((wear) => wear !== 'turbante') : worn,
  })
}

export const isTapped = (head: QuizHead): boolean => Object.keys(head).length > 0

type Row = keyof QuizHead
type Tap = { readonly [R in Row]-?: { readonly row: R; readonly value: NonNullable<QuizHead[R]> } }
export type HeadTap =
  | Tap['presentation']
  | Tap['skin']
  | Tap['hair']
  | { readonly row: 'wears'; readonly value: HeadWear }

/** A second tap undoes. */
export function tapHead(head: QuizHead, tap: HeadTap): QuizHead {
  if (tap.row !== 'wears') return headWith({ ...head, [tap.row]: head[tap.row] === tap.value ? undefined : tap.value })
  const worn = head.wears ?? []
  if (worn.includes(tap.value)) return headWith({ ...head, wears: worn.filter((wear) => wear !== tap.value) })
  const others = COVERINGS.includes(tap.value) ? worn.filter((wear) => !COVERINGS.includes(wear)) : worn
  return headWith({ ...head, wears: HEAD_WEARS.filter((wear) => wear === tap.value || others.includes(wear)) })
}
const COVERINGS: readonly HeadWear[] = ['veu', 'turbante']

export const wearsOn = ({ wears = [] }: QuizHead, wear: HeadWear): boolean => wears.includes(wear)
export const isCoveredHead = (head: QuizHead): boolean => COVERINGS.some((covering) => wearsOn(head, covering))
export const showsNoHair = (head: QuizHead): boolean => isCoveredHead(head) || head.hair === 'raspado'

type Given = { readonly [R in Row]: QuizHead[R] | undefined }

function headWith({ presentation, skin, hair, wears = [] }: Given | QuizHead): QuizHead {
  return {
    ...(presentation && { presentation }),
    ...(skin && { skin }),
    ...(hair && { hair }),
    ...(wears.length > 0 && { wears }),
  }
}

export type HeadGround = 'sand' | 'rose' | 'sage' | 'gold' | 'mist'

export function plateOf(head: QuizHead): HeadGround {
  if (!isTapped(head)) return 'sand'
  switch (head.presentation) {
    case 'feminino':
      return 'rose'
    case 'masculino':
      return isCoveredHead(head) ? 'gold' : 'sage'
    case 'tanto-faz':
      return 'gold'
    default:
      return 'mist'
  }
}

export const secondPlateOf = (head: QuizHead): HeadGround =>
  ({ sand: 'sage', rose: 'sage', sage: 'gold', gold: 'rose', mist: 'rose' } as const)[plateOf(head)]

/** The buyer's own proposal for the observed record. */
export function observedOf({ skin, hair, wears = [] }: QuizHead) {
  return {
    ...(skin && { skin }),
    ...(hair === 'raspado' ? { length: 'raspado' as const } : hair && { texture: hair }),
    ...(wears.includes('oculos') && { glasses: 'sempre' as const }),
    ...(wears.includes('barba') && { beard: 'curta' as const }),
    ...(wears.includes('veu') && { covering: 'véu' as const }),
    ...(wears.includes('turbante') && { covering: 'turbante' as const }),
  }
}
