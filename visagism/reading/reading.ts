/** What chapters need to know, derived once from the brief. */
import { HAIR_TEXTURES, type FaceShape, type HairTexture } from '../knowledge/axes.ts'
import type { ColourBrief } from '../colour/colours.ts'
import { isSkinDark, ownDepth, seenContrast } from '../colour/propose-seasons.ts'
import { skinHex } from '../colour/nearness.ts'
import type { SeenTones } from '../colour/wearing.ts'
import {
  hasSecondShape,
  mergeEvidence,
  type AiOpinion,
  type Confirmation,
  type FaceEvidence,
  type Marking,
} from '../face/evidence.ts'
import {
  readBeardPreference,
  readColourPreferences,
  type BeardPreference,
  type ColourPreference,
  type FormAnswers,
  type Gender,
  type HairLength,
} from '../knowledge/form.ts'
import { BEARD_SEEN, beardWanted, staysBearded } from '../advice/beard.ts'
import {
  asksToKeepFew,
  beardAsSaid,
  coloursAsSaid,
  coveringAsSaid,
  hidesHair,
  removesBeard,
  shavenRecord,
} from './as-said.ts'
import { locsAsSaid, todayAsSaid, type TodayAsSaid } from './today-as-said.ts'
import { factsSaid } from '../facts/said.ts'
import { CUTS } from '../cuts/cuts.ts'
import { type ChosenCuts, type CutBrief, type HairPath, unmetFacts } from '../hair/hair.ts'
import { unsaid, without } from '../hair/questions.ts'
import { chooseInTwoTimes, questionsInTwoTimes } from '../hair/turn-paths.ts'
import { hearsGreatChange, permissionIn } from '../hair/wishes.ts'
import { type Intention, readIntention, type IntentionReading } from '../knowledge/intention.ts'
import { type BigChop, bigChopIn } from '../facts/big-chop.ts'
import { plainOf } from '../facts/clause.ts'
import type { FactKey } from '../facts/facts.ts'
import { hasBeardPatch, hasPatches } from '../facts/illness.ts'
import { turnIn, type Period, type Phase } from '../facts/period.ts'
import { settleFacts, type SettledFact, wholeNote } from '../facts/settle.ts'
import { type Secret, secretIn } from '../facts/secret.ts'
import { themesSaid } from '../facts/themes.ts'
import type { ChapterId } from '../knowledge/chapter-ids.ts'
import type { FactsSaid } from '../hair/refused-by-facts.ts'
import type { Theme } from '../knowledge/observations.ts'
import { isStale, type ObservedRecord, type ObservedValue } from '../observed/observed.ts'
import { lengthClassOf, withToday, type HairToday } from '../observed/today.ts'
import { QUIZ_OBJECTIVES } from '../knowledge/quiz-questions.ts'
import type { QuizAnswers } from '../knowledge/quiz-scoring.ts'
import type { VisitMove } from '../knowledge/agenda.ts'
import { type DeskChoice, withChoices } from './choices.ts'
import { cautionsOf } from '../advice/wardrobe.ts'
import { refusedEffects } from './refusals.ts'
import { readSide, type SideMarks, type SideReading } from '../side/side-reading.ts'
import { calledName } from '../names/asked-name.ts'
import { greetingName } from '../names/person-name.ts'
import { chooser, type Chooser } from '../knowledge/voice.ts'

/** What a visagist answers herself; it outranks the engine's. */
export type PersonAnswer = { readonly question: string; readonly words: string; readonly by: string }

