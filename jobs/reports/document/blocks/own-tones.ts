/** The person's own tones and their lightness, beside their palette. */
import { labLightness } from '#visagism/colour/nearness.ts'
import type { OwnTone } from '#visagism/colour/own-tones.ts'
import type { Block } from '../block.ts'
import { GUTTER, LEFT, MEASURE } from '../grid.ts'
import { INK, inkOver } from '../ink.ts'
import type { Setting } from '../setting.ts'
import { drawText, type Pen, type Page, tagged, type Tag } from '../page.ts'
import { inColour, TYPE } from '../type-styles.ts'

/** Points from the page edge. */
export const OWN_WIDTH = 172
/** Proportional to what one sees of each. */
const SHARES = { pele: 0.42, cabelo: 0.33, barba: 0.33, íris: 0.25 } as const
/** Share of the hair field left to the colour under the grey. */
const UNDER = 0.2
const PART = { ...TYPE.callout, size: 13, leading: 15 }
const WORD = { ...TYPE.tiny, size: 8.6, leading: 11 }

export function placeOwnTones(page: Page, parent: Tag, tones: readonly OwnTone[], y: number, height: number): void {
  const whole = tones.reduce((sum, { part }) => sum + SHARES[part], 0)
  const tag = tagged('P', parent)
  let top = y
  for (const { part, word, hex, under } of tones) {
    const at = top
    const tall = (height * SHARES[part]) / whole
    const strip = under === undefined ? 0 : tall * UNDER
    page.art((pen) => {
      pen.rect(0, at, OWN_WIDTH, tall + 0.3).fill(hex)
      if (under !== undefined) pen.rect(0, at + tall - strip, OWN_WIDTH, strip + 0.3).fill(under)
    })
    const ink = inkOver(hex)
    // The share of white hair has its own row.
    const rows = word.split(', ')
    const last = at + tall - strip - 11
    page.content(tag, (pen) => {
      drawText(pen, part, inColour(PART, ink), LEFT, last - rows.length * WORD.leading)
      rows.forEach((text, row) =>
        drawText(pen, text, inColour(WORD, ink), LEFT, last - (rows.length - 1 - row) * WORD.leading),
      )
    })
    top += tall
  }
}

const STEPS = 11
const LADDER = { height: 15, tick: 7, name: 11 } as const
const NAME = { ...TYPE.captionQuiet, size: 9.4, colour: INK.ink }
const WORDS = 'Do escuro ao claro: quanto mais longe um do outro, mais contraste o rosto tem por si.'
/** Italics overhang their measured width. */
const SLACK = 6
/** Closer names go on opposite sides. */
const NEAR = 46

type Rung = { readonly name: string; readonly lightness: number }

/** Tones on a scale of eleven greys; no block without tones. */
export function toneLadder(setting: Setting, parent: Tag, tones: readonly OwnTone[]): Block[] {
  if (tones.length === 0) return []
  const rungs = tones
    .flatMap(({ part, hex, under }): Rung[] =>
      under === undefined
        ? [{ name: part, lightness: labLightness(hex) }]
        : [
            { name: 'fio branco', lightness: labLightness(hex) },
            { name: 'fio', lightness: labLightness(under) },
          ],
    )
    .toSorted((a, b) => a.lightness - b.lightness)
  const x = OWN_WIDTH + GUTTER
  const width = LEFT + MEASURE - x
  const words = setting.lines(WORDS, TYPE.small, OWN_WIDTH - LEFT)
  const height = Math.max(words.length * TYPE.small.leading, 2 * (LADDER.tick + LADDER.name) + LADDER.height)
  return [
    {
      height,
      above: 12,
      place: (page, y) => {
        page.lines(tagged('P', parent), words, TYPE.small, LEFT, y)
        const top = y + (height - LADDER.height) / 2
        page.art((pen) => drawGreys(pen, x, top, width))
        placeRungs(page, setting, parent, rungs, { x, top, width })
      },
    },
  ]
}

function drawGreys(pen: Pen, x: number, y: number, width: number): void {
  const step = width / STEPS
  for (let at = 0; at < STEPS; at++) {
    const grey = greyOf((100 * (at + 0.5)) / STEPS)
    pen.rect(x + at * step, y, step + 0.3, LADDER.height).fill(grey)
  }
  pen.save().lineWidth(0.4).rect(x, y, width, LADDER.height).stroke(INK.line).restore()
}

/** Grey of a CIE L*, as `#RRGGBB`. */
function greyOf(lightness: number): string {
  const light = lightness > 8 ? ((lightness + 16) / 116) ** 3 : lightness / 903.3
  const channel = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055
  return `#${Math.round(channel * 255)
    .toString(16)
    .padStart(2, '0')
    .repeat(3)}`
}

type Place = { readonly x: number; readonly top: number; readonly width: number }

function placeRungs(page: Page, setting: Setting, parent: Tag, rungs: readonly Rung[], { x, top, width }: Place): void {
  let isBelow = true
  let last = Number.NEGATIVE_INFINITY
  for (const { name, lightness } of rungs) {
    const at = x + (width * lightness) / 100
    isBelow = at - last < NEAR ? !isBelow : false
    last = at
    const [from, to] = isBelow
      ? [top + 3, top + LADDER.height + LADDER.tick]
      : [top - LADDER.tick, top + LADDER.height - 3]
    page.art((pen) => pen.save().lineWidth(0.9).moveTo(at, from).lineTo(at, to).stroke(INK.wine).restore())
    const wide = setting.width(name, NAME)
    const left = Math.min(x + width - wide - SLACK, Math.max(x, at - wide / 2))
    const baseline = isBelow ? to + LADDER.name - 1 : from - 3
    page.content(tagged('P', parent), (pen) => drawText(pen, name, NAME, left, baseline))
  }
}
