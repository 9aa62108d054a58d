/** What was done with each thing said, one row each, with the chapter that does it; the letter prints it. */
import { beardFor, keepsBeard, staysBearded } from '../advice/beard.ts'
import { isCovered } from '../advice/wardrobe.ts'
import { coloursNamed } from '../colour/said.ts'
import { cutWeeks } from '../cuts/cuts.ts'
import { FACTS, type FactKey, type FactRecord, SHELVES, type Shelf } from '../facts/facts.ts'
import { saysLocs, saysOneHand, valuesSaid } from '../facts/said.ts'
import { answersWish, bindsCuts, isAskedOfCuts, lawsBroken, wishesBroken } from '../hair/refused-by-facts.ts'
import { type HairPath, presentHair } from '../hair/hair.ts'
import { hairReachOf } from '../hair/reach.ts'
import type { ChapterId } from '../knowledge/chapter-ids.ts'
import { type HairLength, readBeardPreference, readColourPreferences } from '../knowledge/form.ts'
import { everyWeeks } from '../knowledge/maintenance.ts'
import { capital, list, lower } from '../knowledge/pt.ts'
import type { Reasoned } from '../knowledge/reasoned.ts'
import { say } from '../knowledge/voice.ts'
import { undatedOf } from '../reading/occasion.ts'
import { wearsBeard } from '../reading/care.ts'
import type { Reading } from '../reading/reading.ts'
import { soldPaths } from '../reading/sold-paths.ts'
import type { Given } from './answers.ts'
import { BARE_DONE, BY_REACH, CLOTH_DONE, COVERED_DONE, DONE, NO_DAY, QUESTIONED } from '../texts/letter.ts'

export type Done = Reasoned & {
  readonly fact?: FactKey
  /** Of a topic, in the words of a clause. */
  readonly heard?: RegExp
  /** Not done as said, or against an answer of the form: its sentence is owed. */
  readonly isOwed?: true
}

export type Pages = {
  /** Of the chapter that keeps or answers it; null if none does. */
  readonly pageOf: (key: FactKey) => ChapterId | null
  /** Of the recommended cut. */
  readonly ofCut: ChapterId
  /** Kept by not writing a chapter. */
  readonly isLeftOut: (key: FactKey) => boolean
}

/** Weightiest first; a topic stands after what binds. The name and the form of address are kept by the letter itself. */
const ORDER: readonly (Shelf | 'topics')[] = [
  'body',
  'stays',
  'cannot',
  'topics',
  ...SHELVES.filter((shelf) => !['body', 'stays', 'cannot', 'day', 'address'].includes(shelf)),
  'day',
]

export function doneOf(r: Reading, given: readonly Given[], pages: Pages): Done[] {
  const covered = isCovered(r) ? [coveredDone(r)] : []
  const named = new Set([...r.facts.keys()].map((key) => bareName(FACTS[key].words)))
  return ORDER.flatMap((shelf): Done[] =>
    shelf === 'topics'
      ? given.flatMap(({ topic, chapter, words }) =>
          topic && !named.has(bareName(topic.what)) ? [{ ...topic, chapter, stands: words }] : [],
        )
      : [
          ...(shelf === 'stays' ? covered : []),
          // That it was heard, and no word of what.
          ...(shelf === 'cannot' && r.facts.has('unsaid') && !r.spoken.facts.has('unsaid')
            ? [{ fact: 'unsaid' as const, what: FACTS.unsaid.words, why: FACTS.unsaid.does }]
            : []),
          ...[...r.spoken.facts.keys()].flatMap((key) =>
            FACTS[key].shelf === shelf ? (doneWith(r, key, pages, given) ?? []) : [],
          ),
        ],
  )
}

/** “O treino” is “Treino”. */
const bareName = (what: string): string => lower(what).replace(/^(?:[oa]s?|uma?) /, '')