export type Brief = {
  readonly person: { readonly fullName: string; readonly gender: Gender }
  readonly form: FormAnswers
  readonly quiz?: QuizAnswers | null | undefined
  readonly marking?: Marking | null | undefined
  readonly side?: SideMarks | null | undefined
  readonly confirmation?: Confirmation | null | undefined
  readonly ai?: AiOpinion | null | undefined
  readonly colour?: ColourBrief | null | undefined
  readonly hairTexture?: HairTexture | null | undefined
  readonly observed?: ObservedRecord | undefined
  /** Outranks the words of the record. */
  readonly today?: (HairToday & { readonly by?: 'visagista' }) | null | undefined
  /** Tapped, confirmed, taken away, or said by the visagist; the note is heard beside them. */
  readonly facts?: readonly SettledFact[] | undefined
  /** What a visagist chose instead of the engine. */
  readonly choices?: readonly DeskChoice[]
  /** Chapters that a visagist left out. */
  readonly without?: readonly ChapterId[]
  /** Of wishes and questions in the note, by a visagist. */
  readonly answers?: readonly PersonAnswer[]
  /** Single visits of the year that a visagist moved or took out, each by the day that it had then. */
  readonly visits?: readonly VisitMove[]
  /** ISO date; the calendar starts in its month. */
  readonly at: string
}

export type Reading = {
  readonly brief: Brief
  readonly firstName: string
  readonly gender: Gender
  readonly evidence: FaceEvidence
  /** Null if unmarked or partly guessed. */
  readonly side: SideReading | null
  readonly shape: FaceShape
  readonly second: FaceShape
  /** Evidence, not just list order, suggests a second shape. */
  readonly hasSecond: boolean
  readonly intention: IntentionReading
  /** What they said, chips and note alike. */
  readonly facts: FactsSaid
  /** The same, each with its words and who said it. */
  readonly said: readonly SettledFact[]
  /** In the form, whatever was measured or seen since. */
  readonly tickedLength: HairLength | null
  /** Not only told of. */
  readonly isBeardSeen: boolean
  /** What of it pages may speak of: without what is to stay off paper, which binds all the same. */
  readonly spoken: Spoken
  readonly themes: readonly Theme[]
  /** Seen but not written: true, but never quoted as theirs. */
  readonly seen: readonly Theme[]
  readonly beard: Exclude<BeardPreference, 'Não se aplica'> | null
  readonly colours: readonly ColourPreference[]
  readonly texture: HairTexture | null
  /** Nothing grows on top, as far as seen. */
  readonly isTopBare: boolean
  /** Covered, and nothing is asked for it: no page of hair, no word of it, no drawing without the cloth. */
  readonly isHairHidden: boolean
  /** By fact: which of two lengths of today counted, where words and an answer differ. */
  readonly todayClash: TodayAsSaid['clash']
  /** The day on which something they said changes, with what holds until it and what is wanted after it. */
  readonly turn: Turn | null
  /** Said of the hair, and not so of today's or not together: a person settles it with them. */
  readonly questions: readonly FactKey[]
  /** Without these, and without what holds for a time only. */
  readonly cutBrief: CutBrief
  readonly cuts: ChosenCuts
  /** Of each path of the engine, the path on which its cut stands: a visagist's choice is nearer to today or farther than the cut it replaces. */
  readonly places: Readonly<Record<HairPath, HairPath>>
  readonly choose: Chooser
}

export type Spoken = {
  /** The note, with what was written beside the chips. */
  readonly note: string
  readonly facts: FactsSaid
  readonly secret: Secret | null
}

export type Turn = Period & { readonly binds: readonly FactKey[]; readonly wishes: readonly FactKey[] }

/** Nothing about the face was marked, confirmed or answered: the order waits for the visagist. */
export class MissingEvidenceError extends Error {
  constructor() {
    super('No evidence of the face shape: the order waits for the analysis desk.')
    this.name = 'MissingEvidenceError'
  }
}

/** Alopecia areata by its name: neither shed nor thin. */
function withPatches(told: readonly SettledFact[], note: string | null | undefined): readonly SettledFact[] {
  const plain = plainOf(note ?? '')
  if (!hasPatches(plain)) return told
  const isThin = /\b(?:entradas|ral[oa]s?|calv\w+|careca)\b/.test(plain)
  const kept = told.filter(({ key }) => key !== 'hair-loss' && (key !== 'thinning' || isThin))
  const words = told.find(({ key }) => key === 'hair-loss')?.words
  const said = { ...(words === undefined ? {} : { words }), source: 'note', kept: true } as const
  const isOfBeard = hasBeardPatch(plain) && kept.every(({ key }) => key !== 'beard-has-gaps')
  return [
    ...kept,
    { key: 'bald-patches', ...said },
    ...(isOfBeard ? [{ key: 'beard-has-gaps', ...said } as const] : []),
  ]
}

