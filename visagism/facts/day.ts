/** Days as people name them, and the occasions they name them for. */
import { MONTHS, readDate } from '../knowledge/pt.ts'
import { plainLetters } from '../knowledge/observations.ts'
import { asWritten, type Clause } from './clause.ts'
import type { FactKey } from './facts.ts'
import { NUMBER, numberOf } from './numbers.ts'
import { standing } from './standing.ts'

const MONTH_NAMES = MONTHS.map((month) => plainLetters(month))
const WEEKDAYS = ['domingo', 'segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado']
const DAY_MS = 86_400_000

/** One that is not their own is `specialFacts`' to tell. */
type Occasion = {
  readonly key: FactKey
  readonly heard: RegExp
  /** Said of every week, or of what is over, too: only a day, or a month as well, makes it one. */
  readonly needs?: 'day' | 'month'
  readonly not?: RegExp
}

const KIN =
  'filh[oa]|menin[oa]|entead[oa]|net[oa]|irma|irmao|sobrinh[oa]|afilhad[oa]|prim[oa]|amig[oa]|cunhad[oa]|mae|pai|ti[oa]'
const CHILD = 'filh[oa]|menin[oa]|entead[oa]'
const WHEN = '(?:em|n[oa]|dia|daqui|dentro|est[ea]|ness[ea]|amanha|depois|\\d+)'

const OF_THESIS = 'tcc|monografia|dissertacao|tese|mestrado|doutorado'
const LESSONS = 'faculdade|curso|aulas?|escola|mestrado|doutorado'

const OCCASIONS: readonly Occasion[] = [
  {
    key: 'wedding',
    heard: new RegExp(
      `\\b(?:casamento|casar|me caso|caso ${WHEN}\\b|caso (?:a |o )?(?:minha|meu|nossa|nosso) (?:${CHILD})(?= ${WHEN}\\b|$)|(?:minha|meu|nossa|nosso) (?:${KIN})(?: (?!em|d[ea]|n?a|minha|nossa|pela)\\w+){0,2} (?:se )?casa|(?:sou|serei|como|de|ser) (?:a |o )?(?:noiva|noivo|madrinha|padrinho))\\b`,
    ),
  },
  { key: 'wedding', heard: /\b(?:casamos|caso-me|caso$|troca de aliancas)/, needs: 'day' },
  { key: 'graduation', heard: /\b(?:formatura|me formo|se forma|vai se formar|colacao)\b/ },
  {
    key: 'interview',
    heard: new RegExp(`\\b(?:entrevista|audicao|(?:banca|defesa)(?!.{0,20}\\b(?:${OF_THESIS})\\b))\\b`),
  },
  {
    key: 'new-job',
    heard: new RegExp(
      `\\b(?:comeco(?! (?:a |o |as |os |n[oa] |um |uma |meu |minha )?(?:${LESSONS}|dieta|academia|tratamento|quimio\\w*)\\b)|novo emprego|emprego novo|trabalho novo|(?:minha|tom(?:o|ar|arei|ando)) posse|posse (?:n|d)o (?:concurso|cargo))\\b`,
    ),
    not: /\b(?:n?o|do|ao|desde o|um) comeco\b|\bcomeco a (?!trabalh)\w+r\b/,
  },
  {
    key: 'exam',
    heard:
      /\b(?:prova (?!(?:d[oae]s? )?(?:roupa|vestido|maquiagem|make|cabelo|penteado|oculos|fogo))\w+|vestibular|enem|concurso|oab)\b/,
    needs: 'month',
  },
  { key: 'court', heard: /\b(?:audiencia|julgamento|juri|depoimento)\b/, needs: 'month' },
  { key: 'baptism', heard: /\b(?:batizado|batismo|batizar|batizo)\b/ },
  {
    key: 'party',
    heard:
      /\b(?:festa|aniversario|debutante|(?:meus|minha festa de|baile de|festa de|d[aeo]s?) 15 anos|15 anos d[aeo]s?|bodas|ensaio|book|reveillon|natal|baile|confraternizacao|noivado|ceia)\b/,
    // A hall that is let.
    not: /\bsal(?:ao|oes) de festas?\b.*\balug/,
  },
  { key: 'party', heard: /\b(?:faco|faz|completo|completa) (?:\d{1,2} anos?|[1-9]\d)\b/, needs: 'day' },
]

