import type { HairTexture } from '../../knowledge/axes.ts'
import { drawAfro } from './afro.ts'
import { drawBuzz, drawCombedTop, drawCrop, drawSideParted } from './barber.ts'
import { drawClippedSides, type SideLength } from './bare-top.ts'
import { type Cord, drawLongCords, drawShortCords } from './braids.ts'
import type { HairContext, HairLayers } from './context.ts'
import { drawCornrows } from './cornrows.ts'
import type { Fringe } from './fringe.ts'
import { type CordTie, drawGatheredCords } from './gathered-cords.ts'
import { drawLayered, drawShag } from './layered.ts'
import { drawLoose } from './loose.ts'
import {
  BOB,
  JAW_LENGTH,
  LONG,
  MEDIUM,
  MOUTH_LENGTH,
  NECK_LENGTH,
  POINTED_BOB,
  SHOULDER_LENGTH,
  VERY_LONG,
} from './loose-forms.ts'
import { drawCropped, drawPixie } from './pixie.ts'
import {
  drawCrownKnot,
  drawFramedTail,
  drawHalfUp,
  drawHighTail,
  drawLowKnot,
  drawLowTail,
  drawPuff,
  drawSidePlait,
  drawTiedBack,
  drawTopKnot,
} from './tied.ts'

export const CUT_LENGTHS = ['sem-cabelo', 'muito-curto', 'curto', 'medio', 'longo', 'muito-longo'] as const
export type CutLength = (typeof CUT_LENGTHS)[number]

/** Who usually asks for it; anybody may wear it. */
export type CutPresentation = 'feminine' | 'masculine' | 'any'

/** What side and back views need. */
export type CutBuild =
  | {
      readonly kind: 'loose'
      /** y of the tips behind, and beside the face where that differs. */ readonly ends: number
      readonly frontEnds?: number
      readonly layers?: true
      /** Short layers at the crown, and a nape that runs out thin and loose. */ readonly thinNape?: true
      readonly behindEar?: true
    }
  | { readonly kind: 'tied'; readonly tie: Tie; readonly loose?: number; readonly framed?: true }
  | {
      readonly kind: 'short'
      readonly fade: number
      /** Height of the top over the skull, at the front and at the crown. */ readonly top: readonly [number, number]
      readonly nape: number
      readonly forward?: true
      /** A long front, swept from the parting down to the temple. */ readonly sweep?: true
      /** The sides lie over the top of the ear. */ readonly overEar?: true
      /** Combed to one side from a low parting. */ readonly swept?: true
      /** The long top lies over sides and nape of one clipped length, without a passage between them. */
      readonly disconnected?: true
    }
  | { readonly kind: 'afro'; readonly volume?: number }
  | { readonly kind: 'cords'; readonly ends: number; readonly cord: Cord }
  | { readonly kind: 'gathered-cords'; readonly cord: Cord; readonly tie: CordTie }
  | { readonly kind: 'cornrows' }
  | {
      readonly kind: 'clipped'
      /** Nothing grows on top; how the hair around it is kept. */ readonly bareTop?: SideLength
    }
  | { readonly kind: 'bald' }

export type Tie =
  | 'smooth'
  | 'high-bun'
  | 'low-bun'
  | 'high-tail'
  | 'low-tail'
  | 'braid'
  | 'half-up'
  | 'puff'
  | 'samurai'

export interface DrawnCut {
  readonly length: CutLength
  readonly presentation: CutPresentation
  /** The drawing accepts any texture; these look as intended. */
  readonly textures: readonly HairTexture[]
  readonly fringe?: Fringe
  /** Default parting, in units right of the axis. */
  readonly part?: number
  readonly build: CutBuild
  readonly draw: (c: HairContext) => HairLayers
}

const ALL = ['liso', 'ondulado', 'cacheado', 'crespo'] as const
const SOFT = ['liso', 'ondulado', 'cacheado'] as const
const SMOOTH = ['liso', 'ondulado'] as const
const CURLY = ['cacheado', 'crespo'] as const

const sweptAside = (s: number) => 0.2 * (1 - s)
const fanned = (s: number) => (s - 0.5) * 0.12