/** Null where something that stays speaks against it. */
function chopOf({ form }: Brief, told: readonly SettledFact[]): BigChop | null {
  return told.some(({ key }) => KEEPING.includes(key)) ? null : bigChopIn(form.observations)
}
/** A transition that ends: nothing of it is kept, and how short is said by what has grown. */
function chopped(told: readonly SettledFact[], { naturalCm, words }: BigChop): SettledFact[] {
  const kept = told.filter(({ key }) => key !== 'in-transition' && key !== 'length-said')
  return naturalCm !== null || kept.some(({ key }) => key === 'wants-short')
    ? kept
    : [...kept, { key: 'wants-short', words, source: 'note', kept: true }]
}
/** What is cut from is what has grown. */
const withoutStraightened = (today: HairToday | null, chop: BigChop | null): HairToday | null =>
  chop === null || chop.naturalCm === null || (today?.cm != null && today.cm <= chop.naturalCm)
    ? today
    : { cm: chop.naturalCm, sidesCm: chop.naturalCm, cut: null }

const SAID_OF_TODAY: readonly string[] = ['length-said', 'sides-said']

/** @throws MissingEvidenceError when `mergeEvidence(brief)` is null: check that first. */
export function readBrief(brought: Brief): Reading {
  const told = settleFacts(brought.form.observations, brought.at, brought.facts).filter(
    // Corrected at the desk, today's hair is no longer what was written of it.
    ({ key }) => brought.today?.by !== 'visagista' || !SAID_OF_TODAY.includes(key),
  )
  const chop = chopOf(brought, told)
  const settled = withPatches(chop === null ? told : chopped(told, chop), brought.form.observations)
  const facts = factsSaid(settled)
  const given = { ...brought, observed: coveringAsSaid(brought.observed ?? {}, facts, brought.at) }
  const evidence = mergeEvidence(given)
  if (!evidence) throw new MissingEvidenceError()
  const intention = readIntention(QUIZ_OBJECTIVES.find((o) => o === given.quiz?.objective) ?? null, given.form.style)
  const colour = coloursAsSaid({ ...given.colour, tones: tonesOf(given, intention.id) }, facts)
  const seenBeard = given.observed.beard && BEARD_SEEN[given.observed.beard.value]
  const isShaved = removesBeard(given.form.observations, facts)
  const isTooFew = !staysBearded(facts) && asksToKeepFew(given.form.observations ?? '')
  const beard =
    isShaved || isTooFew
      ? 'Sem barba'
      : beardWanted(readBeardPreference(given.form.beardPreference), seenBeard ?? null, facts)
  const texture = HAIR_TEXTURES.find((known) => known === (given.hairTexture ?? given.observed.texture?.value)) ?? null
  const isTopBare = given.observed.top?.value === 'sem fios'
  const said = todayAsSaid(settled, {
    today: withoutStraightened(given.today ?? null, chop),
    record: given.observed,
    hairLength: given.form.hairLength ?? null,
    texture,
    isTopBare,
  })
  const today = locsAsSaid(settled, wornTruly(said.today, texture, isTopBare), texture, given.form.hairLength ?? null)
  const cm = today?.cm ?? null
  const brief = {
    ...given,
    colour,
    today,
    observed: withToday(
      isShaved ? shavenRecord(given.observed, given.at) : beardAsSaid(given.observed, beard, facts, given.at),
      today,
      texture,
      given.at,
    ),
    form: {
      ...given.form,
      hairLength: cm === null ? (lengthSeen(given.observed) ?? given.form.hairLength) : lengthClassOf(cm, texture),
    },
  }
  const { form, person } = brief
  const spoken = spokenOf(brought, settled)
  const themes = themesSaid(settled).filter((theme) => theme !== 'cachos-naturais' || isCurved(texture, facts))
  const seen = themesSeen(brief.observed).filter((theme) => !themes.includes(theme))
  const isSpoken = (theme: Theme): boolean =>
    !spoken.secret?.concerns.has('queda de cabelo') || !OF_LOSS.includes(theme)
  const cutBrief: CutBrief = {
    refused: new Set([
      ...refusedEffects(evidence.primary, isTopBare),
      ...cautionsOf({ brief: given, themes, facts }).flatMap(({ refuses = [] }) => refuses),
    ]),
    shape: evidence.primary,
    second: evidence.secondary,
    gender: person.gender,
    form,
    intention: intention.id,
    themes: [...themes, ...seen, ...alsoFor(themes)],
    texture,
    isTopBare,
    lengthSeen: seenByPeople(brief.observed),
    sidesSeen: sidesByPeople(brief.observed),
    today,
    facts,
    wantsGreatChange: hearsGreatChange(form.observations),
    allowed: permissionIn(form.observations),
  }
  const turn = turnOf(brief, settled, facts)
  const phases = { until: turn?.binds ?? [], after: turn?.wishes ?? [] }
  const questions = questionsInTwoTimes(cutBrief, phases)
  const settledBrief = unsaid(cutBrief, questions)
  return withChoices({
    brief,
    // What they ask to be called wins over the name of the order.
    firstName: calledName(facts.get('called-so') ?? '') ?? greetingName(person.fullName) ?? '',
    gender: person.gender,
    evidence,
    side: brief.side ? readSide(brief.side) : null,
    shape: evidence.primary,
    second: evidence.secondary,
    hasSecond: hasSecondShape(evidence),
    intention,
    facts,
    said: settled,
    tickedLength: given.form.hairLength ?? null,
    isBeardSeen: given.observed?.beard !== undefined,
    spoken,
    // Length that stays for a time only is told with its day.
    themes: themes.filter(
      (theme) =>
        isSpoken(theme) &&
        !(theme === 'queda' && !facts.has('hair-loss')) &&
        !(theme === 'nao-cortar' && keepsForATime(turn, facts)),
    ),
    seen: seen.filter(isSpoken),
    beard,
    colours: readColourPreferences(form.colorPreferences).filter((id) => !colour?.refused?.includes(id)),
    texture,
    isTopBare,
    isHairHidden: hidesHair(brief.observed, facts),
    todayClash: said.clash,
    turn,
    questions,
    cutBrief: { ...settledBrief, facts: without(settledBrief.facts ?? facts, [...phases.until, ...phases.after]) },
    cuts: chooseInTwoTimes(settledBrief, phases),
    places: { now: 'now', next: 'next', bold: 'bold' },
    choose: chooser(seedOf(brief, evidence)),
  })
}