/** Feasts of everybody: only a day of their own is one beside another. */
export const isPublicFeast = (day: string): boolean => /-12-(?:24|25|31)$/.test(day)

const NOT_TO_BE = /\b(?:cancel|desmarc|adi(?=ad|ar|ou|ei|am))\w*\b/
const DENIED =
  /\bnao (?:(?:vou|vamos|irei|ir|poder|posso|a|ao|no|na|o|um|uma|e|sera|vai|ter|tenho|tem|havera|mais|meu|minha|me|de) )*$/

/** The occasion a clause names, unless it says that it is not to be. */
export function occasionIn(plain: string): Occasion | null {
  if (NOT_TO_BE.test(plain)) return null
  return (
    OCCASIONS.find(({ heard, not }) => {
      const found = not?.test(plain) === true ? null : heard.exec(plain)
      return found !== null && !DENIED.test(plain.slice(0, found.index))
    }) ?? null
  )
}

/** Things with a day, as they are named, with the article. `isTheirs`: a feast also where it is somebody else's. */
const OWN_DAYS: readonly { readonly heard: RegExp; readonly name: string; readonly isTheirs?: true }[] = [
  { heard: /\b(?:voo|embarco|embarque)\b/, name: 'o voo' },
  { heard: /\b(?:viagem|viajo|vou viajar|cruzeiro|intercambio|lua de mel)\b/, name: 'a viagem' },
  { heard: new RegExp(`\\b(?:banca|defesa|defendo)\\b.*\\b(?:${OF_THESIS})\\b`), name: 'a defesa', isTheirs: true },
  { heard: /\btcc\b/, name: 'o TCC', isTheirs: true },
  { heard: /\b(?:primeira comunhao|1a comunhao)\b/, name: 'a primeira comunhão', isTheirs: true },
  { heard: /\bcrisma\b/, name: 'a crisma', isTheirs: true },
  { heard: /\bbar mitz?v\w+/, name: 'o bar mitzvá', isTheirs: true },
  { heard: /\bbat mitz?v\w+/, name: 'a bat mitzvá', isTheirs: true },
  { heard: /\b(?:gravo|gravar|gravacao|filmagem|filmar|filmo)\b/, name: 'a gravação' },
  {
    heard:
      /\b(?:sessao de fotos|foto\w* (?:d[oea]|para(?: [oa])?) (?:cracha|passaporte|formatura|documento|rg|cnh|identidade|escola|empresa|casal|familia|linkedin|catalogo|capa|turma)|foto oficial|foto 3x4)\b/,
    name: 'a foto',
  },
  { heard: /\bshow\b/, name: 'o show', isTheirs: true },
  { heard: /\bpalestra\b/, name: 'a palestra', isTheirs: true },
  { heard: /\b(?:apresentacao|me apresento)\b/, name: 'a apresentação', isTheirs: true },
  { heard: /\b(?:espetaculo|recital|estreia)\b/, name: 'a estreia', isTheirs: true },
  { heard: /\bdesfil(?:e|o)\b/, name: 'o desfile', isTheirs: true },
  {
    heard: /\bcha (?:de (?:bebe|fraldas?|panela|cozinha|lingerie|casa nova)|revelacao|bar)\b/,
    name: 'o chá',
    isTheirs: true,
  },
  { heard: /\bjantar\b/, name: 'o jantar' },
  { heard: /\balmoco\b/, name: 'o almoço' },
  { heard: /\bcoquetel\b/, name: 'o coquetel' },
  { heard: /\bchurrasco\b/, name: 'o churrasco' },
  { heard: /\b(?:encontro|reencontro)\b/, name: 'o encontro' },
  { heard: /\breuniao\b/, name: 'a reunião' },
  { heard: /\b(?:lancamento|vernissage)\b/, name: 'o lançamento' },
  { heard: /\bexposicao\b/, name: 'a exposição' },
  { heard: /\blive\b/, name: 'a live' },
  { heard: /\bevento\b/, name: 'o evento' },
  { heard: /\b(?:grande dia|dia d)\b/, name: 'o grande dia' },
  { heard: /\bordenacao\b/, name: 'a ordenação', isTheirs: true },
  { heard: /\b(?:congresso|seminario|convencao|feira de)\b/, name: 'o congresso' },
  { heard: /\b(?:campeonato|competicao|torneio|maratona)\b/, name: 'a competição' },
  { heard: /\b(?:volt\w+ a(?:o)? trabalh\w+|volto da licenca|retorno ao trabalho)\b/, name: 'a volta ao trabalho' },
  {
    heard: new RegExp(`\\b(?:comec|volt|inici)\\w+ (?:a |o |as |os |n[oa] |um |uma |meu |minha )?(?:${LESSONS})\\b`),
    name: 'o primeiro dia de aula',
  },
]
/** Called so by themself: “minha exposição é dia 10”, “tenho um leilão dia 10”. */
const CALLED =
  /\b(?:(meu|minha) (?:\w+o )??([a-z]{4,})(?: d[aeo]s? [a-z]+)? (?:e|sera|vai ser|cai|acontece|esta marcad[oa] para|ficou para|fica para) (?:n?[oa] |ja |logo |agora )*(?=dia\b|em\b|daqui|hoje|amanha|depois|proxim|domingo|segunda|terca|quarta|quinta|sexta|sabado|\d)|(?:tenho|terei|vou ter|vai ter) (um|uma) ([a-z]{4,})\b(?=.*(?:\bdia \w|\d\/\d|\bamanha|\bhoje|domingo|segunda|terca|quarta|quinta|sexta|sabado)))/
