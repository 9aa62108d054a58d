/** A chapter's structure: plain pt-BR texts without markup, ready to print. */
import type { FaceShape } from '../knowledge/axes.ts'
import type { SeenPlace } from '../observed/seen-places.ts'
import type { LookPart } from '../knowledge/look-parts.ts'
import type { ChapterId } from '../knowledge/chapter-ids.ts'
import type { Reasoned, ReasonedList } from '../knowledge/reasoned.ts'
import type { CutId } from '../cuts/cuts.ts'
import type { Basis } from '../knowledge/sources.ts'

/** Over what was written for this person alone. */
export const TOLD_HEADING = 'O que você contou'

export type Section = {
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** Those of the paragraphs that a visagist added. */
  readonly own?: readonly string[]
}

/** What a visagist added, for pages that draw a chapter's list. */
export const addedTo = ({ sections, lists, avoid }: Chapter): Pick<Chapter, 'sections' | 'lists' | 'avoid'> => ({
  sections: sections.flatMap(({ heading, own }) => (own ? [{ heading, paragraphs: own }] : [])),
  lists: lists.flatMap(({ title, items }) => {
    const own = items.filter((item) => item.own)
    return own.length === 0 ? [] : [{ title, items: own }]
  }),
  avoid: avoid.filter(({ own }) => own),
})

export type Table = {
  readonly title: string
  /** The first names the row; its heading may be empty. */
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
  readonly note?: string
}

/** What a portrait wears. */
export type Look = { readonly [Part in LookPart]?: string } & {
  readonly shape: FaceShape
  readonly cut?: CutId
  /** The cut is part of the trial, not just there to cover the head. */
  readonly together?: boolean
  /** On the head where no cut is tried. */
  readonly worn?: CutId
}

/** Over the person's photo, or beside it if it fits badly. */
export type OnPhoto = {
  readonly kind: 'on-photo'
  readonly look: Look
  readonly caption: string
  /** `hoje`, `na próxima visita` */
  readonly labels: readonly [today: string, then: string]
  readonly laid: OnPhotoText
  readonly beside: OnPhotoText
}
/** `note`: what kind of picture it is. */
export type OnPhotoText = { readonly lead: string; readonly note: string }

export const PORTRAIT_VIEWS = ['front', 'profile', 'back', 'above'] as const

/** Drawn from the analysis alone. */
export const CAPTION_ONLY_FIGURES = ['measured-face', 'thirds', 'profile', 'palette'] as const

export type Figure =
  | { readonly kind: (typeof CAPTION_ONLY_FIGURES)[number]; readonly caption: string }
  | { readonly kind: 'neighbours'; readonly shapes: readonly FaceShape[]; readonly caption: string }
  | {
      readonly kind: 'portrait'
      readonly view: (typeof PORTRAIT_VIEWS)[number]
      readonly look: Look
      /** `Agora`, `perto do rosto` */
      readonly label: string
      readonly caption: string
    }
  | OnPhoto
  | { readonly kind: 'lines'; readonly lines: readonly string[]; readonly caption: string }
  | {
      /** Crops of the person, each with a sentence. */
      readonly kind: 'seen'
      readonly details: readonly { readonly place: SeenPlace; readonly caption: string }[]
      readonly caption: string
    }

export type PortraitFigure = Extract<Figure, { kind: 'portrait' }>

export type Chapter = {
  readonly id: ChapterId
  readonly title: string
  readonly head: string
  /** One to three sentences. */
  readonly lead: string
  /** Up to about 90 characters. */
  readonly quotes: readonly string[]
  readonly sections: readonly Section[]
  readonly lists: readonly ReasonedList[]
  readonly avoid: readonly Reasoned[]
  readonly tables: readonly Table[]
  readonly figures: readonly Figure[]
  /** For spare room on a page; the lists already have their words. */
  readonly spare?: readonly PortraitFigure[]
  /** "De onde vem."; empty if only the person's answers count. */
  readonly origin: string
  /** The team member who looked, and what they did. */
  readonly signature?: { readonly name: string; readonly words: string }
  /** For the sources page and the visagist. */
  readonly bases: readonly Basis[]
}

type Draft = Pick<Chapter, 'id' | 'title' | 'lead'> & Partial<Omit<Chapter, 'id' | 'title' | 'lead'>>

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

/** In reading order. */
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
