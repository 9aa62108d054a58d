/**
 * How often somebody can be where they are served, and when they cannot: what caps every paid visit together, and the times in which no door
 * is theirs. Read from their own sentences; whatever the form ticked, this comes first.
 */
import { type Clause, clausesOf } from '../facts/clause.ts'
import { dayIn, monthIn } from '../facts/day.ts'
import { NUMBER, numberOf } from '../facts/numbers.ts'
import { periodIn } from '../facts/period.ts'
import { isForOther, isOfOther, isOver } from '../facts/whose.ts'
import { DAY_MS, dayOf, isoOf, type Span } from '../knowledge/agenda.ts'
import { plainLetters } from '../knowledge/observations.ts'
import { MONTHS, readDate } from '../knowledge/pt.ts'
import { FEWEST_WEEKS } from '../knowledge/maintenance.ts'

type Sentence = { readonly plain: string; readonly isTheirs: boolean }

/** A barber may be spoken of and still be theirs; a mother's visits are not. */
const OF_SALON = /^(?:(?:e|mas|so|porque|o|a|um|uma|meu|minha|bom|boa) )*(?:barbe\w+|cabeleireir\w+|salao|trancista)\b/

function sentencesOf(note: string): Sentence[] {
  if (isForOther(note)) return []
  const sentences = new Map<number, Clause[]>()
  for (const clause of clausesOf(note))
    sentences.set(clause.sentence, [...(sentences.get(clause.sentence) ?? []), clause])
  return [...sentences.values()].map((clauses) => ({
    plain: clauses.map(({ plain }) => plain).join(', '),
    isTheirs: clauses.some(({ plain }) => OF_SALON.test(plain) || !isOfOther(plain)),
  }))
}

const PLACE = '(?:salao|salon|barbe\\w+|cabeleireir\\w+|trancista|manicure|studio|estudio)'
const GO = '(?:vou|ir|corto|cort(?:ar|e)|apareco|volto|visit\\w+|passo la|consigo|posso|trato|sento)'
const NOT_THEIRS = /\b(?:hidrat\w+|lav\w+|mascara|nutri\w+|tint\w+|pint\w+|progressiva|sessao|laser|medic\w+)\b/

const A_MONTH = new RegExp(
  `\\b(?:uma|1|so uma) ?(?:vez|x|visita|ida) (?:por|ao|no|a cada|cada) mes\\b|\\bso (?:um|1) (?:penteado|corte) por mes\\b`,
)
const EVERY = new RegExp(
  `\\b(?:de (${NUMBER}) em (?:${NUMBER})|de \\d ?/ ?(\\d)|a cada (${NUMBER})) (semanas|mes|meses)\\b`,
)
/** “25 conto por mês”, “só posso gastar uns 150 por mês”. */
const BUDGET =
  /\b(?:r\$ ?)?\d+(?:[.,]\d+)? ?(?:reais|real|contos?|pilas?|mangos?|pratas?) (?:por|ao|no|todo) mes\b|\br\$ ?\d+(?:[.,]\d+)? (?:por|ao|no) mes\b|\b(?:gastar|gasto|pagar|pago|orcamento|sobra|tenho|posso)\b(?: \w+){0,4} (?:uns |umas |r\$ ?)?\d+ (?:por|ao|no) mes\b/
const EARNS = /\b(?:ganho|salario|recebo|aluguel|academia|mensalidade|vendo)\b/
const KILOMETRES = /\b(\d{2,3}) ?(?:km|quilometros?)\b/
const HOURS =
  /\b(?:[2-9]|duas|tres|quatro|cinco|seis|oito|dez) horas? (?:de|d[oa]) (?:barco|onibus|carro|estrada|viagem|moto|lancha|voadeira|balsa|trem)\b/
/** As far as that nobody goes for an outline. */
const FAR_KM = 25
const MONTH_WEEKS = 5
const WEEKS_IN_MONTH = 4.35

/** The fewest weeks between two days on which anything at all is paid for; null where nothing caps it. */
export function leastWeeksBetween(note: string | null | undefined): number | null {
  const caps = sentencesOf(note ?? '').flatMap(({ plain, isTheirs }): number[] => {
    if (!isTheirs) return []
    const isOfPlace = new RegExp(`\\b${PLACE}\\b|\\bcort(?:o|ar|e)\\b`).test(plain)
    const every = EVERY.exec(plain)
    const n = every ? numberOf(every[1] ?? every[2] ?? every[3]) : NaN
    const weeks = every?.[4]?.startsWith('mes') ? Math.round(n * WEEKS_IN_MONTH) : n
    const goes = new RegExp(`\\b${GO}\\b`).test(plain)
    return [
      ...(isOfPlace && A_MONTH.test(plain) && !NOT_THEIRS.test(plain) ? [MONTH_WEEKS] : []),
      ...(isOfPlace && goes && weeks >= FEWEST_WEEKS.Alta && !NOT_THEIRS.test(plain) ? [weeks] : []),
      ...(BUDGET.test(plain) && !EARNS.test(plain) ? [MONTH_WEEKS] : []),
      ...(isOfPlace && (Number(KILOMETRES.exec(plain)?.[1] ?? 0) >= FAR_KM || HOURS.test(plain)) ? [MONTH_WEEKS] : []),
    ]
  })
  return caps.length > 0 ? Math.max(...caps) : null
}

