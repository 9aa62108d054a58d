/** Everything a page needs to be laid out: the analysis, the photos, a way to set text. */
import type { Analysis } from '#visagism/analysis.ts'
import type { ChapterId } from '#visagism/chapter.ts'
import type { MarkedPoints } from '#visagism/face/measure.ts'
import { capital } from '#visagism/pt.ts'
import type { PlateTone } from './ink.ts'
import type { PhotoOverlay, PrintPhotos, PrintSide } from './photos.ts'
import { printable } from './printable.ts'
import type { Setting } from './setting.ts'

export type Contact = {
  readonly email: string
  /** Without a trailing slash. */
  readonly site: string
  /** The guide in the app, where the order is known. */
  readonly reader?: string
  /** What the code on the salon's card opens; no code without. */
  readonly card?: string
}

export type Press = {
  readonly analysis: Analysis
  readonly setting: Setting
  readonly photos: PrintPhotos
  /** The marked points in the pixels of the printed front photo. */
  readonly points: MarkedPoints | null
  readonly photoOverlay: PhotoOverlay
  /** Points of the photo from the side; null where nobody marked one. */
  readonly side: PrintSide | null
  readonly orderNumber: string
  readonly at: Date
  readonly contact: Contact
  /** As it may be printed: never empty. */
  readonly owner: string
  /** ` de Marina Albuquerque`, behind what is theirs; empty where no name can be printed. */
  readonly whose: string
  readonly title: string
  /** The page a chapter opens on; asked while printing, when every page has its place. */
  readonly pageOf?: (chapter: ChapterId) => number | undefined
}

/** What is printed of a name. In scripts the fonts do not have it would print as nothing: then the report speaks to "você" alone. */
export function namesOf(analysis: Analysis): Pick<Press, 'analysis' | 'owner' | 'whose' | 'title'> {
  const { fullName, firstName } = analysis.person
  const owner = shorten(printable(fullName), 60)
  const shown = letters(firstName) <= letters(printable(firstName)) ? analysis : withoutName(analysis, firstName)
  return {
    analysis: shown,
    owner: letters(owner) === 0 ? 'Relatório pessoal' : owner,
    whose: letters(owner) === 0 ? '' : ` de ${owner}`,
    title: printable(shown.title),
  }
}

const letters = (text: string) => text.normalize('NFC').match(/\p{L}/gu)?.length ?? 0

/** The same texts to somebody whose name is not said. */
function withoutName(analysis: Analysis, name: string): Analysis {
  const theirs = (text: string) =>
    text === name
      ? ''
      : text
          .replaceAll(`O rosto de ${name}`, 'O seu rosto')
          .replaceAll(`, ${name}`, '')
          .replace(`${name}, `, '')
          .replaceAll(name, 'você')
  const mapped = (value: unknown): unknown => {
    if (typeof value === 'string') return value.includes(name) ? capital(theirs(value)) : value
    if (Array.isArray(value)) return value.map(mapped)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapped(item)]))
  }
  return mapped(analysis) as Analysis
}

const shorten = (text: string, most: number) => (text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`)

const TONES: readonly PlateTone[] = ['sage', 'sand', 'rose', 'gold', 'mist', 'clay']
/** Plates change colour from chapter to chapter, always in the same order. */
export const toneAt = (index: number): PlateTone => TONES[index % TONES.length] ?? 'sand'

const LONG_DATE = new Intl.DateTimeFormat('pt-BR', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'America/Sao_Paulo',
})
export const longDate = (at: Date) => LONG_DATE.format(at)
