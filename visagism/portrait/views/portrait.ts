import { drawAbove, drawThinPlace } from './above.ts'
import type { Hex } from '../pen/colour.ts'
import type { DisplayItem } from '../pen/display.ts'
import { drawFront } from './front.ts'
import { drawMeasures } from '../head/measures.ts'
import { FINE } from '../pen/pen.ts'
import { type PersonTraits, resolvePerson, type ResolvedPerson } from '../person/person.ts'
import { drawBack } from './back.ts'
import { drawProfile } from './profile.ts'

export type { DisplayItem } from '../pen/display.ts'
export type { PersonTraits } from '../person/person.ts'

/** Drawing units: eyes y = 0, axis x = 0. */
export type ViewBox = readonly [x: number, y: number, width: number, height: number]

export interface PortraitOptions extends PersonTraits {
  /** 'above' has the forehead at the bottom. */
  readonly view?: 'front' | 'profile' | 'back' | 'above'
  readonly facing?: 'left' | 'right'
  readonly background?: Hex
  /** Drawn over a front view; from above, a ring around thin hair. */
  readonly overlay?: 'linhas' | 'contorno' | 'tudo'
  readonly overlayColour?: Hex
}

/** Drawing units, equal in all views of a person. */
export interface Landmarks {
  readonly crown: number
  readonly hair: number
  readonly brow: number
  readonly eye: number
  readonly nose: number
  readonly mouth: number
  readonly chin: number
}

export interface Portrait {
  /** In paint order. No fonts, images or gradients. */
  readonly items: readonly DisplayItem[]
  readonly viewBox: ViewBox
  readonly landmarks: Landmarks
}

/** Leaves room for the tallest hair. */
export const TILE: ViewBox = [-140, -196, 280, 404]

const ABOVE: Landmarks = { crown: -107, hair: 74, brow: 90, eye: 92, nose: 106, mouth: 106, chin: 106 }

const TERRACOTTA = '#A9431E'

/** The same options always give the same drawing. */
export function drawPortrait(options: PortraitOptions = {}): Portrait {
  const person = resolvePerson(options)
  const { face } = person
  const items: DisplayItem[] = options.background ? [plate(options.background)] : []
  items.push(...drawView(person, options))
  if (options.overlay && options.view === 'above') items.push(...drawThinPlace(person, options.overlayColour))
  if (options.overlay && (options.view ?? 'front') === 'front')
    items.push(
      ...drawMeasures(face, person.hairline, {
        lines: options.overlay !== 'contorno',
        outline: options.overlay !== 'linhas',
        colour: options.overlayColour ?? TERRACOTTA,
      }),
    )
  return {
    items,
    viewBox: TILE,
    landmarks:
      options.view === 'above'
        ? ABOVE
        : {
            crown: face.yCrown,
            hair: face.yHair,
            brow: face.yBrow,
            eye: 0,
            nose: face.yNose,
            mouth: face.yMouth,
            chin: face.yChin,
          },
  }
}

function drawView(person: ResolvedPerson, { view = 'front', facing = 'left' }: PortraitOptions): DisplayItem[] {
  switch (view) {
    case 'front':
      return drawFront(person)
    case 'profile':
      return drawProfile(person, facing)
    case 'back':
      return drawBack(person)
    case 'above':
      return drawAbove(person)
  }
}

function plate(fill: Hex): DisplayItem {
  const [x, y, width, height] = TILE
  return {
    d: FINE.polygon([
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ]),
    fill,
  }
}