const ALLOWED =
  /\b(?:salao|barbe\w+|cabeleireir\w+|visitas?)\b(?:(?!\b(?:tinta|cor)\b)[^.]){0,24}\bso (?:se|quando|com|depois que)\b[^.]{0,40}?\b(?:autoriz|permi[ts]|deix|liber|aprov|abenco|bencao|ordem)\w*|\bso (?:posso |vou |volto |entro |piso )+(?:ir |voltar )?(?:ao? |n?o )?(?:salao|barbe\w+|cabeleireir\w+),? (?:se|quando|depois que)\b[^.]{0,40}?\b(?:autoriz|permi[ts]|deix|liber|aprov)\w*/
/** “O médico só deixa eu ir ao salão em fevereiro”, “só volto ao salão a partir de março”. */
const ALLOWED_FROM =
  /\bso (?:(?:me )?(?:deixa|deixou|permite|permitiu|libera|liberou) (?:eu )?|posso |vou |volto |pretendo )+(?:ir |voltar )?(?:ao? |n?o )?(?:salao|barbe\w+|cabeleireir\w+)(?: (?:so )?(?:la )?(?:em|para|a partir de|depois de|no mes de)\b)/
const UNTOUCHED =
  /\b(?:ninguem|nao) (?:se )?(?:pode|podem|posso|deve|vou|deixo)(?: \w+){0,2} (?:mex\w+|toc\w+|encost\w+|cort\w+|raspar|apar\w+|por a mao)|\bninguem (?:mexe|toca|encosta|corta)\b|\bnao (?:mexo|corto|toco)\b|\b(?:preceito|resguardo|promessa|quarentena|repouso|recolhimento|de luto|nazireu|clausura|retiro|quaresma|ramada)\b|\b(?:confinad|embarcad|internad|recolhid|reclus|isolad)[oa]s?\b/
/** An initiation, a retreat: they are away, for a month where nobody says how long. */
const AWAY =
  /\b(?:minha (?:iniciacao|feitura)|(?:vou )?fazer (?:o )?santo|(?:fico|vou ficar) (?:recolhid|reclus|isolad|confinad)[oa])\b/
const OPERATED = /\b(?:opero|vou operar|me opero|(?:minha )?(?:cirurgia|operacao)|transplante)\b/
const BORN =
  /\b(?:(?:bebe|nenem|filh[oa]|menin[oa]|el[ae]) (?:vai )?(?:nasc\w+|cheg\w+)|parto|ganh\w+ (?:o |meu |minha )?(?:nenem|bebe)|dou a luz|dar a luz|cesarea|data prevista)\b/
const OVER = /\b(?:operei|nasceu|fiz (?:a|uma) (?:cirurgia|cesarea)|foi em|depois d[ao] (?:cirurgia|parto))\b/
/** Wound and rest, before a chair is sat in again (practice, M). */
const AFTER_OPERATION = 28
const AFTER_BIRTH = 42
const BEFORE_BIRTH = 14

/** Within them nothing is booked, first to last. @param at ISO date of the report */
export function closedSpans(note: string | null | undefined, at: string): Span[] {
  const start = dayOf(at)
  if (start === null) return []
  const spans = sentencesOf(note ?? '').flatMap(({ plain, isTheirs }): Span[] => {
    const allowed = ALLOWED.exec(plain)
    if (allowed) {
      const month = monthIn(plain.slice(allowed.index + allowed[0].length))
      return [{ from: isoOf(start), to: month === null ? null : monthAfterNow(month, at) }]
    }
    const later = ALLOWED_FROM.exec(plain)
    const allowedIn = later === null ? null : monthIn(plain.slice(later.index))
    if (allowedIn !== null) return [{ from: isoOf(start), to: monthAfterNow(allowedIn, at) }]
    if (!isTheirs) return []
    const isAway = AWAY.test(plain)
    const isUntouched = UNTOUCHED.test(plain) || isAway
    const range = isUntouched ? rangeIn(plain, at) : null
    if (range !== null) return [range]
    // “Em fevereiro, por 21 dias”: those days are of that month.
    const period = isUntouched && !(isAway && monthIn(plain) !== null) ? periodIn(plain, at) : null
    if (period?.phase === 'until' && period.day !== null) {
      return [{ from: isoOf(start), to: period.day }]
    }
    const isBirth = BORN.test(plain)
    if ((!isBirth && !OPERATED.test(plain) && !isAway) || OVER.test(plain)) return []
    const day = dayOf(dayIn(plain, at, true) ?? '')
    const month = day === null ? monthIn(plain) : null
    const first = day ?? dayOf(month === null ? '' : monthAfterNow(month, at))
    if (first === null) return []
    const last = day ?? first + 27 * DAY_MS
    return [
      {
        from: isoOf(first - (isBirth ? BEFORE_BIRTH : 0) * DAY_MS),
        to: isoOf(last + (isBirth ? AFTER_BIRTH : AFTER_OPERATION) * DAY_MS),
      },
    ]
  })
  return spans.filter(({ to }) => to === null || to > isoOf(start))
}

