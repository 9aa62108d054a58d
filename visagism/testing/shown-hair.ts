/** What a drawing shows, from its own records; where hair ends, from its paths. */
import type { HairTexture } from '../knowledge/axes.ts'
import { hangsPastFrame } from '../looks/portrait-of.ts'
import type { CutBuild } from '../portrait/hair/cuts.ts'
import type { Fringe } from '../portrait/hair/fringe.ts'
import { hairTones } from '../portrait/hair/tones.ts'
import type { Face } from '../portrait/head/face.ts'
import type { DisplayItem } from '../portrait/pen/display.ts'
import type { DrawnPoint } from '../portrait/pen/points.ts'
import { type PersonTraits, resolvePerson } from '../portrait/person/person.ts'
import { drawPortrait, type PortraitOptions, TILE } from '../portrait/views/portrait.ts'
import { subpaths } from './curl-radius.ts'

/** Nothing else is painted in it. */
const HAIR = '#3f6a8a'
const INKS: ReadonlySet<string> = new Set(Object.values(hairTones(HAIR)))
/** Below the tile nothing is seen. */
export const FOOT = TILE[1] + TILE[3]

/** Points painted in the colours of hair, without what is clipped. */
export function hairPoints(options: PortraitOptions): readonly DrawnPoint[] {
  const painted = (item: DisplayItem): string[] =>
    'clip' in item ? [] : INKS.has('fill' in item ? item.fill : item.stroke) ? [item.d] : []
  return drawPortrait({ ...options, hairColour: HAIR, browColour: '#ff0000' })
    .items.flatMap(painted)
    .flatMap(subpaths)
    .flat()
}

const ENDS = new Map<string, number>()
/** Lowest hair in drawing units: thousands of people share a few hundred heads of hair. */
export function endOf({ shape, cut, texture, fringe, fade, part, crown, masculine, view }: PortraitOptions): number {
  const head = { shape, cut, texture, fringe, fade, part, crown, masculine, view } as PortraitOptions
  const key = JSON.stringify(head)
  const end = ENDS.get(key) ?? Math.max(...hairPoints(head).map(([, y]) => y))
  ENDS.set(key, end)
  return end
}

export type Shown = {
  readonly view: NonNullable<PortraitOptions['view']>
  readonly texture: HairTexture
  readonly build: CutBuild
  readonly face: Face
  readonly fringe: Fringe | 'nenhuma'
  /** Units right of the axis. */
  readonly part: number
  /** Of sides over a short cut, 0 to 1. */
  readonly fade: number
  readonly isPastFrame: boolean
  readonly end: () => number
} & Pick<PersonTraits, 'beard' | 'beardLength' | 'glasses' | 'covering'>

export function shownBy(options: PortraitOptions): Shown {
  const { cut, hair, face, traits } = resolvePerson(options)
  return {
    view: options.view ?? 'front',
    texture: hair.texture,
    build: cut.build,
    face,
    fringe: traits.fringe ?? cut.fringe ?? 'nenhuma',
    part: hair.part,
    fade: hair.fade ?? (cut.build.kind === 'short' ? cut.build.fade : 0),
    isPastFrame: hangsPastFrame(options),
    end: () => endOf(options),
    ...(traits.beard && { beard: traits.beard }),
    ...(traits.beardLength && { beardLength: traits.beardLength }),
    ...(traits.glasses && { glasses: traits.glasses }),
    ...(traits.covering && { covering: traits.covering }),
  }
}