/** Had, and no occasion. */
const NO_THING =
  /^(?:mae|irma\w*|chefe|vida|rosto|pele|aniversario|filh\w+|net[oa]s?|sobrinh\w+|amig\w+|cliente|problema|duvida|pergunta|nariz|testa|queixo|boca|pescoco|orelhas?|olhos?|papada|mancha|espinha|dor|gato|cachorro|emprego|trabalho|fase|mes|semana)$/
/** Care, health, grief, money and the order itself: no day to be seen on. */
const NO_OCCASION = new RegExp(
  '\\b(?:cirurg|oper[ao]|consult|exame|medic|dentist|dermato|psic|terapia|quimio|radio(?:terapia)?\\b|biopsia|parto|nasc|vacina|retorno (?!ao trab)|intern|laudo|luto|velorio|enterro|sepultamento|missa de|falec|cort|apar|pint|tinj|ting|retoq|retoc|rasp|salao|barbe|barba|cabel|penteado|franja|bigode|unha|manicure|sobrancelh|progressiv|luzes|mechas|tinta|quimica|alis|hidrat|guia|entreg|receb|prazo|pag[ao]|pagar|pagamento|boleto|fatura|salario|compr|pedido|menstru|prova|experiment|dieta|folga|ferias|plantao|turno|horario|visita|filh[oa] (?:e|nasc)|marido|esposa|namorad|promessa|preceito|resguardo|obrigacao)\\w*',
)

/**
 * What else a clause names that has a day, with its article: “o voo”.
 * @param isOwn false: it speaks of somebody else, whose feasts alone concern the person
 */
export function ownDayIn(clause: Pick<Clause, 'plain' | 'words'>, isOwn: boolean): string | null {
  const { plain } = clause
  if (
    NO_OCCASION.test(plain) ||
    NOT_TO_BE.test(plain) ||
    /\b(?:nao|nunca|ate|antes|depois de(?! amanha)|depois d[oa]|desde|so|gosto|adoro|amo|costumo|sempre|tod[oa]s?|cada|mand\w+|envi\w+)\b/.test(
      plain,
    )
  )
    return null
  const named = OWN_DAYS.find(({ heard, isTheirs }) => (isOwn || isTheirs) && heard.test(plain))
  if (named) return named.name
  const called = isOwn ? CALLED.exec(plain) : null
  const thing = called?.[2] ?? called?.[4]
  if (!called || thing === undefined || NO_THING.test(thing)) return null
  return `${called[1] === 'minha' || called[3] === 'uma' ? 'a' : 'o'} ${asWritten(thing, clause)}`
}