function doneWith(r: Reading, key: FactKey, pages: Pages, given: readonly Given[]): Done | null {
  // A moustache alone is no clean face.
  if (key === 'covered' || (key === 'no-beard' && (staysBearded(r.facts) || r.beard === 'Bigode'))) return null
  const record: FactRecord = { ...FACTS[key], ...namedAsSaid(r, key) }
  const values = valuesSaid(r.facts, key)
  const what = values.length > 0 && record.shelf !== 'day' ? `${record.words}: ${list(values)}` : record.words
  const row = (why: string, chapter: ChapterId | null, isOwed = false): Done => ({
    fact: key,
    what,
    why,
    ...(chapter === null ? {} : { chapter }),
    ...standing(given, key, chapter),
    ...(isOwed ? { isOwed: true } : {}),
  })
  if (record.shelf === 'day') return withoutDay(r, key, pages)
  if (OF_BEARD.includes(key) && !wearsBeard(r)) return null
  if (key === 'thinning' && r.isTopBare) return { ...BARE_DONE, fact: key }
  const clash = clashOf(r, key)
  const page = pages.pageOf(key)
  const isOfCuts =
    bindsCuts(key) || key === 'cut-stays' || (isAskedOfCuts(key) && (page === null || PROMISED.includes(key)))
  if (!r.isHairHidden && isOfCuts) {
    const why = doneByCuts(r, key)
    // Hairlines are on the recommended cut's page.
    const own = key === 'thinning' ? pages.ofCut : (page ?? 'cabelo')
    return why === null
      ? row(say(DONE[key] ?? record.does, clash), own, clash !== null)
      : row(say(why, clash), 'cabelo', true)
  }
  const beard = key === 'beard-stays' && keepsBeard(r) ? `Fica: ${lower(beardFor(r).picks[0].what)}.` : null
  const does = beard ?? BY_REACH[key]?.[hairReachOf(r)] ?? DONE[key] ?? record.does
  const answer = given.find((one) => one.fact === key && one.chapter === page && one.words !== '')
  const why = POINTS.test(does) && answer ? firstSentence(answer.words) : does
  // Where no card is written, a person reads it all the same.
  if (record.byPerson && page === null) return row(DONE.faith ?? record.does, null)
  const isKept = page !== null || pages.isLeftOut(key) || HELD_EVERYWHERE.includes(key)
  return isKept ? row(r.todayClash.get(key) ?? say(why, clash), page, clash !== null) : null
}

const standing = (given: readonly Given[], key: FactKey, chapter: ChapterId | null): Pick<Done, 'stands'> => {
  const words = given.find((one) => one.fact === key && one.chapter === chapter)?.words ?? ''
  return words === '' ? {} : { stands: words }
}

/** No more than the page's number. */
export const POINTS = /^(?:A página|As páginas d|Vai )/
/** Of a page's answer, as the letter says it: “Você falou do queixo: …” and “Que …”, of the card, are left out. */
export const firstSentence = (words: string): string => {
  const [sentence = words] = /^.*?[.!?](?=\s|$)/.exec(words) ?? []
  return capital(sentence.replace(/^(?:Você (?:falou|contou|escreveu)[^:.]*: |Que )/, ''))
}

/** Locs are no plaits, and who has one hand has no arms to keep low. */
const namedAsSaid = ({ said }: Reading, key: FactKey): Pick<FactRecord, 'words' | 'does'> | null =>
  key === 'braids-stay' && saysLocs(said)
    ? { words: 'Os dreads ficam', does: 'Nenhum dos três caminhos os desfaz.' }
    : key === 'cannot-lift-arms' && saysOneHand(said)
      ? { words: 'Uma mão só', does: 'Só cortes de até cinco minutos, e nenhum penteado preso.' }
      : null

/** What the letter says of an occasion whose day was not named. */
function withoutDay(r: Reading, key: FactKey, pages: Pages): Done | null {
  const undated = undatedOf(r).find((one) => one.key === key)
  if (!undated) return null
  const page = pages.pageOf(key)
  return {
    fact: key,
    what: undated.month === null ? FACTS[key].words : `${FACTS[key].words}, em ${undated.month}`,
    why: NO_DAY,
    ...(page === null ? {} : { chapter: page }),
    isOwed: true,
  }
}

/** Each of them speaks of the three paths. */
const PROMISED: readonly FactKey[] = [
  'wants-braids',
  'wants-short',
  'wants-shorter',
  'wants-shaved',
  'wants-shaved-sides',
]

const OF_BEARD: readonly FactKey[] = ['beard-has-gaps']

/** No chapter of their own: no page does the contrary. */
const HELD_EVERYWHERE: readonly FactKey[] = [
  'mark-stays',
  'skullcap',
  'smile-bothers',
  'loves-forehead',
  'loves-ears',
  'loves-nose',
  'loves-chin',
  'loves-cheeks',
  'loves-smile',
  'loves-face',
  'makeup-refused',
  'styling-refused',
  'no-procedure',
  'unsaid',
]