function spokenOf({ form, facts: said = [] }: Brief, settled: readonly SettledFact[]): Spoken {
  const note = wholeNote(form.observations, said)
  const secret = secretIn(note)
  return secret === null
    ? { note, facts: factsSaid(settled), secret }
    : { note: secret.told, facts: factsSaid(settled.filter((fact) => !secret.hides(fact))), secret }
}
const OF_LOSS: readonly Theme[] = ['queda', 'entradas', 'recomeco']

const KEEPING: readonly FactKey[] = ['no-cut', 'trim-only', 'length-stays', 'growing-out']
const keepsForATime = (turn: Turn | null, facts: FactsSaid): boolean =>
  turn !== null && KEEPING.every((key) => !facts.has(key) || turn.binds.includes(key))

function turnOf({ form, at, facts: said = [] }: Brief, settled: readonly SettledFact[], facts: FactsSaid): Turn | null {
  const turn = turnIn(wholeNote(form.observations, said), at, facts)
  const of = (phase: Phase) => settled.flatMap((fact) => (fact.phase === phase ? [fact.key] : []))
  return turn && { ...turn, binds: of('until'), wishes: of('after') }
}

/** A cut that this texture, this crown or so many centimetres cannot wear was tapped by mistake. */
const wornTruly = (today: HairToday | null, texture: HairTexture | null, isTopBare: boolean): HairToday | null => {
  const cut = today?.cut ? CUTS[today.cut] : null
  const cm = today?.cm ?? null
  const fits =
    cut &&
    (texture === null || cut.textures.includes(texture)) &&
    (cut.forBareTop ?? false) === isTopBare &&
    // Plaits and locs are worn at any length.
    (cm === null || cut.plaited === true || Math.abs(cm - cut.centimetres[0]) <= 2 + cut.centimetres[0] / 2)
  return today && cut && !fits ? { ...today, cut: null } : today
}