/** Every drawing of hair, the longest first. */
export const DRAWN_CUTS = {
  'muito-longo': {
    length: 'muito-longo',
    presentation: 'feminine',
    textures: ALL,
    part: -8,
    build: { kind: 'loose', ends: 252 },
    draw: (c) => drawLoose(c, VERY_LONG),
  },
  longo: {
    length: 'longo',
    presentation: 'feminine',
    textures: ALL,
    part: -9,
    build: { kind: 'loose', ends: 214 },
    draw: (c) => drawLoose(c, LONG),
  },
  camadas: {
    length: 'longo',
    presentation: 'feminine',
    textures: ALL,
    part: 8,
    build: { kind: 'loose', ends: 214, layers: true },
    draw: (c) => drawLayered(c, LONG, { from: 92, to: 104 }),
  },
  'camadas-cortina': {
    length: 'longo',
    presentation: 'feminine',
    textures: ALL,
    fringe: 'cortina',
    build: { kind: 'loose', ends: 214, layers: true },
    draw: (c) => drawLayered(c, LONG, { from: 86, to: 92, coveredTo: 0.38 }),
  },
  'longo-franja': {
    length: 'longo',
    presentation: 'feminine',
    textures: SMOOTH,
    fringe: 'reta',
    build: { kind: 'loose', ends: 214 },
    draw: (c) => drawLoose(c, LONG),
  },
  medio: {
    length: 'medio',
    presentation: 'feminine',
    textures: ALL,
    part: -10,
    build: { kind: 'loose', ends: 172 },
    draw: (c) => drawLoose(c, MEDIUM),
  },
  'no-pescoco': {
    length: 'medio',
    presentation: 'feminine',
    textures: ALL,
    part: -10,
    build: { kind: 'loose', ends: 142 },
    draw: (c) => drawLoose(c, NECK_LENGTH),
  },
  'lob-cortina': {
    length: 'medio',
    presentation: 'feminine',
    textures: ALL,
    fringe: 'cortina',
    build: { kind: 'loose', ends: 172 },
    draw: (c) => drawLoose(c, MEDIUM),
  },
  'shag-desfiado': {
    length: 'medio',
    presentation: 'any',
    textures: SOFT,
    fringe: 'desfiada',
    build: { kind: 'loose', ends: 172, layers: true },
    draw: (c) => drawLayered(c, MEDIUM, { from: 62, to: 72 }),
  },
  shag: {
    length: 'medio',
    presentation: 'any',
    textures: SOFT,
    fringe: 'aberta',
    build: { kind: 'loose', ends: 172, layers: true, thinNape: true },
    draw: (c) => drawShag(c, MEDIUM),
  },
  bob: {
    length: 'medio',
    presentation: 'feminine',
    textures: ALL,
    part: 11,
    build: { kind: 'loose', ends: 115 },
    draw: (c) => drawLoose(c, BOB),
  },
  'bob-franja': {
    length: 'medio',
    presentation: 'feminine',
    textures: ALL,
    fringe: 'reta',
    build: { kind: 'loose', ends: 115 },
    draw: (c) => drawLoose(c, BOB),
  },
  'bob-na-boca': {
    length: 'curto',
    presentation: 'feminine',
    textures: CURLY,
    part: 11,
    build: { kind: 'loose', ends: 80 },
    draw: (c) => drawLoose(c, MOUTH_LENGTH),
  },
  chanel: {
    length: 'medio',
    presentation: 'feminine',
    textures: SMOOTH,
    part: -12,
    build: { kind: 'loose', ends: 84, frontEnds: 134 },
    draw: (c) => drawLoose(c, POINTED_BOB),
  },
  'pixie-franja': {
    length: 'curto',
    presentation: 'feminine',
    textures: ALL,
    build: { kind: 'short', fade: 0, top: [16, 16], nape: 62, forward: true },
    draw: (c) => drawPixie(c),
  },
  pixie: {
    length: 'curto',
    presentation: 'feminine',
    textures: ALL,
    build: { kind: 'short', fade: 0.04, top: [21, 15], nape: 54, forward: true, sweep: true },
    draw: (c) => drawPixie(c, 'loose'),
  },
  'pixie-assentado': {
    length: 'curto',
    presentation: 'feminine',
    textures: ALL,
    build: { kind: 'short', fade: 0, top: [9, 11], nape: 66, forward: true, sweep: true, overEar: true },
    draw: (c) => drawPixie(c, 'laid'),
  },
  joaozinho: {
    length: 'muito-curto',
    presentation: 'any',
    textures: SOFT,
    build: { kind: 'short', fade: 0.12, top: [9, 11], nape: 56, forward: true },
    draw: drawCropped,
  },
  preso: {
    length: 'longo',
    presentation: 'any',
    textures: ALL,
    build: { kind: 'tied', tie: 'low-tail' },
    draw: drawTiedBack,
  },
  'coque-alto': {
    length: 'longo',
    presentation: 'feminine',
    textures: ALL,
    build: { kind: 'tied', tie: 'high-bun' },
    draw: drawTopKnot,
  },
  coque: {
    length: 'longo',
    presentation: 'feminine',
    textures: ALL,
    part: -6,
    build: { kind: 'tied', tie: 'low-bun' },
    draw: drawLowKnot,
  },
  'rabo-alto': {
    length: 'longo',
    presentation: 'feminine',
    textures: ALL,
    build: { kind: 'tied', tie: 'high-tail' },
    draw: drawHighTail,
  },
  rabo: {
    length: 'longo',
    presentation: 'feminine',
    textures: ALL,
    build: { kind: 'tied', tie: 'high-tail', framed: true },
    draw: drawFramedTail,
  },
  'rabo-baixo': {
    length: 'longo',
    presentation: 'feminine',
    textures: ALL,
    part: 6,
    build: { kind: 'tied', tie: 'low-tail' },
    draw: drawLowTail,
  },
  'tranca-lateral': {
    length: 'longo',
    presentation: 'feminine',
    textures: SOFT,
    part: -7,
    build: { kind: 'tied', tie: 'braid' },
    draw: drawSidePlait,
  },
  'meio-preso': {
    length: 'longo',
    presentation: 'feminine',
    textures: ALL,
    part: 5,
    build: { kind: 'tied', tie: 'half-up', loose: 210 },
    draw: drawHalfUp,
  },
  puff: {
    length: 'medio',
    presentation: 'feminine',
    textures: ['crespo'],
    build: { kind: 'tied', tie: 'puff' },
    draw: drawPuff,
  },
  afro: {
    length: 'medio',
    presentation: 'any',
    textures: CURLY,
    build: { kind: 'afro' },
    draw: (c) => drawAfro(c, c.volume),
  },
  'afro-curto': {
    length: 'curto',
    presentation: 'any',
    textures: CURLY,
    build: { kind: 'afro', volume: 0.7 },
    draw: (c) => drawAfro(c, Math.min(0.7, c.volume)),
  },
  trancas: {
    length: 'longo',
    presentation: 'feminine',
    textures: CURLY,
    build: { kind: 'cords', ends: 212, cord: 'braid' },
    draw: (c) => drawLongCords(c, 'braid'),
  },
  dreads: {
    length: 'medio',
    presentation: 'any',
    textures: ['crespo'],
    part: -5,
    build: { kind: 'cords', ends: 168, cord: 'dread' },
    draw: (c) => drawShortCords(c, 'dread'),
  },
  'dreads-longos': {
    length: 'longo',
    presentation: 'any',
    textures: ['crespo'],
    part: 6,
    build: { kind: 'cords', ends: 212, cord: 'dread' },
    draw: (c) => drawLongCords(c, 'dread'),
  },
  twists: {
    length: 'medio',
    presentation: 'any',
    textures: ['crespo'],
    part: 7,
    build: { kind: 'cords', ends: 168, cord: 'twist' },
    draw: (c) => drawShortCords(c, 'twist'),
  },
  'trancas-meio-presas': {
    length: 'longo',
    presentation: 'any',
    textures: CURLY,
    build: { kind: 'gathered-cords', cord: 'braid', tie: 'half-up' },
    draw: (c) => drawGatheredCords(c, 'braid', 'half-up'),
  },
  'trancas-coque': {
    length: 'longo',
    presentation: 'any',
    textures: CURLY,
    build: { kind: 'gathered-cords', cord: 'braid', tie: 'low-bun' },
    draw: (c) => drawGatheredCords(c, 'braid', 'low-bun'),
  },
  'dreads-meio-presos': {
    length: 'longo',
    presentation: 'any',
    textures: ['crespo'],
    build: { kind: 'gathered-cords', cord: 'dread', tie: 'half-up' },
    draw: (c) => drawGatheredCords(c, 'dread', 'half-up'),
  },
  'dreads-rabo': {
    length: 'longo',
    presentation: 'any',
    textures: ['crespo'],
    build: { kind: 'gathered-cords', cord: 'dread', tie: 'low-tail' },
    draw: (c) => drawGatheredCords(c, 'dread', 'low-tail'),
  },
  'dreads-coque': {
    length: 'longo',
    presentation: 'any',
    textures: ['crespo'],
    build: { kind: 'gathered-cords', cord: 'dread', tie: 'low-bun' },
    draw: (c) => drawGatheredCords(c, 'dread', 'low-bun'),
  },
  nago: {
    length: 'medio',
    presentation: 'any',
    textures: CURLY,
    build: { kind: 'cornrows' },
    draw: drawCornrows,
  },
  social: {
    length: 'curto',
    presentation: 'masculine',
    textures: ALL,
    build: { kind: 'short', fade: 0.3, top: [14, 12], nape: 54, swept: true },
    draw: (c) => drawSideParted(c),
  },
  'tesoura-longa': {
    length: 'curto',
    presentation: 'masculine',
    textures: ALL,
    build: { kind: 'short', fade: 0.04, top: [11, 13], nape: 66, swept: true, overEar: true },
    draw: (c) => drawSideParted(c, { sides: 'cheios' }),
  },
  undercut: {
    length: 'curto',
    presentation: 'any',
    textures: SOFT,
    build: {
      kind: 'short',
      fade: 0.4,
      top: [17, 13],
      nape: 54,
      forward: true,
      sweep: true,
      disconnected: true,
    },
    draw: (c) => drawSideParted(c, { sides: 'desconectados' }),
  },
  topete: {
    length: 'curto',
    presentation: 'masculine',
    textures: ALL,
    build: { kind: 'short', fade: 0.5, top: [24, 14], nape: 50 },
    draw: (c) =>
      drawCombedTop(c, {
        crown: [
          [0, -160],
          [37, -153],
          [60, -133],
          [72, -110],
          [78.4, -86],
          [79.5, -58],
        ],
        fade: 0.5,
        lean: sweptAside,
      }),
  },
  crop: {
    length: 'muito-curto',
    presentation: 'masculine',
    textures: ALL,
    build: { kind: 'short', fade: 0.55, top: [11, 7], nape: 48, forward: true },
    draw: drawCrop,
  },
  'para-tras': {
    length: 'curto',
    presentation: 'masculine',
    textures: SOFT,
    build: { kind: 'short', fade: 0.25, top: [12, 12], nape: 56 },
    draw: (c) =>
      drawCombedTop(c, {
        crown: [
          [0, -144.5],
          [32, -139],
          [55, -125],
          [69, -107],
          [77.4, -84],
          [79.5, -58],
        ],
        fade: 0.25,
        lift: 1,
        lean: fanned,
        strands: 26,
      }),
  },
  degrade: {
    length: 'muito-curto',
    presentation: 'masculine',
    textures: ALL,
    build: { kind: 'short', fade: 0.75, top: [7, 6], nape: 40 },
    draw: (c) =>
      drawCombedTop(c, {
        crown: [
          [0, -138],
          [32, -134],
          [54, -122],
          [67, -105],
          [75.5, -84],
          [78.5, -58],
        ],
        fade: 0.75,
        lean: fanned,
        strands: 30,
      }),
  },
  raspado: {
    length: 'muito-curto',
    presentation: 'any',
    textures: ALL,
    build: { kind: 'clipped' },
    draw: drawBuzz,
  },
  'medio-masculino': {
    length: 'medio',
    presentation: 'masculine',
    textures: ALL,
    part: -8,
    build: { kind: 'loose', ends: 92, behindEar: true },
    draw: (c) => drawLoose(c, JAW_LENGTH),
  },
  'longo-masculino': {
    length: 'longo',
    presentation: 'masculine',
    textures: ALL,
    part: 5,
    build: { kind: 'loose', ends: 170, behindEar: true },
    draw: (c) => drawLoose(c, SHOULDER_LENGTH),
  },
  'coque-samurai': {
    length: 'longo',
    presentation: 'masculine',
    textures: ALL,
    build: { kind: 'tied', tie: 'samurai' },
    draw: drawCrownKnot,
  },
  'lados-na-maquina': {
    length: 'muito-curto',
    presentation: 'any',
    textures: ALL,
    build: { kind: 'clipped', bareTop: 'clippers' },
    draw: (c) => drawClippedSides(c, 'clippers'),
  },
  'lados-na-tesoura': {
    length: 'muito-curto',
    presentation: 'any',
    textures: ALL,
    build: { kind: 'clipped', bareTop: 'scissors' },
    draw: (c) => drawClippedSides(c, 'scissors'),
  },
  'maquina-zero': {
    length: 'muito-curto',
    presentation: 'any',
    textures: ALL,
    build: { kind: 'clipped', bareTop: 'shadow' },
    draw: (c) => drawClippedSides(c, 'shadow'),
  },
  careca: {
    length: 'sem-cabelo',
    presentation: 'any',
    textures: ALL,
    build: { kind: 'bald' },
    draw: () => ({ front: [], shadows: [], ears: 'behind' }),
  },
} as const satisfies Readonly<Record<string, DrawnCut>>

export type DrawnCutId = keyof typeof DRAWN_CUTS

/** Widened, so that optional fields can be read. */
export const cutOf = (id: DrawnCutId): DrawnCut => DRAWN_CUTS[id]
