/** The shape of a chapter: what the document sets on its pages. All texts are plain pt-BR without markup, ready to print. */
import type { FaceShape } from './axes.ts'
import type { CutId } from './cuts/cuts.ts'
import type { Basis } from './sources.ts'

export const CHAPTER_IDS = [
  'carta',
  'como-ler',
  'rosto-medido',
  'forma',
  'tercos',
  'intencao',
  'temperamento',
  'cabelo',
  'cabelo-agora',
  'cabelo-proxima',
  'cabelo-ousado',
  'na-foto',
  'franja',
  'textura',
  'barba',
  'sobrancelhas',
  'oculos',
  'decotes',
  'acessorios',
  'roupa',
  'cores',
  'cores-preferidas',
  'maquiagem',
  'cor-do-cabelo',
  'evitar',
  'cuidados',
  'cartao',
  'plano',
  'fontes',
] as const
export type ChapterId = (typeof CHAPTER_IDS)[number]

export type Section = { readonly heading: string; readonly paragraphs: readonly string[] }

export type Reasoned = {
  readonly what: string
  readonly why: string
  /** The chapter it leads to; the document prints its page. */
  readonly chapter?: ChapterId
}
export type ReasonedList = { readonly title: string; readonly items: readonly Reasoned[] }

export type Table = {
  readonly title: string
  /** First column is the row's name; its heading may be empty. */
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
  readonly note?: string
}

/** What a drawn portrait of this person wears. Ids live beside their rules; the portrait maps them. */
export type Look = {
  readonly shape: FaceShape
  readonly cut?: CutId
  readonly beard?: string
  readonly brow?: string
  readonly glasses?: string
  readonly neckline?: string
  /** A piece worn at the ear, the neck or on the head: the id of an advised ornament. */
  readonly ornament?: string
  /** Garment colour, `#RRGGBB`. */
  readonly shirt?: string
  /** The cut is tried along with the rest; else a look that tries anything but hair carries one only so that no head is bare. */
  readonly together?: boolean
  /** Colours of the mouth, the lids and the cheeks, `#RRGGBB`. */
  readonly lipstick?: string
  readonly eyeshadow?: string
  readonly blush?: string
}

/** The recommended look over the person's own photo, or beside it where it does not lie well there. */
export type OnPhoto = {
  readonly kind: 'on-photo'
  readonly look: Look
  readonly caption: string
  /** Under the photo as it is, and under the drawing: `hoje`, `na próxima visita`. */
  readonly labels: readonly [today: string, then: string]
  readonly laid: OnPhotoText
  readonly beside: OnPhotoText
}
/** `note` says what kind of picture it is. */
export type OnPhotoText = { readonly lead: string; readonly note: string }

/** Where on a face something is seen: the hair or what covers it, the band of the eyes, from the nose down. */
export const SEEN_PLACES = ['cabelo', 'olhos', 'base'] as const
export type SeenPlace = (typeof SEEN_PLACES)[number]

export type Figure =
  | { readonly kind: 'measured-face'; readonly caption: string }
  | { readonly kind: 'thirds'; readonly caption: string }
  | { readonly kind: 'neighbours'; readonly shapes: readonly FaceShape[]; readonly caption: string }
  | {
      readonly kind: 'portrait'
      readonly view: 'front' | 'profile' | 'back' | 'above'
      readonly look: Look
      /** Small italic label over the title: `Agora`, `perto do rosto`. */
      readonly label: string
      readonly caption: string
    }
  | OnPhoto
  | { readonly kind: 'profile'; readonly caption: string }
  | { readonly kind: 'palette'; readonly caption: string }
  | { readonly kind: 'lines'; readonly lines: readonly string[]; readonly caption: string }
  | {
      /** Details of the person, each a crop of their photo or of their drawing with one sentence. */
      readonly kind: 'seen'
      readonly details: readonly { readonly place: SeenPlace; readonly caption: string }[]
      readonly caption: string
    }

export type PortraitFigure = Extract<Figure, { kind: 'portrait' }>

export type Chapter = {
  readonly id: ChapterId
  readonly title: string
  /** Running head, short. */
  readonly head: string
  /** One to three sentences under the title. */
  readonly lead: string
  /** Short hanging quotes, at most about 90 characters each. */
  readonly quotes: readonly string[]
  readonly sections: readonly Section[]
  readonly lists: readonly ReasonedList[]
  readonly avoid: readonly Reasoned[]
  readonly tables: readonly Table[]
  readonly figures: readonly Figure[]
  /** More of what the chapter advises, drawn: shown where a printed page has room left, and its words stand in the lists already. */
  readonly spare?: readonly PortraitFigure[]
  /** "De onde vem." line; empty when the chapter rests on nothing but the person's answers. */
  readonly origin: string
  /** Who of the team looked, and what they did; absent where nobody did. */
  readonly signature?: { readonly name: string; readonly words: string }
  /** The rules behind the advice, for the sources page and the visagist's desk. */
  readonly bases: readonly Basis[]
}

type Draft = Pick<Chapter, 'id' | 'title' | 'lead'> & Partial<Omit<Chapter, 'id' | 'title' | 'lead'>>

/** Fills what a chapter leaves out with empty lists. */
export function chapter(draft: Draft): Chapter {
  return {
    head: draft.title,
    quotes: [],
    sections: [],
    lists: [],
    avoid: [],
    tables: [],
    figures: [],
    origin: '',
    bases: [],
    ...draft,
  }
}

/** Every text of a chapter, in reading order: for counting words, searching and testing. */
export function chapterTexts(c: Chapter): string[] {
  return [
    c.title,
    c.lead,
    ...c.quotes,
    ...c.sections.flatMap((s) => [s.heading, ...s.paragraphs]),
    ...c.lists.flatMap((l) => [l.title, ...l.items.flatMap((i) => [i.what, i.why])]),
    ...c.avoid.flatMap((i) => [i.what, i.why]),
    ...c.tables.flatMap((t) => [t.title, ...t.columns, ...t.rows.flat(), t.note ?? '']),
    ...c.figures.flatMap((f) =>
      f.kind === 'portrait'
        ? [f.label, f.caption]
        : f.kind === 'seen'
          ? [f.caption, ...f.details.map(({ caption }) => caption)]
          : [f.caption],
    ),
    c.signature?.name ?? '',
    c.signature?.words ?? '',
    c.origin,
  ].filter((text) => text !== '')
}
