/** The three paths on a ruler: how far each is from today's hair, which is its left end. */
import type { Analysis } from '#visagism/analysis/analysis.ts'
import { HAIR_PATHS } from '#visagism/hair/hair.ts'
import { PATH_CHAPTERS } from '#visagism/reading/sold-paths.ts'
import { INK } from '../ink.ts'
import { baselineOf, drawRule, drawText, type Page, type Tag, tagged, widthOf } from '../page.ts'
import { type Style, TYPE } from '../type-styles.ts'

export type PathsRuler = {
  readonly paths: readonly { readonly at: number; readonly label: string; readonly isFirst: boolean }[]
  /** For screen readers. */
  readonly sentence: string
}

export const BEGIN = 'por onde começar'
const CAPTION = 'distância de hoje'
const TICKS = 33
const LONG_TICK = 8
/** What can be made on one day stands on this share of the ruler, and a year of growth on the rest. */
const TODAY_SHARE = 0.4
const YEAR = 13
/** Dots that touch say nothing. */
const APART = 0.2
const LAST = 0.94

/** Places from 0, today, to 1, the farthest. */
export function readPaths({ hair, chapters }: Pick<Analysis, 'hair' | 'chapters'>): PathsRuler {
  // One whose page is left out is sold nowhere.
  const sold = HAIR_PATHS.filter(
    (path) => path === hair.recommended || chapters.some(({ id }) => id === PATH_CHAPTERS[path]),
  )
  const near = sold.map((path) => placeOf(hair[path].distance))
  const most = Math.max(...near, 0.12)
  const places = near.reduce<number[]>((before, place, at) => {
    const on = (place / most) * LAST
    return [...before, at === 0 ? on : Math.max(on, (before[at - 1] ?? 0) + APART)]
  }, [])
  // Moved apart, the last stays on the ruler, and the others keep away from it.
  for (let at = places.length - 1; at >= 0; at--)
    places[at] = Math.max(0, Math.min(places[at] ?? 0, at === places.length - 1 ? LAST : (places[at + 1] ?? 0) - APART))
  const labels = labelsOf(sold.map((path) => hair[path].change))
  const paths = sold.map((path, at) => ({
    at: places[at] ?? 0,
    label: labels[at] ?? '',
    isFirst: path === hair.recommended,
  }))
  const said = sold.map(
    (path) => `${hair[path].title}, ${hair[path].change}${path === hair.recommended ? `, ${BEGIN}` : ''}`,
  )
  return { paths, sentence: `Do mais perto de hoje ao mais longe: ${said.join('; ')}.` }
}

/** From 0, today, to 1. */
const placeOf = (distance: number): number =>
  distance < 1 ? TODAY_SHARE * distance : TODAY_SHARE + (1 - TODAY_SHARE) * Math.min(1, (distance - 1) / YEAR)

/** Centimetres count where they grow along the ruler; the outline counts beside them, and then words say the order. */
function labelsOf(changes: readonly string[]): readonly string[] {
  const centimetres = changes.map((change) =>
    Math.abs(Number(/[\d,]+(?= cm)/.exec(change)?.[0].replace(',', '.') ?? NaN)),
  )
  const grow = centimetres.every(
    (cm, at) => (at === 0 && changes[0] === TODAY) || cm > (at === 0 ? 0 : centimetres[at - 1] || 0),
  )
  return grow ? changes : changes.map((change, at) => (change === TODAY ? change : (ORDER[at] ?? change)))
}
const TODAY = 'hoje'
const ORDER = ['mais perto', 'adiante', 'mais longe']

export type RulerTypes = { readonly label: Style; readonly caption: Style; readonly tag: Style }
export const RULER_TYPES: RulerTypes = {
  label: { ...TYPE.label, size: 14, leading: 18 },
  caption: TYPE.small,
  tag: TYPE.smallStrong,
}

const TAG_PAD = { x: 7, y: 4 } as const

export const rulerHeight = ({ label, tag }: RulerTypes): number => tag.leading + TAG_PAD.y * 2 + 14 + label.leading + 8

export function placePathsRuler(
  page: Page,
  parent: Tag,
  { paths, sentence }: PathsRuler,
  types: RulerTypes,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
): void {
  const tagHeight = types.tag.leading + TAG_PAD.y * 2 - 4
  const line = y + tagHeight + 14
  const radius = 5
  const xOf = (at: number) => x + radius + at * (width - 2 * radius)
  page.art((pen) => {
    drawRule(pen, x, line, width, INK.edge)
    pen.save().lineWidth(0.75)
    for (let tick = 0; tick < TICKS; tick++) {
      const at = x + (width * tick) / (TICKS - 1)
      pen.moveTo(at, line).lineTo(at, line + (tick % LONG_TICK === 0 ? 7 : 3.5))
    }
    pen.stroke(INK.edge)
    for (const { at, label } of paths) {
      pen.circle(xOf(at), line, radius)
      if (label === TODAY) pen.lineWidth(1.8).fillAndStroke(INK.paper, INK.wine)
      else pen.fill(INK.wine)
    }
    pen.restore()
  })
  page.content(tagged('P', parent, { actual: sentence }), (pen) => {
    const wide = paths.map(({ label }) => widthOf(pen, label, types.label))
    const lefts = apart(
      paths.map(({ at }, n) => xOf(at) - (wide[n] ?? 0) / 2),
      wide,
      [x, x + width],
    )
    for (const [n, { at, label, isFirst }] of paths.entries()) {
      drawText(pen, `${label} `, types.label, lefts[n] ?? x, baselineOf(types.label, line + 9))
      if (!isFirst) continue
      const tagWidth = widthOf(pen, BEGIN, types.tag) + 2 * TAG_PAD.x
      const from = Math.min(Math.max(x, xOf(at) - tagWidth / 2), x + width - tagWidth)
      pen.rect(from, y, tagWidth, tagHeight).fill(INK.wine)
      drawText(
        pen,
        `${BEGIN} `,
        { ...types.tag, colour: INK.paper },
        from + TAG_PAD.x,
        baselineOf(types.tag, y + TAG_PAD.y - 2),
      )
      const captionWide = widthOf(pen, CAPTION, types.caption)
      const room = from - x > captionWide + 12 ? x : x + width - captionWide
      if (room > from + tagWidth + 12 || room === x)
        drawText(pen, `${CAPTION} `, types.caption, room, baselineOf(types.caption, y + 1))
    }
  })
}

const LABEL_GAP = 14

/** Left edges, moved as little as keeps labels apart and on the ruler. */
function apart(wanted: readonly number[], wide: readonly number[], [from, to]: readonly [number, number]): number[] {
  const lefts: number[] = []
  for (const [n, left] of wanted.entries())
    lefts.push(Math.max(from, left, n === 0 ? -Infinity : (lefts[n - 1] ?? 0) + (wide[n - 1] ?? 0) + LABEL_GAP))
  for (let n = lefts.length - 1; n >= 0; n--) {
    const end = n === lefts.length - 1 ? to : (lefts[n + 1] ?? 0) - LABEL_GAP
    lefts[n] = Math.min(lefts[n] ?? 0, end - (wide[n] ?? 0))
  }
  return lefts
}
