/**
 * One person's reading: brief in, structured analysis out. Versioned JSON, printable years later. Every printed word and number comes from
 * here; the document decides the looks.
 */
import type { FaceShape } from '../knowledge/axes.ts'
import { type LookSaid, lookSaid } from '../facts/look-said.ts'
import { agendaOf, caresOf, monthListOf } from '../reading/care.ts'
import { chapterTexts, type Chapter } from '../chapters/chapter.ts'
import { CHAPTER_IDS, type ChapterId } from '../knowledge/chapter-ids.ts'
import { writeChapters } from '../chapters/chapters.ts'
import { clothWornBy } from '../chapters/cloth.ts'
import { countdownOf, type Countdown } from '../chapters/countdown.ts'
import { adviseColours, type ColourAdvice } from '../colour/colours.ts'
import { shapeCertaintyOf, hasSecondShape, type ShapeCertainty, type FaceEvidence } from '../face/evidence.ts'
import type { FormAnswers, Gender } from '../knowledge/form.ts'
import { readGauges } from '../chapters/measured-face.ts'
import type { Gauge } from '../reading/gauges.ts'
import { changeAtMost } from '../hair/apart.ts'
import { type HairPath, presentHair } from '../hair/hair.ts'
import { growsBack } from '../hair/regrowth.ts'
import type { CutId } from '../cuts/cuts.ts'
import { isStale, type ObservedRecord } from '../observed/observed.ts'
import type { HairToday } from '../observed/today.ts'
import type { IntentionReading } from '../knowledge/intention.ts'
import { yearOfCare, type CalendarMonth, type Care } from '../knowledge/maintenance.ts'
import { inPlainMeasures, wantsPlainMeasures } from '../reading/plain-measures.ts'
import { keepsBeard, staysBearded } from '../advice/beard.ts'
import { collarForNow } from '../advice/necklines.ts'
import { printedName } from '../names/person-name.ts'
import { readBrief, type Brief, type Reading } from '../reading/reading.ts'
import { salonCardOf, type SalonCard } from '../card/salon-card.ts'
import { citedSources, type Source } from '../knowledge/sources.ts'
import { readTemperament, type TemperamentReading } from '../knowledge/temperament.ts'
import { SHAPE_NAMES } from '../knowledge/shape-names.ts'

export { MissingEvidenceError } from '../reading/reading.ts'
export type { Brief } from '../reading/reading.ts'

/** Increment when `Analysis` changes shape: stored ones are then rewritten from their brief. */
export const ANALYSIS_VERSION = 1

export type Analysis = {
  readonly version: typeof ANALYSIS_VERSION
  /** ISO date. */
  readonly at: string
  readonly person: { readonly fullName: string; readonly firstName: string; readonly gender: Gender }
  /** `O rosto de Marina` */
  readonly title: string
  readonly form: FormAnswers
  readonly evidence: FaceEvidence
  /** For the drawings. */
  readonly observed?: ObservedRecord
  /** No drawing leaves the cloth out. */
  readonly isHairHidden?: true
  /** No drawing has a moustache. */
  readonly isLipBare?: true
  /** No drawing has a beard. */
  readonly isFaceBare?: true
  /** Said of the drawings' lips, lashes and blush. */
  readonly isPainted?: boolean
  /** Of the drawings' cloth, where its colour was said. */
  readonly cloth?: string
  /** How they look, as they wrote it. */
  readonly lookSaid?: LookSaid
  /** For the drawings of today's hair. */
  readonly today?: HairToday
  readonly face: {
    readonly primary: FaceShape
    readonly secondary: FaceShape
    /** `Oval`; `Coração, com traços de oval`; `Entre coração e oval`. */
    readonly headline: string
    readonly certainty: ShapeCertainty
    /** Surest first; a second only if the evidence suggests one. */
    readonly named: readonly { readonly shape: FaceShape; readonly name: string }[]
    /** Empty if nothing was measured. */
    readonly gauges: readonly Gauge[]
  }
  readonly intention: IntentionReading
  /** The collar to try now. */
  readonly collar: string
  readonly hair: Readonly<Record<HairPath, HairAdvice>> & { readonly recommended: HairPath }
  /** Cuts that wait for regrowth after a treatment. */
  readonly regrownCuts?: readonly CutId[]
  readonly temperament: TemperamentReading
  readonly colour: ColourAdvice
  readonly cares: readonly Care[]
  /** Twelve, from the month of `at`. */
  readonly calendar: readonly CalendarMonth[]
  /** The countdown to the person’s own event, row by row as the plan's first table. */
  readonly countdown?: Countdown
  readonly salonCard: SalonCard
  /** Only those that apply, in reading order. */
  readonly chapters: readonly Chapter[]
  /** Surest first. */
  readonly sources: readonly Source[]
}

export type HairAdvice = {
  readonly cut: CutId
  readonly title: string
  readonly monthsToGrow: number
  readonly weeks: readonly [number, number]
  /** From today's hair, which is 0; what orders the paths. */
  readonly distance: number
  /** `−2,5 cm`, `hoje`, `em 6 meses` */
  readonly change: string
}

