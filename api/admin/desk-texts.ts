import type * as z from 'zod/mini'
import type { EditedChapter, EditedLine } from '#contract/admin/desk.ts'
import { Problem } from '#contract/problem.ts'
import { ANALYSIS_VERSION, analyse, type Analysis } from '#visagism/analysis/analysis.ts'
import { linesOf, type OwnLine, type LinePlace, linePlacesOf } from '#visagism/analysis/lines.ts'
import type { Chapter } from '#visagism/chapters/chapter.ts'
import type { Actor } from '../orders/order-status.ts'
import { gatherReport } from '../reports/brief.ts'
import { editHistory, type Edits, type StoredEdits, withText } from '../reports/edits.ts'
import type { Tx } from '../platform/db.ts'
import { changedBy } from '../platform/changed-by.ts'
import { work } from './desk-work.ts'

/** Older saves can no longer be compared. */
const REMEMBERED = 200

/**
 * Replaces the engine's text.
 * @param input `editsId`: the version edited; conflicts only if this chapter changed since
 * @throws Problem shape-missing, not-found, changed-meanwhile
 */
export function editChapter(
  orderId: string,
  chapterId: string,
  input: z.output<typeof EditedChapter>,
  actor: Actor,
): Promise<string> {
  return changeTexts(orderId, chapterId, actor, input.editsId, ({ chapters: edits, lines }, chapter) => {
    // A text once written keeps its own headings.
    const headings = edits[chapterId]?.headings ?? chapter.sections.map(({ heading }) => heading)
    if (input.sections.length !== headings.length) throw new Problem('changed-meanwhile')
    const text = { lead: input.lead, sections: input.sections, headings }
    return { chapters: { ...edits, [chapterId]: text }, lines }
  })
}

export function restoreChapter(orderId: string, chapterId: string, actor: Actor): Promise<string> {
  const without = <T>(edits: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(edits).filter(([id]) => id !== chapterId))
  return changeTexts(orderId, chapterId, actor, undefined, ({ chapters, lines = {} }) => ({
    chapters: without(chapters),
    lines: without(lines),
  }))
}

/**
 * One line of a list, a table, a caption or the salon card: reworded, taken out (null), or back to the engine (left out); with `added`
 * one of her own, added, reworded or taken away again. The last word on a line counts.
 * @throws Problem shape-missing, not-found, invalid, changed-meanwhile: the engine says something else there by now
 */
export function editLine(
  orderId: string,
  chapterId: string,
  { path, engine, words, added }: z.output<typeof EditedLine>,
  actor: Actor,
): Promise<string> {
  return changeTexts(orderId, chapterId, actor, undefined, ({ chapters, lines = {} }, given, { salonCard }) => {
    if (added !== undefined) {
      const own = { path, engine, words: words ?? null, added }
      const places = linePlacesOf(withText(given, chapters), salonCard)
      return { chapters, lines: { ...lines, [chapterId]: withAdded(lines[chapterId] ?? [], own, places) } }
    }
    const others = (lines[chapterId] ?? []).filter(
      (one) => one.added !== undefined || one.path !== path || one.engine !== engine,
    )
    if (words === undefined) return { chapters, lines: { ...lines, [chapterId]: others } }
    const line = linesOf(given, salonCard).find((one) => one.path === path)
    if (line?.engine !== engine) throw new Problem('changed-meanwhile')
    if (words === null && !line.canLeave)
      throw new Problem('invalid', { text: 'Esta linha pode mudar, e não pode sair.' })
    const own = words === engine ? [] : [{ path, engine, words }]
    return { chapters, lines: { ...lines, [chapterId]: [...others, ...own] } }
  })
}

/** A page holds so many beside its own. */
const MOST_ADDED = 10
/** Letters: the card's band stands on the sheet that is cut out. */
const MOST_ON_CARD = 500

type AddedLine = OwnLine & { readonly added: string }

