/** The paths that a guide sells: a visagist may leave the page of one out, and then nothing else of the guide sells it. */
import { HAIR_PATHS, type HairPath } from '../hair/hair.ts'
import type { ChapterId } from '../knowledge/chapter-ids.ts'
import type { Reading } from './reading.ts'

export const PATH_CHAPTERS: Readonly<Record<HairPath, ChapterId>> = {
  now: 'cabelo-agora',
  next: 'cabelo-proxima',
  bold: 'cabelo-ousado',
}

/** Nearest first; the one to begin with is always among them, since the salon card asks for it. */
export const pathsWithout = (recommended: HairPath, without: readonly ChapterId[]): HairPath[] =>
  HAIR_PATHS.filter((path) => path === recommended || !without.includes(PATH_CHAPTERS[path]))

export const soldPaths = ({ cuts, brief }: Pick<Reading, 'cuts' | 'brief'>): HairPath[] =>
  pathsWithout(cuts.recommended, brief.without ?? [])

const ORDINALS = ['primeiro', 'segundo', 'terceiro'] as const

/** Where fewer than three are sold: in what order they stand, and where to begin. */
export function orderOf(paths: readonly HairPath[], recommended: HairPath): string {
  return paths.length === 1
    ? 'É o que melhor responde ao que você pediu.'
    : `Os dois vão do mais perto ao mais longe de hoje. Pelo que você pediu, comece pelo ${ORDINALS[paths.indexOf(recommended)] ?? 'primeiro'}.`
}

const ALL_THREE = /\b((?:[DdNn]|[Aa])?[Oo]s) três(?=[,.;:]|$| (?:vão|pedem|ficam|cabem|aceitam|partem)\b)/g
const THREE_PATHS = /\b([Tt])rês (caminhos|cortes)\b/g

/** Counts paths as they are; a sentence about those that are not there is said by none. */
export function inSoldPaths(
  count: number,
  isOfHair: boolean,
): { readonly says: (text: string) => boolean; readonly words: (text: string) => string } {
  const isAlone = (text: string) => text.search(THREE_PATHS) >= 0 || (isOfHair && text.search(ALL_THREE) >= 0)
  return {
    says: (text) =>
      count < HAIR_PATHS.length && ((isOfHair && /\boutros dois\b/i.test(text)) || (count === 1 && isAlone(text))),
    words: (text) => {
      if (count !== 2) return text
      const named = text.replace(
        THREE_PATHS,
        (_, t: string, things: string) => `${t === 'T' ? 'Dois' : 'dois'} ${things}`,
      )
      return isOfHair ? named.replace(ALL_THREE, '$1 dois') : named
    },
  }
}