/** Something said of the hair that no three cuts of ours keep: a person answers. */
export function leavesUnmet(brief: Brief): boolean {
  const { cuts, cutBrief, isHairHidden, questions } = readBrief(brief)
  return !isHairHidden && questions.length + unmetFacts(cuts, cutBrief).length > 0
}

/** Sixty or older and no mention of work: do not assume a job. */
export const mayHaveRetired = ({ brief: { observed }, themes }: Reading): boolean =>
  observed?.ageBand?.value === '60 ou mais' && !themes.includes('trabalho-formal')

/** As people described them, without a device's word and without covered hair. */
export function tonesSaid(observed: ObservedRecord = {}): ObservedRecord {
  const isCovered = observed.covering !== undefined && observed.covering.value !== 'não'
  return Object.fromEntries(
    Object.entries(observed).filter(
      ([field, word]) => word.by !== 'aparelho' && !(isCovered && (field === 'hairColour' || field === 'greys')),
    ),
  )
}

function tonesOf({ colour, observed }: Brief, intention: Intention): SeenTones {
  const said = tonesSaid(observed)
  const { skin } = said
  return {
    depth: ownDepth(said),
    contrast: colour?.contrast ?? seenContrast(said),
    skin: skin ? skinHex(skin.value) : null,
    isSkinDark: isSkinDark(said),
    intention,
  }
}

/** Stopping to straighten hair, or going on with it, says nothing of curls. */
const isCurved = (texture: HairTexture | null, facts: ReadonlyMap<FactKey, string>): boolean =>
  texture !== 'liso' && (!facts.has('straightened') || facts.has('in-transition'))

/** Regrowing hair is not pulled; air-dried hair needs little time. */
const alsoFor = (themes: readonly Theme[]): Theme[] =>
  (
    [
      ['recomeco', 'queda'],
      ['seca-sozinho', 'pouco-tempo'],
    ] as const
  ).flatMap(([heard, also]) => (themes.includes(heard) && !themes.includes(also) ? [also] : []))

/** A program's proposal does not count. */
const seenByPeople = ({ length }: ObservedRecord = {}): ObservedValue<'length'> | null =>
  length && length.by !== 'aparelho' ? length.value : null

/** Not asked for shaved or long hair. */
const sidesByPeople = (record: ObservedRecord = {}): ObservedValue<'sides'> | null =>
  record.sides && record.sides.by !== 'aparelho' && !isStale('sides', record) ? record.sides.value : null

/** Overrides the form. */
function lengthSeen(observed: ObservedRecord | undefined): HairLength | null {
  const seen = seenByPeople(observed)
  return seen && LENGTH_SEEN[seen]
}

const LENGTH_SEEN: Readonly<Record<ObservedValue<'length'>, HairLength>> = {
  raspado: 'Muito curto',
  curto: 'Curto',
  médio: 'Médio',
  grande: 'Médio',
  longo: 'Longo',
}

/** Themes that can be seen as well as written. */
function themesSeen({ glasses, greys, hairColour, top }: ObservedRecord = {}): Theme[] {
  const isGrey = hairColour?.value === 'grisalho' || hairColour?.value === 'branco'
  const seen: readonly (readonly [Theme, boolean])[] = [
    ['oculos', glasses?.value === 'sempre'],
    ['fios-brancos', isGrey || (greys !== undefined && greys.value !== 'nenhum')],
    ['entradas', top?.value === 'entradas'],
    ['ralo', top?.value === 'mais ralo'],
  ]
  return seen.flatMap(([theme, is]) => (is ? [theme] : []))
}

function seedOf(brief: Brief, evidence: FaceEvidence): string {
  const { form, person } = brief
  return [
    person.fullName,
    form.style,
    form.objective,
    form.hairLength,
    evidence.primary,
    evidence.confidence.toFixed(3),
  ].join('|')
}
