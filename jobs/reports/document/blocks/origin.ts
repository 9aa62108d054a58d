/** "De onde vem": a chapter's sources, at the foot of its first page. */
import type { Line } from '../break-lines.ts'
import { BOTTOM, LEFT, MEASURE } from '../grid.ts'
import { INK } from '../ink.ts'
import type { Setting } from '../setting.ts'
import { drawRule, tagged, type Page, type Tag } from '../page.ts'
import { TYPE } from '../type-styles.ts'

const RULE_TO_TEXT = 7
const AIR = 18

export type Origin = { readonly lines: readonly Line[]; readonly tag: Tag; readonly height: number }

export function originNote(setting: Setting, parent: Tag, text: string): Origin {
  const lines = text === '' ? [] : setting.labelled('De onde vem.', TYPE.smallStrong, text, TYPE.small, MEASURE)
  return {
    lines,
    tag: tagged('Note', parent),
    height: lines.length === 0 ? 0 : AIR + RULE_TO_TEXT + lines.length * TYPE.small.leading,
  }
}

export function placeOrigin(page: Page, { lines, tag, height }: Origin): void {
  if (lines.length === 0) return
  const y = BOTTOM - height + AIR
  page.art((pen) => drawRule(pen, LEFT, y, MEASURE, INK.line))
  page.lines(tag, lines, TYPE.small, LEFT, y + RULE_TO_TEXT)
}
