import * as z from 'zod/mini'
import { FACE_SHAPES } from '#visagism/knowledge/axes.ts'
import { CAPTION_ONLY_FIGURES, PORTRAIT_VIEWS } from '#visagism/chapters/chapter.ts'
import { LOOK_PARTS } from '#visagism/knowledge/look-parts.ts'
import { SEEN_PLACES } from '#visagism/observed/seen-places.ts'
import { SHAPE_CERTAINTIES } from '#visagism/face/evidence.ts'
import { OWN_WIDTHS } from '#visagism/portrait/head/own-widths.ts'
import { endpoints } from '../endpoint.ts'
import { Id, IsoDateTime, Message } from '../fields.ts'
import { FaceMarking, OwnFeatures } from '../face/marking.ts'

/**
 * The engine's `Analysis` without scores, bases and form. What may be added there comes from its lists; a record's own fields are named
 * again, for a type is gone when a reply is read. Ids are plain text so that an offline guide survives changed tables.
 */

type Optionals<Key extends string, S extends z.ZodMiniType> = { [K in Key]: z.ZodMiniOptional<S> }

/** Only the first signature links keys to fields. */
function partial<const Key extends string, S extends z.ZodMiniType>(keys: readonly Key[], schema: S): Optionals<Key, S>
function partial(keys: readonly string[], schema: z.ZodMiniType): Record<string, z.ZodMiniType> {
  return Object.fromEntries(keys.map((key) => [key, z.optional(schema)]))
}

const FaceShape = z.enum(FACE_SHAPES)

/** Over the cheekbone width (`#visagism/portrait/head/own-widths.ts`). */
export const OwnWidths = z.object(partial(OWN_WIDTHS, z.number()))

const Section = z.object({ heading: z.string(), paragraphs: z.array(z.string()) })
/** `chapter`: the one that keeps it. */
const Reasoned = z.object({ what: z.string(), why: z.string(), chapter: z.optional(z.string()) })
const Table = z.object({
  title: z.string(),
  columns: z.array(z.string()),
  rows: z.array(z.array(z.string())),
  note: z.optional(z.string()),
})
const Look = z.object({
  ...partial(LOOK_PARTS, z.string()),
  shape: FaceShape,
  cut: z.optional(z.string()),
  together: z.optional(z.boolean()),
  worn: z.optional(z.string()),
})
const Caption = { caption: z.string() }
const OnPhotoText = z.object({ lead: z.string(), note: z.string() })
const Figure = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(CAPTION_ONLY_FIGURES), ...Caption }),
  z.object({ kind: z.literal('neighbours'), shapes: z.array(FaceShape), ...Caption }),
  z.object({
    kind: z.literal('portrait'),
    view: z.enum(PORTRAIT_VIEWS),
    look: Look,
    label: z.string(),
    ...Caption,
  }),
  z.object({
    kind: z.literal('on-photo'),
    look: Look,
    ...Caption,
    /** Photo and drawing. */
    labels: z.tuple([z.string(), z.string()]),
    laid: OnPhotoText,
    beside: OnPhotoText,
  }),
  z.object({ kind: z.literal('lines'), lines: z.array(z.string()), ...Caption }),
  z.object({
    kind: z.literal('seen'),
    details: z.array(z.object({ place: z.enum(SEEN_PLACES), ...Caption })),
    ...Caption,
  }),
])
export type ReadingFigure = z.infer<typeof Figure>

export const ReadingChapter = z.object({
  id: z.string(),
  title: z.string(),
  head: z.string(),
  lead: z.string(),
  quotes: z.array(z.string()),
  sections: z.array(Section),
  lists: z.array(z.object({ title: z.string(), items: z.array(Reasoned) })),
  avoid: z.array(Reasoned),
  tables: z.array(Table),
  figures: z.array(Figure),
  /** Only in the letter. */
  signature: z.optional(z.object({ name: z.string(), words: z.string() })),
  origin: z.string(),
})
export type ReadingChapter = z.infer<typeof ReadingChapter>