const iso = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** A number of anything but a day. */
const UNIT = '(?!\\s*(?:cm|mm|m|kg|anos?|minutos?|horas?|h|reais|dedos?|palmos?|centimetros?|milimetros?|%))'
const SLASHED = standing(
  `(?-\\d|\\d[/.-])(\\d{1,2})(?:[/.-]| do )(\\d{1,2})(?!\\d)(?:[/.-](\\d{4}|\\d{2})(?!\\d))?${UNIT}`,
)
const SHORT_MONTHS = MONTH_NAMES.map((month) => month.slice(0, 3))
const NAMED = new RegExp(
  `\\b(\\d{1,2})[oº°]? (?:de )?(${MONTH_NAMES.join('|')})\\b(?: de (\\d{4})\\b)?|\\b(\\d{1,2})(?: de |/)(${SHORT_MONTHS.join('|')})\\b`,
)
const WORDS = NUMBER.replace('\\d{1,3}|', '')
const SPELT: readonly (readonly [RegExp, (...words: string[]) => string])[] = [
  [/\bprimeiro (?=d[eo] )/g, () => '1 '],
  [/\bdia primeiro\b/g, () => 'dia 1'],
  [new RegExp(`\\bdia (${WORDS})\\b`, 'g'), (_, day) => `dia ${numberOf(day)}`],
  [new RegExp(`\\b(${WORDS}) (?=de (?:${MONTH_NAMES.join('|')})\\b)`, 'g'), (_, day) => `${numberOf(day)} `],
  [new RegExp(`\\b(${WORDS}) do (${WORDS})\\b`, 'g'), (_, day, month) => `${numberOf(day)} do ${numberOf(month)}`],
]
const inFigures = (plain: string): string =>
  SPELT.reduce((text, [from, to]) => text.replace(from, to), plain).replace(/\b([a-z]+)[- ]feira\b/g, '$1')

const AWAY = standing(
  `(?-\\bde \\w+ )\\b(?:daqui a|em|daqui|faltam|dentro de)\\s+(?:uns |umas |mais |exatos )?(${NUMBER})\\s+(dias?|semanas?)\\b`,
)
const CHRISTMAS = standing(
  String.raw`(?-\b(?:em|para|de) )\bnatal\b|\b(?:festa|ceia|almoco|jantar|noite|dia) de natal\b`,
)
const NUMBERED = standing(String.raw`(?-\btodo )\bdia (\d{1,2})\b`)

/**
 * ISO date of the first day named that is not over, or null. A month is no day.
 * @param plain of `clausesOf`
 * @param at ISO date from which it is counted
 * @param isOfOccasion beside an occasion a bare weekday is a day, and so are “hoje”, a weekend and a month from now
 */
export function dayIn(plain: string, at: string, isOfOccasion = false): string | null {
  const today = readDate(at)
  if (!today) return null
  const said = inFigures(plain)
  const from = Date.UTC(today.year, today.month - 1, today.day)
  const next = (month: number, day: number, year?: number): string | null => {
    const time = (y: number) => Date.UTC(y, month - 1, day)
    const given = year === undefined ? (time(today.year) >= from ? time(today.year) : time(today.year + 1)) : time(year)
    return month >= 1 && month <= 12 && new Date(given).getUTCDate() === day && given >= from ? iso(given) : null
  }
  const slashed = SLASHED.exec(said)
  if (slashed) {
    const [, day, month, year] = slashed
    return next(Number(month), Number(day), year === undefined ? undefined : Number(year.padStart(4, '20')))
  }
  const named = NAMED.exec(said)
  if (named) {
    const month = named[5] === undefined ? MONTH_NAMES.indexOf(named[2] ?? '') : SHORT_MONTHS.indexOf(named[5])
    return next(month + 1, Number(named[1] ?? named[4]), named[3] === undefined ? undefined : Number(named[3]))
  }
  const away = AWAY.exec(said)
  if (away && numberOf(away[1]) > 0) return iso(from + numberOf(away[1]) * (away[2]?.startsWith('d') ? 1 : 7) * DAY_MS)
  if (/\bvespera d[eo] natal\b/.test(said)) return next(12, 24)
  if (CHRISTMAS.test(said)) return next(12, 25)
  if (/\b(?:reveillon|ano novo|virada)\b/.test(said)) return next(12, 31)
  const numbered = NUMBERED.exec(said)
  const [, inMonth] = IN_MONTH.exec(said) ?? []
  if (numbered && inMonth !== undefined) return next(MONTH_NAMES.indexOf(inMonth) + 1, Number(numbered[1]))
  if (numbered) return ofTheMonth(today, Number(numbered[1]), /\b(?:mes que vem|proximo mes)\b/.test(said))
  return weekdayIn(said, from) ?? (isOfOccasion ? besideOccasion(said, from) : null)
}