/** @throws MissingEvidenceError when nothing is known about the face: check `mergeEvidence` first. */
export function analyse(brief: Brief): Analysis {
  const reading = readBrief(brief)
  const { evidence, firstName } = reading
  const { observed = {}, today } = reading.brief
  const cares = caresOf(reading)
  const chapters = writeChapters(reading)
  const countdown = countdownOf(reading)
  const cloth = clothWornBy(reading)
  const said = lookSaid(reading.spoken.note, reading.facts, observed.hairColour?.value === 'colorido')
  return {
    version: ANALYSIS_VERSION,
    at: brief.at,
    // The name of the register may be one they left behind.
    person: {
      fullName: reading.facts.has('called-so') ? firstName : (printedName(brief.person.fullName) ?? ''),
      firstName,
      gender: brief.person.gender,
    },
    title: firstName === '' ? 'O seu rosto' : `O rosto de ${firstName}`,
    form: reading.spoken.secret === null ? brief.form : { ...brief.form, observations: reading.spoken.note },
    evidence,
    ...(Object.keys(observed).length > 0 ? { observed } : {}),
    ...(reading.isHairHidden ? { isHairHidden: true as const } : {}),
    ...(reading.facts.has('no-moustache') || keepsBareLip(reading) ? { isLipBare: true as const } : {}),
    ...(isFaceBare(reading) ? { isFaceBare: true as const } : {}),
    ...paintOf(reading),
    ...(cloth === null ? {} : { cloth }),
    ...(Object.keys(said).length > 0 ? { lookSaid: said } : {}),
    ...(today ? { today } : {}),
    face: {
      primary: evidence.primary,
      secondary: evidence.secondary,
      headline: headlineOf(evidence),
      certainty: shapeCertaintyOf(evidence),
      named: namedShapes(evidence),
      gauges: wantsPlainMeasures(reading) ? inPlainMeasures(readGauges(reading)) : readGauges(reading),
    },
    intention: reading.intention,
    collar: collarForNow(reading).id,
    hair: { ...hairOf(reading), recommended: reading.cuts.recommended },
    ...(growsBack(reading) ? { regrownCuts: regrownCutsOf(reading) } : {}),
    temperament: readTemperament(reading.shape, reading.intention.id, brief.form.style),
    colour: adviseColours(reading.brief.colour, reading.colours),
    cares: reading.isHairHidden ? [] : cares,
    calendar: reading.isHairHidden ? [] : yearOfCare(cares, agendaOf(reading), reading.texture, monthListOf(reading)),
    ...(countdown ? { countdown } : {}),
    salonCard: salonCardOf(reading),
    chapters,
    sources: citedSources(chapters.flatMap((chapter) => chapter.bases)),
  }
}

export function findChapter(analysis: Analysis, id: ChapterId): Chapter | null {
  return analysis.chapters.find((chapter) => chapter.id === id) ?? null
}

export function analysisTexts(analysis: Analysis): string[] {
  return [analysis.title, analysis.face.headline, ...analysis.chapters.flatMap(chapterTexts)]
}

/** All known and unique. */
export function chaptersInOrder(analysis: Analysis): boolean {
  const places = analysis.chapters.map((chapter) => CHAPTER_IDS.indexOf(chapter.id))
  return places.every((place, index) => place > (places[index - 1] ?? -1))
}

function headlineOf(evidence: FaceEvidence): string {
  const { name } = SHAPE_NAMES[evidence.primary]
  if (!hasSecondShape(evidence)) return name
  const second = SHAPE_NAMES[evidence.secondary]
  return shapeCertaintyOf(evidence) === 'entre duas'
    ? `Entre ${name.toLowerCase()} e ${second.name.toLowerCase()}`
    : `${name}, com traços ${second.of}`
}

const regrownCutsOf = ({ cuts: { now, next, bold } }: Reading): CutId[] =>
  [now, next, bold].filter(({ monthsToGrow }) => monthsToGrow > 0).map(({ cut }) => cut.id)

const namedShapes = (evidence: FaceEvidence): Analysis['face']['named'] =>
  (hasSecondShape(evidence) ? [evidence.primary, evidence.secondary] : [evidence.primary]).map((shape) => ({
    shape,
    name: SHAPE_NAMES[shape].name,
  }))

function hairOf({ cutBrief, cuts }: Reading): Record<HairPath, HairAdvice> {
  const advice = (path: HairPath): HairAdvice => {
    const { cut, monthsToGrow, distance } = cuts[path]
    return {
      cut: cut.id,
      title: cut.name,
      monthsToGrow,
      weeks: cut.weeks,
      distance: distance.total,
      change: changeAtMost(cuts[path], presentHair(cutBrief)),
    }
  }
  return { now: advice('now'), next: advice('next'), bold: advice('bold') }
}

/** A woman's shadow of a beard is not one that she wears. */
const isFaceBare = ({ brief: { person, observed }, facts }: Reading): boolean =>
  person.gender === 'Feminino' && observed?.beard?.value === 'por fazer' && !staysBearded(facts)

/** Refused by anybody; asked for by who said neither sex. */
function paintOf({ brief: { form, person }, facts }: Reading): { readonly isPainted?: boolean } {
  if (facts.has('no-makeup') || facts.has('nothing-feminine')) return { isPainted: false }
  const isAsked = form.makeup === 'Sim' || facts.has('makeup') || facts.has('makeup-worn')
  if (person.gender === 'Não-binário') return { isPainted: isAsked }
  return form.makeup === 'Não' && !isAsked ? { isPainted: false } : {}
}

/** A beard that stays as it is has no moustache where none is worn. */
const keepsBareLip = (r: Reading): boolean =>
  keepsBeard(r) && r.brief.observed?.moustache?.value === 'sem' && !isStale('moustache', r.brief.observed)
