/**
 * A cut: everything the product knows of it, in one record of one family's file (`short.ts`, `coily.ts` …), joined in `cuts.ts`.
 * What it looks like is drawn by `portrait/hair/cuts.ts` (docs/drawing.md).
 *
 * Where volume goes is B (hair-guides), weeks are B (maintenance-guides), centimetres and minutes are practice (M).
 */
import type { FaceShape, HairTexture } from '../knowledge/axes.ts'
import type { Effect } from '../knowledge/effects.ts'
import type { HairLength } from '../knowledge/form.ts'
import type { DrawnCutId } from '../portrait/hair/cuts.ts'
import type { PersonTraits } from '../portrait/person/person.ts'
import type { FringeId } from './fringes.ts'
import type { Lengths } from './lengths.ts'

/** Where a cut puts its weight, −1 (takes away) to 1 (adds). `vertical` lengthens, `soft` curves, `edge` surprises. */
export type CutAxes = {
  readonly crown: number
  readonly temples: number
  readonly cheeks: number
  readonly jaw: number
  readonly vertical: number
  readonly soft: number
  readonly edge: number
}

/** A drawn cut, and what differs from it here. `texture` is for people whose own is unknown. */
export type Drawing = { readonly cut: DrawnCutId } & Pick<
  PersonTraits,
  'texture' | 'fringe' | 'fade' | 'part' | 'volume' | 'topCm'
>

/** Printed only when a person's pages use the term. */
export type GlossaryEntry = {
  readonly term: string
  readonly meaning: string
  /** Lower-case stems that show the term is used. */
  readonly stems: readonly string[]
  /** Other meanings of the stems, which do not count. */
  readonly except?: RegExp
}

export type CutRecord = {
  readonly name: string
  /** The form's class that the cut leaves. */
  readonly length: HairLength
  /** Which columns of docs/visagism.md §5 it is in. Never printed. */
  readonly repertoire: 'feminine' | 'masculine' | 'both'
  /** Textures it is worth asking for. */
  readonly textures: readonly HairTexture[]
  /** For a head without hair on top, and for no other. */
  readonly forBareTop?: true
  /** Also for a head that is kept shaven, whatever grows on it. */
  readonly forShaven?: true
  /** Who it is offered to, where that is not everybody. The last resort is today's hair, kept. */
  readonly offered?: 'on-great-change' | 'to-shaven' | 'to-cropped' | 'to-short' | 'to-plaited' | 'as-last-resort'
  /** Face shapes it is known to suit, and not to suit. */
  readonly loved: readonly FaceShape[]
  readonly avoided: readonly FaceShape[]
  readonly recedingCorners?: 'shows' | 'suits'
  readonly axes: CutAxes
  readonly effects: readonly Effect[]
  /** Weeks between visits, shortest and longest. */
  readonly weeks: readonly [number, number]
  /** Minutes to finish at home. */
  readonly minutes: number
  readonly lengths: Lengths
  /** Whether a fringe can be added or has no place; the name of a cut's own. */
  readonly fringe: 'addable' | 'none' | FringeId
  /** Long enough to be tied. */
  readonly ties: boolean
  /** A way of tying the hair rather than a cut. */
  readonly tied?: true
  /** Plaits, twists and locs: they hang by the length of the stretched hair. */
  readonly plaited?: true
  /** Plaited for good: unmade by scissors alone. */
  readonly locs?: true
  /** Leaves the length as it is: tying, plaiting, an outline. */
  readonly takesNothing?: true
  /** Hangs on the root or pulls it. */
  readonly pulls?: true
  /** Clips the whole head: nothing of its top is left. */
  readonly shavesAll?: true
  /** Shaved with a blade every few days, which no visit does. */
  readonly keptAtHome?: true
  readonly drawing: Drawing
  /** Where the volume stays: goes on after "fica" and after "é". */
  readonly volume: string
  /** What it does to a face: one sentence. */
  readonly does: string
  /** What it says about a person: one sentence. */
  readonly message: string
  /** To be read aloud in the salon. */
  readonly ask: string
  /** Three callouts: front, sides, nape. */
  readonly marks: readonly [string, string, string]
  /** How to finish at home. */
  readonly finish: string
  /** Three ways to wear it (M). */
  readonly wear: readonly [day: string, work: string, night: string]
  /** How it grows out. */
  readonly growth: string
  /** How to begin in the salon, where a longer guard first makes no sense. */
  readonly begin?: string
  /** Under the drawing of the free test, at most 30 letters; only for cuts the test tries. */
  readonly quizWords?: string
  readonly glossary?: GlossaryEntry
}

export const ALL: readonly HairTexture[] = ['liso', 'ondulado', 'cacheado', 'crespo']
export const SMOOTH: readonly HairTexture[] = ['liso', 'ondulado']
export const NOT_COILY: readonly HairTexture[] = ['liso', 'ondulado', 'cacheado']
export const CURLS: readonly HairTexture[] = ['cacheado']
export const CURLED: readonly HairTexture[] = ['cacheado', 'crespo']
export const COILY: readonly HairTexture[] = ['crespo']