/** No second time, turn or part. */
const NOT_ORDINAL =
  '(?! (?:fase|etapa|vez|prova|entrevista|chamada|turma|parte|audiencia|formatura|colacao|filha|neta)\\b)'

function weekdayIn(said: string, from: number): string | null {
  const weekday = WEEKDAYS.findIndex((name) =>
    new RegExp(
      `\\b(?:n[oa]|nesse|nesta|este|esta|proxim[oa]) (?:proxim[oa] )?${name}\\b${name === 'sabado' || name === 'domingo' ? '' : NOT_ORDINAL}`,
    ).test(said),
  )
  if (weekday !== -1) return iso(comingDay(from, weekday))
  return /\bamanha\b/.test(said) ? iso(from + (/\bdepois de amanha\b/.test(said) ? 2 : 1) * DAY_MS) : null
}

/** Never today. */
function comingDay(from: number, weekday: number): number {
  const ahead = (weekday - new Date(from).getUTCDay() + 7) % 7
  return from + (ahead === 0 ? 7 : ahead) * DAY_MS
}

const ORDINALS = ['primeir', 'segund', 'terceir', 'quart']
const NTH = new RegExp(
  `\\b(${ORDINALS.join('|')}|ultim)[oa] (${WEEKDAYS.join('|')}) d[eo] (?:mes de )?(${MONTH_NAMES.join('|')})\\b`,
)
const IS_SATURDAY = /\b(?:domingo|sabado)\b/
/** What makes a bare “segunda” a day. */
const GOES_ON =
  /^ ?(?:$|que vem|agora|de manha|de tarde|a tarde|de noite|a noite|cedo|as \d|[,;]|(?:eu |ja )?(?:tenho|tem|vou|vai|me caso|caso|comeco|faco|viajo|embarco|gravo|defendo|e (?:o|a|meu|minha)) )/

function besideOccasion(said: string, from: number): string | null {
  if (/(?:^|[^a-z])hoje\b/.test(said) && !/\b(?:ate|de|desde) hoje\b/.test(said)) return iso(from)
  const nth = NTH.exec(said)
  if (nth) return nthOf(from, nth)
  if (/\b(?:daqui a|em|daqui|dentro de) (?:1|um) mes\b/.test(said)) return iso(monthAfter(from))
  const weekend = /\b(?:n?est[ea] |n?ess[ea] |no |proximo |n?o proximo )?(?:fim|final) de semana\b/.exec(said)
  // On its own days, “este” is not the next.
  if (weekend)
    return /est|ess/.test(weekend[0].split(' ')[0] ?? '') && [0, 6].includes(new Date(from).getUTCDay())
      ? null
      : iso(comingDay(from, 6))
  for (const [weekday, name] of WEEKDAYS.entries())
    for (const { index } of said.matchAll(new RegExp(`\\b${name}\\b`, 'g'))) {
      const [before, after] = [said.slice(0, index), said.slice(index + name.length)]
      if (/\boutr[oa] $/.test(before)) return iso(comingDay(from, weekday) + 7 * DAY_MS)
      if (
        /\b(?:tod[oa]s?|cada|d[aeo]s?|nos|nas|aos|uma?|ate|primeir[oa]|terceir[oa]|ultim[oa]|minha|meu) $/.test(before)
      )
        continue
      if (IS_SATURDAY.test(name) || GOES_ON.test(after)) return iso(comingDay(from, weekday))
    }
  return null
}

