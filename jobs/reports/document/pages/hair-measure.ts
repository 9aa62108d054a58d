/** Hair length as a bracket with a tick per centimetre. */
import type { DrawnPoint } from '#visagism/portrait/pen/points.ts'
import type { Landmarks } from '#visagism/portrait/views/portrait.ts'
import { INK } from '../ink.ts'
import type { Box } from '../photos.ts'
import type { Placement } from '../plate.ts'
import { baselineOf, drawText, widthOf, type Pen } from '../page.ts'
import { TYPE, type Style } from '../type-styles.ts'

export type HairView = 'front' | 'profile' | 'back'

export type HairSize = {
  /** `5 cm`, `máquina 1 a 3`, `na clavícula` */
  readonly label: string
  readonly rest: string
  /** The longest value, from the root. */
  readonly centimetres: number | null
  readonly isMachine: boolean
  /** The place that defines the length, if any. */
  readonly until: Until | null
}
export type Until = 'chin' | 'cheek' | 'ends' | 'below-shoulder'

/** Other words (`presas`, `camadas desde a têmpora`) are no length. */
const PLACES: readonly (readonly [RegExp, Until])[] = [
  [/^\d+ cm abaixo dos? ombros?\b/, 'below-shoulder'],
  [/\bqueixo\b/, 'chin'],
  [/\bmaçã/, 'cheek'],
  [/\b(clavícula|ombros?|peito|costas)\b|^(comprimento )?inteir|mais curta que/, 'ends'],
]

/** `laterais: 3 cm, por cima da orelha` → the number and the rest. */
export function readHairSize(text: string): HairSize {
  const said = text.replace(/^[^:]+:\s*/, '')
  const [, number, , upTo] = /^(\d+(?:,\d+)?)( a (\d+(?:,\d+)?))? cm\b/.exec(said) ?? []
  const isFromRoot = number !== undefined && !/^\S+( a \S+)? cm (abaixo|mais)/.test(said)
  const cut = isFromRoot ? /^(.*? cm(?:, sec[oa])?)[\s,]*(.*)$/.exec(said) : /^([^,]*)[\s,]*(.*)$/.exec(said)
  return {
    label: cut?.[1] ?? said,
    rest: cut?.[2] ?? '',
    centimetres: isFromRoot ? Number((upTo ?? number).replace(',', '.')) : null,
    isMachine: said.startsWith('máquina'),
    until: isFromRoot || said.startsWith('diagonal') ? null : (PLACES.find(([place]) => place.test(said))?.[1] ?? null),
  }
}

/** Crown to chin. */
const HEAD_CM = 22.5
const MACHINE_UNITS = 24
const CAP = 3.4
const TICK = 1.9
/** Drawing units: over hair beside the face, or outside a short-haired head. */
const BESIDE_HAIR = 90
const BESIDE_HEAD = 114
const LABEL = { ...TYPE.smallStrong, size: 9.4, leading: 12 }
const PAD = { x: 4.5, y: 2.6 } as const

type Span = { readonly x: number; readonly from: number; readonly to: number; readonly labelAt: 'start' | 'middle' }

/** Drawing units; never across eyes, nose or mouth. Profiles face left. */
function spanOf(view: HairView, units: number, { crown, hair, brow, eye, nose, mouth }: Landmarks): Span {
  switch (view) {
    case 'front':
      return units < brow - crown + 4
        ? { x: 0, from: crown - 10, to: crown - 10 + units, labelAt: 'start' }
        : { x: BESIDE_HAIR, from: crown + 6, to: crown + 6 + units, labelAt: 'start' }
    case 'profile':
      return units < (eye - crown) * 0.75
        ? { x: 16, from: (brow + eye) / 2 - units, to: (brow + eye) / 2, labelAt: 'middle' }
        : { x: 44, from: brow, to: brow + units, labelAt: 'start' }
    case 'back':
      return units < (mouth - crown) * 0.55
        ? { x: 0, from: (nose + mouth) / 2 - units, to: (nose + mouth) / 2, labelAt: 'middle' }
        : { x: 0, from: (hair + brow) / 2, to: (hair + brow) / 2 + units, labelAt: 'start' }
  }
}

/** Drawing units from the chin to the shoulders. */
const SHOULDER = 48

/** Moves the bracket up so that it ends where the drawn hair does. */
const endingAt = (span: Span, ends: number | undefined, crown: number): Span =>
  ends === undefined || span.to <= ends
    ? span
    : { ...span, from: Math.max(crown, span.from - (span.to - ends)), to: ends }

function spanTo(to: number, view: HairView, { crown, hair, brow, chin }: Landmarks, isFromShoulder: boolean): Span {
  if (isFromShoulder) {
    const x = { front: BESIDE_HAIR, profile: 62, back: 0 }[view]
    return { x, from: chin + SHOULDER, to, labelAt: 'start' }
  }
  switch (view) {
    case 'front':
      return { x: BESIDE_HAIR, from: crown + 6, to, labelAt: 'start' }
    case 'profile':
      return { x: 44, from: brow, to, labelAt: 'start' }
    case 'back':
      return { x: 0, from: (hair + brow) / 2, to, labelAt: 'start' }
  }
}

/** Whether the length below the shoulder exceeds the drawing. */
function goesOn(said: string, until: Until | null, { from, to }: Span, unitsOfCm: number): boolean {
  const centimetres = until === 'below-shoulder' ? Number(/^\d+/.exec(said)?.[0] ?? 0) : 0
  return centimetres * unitsOfCm > to - from + unitsOfCm
}

/** Least share of the bracket on hair, and its least distance from the face's middle. */
const ON_HAIR = 0.8
const NEAREST_FACE = 48