const STRAIGHTENS =
  /\b(?:progressiva|alisamento|aliso|relaxamento|relaxo|guanidina|selagem|botox capilar|definitiva|permanente)\b/
const GIVEN_UP =
  /\b(?:parei|larguei|abandonei|nunca mais|chega de|cansei|desisti|quero parar|vou parar|(?:nao|sem) (?:quero |faco |vou )?(?:mais )?(?:fazer|fa\w+|alis\w+|progressiva|relax\w+|quimica))\b/
const KEPT_ON = /\bnao (?:quero|vou|pretendo|penso em) (?:parar|largar|abandonar|abrir mao)\b/g
const LAST_TIME = new RegExp(
  `\\b(?:ultim[ao]|fiz|refiz|retoquei|relaxei|alisei)\\b[^.]{0,30}?\\b(${MONTHS.map((month) => plainLetters(month)).join('|')})\\b`,
)

type Straightening = {
  readonly weeks: number
  /** ISO date of the last one; null where it was not said. */
  readonly last: string | null
}

/** Kept up, at a rhythm of their own; null where it is over, refused or without a rhythm. */
export function straighteningKept(note: string | null | undefined, at: string): Straightening | null {
  const sentences = sentencesOf(note ?? '')
  for (const { plain, isTheirs } of sentences) {
    const told = plain.replace(KEPT_ON, '')
    const habit = told.split(', ').find((clause) => STRAIGHTENS.test(clause))
    const every = habit === undefined || /\bcort\w+/.test(habit) ? null : EVERY.exec(habit)
    if (!isTheirs || !every || habit === undefined || isOver(habit) || GIVEN_UP.test(told)) continue
    const n = numberOf(every[1] ?? every[2] ?? every[3])
    const weeks = every[4]?.startsWith('mes') ? Math.round(n * WEEKS_IN_MONTH) : n
    const named = sentences.flatMap((one) => LAST_TIME.exec(one.plain)?.[1] ?? [])[0]
    return Number.isFinite(weeks) ? { weeks, last: named === undefined ? null : lastOf(named, at) } : null
  }
  return null
}

/** The middle of the month that was last of that name. */
function lastOf(plainName: string, at: string): string {
  const today = readDate(at) ?? { year: 2026, month: 1 }
  const month = MONTHS.findIndex((name) => plainLetters(name) === plainName) + 1
  return `${month <= today.month ? today.year : today.year - 1}-${String(month).padStart(2, '0')}-15`
}

const MONTH_WORDS = MONTHS.map((month) => plainLetters(month)).join('|')
const DAYS_FROM_TO = new RegExp(
  `\\b(?:de|do dia|entre) (\\d{1,2})(?: de (${MONTH_WORDS}))? (?:a|ate|e) (\\d{1,2}) de (${MONTH_WORDS})\\b`,
)
const MONTHS_FROM_TO = new RegExp(`\\b(?:de|entre) (${MONTH_WORDS}) (?:a|ate|e) (${MONTH_WORDS})\\b`)

/** “De 10 a 30 de março”, “de fevereiro a abril”. */
function rangeIn(plain: string, at: string): Span | null {
  const days = DAYS_FROM_TO.exec(plain)
  const months = days === null ? MONTHS_FROM_TO.exec(plain) : null
  const named = (word: string) => MONTHS.find((month) => plainLetters(month) === word) ?? ''
  if (days !== null) {
    const [, first = '1', month = days[4] ?? '', last = '1', lastMonth = ''] = days
    const from = monthAfterNow(named(month), at)
    const end = monthAfterNow(named(lastMonth), from < at.slice(0, 10) ? at : from, true)
    return {
      from: `${from.slice(0, 8)}${first.padStart(2, '0')}`,
      to: isoOf((dayOf(`${end.slice(0, 8)}${last.padStart(2, '0')}`) ?? 0) + DAY_MS),
    }
  }
  if (months === null) return null
  const from = monthAfterNow(named(months[1] ?? ''), at)
  const last = readDate(monthAfterNow(named(months[2] ?? ''), from, true))
  return last ? { from, to: isoOf(Date.UTC(last.year, last.month, 1)) } : null
}

/** Its first day, this year or the next. */
function monthAfterNow(name: string, at: string, isSame = false): string {
  const today = readDate(at) ?? { year: 2026, month: 1 }
  const month = MONTHS.findIndex((one) => one === name) + 1
  return `${month > today.month || (isSame && month === today.month) ? today.year : today.year + 1}-${String(month).padStart(2, '0')}-01`
}
