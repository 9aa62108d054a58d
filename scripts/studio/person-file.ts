/** A person as a file, in the contract's schemas: what an order refuses is refused here. */
import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import * as z from 'zod/mini'
import { FormFact, FormHairToday } from '#contract/facts.ts'
import { SheetMeasure } from '#contract/face/sheet.ts'
import { ObservedStanding, ObservedValues } from '#contract/face/observed.ts'
import { FaceMarking } from '#contract/face/marking.ts'
import { PHOTO_SLOTS, type PhotoSlot, Profile } from '#contract/onboarding.ts'
import { IsoDateTime } from '#contract/fields.ts'
import { StoredAnswers } from '#contract/form-fields.ts'
import { Problem } from '#contract/problem.ts'
import { QuizAnswers } from '#contract/quiz.ts'
import { SideMarking } from '#contract/face/side.ts'
import { markingColumns, refuseImplausible } from '#api/face/marked-points.ts'
import { type PhotoFile, preparePhoto } from '#api/onboarding/photo-file.ts'
import { type BriefRows, briefOf } from '#api/reports/brief-of.ts'
import { NO_SEASON } from '#api/reports/season.ts'
import { refuseImplausibleSide, sideColumns } from '#api/face/marked-side.ts'
import { type Brief, MissingEvidenceError } from '#visagism/analysis/analysis.ts'
import { CUT_IDS } from '#visagism/cuts/cuts.ts'
import { isFactKey } from '#visagism/facts/facts.ts'
import { FACE_SHAPES } from '#visagism/knowledge/axes.ts'
import { skinDepthOf } from '#visagism/colour/measured.ts'
import { TWELVE } from '#visagism/colour/seasons.ts'

const By = z._default(z.enum(['cliente', 'visagista']), 'cliente')

/** Plain values, or the full record with sources. */
const Observed = z.union([ObservedValues, z.strictObject(ObservedStanding.shape)])
const Front = z.extend(FaceMarking, { by: By })
const Side = z.extend(SideMarking, { by: By })

/** What is left out was not measured. A cut that is not in the repertoire is a slip of the author's. */
const HairToday = z.strictObject({
  cm: z._default(FormHairToday.shape.cm, null),
  sidesCm: z._default(FormHairToday.shape.sidesCm, null),
  cut: z._default(z.nullable(z.enum(CUT_IDS)), null),
})

/** A chip that was tapped, unless it says otherwise. */
const Fact = z.strictObject({
  ...FormFact.shape,
  key: z.string().check(z.refine(isFactKey, 'Isto não é um fato que conhecemos.')),
  source: z._default(FormFact.shape.source, 'chip'),
  kept: z._default(FormFact.shape.kept, true),
})

export const PersonFile = z.strictObject({
  form: Profile,
  quiz: z.optional(z.nullable(QuizAnswers)),
  observed: z._default(Observed, {}),
  /** Hair as it is worn, measured by its owner. */
  today: z.optional(HairToday),
  /** Said beside the note: chips, and what a model read there. */
  facts: z._default(z.array(Fact), []),
  /** Points of front and side, or of the front alone. */
  marking: z._default(z.union([z.strictObject({ front: z.optional(Front), side: z.optional(Side) }), Front]), {}),
  /** Skin measured beside a white sheet. */
  sheet: z.optional(SheetMeasure),
  /** By the visagist; `season` null: omitted on purpose. */
  desk: z.optional(
    z.strictObject({
      shape: z.optional(z.enum(FACE_SHAPES)),
      season: z.optional(z.nullable(z.enum(TWELVE))),
      by: z.string(),
    }),
  ),
  /** File names by slot. */
  photos: z._default(z.partialRecord(z.enum(PHOTO_SLOTS), z.string()), {}),
  /** Time of submission and report. */
  at: z.optional(IsoDateTime),
})
export type PersonFile = z.infer<typeof PersonFile>
export type PersonFileInput = z.input<typeof PersonFile>

type Size = Pick<PhotoFile, 'width' | 'height'>
export type PhotoSizes = Readonly<Partial<Record<PhotoSlot, Size>>>

/**
 * By the function that reads orders.
 * @param kept stored photos, to whose pixels points are scaled
 * @throws Problem invalid, for points that are not a face
 */
