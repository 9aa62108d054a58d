/** Who asks for bleached hair, and when: it is burnt scalps that come of it, so the wish gets days, and each day its condition (practice, M). */
import { DAY_MS, dayOf, isoOf } from '../knowledge/agenda.ts'
import { ownClauses } from '../facts/own-words.ts'
import { dayIn } from '../facts/day.ts'
import type { Reading } from './reading.ts'

const BLEACHED =
  'nevar|nevo|nevando|descolorir|descoloro|descolorindo|descoloracao|platinar|platino|platinando|oxigenar|(?:o |um |cabelo |de )?(?:loir[oa] )?platinad[oa]|loir[oa] (?:pivete|branc[oa]|gelo|neve)|(?:cabelo |fio |ficar |deixar )branc[oa] (?:mesmo|msm|total|neve|gelo)'
const NAMED = new RegExp(`\\b(?:${BLEACHED})\\b`)
/** In one clause, before it is asked whether it is denied. */
export const BLEACH_WISH = new RegExp(
  `\\b(?:quero|qro|queria|gostaria|vou|vo|pretendo|penso em|pensando em|preciso|posso|poderia|da para|dava para|como|sonho|devo|bora|todo|toda|sempre|ficar)\\b(?: \\S+){0,7} (?:${BLEACHED})\\b|^(?:\\S+ ){0,3}(?:nevo|nevar|platino|descoloro|descolorir|platinar)\\b`,
)
const DENIED = new RegExp(
  `\\b(?:nao|nunca|sem|nem|jamais|parei de|parar de|proibid\\w+|detesto|odeio|longe de|medo de)(?: \\S+){0,3} (?:${BLEACHED})\\b|\\b(?:${BLEACHED})\\b(?: \\S+){0,3} (?:nem pensar|nunca|jamais|nao)\\b`,
)
/** “Ver nevar em Bariloche”, “branca de neve”. */
const WEATHER =
  /\b(?:ver|vi|viaj\w+|viagem|bariloche|chile|serra|frio|inverno|cidade|aqui|la) (?:\S+ ){0,3}nev\w+|\bbranca de neve\b/

/** What allows it nowhere is answered before. */
export const wantsBleach = (r: Pick<Reading, 'brief' | 'facts' | 'themes'>): boolean =>
  !r.facts.has('no-bleach') &&
  !r.facts.has('no-dye') &&
  !r.themes.includes('nao-pintar') &&
  ownClauses(r.brief.form.observations ?? '').some(({ plain }) => isBleachWished(plain))

/** @param plain of one clause of their own */
const isBleachWished = (plain: string): boolean =>
  NAMED.test(plain) && BLEACH_WISH.test(plain) && !DENIED.test(plain) && !WEATHER.test(plain)

const BURNT =
  /\b(?:descasc\w+|desca(?:mou|mei)|ard(?:eu|er|ido|ia|e)|queim\w+ (?:o couro|a cabeca|tudo|meu couro)|ferid\w*|bolhas?|casquinhas?)\b/
export const wasBurnt = ({ brief }: Pick<Reading, 'brief'>): boolean =>
  ownClauses(brief.form.observations ?? '', true).some(({ plain }) => BURNT.test(plain))

const WEEK = 7 * DAY_MS
/** Between two passes on one head, and from a test to what it allows. */
const BETWEEN_PASSES = 2 * WEEK
const FIRST_TEST = 3 * DAY_MS

type BleachDays = {
  readonly test: string
  readonly first: string
  /** Null where the day they named comes too soon for two. */
  readonly second: string | null
  readonly after: string
}

/** Counted back from the day that they name, else from the test on. */
export function bleachDays({ brief }: Pick<Reading, 'brief'>): BleachDays | null {
  const from = dayOf(brief.at)
  if (from === null) return null
  const test = from + FIRST_TEST
  const soonest = test + WEEK
  const named = dayNamed(brief, soonest)
  const last = named === null || named < soonest ? soonest + BETWEEN_PASSES : named
  const hasTwo = last - BETWEEN_PASSES >= soonest
  return {
    test: isoOf(test),
    first: isoOf(hasTwo ? last - BETWEEN_PASSES : last),
    second: hasTwo ? isoOf(last) : null,
    after: isoOf(last + BETWEEN_PASSES),
  }
}

/** On its own clause, or as a feast of the year. */
function dayNamed(brief: Reading['brief'], soonest: number): number | null {
  const said = ownClauses(brief.form.observations ?? '').map(({ plain }) => plain)
  const year = Number(brief.at.slice(0, 4))
  for (const plain of said.filter(isBleachWished)) {
    // A feast is a day too, on which salons are shut.
    if (/\b(?:ano novo|reveillon|virada)\b/.test(plain)) return dayOf(`${year}-12-29`)
    if (/\bnatal\b/.test(plain)) return dayOf(`${year}-12-22`)
    const [, ofMonth] = /\bdia (\d{1,2})\b(?! de|\/)/.exec(plain) ?? []
    if (ofMonth !== undefined) return nextOf(Number(ofMonth), soonest)
    const day = dayIn(plain, brief.at, true)
    if (day !== null) return dayOf(day)
  }
  return null
}

/** The next such day of a month that leaves time for the test. */
function nextOf(day: number, soonest: number): number | null {
  if (day < 1 || day > 31) return null
  for (let at = soonest; at < soonest + 62 * DAY_MS; at += DAY_MS) if (new Date(at).getUTCDate() === day) return at
  return null
}
