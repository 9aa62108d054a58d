/** Draws what the person wrote of how they look, over the observed record. */
import type { Dye, LookSaid } from '../facts/look-said.ts'
import { HAIR_COLOURS } from '../portrait/hair/salon-colours.ts'
import type { PortraitOptions } from '../portrait/views/portrait.ts'

/** As worn, a little washed out. */
export const DYE_HEXES: Readonly<Record<Dye, string>> = {
  vermelho: '#a2282c',
  rosa: '#d77f9c',
  roxo: '#7a4a8f',
  azul: '#3f6aa8',
  verde: '#4f8a5c',
  laranja: '#cf6a2c',
  vinho: HAIR_COLOURS.vinho,
  prata: '#a9a9b0',
  platinado: '#e4d6b4',
  cobre: HAIR_COLOURS.cobre,
}

/** As sent over the wire: values of later versions are not drawn. */
export type LookSaidInput = { readonly [L in keyof LookSaid]?: string | undefined }

type Table<L extends keyof LookSaid> = Readonly<Record<NonNullable<LookSaid[L]>, PortraitOptions>>

const EARRINGS: Table<'earrings'> = {
  argola: { earrings: 'argola' },
  'argola-grande': { earrings: 'argola-grande' },
  'argola-pequena': { earrings: 'argola-pequena' },
  longo: { earrings: 'longo' },
  ponto: { earrings: 'ponto' },
}
const FRAMES: Table<'frame'> = { 'sem aro': { glasses: 'fino' }, 'meio aro': { glasses: 'browline' } }
const WIRE = { glassesRim: 'fino' } as const
const FRAME_COLOURS: Table<'frameColour'> = {
  dourada: { glassesColour: '#B98A3E', ...WIRE },
  prateada: { glassesColour: '#8B8F95', ...WIRE },
  transparente: { glassesColour: '#D8CFC2', glassesRim: 'translucido' },
  preta: { glassesColour: '#231A17' },
  tartaruga: { glassesColour: '#6E4526' },
}
const RIMS: Table<'rim'> = { grosso: { glassesRim: 'grosso' }, fino: { glassesRim: 'fino' } }
/** The person's left is on the right of their picture. */
const SIDES: Readonly<Record<string, -1 | 1>> = { esquerdo: 1, direito: -1 }

const of = <T>(table: Readonly<Record<string, T>>, word: string | undefined): T | undefined =>
  word !== undefined && Object.hasOwn(table, word) ? table[word] : undefined

/** @param own as the record has them */
export function withTraitsSaid(said: LookSaidInput, own: PortraitOptions): PortraitOptions {
  const hair = of(DYE_HEXES, said.hair)
  const { greys, ...rest } = own
  const lock = of({ ...DYE_HEXES, branca: HAIR_COLOURS.branco }, said.lock)
  return {
    ...rest,
    // Its few whites are the lock.
    ...(greys && !(said.lock === 'branca' && greys === 'alguns') ? { greys } : {}),
    ...(hair ? { hairColour: hair } : {}),
    ...(lock ? { lock: { colour: lock, side: of(SIDES, said.lockSide) ?? 1 } } : {}),
    ...(said.ends === 'lisas' ? { straightEnds: true } : {}),
    ...(said.beard === 'falhada' && own.beard ? { patchyBeard: true } : {}),
    ...(said.pigment === 'sem' ? { unpigmented: true } : {}),
    ...(said.ears === 'abertas' ? { earsOut: true } : {}),
    ...of(EARRINGS, said.earrings),
    ...(own.glasses
      ? { ...of(FRAMES, said.frame), ...of(FRAME_COLOURS, said.frameColour), ...of(RIMS, said.rim) }
      : {}),
  }
}
