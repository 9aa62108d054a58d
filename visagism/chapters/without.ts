/** What leads to a chapter that a guide does not hold is left out with it. */
import type { ChapterId } from '../knowledge/chapter-ids.ts'
import { inSoldPaths } from '../reading/sold-paths.ts'
import { leftOut, reworded } from './left-out.ts'
import { plainLetters } from '../knowledge/observations.ts'
import type { Chapter } from './chapter.ts'

const page = (whose: string) => new RegExp(`\\b(?:paginas?|capitulo) ${whose}\\b`)

/** As other chapters call its page, in plain letters. */
const CALLED: Readonly<Partial<Record<ChapterId, RegExp>>> = {
  'cor-do-cabelo': page('da cor'),
  cores: page('das cores'),
  barba: /\bpaginas? da barba\b|\bbarba\b[^.]*\bpagina dela\b/,
  sobrancelhas: page('das sobrancelhas'),
  oculos: page('dos oculos'),
  decotes: page('das golas'),
  acessorios: page('das pecas'),
  textura: page('do fio'),
  franja: page('da franja'),
  maquiagem: page('da maquiagem'),
  plano: /\bo plano se conta\b/,
  cuidados: /\bcalendario\b|\bpagina dos cuidados\b/,
}
/** “A página dela”: of the chapter that the line points at, or of none that is left. */
const OWN_PAGE = /\bpagina del[ae]s?\b/

const OF_HAIR: readonly ChapterId[] = ['cabelo', 'cabelo-agora', 'cabelo-proxima', 'cabelo-ousado']

/**
 * The chapter without what leads to those left out; null if nothing of it is left.
 * @param paths how many of the three are sold
 */
export function withoutPointers(written: Chapter, without: readonly ChapterId[], paths: number): Chapter | null {
  if (without.length === 0) return written
  const sold = inSoldPaths(paths, OF_HAIR.includes(written.id))
  const called = without.flatMap((id) => CALLED[id] ?? [])
  const isLost = (plain: string, chapter: ChapterId | undefined) =>
    OWN_PAGE.test(plain) && (chapter === undefined || CALLED[chapter] === undefined)
  const lists = written.lists.map(({ title, items }) => ({
    title,
    items: items.filter(({ why, chapter }) => !isLost(plainLetters(why), chapter)),
  }))
  const left = leftOut(
    { ...written, lists },
    {
      says: (text) => sold.says(text) || called.some((pattern) => pattern.test(plainLetters(text))),
    },
  )
  return left && reworded(left, sold.words)
}

/** Entries of their lists that name a chapter nobody wrote lead nowhere. */
export function withoutDeadEnds(written: readonly Chapter[]): Chapter[] {
  const leads = (id: ChapterId | undefined) => id === undefined || written.some((chapter) => chapter.id === id)
  return written.map((chapter) => ({
    ...chapter,
    lists: chapter.lists.flatMap(({ title, items }) => {
      const left = items.filter((item) => leads(item.chapter))
      return left.length > 0 ? [{ title, items: left }] : []
    }),
  }))
}
