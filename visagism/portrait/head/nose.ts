import { mix } from '../pen/colour.ts'
import type { DisplayItem } from '../pen/display.ts'
import type { Face } from './face.ts'
import { FINE } from '../pen/pen.ts'
import { type Line, SIDES } from '../pen/points.ts'
import type { SkinTones } from './skin.ts'

export const NOSE_TYPES = ['reto', 'fino', 'largo', 'arredondado', 'arrebitado', 'aquilino'] as const
export type NoseType = (typeof NOSE_TYPES)[number]

interface NoseForm {
  /** Width at the wings, relative. */
  readonly width: number
  /** Bridge half-width, tip radius; units. */
  readonly bridge: number
  readonly ball: number
  /** Height of the wings: an upturned nose shows its nostrils. */
  readonly wings: number
  /** Positive hangs under the base line. */
  readonly tip: number
  readonly nostril: number
}

const FORMS: Readonly<Record<NoseType, NoseForm>> = {
  reto: { width: 1, bridge: 7.2, ball: 2.5, wings: 0, tip: 0, nostril: 1 },
  fino: { width: 0.85, bridge: 5.8, ball: 2, wings: 0.4, tip: 0.5, nostril: 0.8 },
  largo: { width: 1.28, bridge: 9.6, ball: 3.6, wings: -0.6, tip: 0.2, nostril: 1.2 },
  arredondado: { width: 1.14, bridge: 7.8, ball: 5, wings: 0.2, tip: 1.2, nostril: 0.95 },
  arrebitado: { width: 0.98, bridge: 6.6, ball: 3.1, wings: 0.4, tip: -3.4, nostril: 1.4 },
  aquilino: { width: 1, bridge: 8.6, ball: 2, wings: 3, tip: 4.2, nostril: 0.8 },
}

export function drawNose(face: Face, skin: SkinTones, type: NoseType): DisplayItem[] {
  const form = asBroad(FORMS[type], face.noseBreadth)
  const w = face.noseHalf * form.width
  const k = w / 15.4
  const y = face.yNose
  const top = face.yBrow
  const b = form.bridge + (face.masculine ? 1.4 : 0)
  const tip = y - 3 + form.tip
  const wing = y - form.wings
  const items: DisplayItem[] = [
    { d: FINE.smooth(shadowPlane(b, top, tip, w, wing), true), fill: skin.shade },
    { d: FINE.smooth(underTip(k, y, form.tip), true), fill: skin.shade },
    ...bridgeLight(face, skin, form, tip),
  ]
  for (const s of SIDES) {
    const n = form.nostril
    const nostril: Line = [
      [s * 3.2, wing - 0.2 + form.tip * 0.4],
      [s * 6.2 * k, wing - 2 * n],
      [s * 9.6 * k, wing - 1.4 * n],
      [s * 11.2 * k, wing + 0.2],
    ]
    const alar: Line = [
      [s * (w - 2.8), wing - 13],
      [s * (w + 0.1), wing - 8],
      [s * w, wing - 3],
      [s * (w - 3.4), wing + 0.2],
    ]
    items.push({ d: FINE.taper(nostril, [0.3, 2 * n, 2.2 * n, 0.4]), fill: skin.line })
    items.push({ d: FINE.taper(alar, s < 0 ? [0.15, 1, 1.3, 0.2] : [0.2, 1.2, 1.5, 0.3]), fill: skin.crease })
  }
  return items
}

/** Broad wings come with a broad bridge and a round tip, narrow ones keep theirs. */
const asBroad = (form: NoseForm, breadth: number): NoseForm => {
  const more = Math.max(0, breadth - 1)
  return {
    ...form,
    bridge: form.bridge * (1 + 0.8 * more),
    ball: form.ball * (1 + 1.6 * more),
    nostril: form.nostril * (1 + 0.5 * more),
  }
}

function shadowPlane(b: number, top: number, tip: number, w: number, wing: number): Line {
  return [
    [b + 3.5, top + 6],
    [b - 1.2, top + 17],
    [b - 2.3, top + 34],
    [b - 1.6, tip - 15],
    [b + 0.8, tip - 8],
    [b - 0.6, tip - 1],
    [b - 3, tip + 3.6],
    [b + 2, wing + 1.6],
    [w - 3, wing + 1],
    [w + 0.4, wing - 4],
    [w, wing - 9.5],
    [w - 3.5, wing - 14],
    [b + 3.5, wing - 24],
    [b + 2.4, top + 34],
    [b + 4.6, top + 20],
    [b + 11, top + 8],
  ]
}

function underTip(k: number, y: number, drop: number): Line {
  const edge: Line = [
    [-8.6, y - 0.6],
    [-4.4, y - 0.8 + drop * 0.3],
    [0, y + 1.2 + drop * 0.6],
    [4.4, y - 0.8 + drop * 0.3],
    [10, y - 0.6],
    [7, y + 3.4],
    [2.6, y + 5.6 + drop * 0.3],
    [-2.4, y + 5 + drop * 0.3],
    [-6.2, y + 2.6],
  ]
  return edge.map(([px, py]) => [px * k, py])
}

function bridgeLight(face: Face, skin: SkinTones, form: NoseForm, tip: number): DisplayItem[] {
  const strip: Line = [
    [-1.6, face.yBrow + 20],
    [-2, face.yBrow + 38],
    [-1.9, tip - 11],
  ]
  return [
    { d: FINE.taper(strip, [0.3, form.bridge * 0.5, form.bridge * 0.52, 0.5]), fill: mix(skin.base, skin.light, 0.55) },
    { d: FINE.ellipse(-2.2, tip - 6, form.ball + 0.2, form.ball * 0.86), fill: skin.light },
  ]
}