/** A line keeps its place among those added before it. Null takes it away, wherever its place went. @throws Problem */
function withAdded(own: readonly OwnLine[], line: AddedLine, places: readonly LinePlace[]): OwnLine[] {
  const others = own.filter(({ added }) => added !== line.added)
  if (line.words === null) return others
  if (!places.some(({ path, engine }) => path === line.path && engine === line.engine))
    throw new Problem('changed-meanwhile')
  const lines =
    others.length === own.length ? [...own, line] : own.map((one) => (one.added === line.added ? line : one))
  const added = lines.filter((one) => one.added !== undefined)
  if (added.length > MOST_ADDED && added.length > own.filter((one) => one.added !== undefined).length)
    throw new Problem('invalid', { text: `Este capítulo já tem ${MOST_ADDED} linhas acrescentadas.` })
  const onCard = added
    .filter(({ path }) => path.startsWith('card.'))
    .reduce((sum, { words }) => sum + (words?.length ?? 0), 0)
  if (line.path.startsWith('card.') && onCard > MOST_ON_CARD)
    throw new Problem('invalid', {
      text: `O cartão é uma folha só: as linhas acrescentadas a ele somam até ${MOST_ON_CARD} letras, e estas somam ${onCard}.`,
    })
  return lines
}

/** Undoing twice redoes. @throws Problem changed-meanwhile */
export function undoEdit(orderId: string, editsId: string, actor: Actor): Promise<string> {
  return work(orderId, actor, { action: 'desk.undone' }, async (tx) => {
    const [last, before] = await editHistory(tx, orderId, 2)
    if (!last) throw new Problem('not-found')
    if (last.id !== editsId) throw changedBy(last.by, 'mudou os textos', last.at, 'Nada foi desfeito.')
    return keepEdits(tx, orderId, before?.edits ?? { shape: last.edits.shape, chapters: {} }, actor)
  })
}

async function changeTexts(
  orderId: string,
  chapterId: string,
  actor: Actor,
  seen: string | null | undefined,
  change: (edits: Omit<Edits, 'shape'>, chapter: Chapter, analysis: Analysis) => Omit<Edits, 'shape'>,
): Promise<string> {
  const material = await gatherReport(orderId)
  if (!material) throw new Problem('form-missing')
  if (!material.hasEvidence) throw new Problem('shape-missing')
  const analysis = analyse(material.brief)
  const chapter = analysis.chapters.find(({ id }) => id === chapterId)
  if (!chapter) throw new Problem('not-found')
  return work(orderId, actor, { action: 'desk.edited', to: { chapter: chapterId } }, async (tx) => {
    const history = await editHistory(tx, orderId, REMEMBERED)
    const [last] = history
    if (seen !== undefined) refuseUnseen(history, seen, chapterId)
    const shape = analysis.face.primary
    // For another shape: dropped.
    const before = last?.edits.shape === shape ? last.edits : { chapters: {} }
    return keepEdits(tx, orderId, { shape, ...change(before, chapter, analysis) }, actor)
  })
}

/** @throws Problem changed-meanwhile, naming who changed this chapter since `seen` */
function refuseUnseen(history: readonly StoredEdits[], seen: string | null, chapterId: string): void {
  const wordsIn = (kept: StoredEdits | undefined) => JSON.stringify(kept?.edits.chapters[chapterId] ?? null)
  const at = seen === null ? history.length : history.findIndex(({ id }) => id === seen)
  const now = wordsIn(history[0])
  if (at !== -1 && now === wordsIn(history[at])) return
  // The newest save that changed this chapter.
  const first = history.findIndex((_kept, i) => wordsIn(history[i + 1]) !== now)
  const author = history[Math.max(0, first)]
  if (!author) throw new Problem('changed-meanwhile')
  throw changedBy(author.by, 'mudou este texto', author.at, 'O seu continua na tela: confira o outro e salve de novo.')
}

async function keepEdits(tx: Tx, orderId: string, edits: Edits, actor: Actor): Promise<string> {
  const row = await tx.analysis.create({
    data: { orderId, state: 'edited', engineVersion: ANALYSIS_VERSION, content: { edits }, authorId: actor.id },
  })
  return row.id
}
