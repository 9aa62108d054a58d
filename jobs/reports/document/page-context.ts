import type { Analysis } from '#visagism/analysis/analysis.ts'
import type { ChapterId } from '#visagism/knowledge/chapter-ids.ts'
import type { MarkedPoints } from '#visagism/face/measure.ts'
import { capital } from '#visagism/knowledge/pt.ts'
import type { PlateTone } from './ink.ts'
import type { PhotoOverlay, PrintPhotos, PrintSide } from './photos.ts'
import { printable } from './printable.ts'
import type { Setting } from './setting.ts'

export type Contact = {
  readonly email: string
  /** Without a trailing slash. */
  readonly site: string
  /** If the order is known. */
  readonly reader?: string
  /** The card's QR code target, if any. */
  readonly card?: string
}

export type PageContext = {
  readonly analysis: Analysis
  readonly setting: Setting
  readonly photos: PrintPhotos
  /** In pixels of the printed front photo. */
  readonly points: MarkedPoints | null
  readonly photoOverlay: PhotoOverlay
  /** Null if unmarked. */
  readonly side: PrintSide | null
  readonly orderNumber: string
  readonly at: Date
  readonly contact: Contact
  /** Printable, never empty. */
  readonly owner: string
  /** ` de Marina Albuquerque`; empty if unprintable. */
  readonly whose: string
  readonly title: string
  /** Page numbers are known only while printing. */
  readonly pageOf?: (chapter: ChapterId, sentence?: string) => number | undefined
}

/** If the fonts lack the name's script, the report says only "você". */
export function namesOf(analysis: Analysis): Pick<PageContext, 'analysis' | 'owner' | 'whose' | 'title'> {
  const { fullName, firstName } = analysis.person
  const owner = shorten(printable(fullName), 60)
  const shown = letters(firstName) <= letters(printable(firstName)) ? analysis : withoutName(analysis, firstName)
  return {
    analysis: shown,
    owner: letters(owner) === 0 ? 'Guia pessoal' : owner,
    whose: letters(owner) === 0 ? '' : ` de ${owner}`,
    title: printable(shown.title),
  }
}

const letters = (text: string) => text.normalize('NFC').match(/\p{L}/gu)?.length ?? 0

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
/** Plate colours rotate by chapter. */
export const toneAt = (index: number): PlateTone => TONES[index % TONES.length] ?? 'sand'

const LONG_DATE = new Intl.DateTimeFormat('pt-BR', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'America/Sao_Paulo',
})
export const longDate = (at: Date) => LONG_DATE.format(at)