/** Null if no strand is long enough: a bracket must not hang in the air. */
function strandOf({ x, from, to }: Span, holds: (point: DrawnPoint) => boolean): number | null {
  const steps = Array.from({ length: 21 }, (_, step) => from + ((to - from) * step) / 20)
  for (let at = x; at >= NEAREST_FACE; at -= 3)
    if (steps.filter((y) => holds([at, y])).length >= steps.length * ON_HAIR) return at
  return null
}

/**
 * Uses an ink legible on the hair. Centimetres get ticks; a named place ends the bracket.
 * @param ends the lowest drawn hair in this view
 */
export function drawHairMeasure(
  pen: Pen,
  { label: said, centimetres, isMachine, until }: HairSize,
  view: HairView,
  landmarks: Landmarks,
  box: Box,
  at: Placement,
  hair: {
    readonly ink: string
    readonly isShort: boolean
    /** Tied hair shows no length: only words, at the foot. */
    readonly isTied?: boolean
    readonly ends?: number | undefined
    readonly holds?: ((point: DrawnPoint) => boolean) | undefined
  },
  label: Style = LABEL,
): void {
  const unitsOfCm = (landmarks.chin - landmarks.crown) / HEAD_CM
  const units = centimetres === null ? MACHINE_UNITS : Math.max(centimetres * unitsOfCm, 6)
  const place =
    until &&
    {
      chin: landmarks.chin,
      cheek: (landmarks.eye + landmarks.nose) / 2,
      ends: hair.ends,
      'below-shoulder': hair.ends,
    }[until]
  const toPlace = place == null ? null : spanTo(place, view, landmarks, until === 'below-shoulder')
  const isToPlace = toPlace !== null && toPlace.to > toPlace.from + 6
  const onHair = isToPlace ? toPlace : endingAt(spanOf(view, units, landmarks), hair.ends, landmarks.crown)
  const strand = hair.holds && onHair.x === BESIDE_HAIR ? strandOf(onHair, hair.holds) : undefined
  const isBeside = strand === undefined && hair.isShort && onHair.x === BESIDE_HAIR
  const span = isBeside ? { ...onHair, x: BESIDE_HEAD } : { ...onHair, x: strand ?? onHair.x }
  const ink = isBeside ? INK.ink : hair.ink
  const on = (unit: number) => unit * at.scale + at.dy
  const x = Math.min(box.x + box.width - 12, Math.max(box.x + 12, span.x * at.scale + at.dx))
  const top = Math.max(box.y + 8, on(span.from))
  const bottom = Math.min(box.y + box.height - 5, on(span.to))
  // An arrow if hair continues below the picture: a bracket would understate it.
  const isOpen = on(span.to) > box.y + box.height - 5 || goesOn(said, until, span, unitsOfCm)
  const end = isOpen && until === 'below-shoulder' ? box.y + box.height - 5 : bottom
  const isDrawn = hair.isTied !== true && strand !== null && (centimetres !== null || isMachine || isToPlace)
  const ticks = Array.from({ length: Math.max(0, Math.ceil(centimetres ?? 0) - 1) }, (_, cm) =>
    on(span.from + (cm + 1) * unitsOfCm),
  ).filter((y) => y > top && y < bottom)
  if (isDrawn) {
    pen.save().lineWidth(1.05).lineCap('square').moveTo(x, top).lineTo(x, end)
    if (isOpen)
      pen
        .moveTo(x - CAP, end - CAP * 1.3)
        .lineTo(x, end)
        .lineTo(x + CAP, end - CAP * 1.3)
    for (const y of isOpen ? [top] : [top, bottom]) pen.moveTo(x - CAP, y).lineTo(x + CAP, y)
    for (const y of ticks) pen.moveTo(x - TICK, y).lineTo(x + TICK, y)
    pen.stroke(ink).restore()
  }
  // Words are wide: they go at the foot, away from the face.
  const isFromShoulder = isDrawn && isToPlace && until === 'below-shoulder'
  const isLow = !isDrawn || (isToPlace && view !== 'back' && !isFromShoulder)
  const lines = wrapped(pen, said, label, box.width - 8 - PAD.x * 2)
  const width = Math.max(...lines.map((line) => widthOf(pen, line, label))) + PAD.x * 2
  const height = label.leading * lines.length + PAD.y * 2
  const isRight =
    (view === 'profile' || span.labelAt === 'middle' || span.x === 0) && x + 8 + width < box.x + box.width - 3
  // The label goes above the bracket, on the hair and not on the face.
  const isOver = !isRight && (view === 'profile' || (view === 'front' && span.x !== 0))
  // There is no room beside the bracket: label above it.
  const wanted = isFromShoulder
    ? x - width / 2
    : isRight
      ? x + 8
      : isOver
        ? box.x + box.width - width - 6
        : x - 8 - width
  const left = Math.max(
    box.x + 4,
    Math.min(box.x + box.width - width - 4, isLow ? box.x + (box.width - width) / 2 : wanted),
  )
  const beside =
    isOver || isFromShoulder ? top - height / 2 - 5 : span.labelAt === 'middle' ? (top + bottom) / 2 : top + height / 2
  const middle = isLow ? box.y + box.height - height / 2 - 6 : Math.max(beside, box.y + height)
  pen.rect(left, middle - height / 2, width, height).fill(INK.paper)
  lines.forEach((line, at) =>
    drawText(pen, line, label, left + PAD.x, baselineOf(label, middle - height / 2 + PAD.y + at * label.leading)),
  )
}

function wrapped(pen: Pen, text: string, style: Style, most: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && widthOf(pen, `${last} ${word}`, style) <= most)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