/** Null where the cuts do as was said; else what they do instead. */
function doneByCuts(r: Reading, key: FactKey): string | null {
  const { cuts, cutBrief, questions } = r
  if (questions.includes(key)) return QUESTIONED
  const paths = soldPaths(r)
  const { facts = new Map<FactKey, string>() } = cutBrief
  const hair = presentHair(cutBrief)
  const named = (all: readonly HairPath[]) => list(all.map((path) => `“${lower(cuts[path].cut.name)}”`))
  if (key === 'little-money' || key === 'few-visits') {
    const sooner = soonerThanSaid(r, key)
    if (sooner !== null) return sooner
  }
  if (key === 'wants-shaved-sides' && !paths.some((path) => /máquina|lâmina/.test(cuts[path].cut.sizes.sides)))
    return UNMET
  if (key === 'cut-stays') return cuts.now.stays ? null : `O mais perto dele, entre os três, é ${named(['now'])}.`
  if (!bindsCuts(key))
    return paths.some((path) => answersWish(key, facts.get(key) ?? '', cuts[path].cut, hair)) ? null : UNMET
  const keeps = paths.filter(
    (path) => ![...lawsBroken(cuts[path].cut, facts, hair), ...wishesBroken(cuts[path].cut, facts, hair)].includes(key),
  )
  if (keeps.length === paths.length) return null
  return keeps.length === 0
    ? 'Nenhum dos três cortes o cumpre por inteiro: combine o resto com quem corta.'
    : `Dos três caminhos, ${keeps.length === 1 ? 'um só o cumpre' : 'dois o cumprem'}: ${named(keeps)}.`
}

const UNMET = 'Não coube entre os três caminhos: leve o pedido a quem corta, com esta página.'

/** Where the card counts fewer weeks than were promised: how long its cut lasts all the same. */
function soonerThanSaid({ cuts, brief, facts }: Reading, key: 'little-money' | 'few-visits'): string | null {
  const { cut } = cuts[cuts.recommended]
  const weeks = cutWeeks(cut, brief.form.maintenanceLevel)
  const least = key === 'little-money' ? LEAST_WEEKS : Number(facts.get(key)) || 8
  if (weeks >= least || cut.keptAtHome || cut.takesNothing || cut.weeks[1] < LEAST_WEEKS) return null
  return `O cartão conta a visita ${everyWeeks(weeks)}; para gastar menos, o corte aguenta até ${cut.weeks[1]} semanas.`
}
const LEAST_WEEKS = 5

const coveredDone = (r: Reading): Done =>
  r.isHairHidden ? { ...COVERED_DONE, why: CLOTH_DONE, chapter: 'tecido' } : COVERED_DONE

/** Where it clashes with an answer of the form, the words win; told once of each answer, by what was said first. */
function clashOf({ brief, beard, facts, todayClash, tickedLength }: Reading, key: FactKey): string | null {
  const { form } = brief
  const ofToday = todayClash.get(key)
  if (ofToday !== undefined) return ofToday
  const isFirstOf = (about: readonly FactKey[]) => [...facts.keys()].find((one) => about.includes(one)) === key
  const tapped = readBeardPreference(form.beardPreference)
  if (isFirstOf(ABOUT_BEARD) && tapped !== null && tapped !== beard)
    return `No formulário está “${lower(tapped)}”: valeu o que você escreveu.`
  if (key === 'no-makeup' && form.makeup === 'Sim') return 'No formulário você a pediu: valeu o que escreveu.'
  const refused = coloursNamed(valuesSaid(facts, key))
  if (key === 'colour-not-worn' && readColourPreferences(form.colorPreferences).some((id) => refused.includes(id)))
    return 'No formulário você a marcou: valeu o que escreveu.'
  if (isFirstOf(ABOUT_UPKEEP) && form.maintenanceLevel === 'Alta')
    return 'No formulário está manutenção alta: valeu o que você escreveu.'
  if (isFirstOf(ABOUT_SHORT) && tickedLength && LONG.includes(tickedLength))
    return `No formulário está cabelo ${lower(tickedLength)}: valeu o que você escreveu.`
  if (isFirstOf(ABOUT_STAYING) && form.objective === 'Mudança radical')
    return 'No formulário está mudança radical: valeu o que você escreveu.'
  return null
}
const ABOUT_UPKEEP: readonly FactKey[] = ['few-visits', 'little-money', 'little-time']
const ABOUT_SHORT: readonly FactKey[] = ['shaved-stays', 'short-stays']
const LONG: readonly HairLength[] = ['Médio', 'Longo', 'Muito longo']
const ABOUT_STAYING: readonly FactKey[] = [
  'no-cut',
  'cut-stays',
  'trim-only',
  'length-stays',
  'short-stays',
  'shaved-stays',
]
const ABOUT_BEARD: readonly FactKey[] = [
  'beard-stays',
  'moustache-stays',
  'goatee-stays',
  'no-beard',
  'no-moustache',
  'no-goatee',
]