export function briefFrom(person: PersonFile, kept: PhotoSizes): Brief {
  const at = new Date(person.at ?? Date.now())
  const facts = person.facts.map(({ value = null, words = null, ...fact }) => ({ ...fact, value, words }))
  return briefOf(rowsOf(person, kept, at), { ...StoredAnswers.parse(person.form), today: person.today, facts }, at)
}

function rowsOf({ quiz = null, observed, marking, sheet, desk }: PersonFile, kept: PhotoSizes, at: Date): BriefRows {
  const { front, side } = 'points' in marking ? { front: marking, side: undefined } : marking
  const author = desk ? { fullName: desk.by } : null
  return {
    quizAnswers: quiz,
    observed: [...wordsOf(observed, at), ...(sheet ? [skinMeasured(sheet)] : [])],
    markings: front ? [frontRow(front, kept.front ?? front.photo, at)] : [],
    sideMarkings: side ? [sideRow(side, kept[side.slot] ?? side.photo, at)] : [],
    seasonChoices:
      desk?.season === undefined ? [] : [{ id: '', choice: desk.season ?? NO_SEASON, createdAt: at, author }],
    deskChoices: [],
    colours: sheet ? [{ means: 'folha', contrast: sheet.contrast }] : [],
    analyses: desk?.shape ? [{ confirmedShape: desk.shape, createdAt: at, author }] : [],
  }
}

type Word = BriefRows['observed'][number]

const wordsOf = (observed: PersonFile['observed'], at: Date): Word[] =>
  Object.entries(observed).flatMap(([field, word]): Word[] => {
    if (word === null || word === undefined) return []
    return typeof word === 'string'
      ? [{ field, value: word, by: 'cliente', createdAt: at }]
      : [{ field, value: word.value, by: word.by, createdAt: new Date(word.at) }]
  })

/** Measured by the device, as in an order. */
const skinMeasured = ({ typologyAngle, at }: SheetMeasure): Word => ({
  field: 'skin',
  value: skinDepthOf(typologyAngle),
  by: 'aparelho',
  createdAt: new Date(at),
})

function frontRow({ by, ...marking }: z.infer<typeof Front>, photo: Size, at: Date): BriefRows['markings'][number] {
  refuseImplausible(marking)
  const byHand = { origins: null, straight: null, hairline: null, pose: null, model: null, reviewed: true }
  const source = by === 'cliente' ? 'customer' : 'visagist'
  return { ...byHand, ...markingColumns(marking, photo), photo, source, createdAt: at }
}

function sideRow({ by, ...marking }: z.infer<typeof Side>, photo: Size, at: Date): BriefRows['sideMarkings'][number] {
  refuseImplausibleSide(marking)
  const source = by === 'cliente' ? 'customer' : 'visagist'
  return { ...sideColumns(marking, photo), photo: { ...photo, slot: marking.slot }, source, createdAt: at }
}

export type PreparedPhotos = Readonly<Partial<Record<PhotoSlot, PhotoFile>>>

/** Photos are prepared as in an order. @throws where an order would refuse */
export async function readPersonFile(path: string): Promise<{ person: PersonFile; photos: PreparedPhotos }> {
  const person = PersonFile.parse(JSON.parse(await readFile(path, 'utf8')))
  const photos: Partial<Record<PhotoSlot, PhotoFile>> = {}
  for (const slot of PHOTO_SLOTS) {
    const file = person.photos[slot]
    if (file !== undefined) photos[slot] = await preparePhoto(await readFile(resolve(dirname(path), file)), slot)
  }
  return { person, photos }
}

/** Explains the fault to the file's author. */
export function faultOfFile(error: unknown): string {
  if (error instanceof z.core.$ZodError) return error.issues.map(faultOfIssue).join('\n  ')
  if (error instanceof MissingEvidenceError)
    return 'nada diz o formato do rosto: faltam pontos na foto de frente (marking), o teste (quiz) ou a forma (desk.shape).'
  if (error instanceof Problem) return [error.text, ...Object.values(error.fields ?? {})].join('\n  ')
  return error instanceof Error ? error.message : String(error)
}

const faultOfIssue = (issue: z.core.$ZodIssue): string =>
  [
    ...issue.path.map(String),
    issue.code === 'unrecognized_keys' ? `campo desconhecido: ${issue.keys.join(', ')}` : issue.message,
  ].join(': ')