function nthOf(from: number, [, ordinal = '', weekday = '', month = '']: RegExpExecArray): string | null {
  const [at, day] = [MONTH_NAMES.indexOf(month), WEEKDAYS.indexOf(weekday)]
  const year = new Date(from).getUTCFullYear()
  const inYear = (y: number): number => {
    const first = Date.UTC(y, at, 1)
    const begins = first + ((day - new Date(first).getUTCDay() + 7) % 7) * DAY_MS
    const nth = ORDINALS.indexOf(ordinal)
    if (nth >= 0) return begins + nth * 7 * DAY_MS
    const last = begins + 28 * DAY_MS
    return new Date(last).getUTCMonth() === at ? last : begins + 21 * DAY_MS
  }
  return iso(inYear(year) >= from ? inYear(year) : inYear(year + 1))
}

/** The same day of the next month, or its last. */
function monthAfter(from: number): number {
  const date = new Date(from)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()]
  return Date.UTC(year, month + 1, Math.min(date.getUTCDate(), new Date(Date.UTC(year, month + 2, 0)).getUTCDate()))
}

const IN_MONTH = new RegExp(`\\b(?:em|n[oa]|d[eo]|para|ate) (?:mes de )?(${MONTH_NAMES.join('|')})\\b`)
/** The month of a day that is not named, as printed; null without one. */
export function monthIn(plain: string): string | null {
  const [, month] = IN_MONTH.exec(plain) ?? []
  return month === undefined ? null : (MONTHS[MONTH_NAMES.indexOf(month)] ?? null)
}

/** “Dia 30” and no more: which month, something else must say. Null where the words name the whole day. */
export function bareNumberIn(plain: string): number | null {
  const said = inFigures(plain)
  const isWhole =
    SLASHED.test(said) ||
    NAMED.test(said) ||
    IN_MONTH.test(said) ||
    /\b(?:mes que vem|proximo mes|(?:est|ness|nest)e mes)\b/.test(said)
  const numbered = isWhole ? null : NUMBERED.exec(said)
  return numbered ? Number(numbered[1]) : null
}

const AHEAD = new RegExp(
  `\\b(?:(?:semana|mes|ano) que vem|proxim[oa] (?:semana|mes|ano)|(?:daqui a|em|daqui|dentro de) (?:uns |alguns |poucos )?(?:${NUMBER}|alguns|poucos|uns) (?:mes|meses)|(?:fim|final|meio|meados|comeco) d(?:o|este|esse) (?:mes|ano)|(?:est|ess|nest|ness)e (?:mes|ano)|em breve|esta chegando|vem ai|se aproxima)\\b`,
)
/** It is to come, this year or the next, on a day that nobody named. */
export function isAhead(plain: string, at: string): boolean {
  const [, year] = /\bem (?:\d{1,2}\/)?(20\d\d)\b/.exec(plain) ?? []
  if (year !== undefined) return [0, 1].includes(Number(year) - Number(at.slice(0, 4)))
  return monthIn(plain) !== null || AHEAD.test(plain)
}

const OF_DAYS = new Set(
  `e o a no na em de do da dia dias as sera vai ser cai ja agora que vem proximo proxima mes semana semanas fim final amanha depois hoje daqui dentro
  h hs hora horas manha tarde noite meio mesmo este esta esse essa neste nesta nesse nessa ai la outro outra primeiro feira cedo ano por volta`.split(
    /\s+/,
  ),
)
/** Nothing but a day: “dia 12/12, às 19h”. */
export const isBareDay = (plain: string): boolean =>
  inFigures(plain)
    .split(/[^a-z0-9]+/)
    .every(
      (word) =>
        /^\d*h?\d*$/.test(word) ||
        OF_DAYS.has(word) ||
        WEEKDAYS.includes(word) ||
        MONTH_NAMES.includes(word) ||
        !Number.isNaN(numberOf(word)),
    )

/** The first month from now that has such a day. */
function ofTheMonth(today: { year: number; month: number; day: number }, day: number, isNext: boolean): string | null {
  const first = today.month - 1 + (isNext || day < today.day ? 1 : 0)
  const found = [first, first + 1].map((month) => Date.UTC(today.year, month, day))
  const time = found.find((one) => new Date(one).getUTCDate() === day)
  return day < 1 || time === undefined ? null : iso(time)
}