export const Swatch = z.object({ name: z.string(), hex: z.string().check(z.regex(/^#[0-9A-Fa-f]{6}$/)) })
export type Swatch = z.infer<typeof Swatch>

const Cut = z.object({ cut: z.string(), title: z.string(), weeks: z.tuple([z.number(), z.number()]) })

export const SalonCardText = z.object({
  cut: z.string(),
  title: z.string(),
  ask: z.string(),
  marks: z.array(z.string()),
  sizes: z.array(z.string()),
  avoid: z.array(z.string()),
  after: z.array(z.string()),
  /** What stays and what must not; the body stays on the owner's paper and phone. */
  facts: z.array(z.object({ heading: z.string(), items: z.array(z.string()) })),
})
export type SalonCardText = z.infer<typeof SalonCardText>

export const Reveal = z.object({
  /** First opened by its owner. */
  openedAt: z.nullable(IsoDateTime),
  findings: z.array(z.object({ chapter: z.string(), title: z.string(), text: z.string() })),
  /** Evidence and reviewer. */
  basis: z.string(),
})
export type Reveal = z.infer<typeof Reveal>

/** The photo is fetched separately. */
export const OwnPhoto = z.object({
  photoId: Id,
  /** The photo must be deleted everywhere. */
  expiresAt: IsoDateTime,
  photo: FaceMarking.shape.photo,
  points: FaceMarking.shape.points,
  /** Head rotation in degrees, if measured. */
  yaw: z.nullable(z.number()),
  /** By the visagist, in hundredths. */
  nudge: z.nullable(z.object({ x: z.number(), y: z.number(), scale: z.number() })),
  /** False if review is required and missing, or rejected the fit. */
  isAllowed: z.boolean(),
})
export type OwnPhoto = z.infer<typeof OwnPhoto>

export const Reading = z.object({
  /** The PDF's: each edition has its own. */
  id: Id,
  orderId: Id,
  pages: z.int(),
  /** Null: no phone edition. */
  phonePages: z.nullable(z.int()),
  deliveredAt: IsoDateTime,
  expiresAt: IsoDateTime,
  title: z.string(),
  person: z.object({ firstName: z.string(), gender: z.string() }),
  face: z.object({
    primary: FaceShape,
    headline: z.string(),
    certainty: z.enum(SHAPE_CERTAINTIES),
    named: z.array(z.object({ shape: FaceShape, name: z.string() })),
    gauges: z.array(
      z.object({
        id: z.string(),
        label: z.string(),
        value: z.string(),
        mean: z.string(),
        word: z.string(),
        position: z.number(),
        /** The interval on the same ruler, 0 to 1. */
        reach: z.tuple([z.number(), z.number()]),
      }),
    ),
  }),
  evidence: z.object({
    measures: z.nullable(
      z.object({ thirds: z.nullable(z.object({ upper: z.number(), middle: z.number(), lower: z.number() })) }),
    ),
    /** For drawings. */
    ownWidths: z.nullable(OwnWidths),
    ownFeatures: z.optional(z.nullable(OwnFeatures)),
  }),
  /** The observer stays on the server. */
  observed: z.optional(z.record(z.string(), z.object({ value: z.string() }))),
  /** No drawing leaves the cloth out. */
  isHairHidden: z.optional(z.boolean()),
  isLipBare: z.optional(z.boolean()),
  isFaceBare: z.optional(z.boolean()),
  isPainted: z.optional(z.boolean()),
  /** Its colour, where it was said. */
  cloth: z.optional(z.string()),
  /** How they look, as they wrote it; for drawings. */
  lookSaid: z.optional(z.record(z.string(), z.string())),
  /** Today's hair, for drawings. */
  today: z.optional(
    z.object({ cm: z.nullable(z.number()), sidesCm: z.nullable(z.number()), cut: z.nullable(z.string()) }),
  ),
  /** Drawings' default. */
  collar: z.string(),
  /** Need hair regrown after a treatment: drawn with a full top. */
  regrownCuts: z.optional(z.array(z.string())),
  hair: z.object({ now: Cut, next: Cut, bold: Cut, recommended: z.enum(['now', 'next', 'bold']) }),
  colour: z.object({
    season: z.nullable(z.object({ name: z.string(), metals: z.optional(z.string()) })),
    best: z.array(Swatch),
    neutrals: z.array(Swatch),
    away: z.array(Swatch),
    palette: z.array(Swatch),
  }),
  /** With the person's sentences about allergies, only on their own phone. */
  salonCard: z.extend(SalonCardText, {
    allergies: z.optional(z.string()),
    allergens: z.optional(z.array(z.string())),
  }),
  chapters: z.array(ReadingChapter),
  /** Null if deleted or not allowed. */
  ownPhoto: z.nullable(OwnPhoto),
  reveal: Reveal,
})
export type Reading = z.infer<typeof Reading>

export const readingApi = endpoints({
  read: {
    method: 'GET',
    path: '/api/orders/:id/report',
    audience: 'customer',
    says: 'O mesmo relatório como texto, para ler no aplicativo.',
    params: z.object({ id: Id }),
    reply: Reading,
  },
  opened: {
    method: 'POST',
    path: '/api/orders/:id/report/opened',
    audience: 'customer',
    says: 'Anota que a pessoa abriu o guia pela primeira vez; de novo, não muda nada.',
    params: z.object({ id: Id }),
    reply: Message,
  },
})
