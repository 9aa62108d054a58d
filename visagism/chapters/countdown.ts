/** Their day and the days before it: what to do, and when. Offsets are practice (M). */
import { CUT_BEFORE_EVENT, cutDays, DAY_MS, dayOf, isClosedOn, isoOf, openDay } from '../knowledge/agenda.ts'
import { beardFor, keepsBeard } from '../advice/beard.ts'
import { collarForNow } from '../advice/necklines.ts'
import { isCovered } from '../advice/wardrobe.ts'
import { hairReachOf } from '../hair/reach.ts'
import { growsUntilVisit } from '../hair/growth.ts'
import { presentHair } from '../hair/hair.ts'
import { holidayOn } from '../knowledge/holidays.ts'
import { capital, dayAndMonth, list, longDate, lower, WEEKDAY_NAMES } from '../knowledge/pt.ts'
import { say } from '../knowledge/voice.ts'
import {
  agendaOf,
  browsRest,
  caresOf,
  daysBeforeEvent,
  isDyed,
  isTooNearToCut,
  keepsWhiteLock,
  restsForLaser,
  waitsForColour,
  keepsColour,
  outlineBefore,
  outlineVisit,
  visitWeeks,
  wearsBeard,
} from '../reading/care.ts'
import { calledInside, occasionOf, type Occasion, otherOccasions, type Role } from '../reading/occasion.ts'
import type { Reading } from '../reading/reading.ts'
import { soldPaths } from '../reading/sold-paths.ts'
import type { FactKey } from '../facts/facts.ts'
import {
  COUNTED,
  COUNTED_LATER,
  DAY_OF,
  EVE,
  ofName,
  NOT_IN_LAST_WEEK,
  OUTDOORS,
  ROLE_TEXTS,
  TODAY_LEAD,
  TOO_NEAR,
} from '../texts/countdown.ts'
import type { Table } from './chapter.ts'

export type CountdownStep =
  | 'day'
  | 'eve'
  | 'outline'
  | 'cut'
  | 'colour'
  | 'clothes'
  | 'beard'
  | 'bold'
  | 'glasses'
  | 'trial'
  | 'call'

export type CountdownEntry = {
  readonly step: CountdownStep
  /** ISO date. */
  readonly at: string
  /** `sáb 26/12`, `qui 24 e sex 25` */
  readonly when: string
  readonly what: string
  readonly how: string
  /** Somebody's door, to be booked. */
  readonly isBooked: boolean
}

export type Countdown = {
  /** ISO dates. */
  readonly day: string
  readonly today: string
  readonly lead: string
  /** The day first; each date at or before the one above it, none before today. */
  readonly entries: readonly CountdownEntry[]
  /** Around the day: two columns. */
  readonly around: Table
  /** So far off that the usual plan comes first. */
  readonly isFar: boolean
}

const MOST_ENTRIES = 8
/** Fewer days hold only what cannot wait. */
const SHORT = 10
const FAR = 60
/** From here on its month would be taken for a nearer one. */
const A_YEAR = 330
const BEFORE = { outline: 4, colour: 10, clothes: 11, beard: 14, bold: 14, glasses: 20, trial: 23 } as const
const IN_SHORT: readonly CountdownStep[] = ['day', 'eve', 'cut', 'call']

/** Null without a day ahead. */
export function countdownOf(r: Reading): Countdown | null {
  const occasion = occasionOf(r)
  const today = dayOf(r.brief.at)
  const day = occasion && dayOf(occasion.day)
  if (!occasion || today === null || day === null) return null
  const away = Math.round((day - today) / DAY_MS)
  const context = { r, occasion, today, day, away }
  const steps = stepsOf(context)
  return {
    day: isoOf(day),
    today: isoOf(today),
    lead: leadOf(context),
    entries: oneADay([...steps, ...callOf(context, steps)].sort((a, b) => b.at - a.at)).map(printed),
    around: aroundOf(context, steps),
    isFar: away > FAR,
  }
}

type Context = {
  readonly r: Reading
  readonly occasion: Occasion
  /** Milliseconds. */
  readonly today: number
  readonly day: number
  readonly away: number
}
type Step = Omit<CountdownEntry, 'at' | 'when'> & { readonly at: number; readonly until?: number }

/** What falls on one day is one step, named first by what can least be done without. */
const oneADay = (steps: readonly Step[]): Step[] =>
  steps.reduce<Step[]>((days, step) => {
    const last = days.at(-1)
    if (last?.at !== step.at || last.step === 'day' || last.step === 'eve') return [...days, step]
    const [first, then] = needOf(step) > needOf(last) ? [step, last] : [last, step]
    const isBooked = first.isBooked || then.isBooked
    return [
      ...days.slice(0, -1),
      { ...first, what: `${first.what} e ${lower(then.what)}`, how: say(first.how, then.how), isBooked },
    ]
  }, [])

const printed = ({ at, until, ...step }: Step): CountdownEntry => ({
  ...step,
  at: isoOf(at),
  when:
    until === undefined || until === at
      ? dated(at)
      : `${weekday(at)} ${dayNumber(at)} e ${weekday(until)} ${dayNumber(until)}`,
})

const WEEKDAYS = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb']
const weekday = (ms: number): string => WEEKDAYS[new Date(ms).getUTCDay()] ?? ''
const dayNumber = (ms: number): number => new Date(ms).getUTCDate()
const slashed = (ms: number): string => `${dayNumber(ms)}/${new Date(ms).getUTCMonth() + 1}`
const dated = (ms: number): string => `${weekday(ms)} ${slashed(ms)}`

function stepsOf(context: Context): Step[] {
  const { today, away } = context
  const cut = cutOf(context)
  const all = [
    dayStep(context),
    ...eveOf(context),
    ...outlineOf(context, cut?.at ?? null),
    ...(cut ? [cut] : []),
    ...colourOf(context, cut?.at ?? null),
    clothesOf(context),
    ...beardOf(context),
    ...boldOf(context),
    ...glassesOf(context),
    trialOf(context),
  ]
    .filter(({ at, isBooked }) => !isBooked || !isClosedOn(agendaOf(context.r).closed ?? [], isoOf(at)))
    .filter(({ at, step, isBooked }) =>
      step === 'day' || step === 'eve' ? at >= today : isBooked || step === 'bold' ? at > callDay(today) : at > today,
    )
  if (away < SHORT) return all.filter(({ step }) => IN_SHORT.includes(step))
  // With the call, too many: courage is what can be done without first.
  return DISPENSABLE.reduce(
    (left, one) => (left.length < MOST_ENTRIES ? left : left.filter(({ step }) => step !== one)),
    all,
  )
}
const DISPENSABLE: readonly CountdownStep[] = ['bold', 'beard', 'glasses']
const needOf = ({ step, isBooked }: Step): number =>
  DISPENSABLE.includes(step) ? DISPENSABLE.indexOf(step) : DISPENSABLE.length + (isBooked ? 1 : 0)

/** The last day up to then on which a door is open and they can go. */
const ownDay = (r: Reading, ms: number): number => openDay(ms, true, agendaOf(r).ownDays)
/** The first day on which somebody answers. */
const callDay = (today: number): number => openDay(today + DAY_MS)

const has = ({ r }: Context, ...keys: readonly FactKey[]): boolean => keys.some((key) => r.facts.has(key))
const isHeadCovered = (context: Context): boolean => isCovered(context.r) || has(context, 'covered')
const isShaven = ({ r }: Context): boolean =>
  r.isTopBare || r.facts.has('shaved-stays') || r.cuts[r.cuts.recommended].cut.keptAtHome === true
const isInCare = (context: Context): boolean => has(context, 'in-treatment', 'hair-regrows')
const isHairOpen = (context: Context): boolean => !isHeadCovered(context) && !isShaven(context) && !isInCare(context)
const isWornLong = (context: Context): boolean =>
  isHairOpen(context) && hairReachOf(context.r) === 'comprido' && context.r.gender !== 'Masculino'
const isMadeUp = (context: Context): boolean =>
  (context.r.brief.form.makeup === 'Sim' || has(context, 'makeup')) && !has(context, 'no-makeup')
const keepsBeardOn = (context: Context): boolean =>
  wearsBeard(context.r) && context.r.beard !== 'Sem barba' && !has(context, 'no-beard')
const hasMoustache = (context: Context): boolean =>
  (context.r.beard === 'Bigode' || has(context, 'moustache-stays')) && !has(context, 'no-moustache')
const isAtBarber = ({ r }: Context): boolean => r.gender === 'Masculino' || wearsBeard(r)
/** For people who might have gone there. */
const closedShop = (context: Context): string | null =>
  daysBeforeEvent(context.r) === null && !keepsBeardOn(context)
    ? null
    : isAtBarber(context)
      ? 'barbearia fechada'
      : 'salão fechado'

function dayStep(context: Context): Step {
  const hair = isInCare(context)
    ? DAY_OF.inCare
    : isHeadCovered(context)
      ? DAY_OF.covered
      : isShaven(context)
        ? DAY_OF.bare
        : context.occasion.role === 'bride' && isWornLong(context)
          ? DAY_OF.bride
          : DAY_OF.hair
  return {
    step: 'day',
    at: context.day,
    what: context.away === 0 ? 'Hoje' : 'O dia',
    how: say(hair, hasMoustache(context) ? DAY_OF.moustache : keepsBeardOn(context) && DAY_OF.beard, DAY_OF.rest),
    isBooked: false,
  }
}

/** With the holidays just before the day, when every door is closed. */
function eveOf(context: Context): Step[] {
  const { day, today } = context
  const eve = day - DAY_MS
  if (eve < today) return []
  let from = eve
  const name = holidayOn(eve)
  while (name !== null && from - DAY_MS >= today && holidayOn(from - DAY_MS) === name) from -= DAY_MS
  const shop = closedShop(context)
  const isRest = [0, 1].includes(new Date(eve).getUTCDay()) && name === null
  return [
    {
      step: 'eve',
      at: from,
      until: eve,
      what: name === null ? EVE.title : shop === null ? name : `${name}, ${shop}`,
      how: say(
        isRest && shop && `${capital(WEEKDAY_NAMES[new Date(eve).getUTCDay()] ?? '')}, ${shop}.`,
        EVE.how,
        isShaven(context) && !isHeadCovered(context) && !isInCare(context) && EVE.blade,
      ),
      isBooked: false,
    },
  ]
}

/** The cut or the plaits of their agenda, so that every page names one day. */
function cutOf({ r, day }: Context): Step | null {
  const before = daysBeforeEvent(r)
  const { eventCut } = before === null ? { eventCut: null } : agendaOf(r)
  const at = eventCut === null ? null : dayOf(eventCut)
  if (at === null) return null
  const { cut } = r.cuts[r.cuts.recommended]
  const days = Math.round((day - at) / DAY_MS)
  const isPlaited = cut.plaited === true || r.facts.has('braids-stay')
  return {
    step: 'cut',
    at,
    what: isPlaited ? 'A raiz e os fios trançados' : 'O corte',
    how: isPlaited
      ? `${capital(daysWords(days))} antes: a raiz fica nova, e o couro cabeludo tem tempo de descansar. Nada de comprimento a menos.`
      : say(
          cut.tied
            ? `${capital(daysWords(days))} antes, só as pontas gastas: “${lower(cut.name)}” é penteado, e se treina em casa.`
            : `${capital(daysWords(days))} antes, “${lower(cut.name)}” já assentou e ainda não cresceu. Leve o cartão do salão.`,
          growsUntilVisit(cut, presentHair(r.cutBrief)) && 'Até lá, não passe a máquina.',
          moved(day - (before ?? CUT_BEFORE_EVENT) * DAY_MS, at),
        ),
    isBooked: true,
  }
}

const shortHair = ({ r }: Context): boolean =>
  r.gender === 'Masculino' ? hairReachOf(r) !== 'comprido' : hairReachOf(r) === 'rente'

function outlineOf(context: Context, cut: number | null): Step[] {
  const { r, day } = context
  const isVisit = outlineVisit(r, agendaOf(r)) !== null
  const at = dayOf((isVisit ? agendaOf(r).outline : null) ?? outlineBefore(r, isoOf(day)) ?? '')
  if (isInCare(context) || at === null) return []
  const isHair = cut !== null && cut < at && shortHair(context) && r.cuts[r.cuts.recommended].cut.id !== 'so-contorno'
  const isBeard = keepsBeardOn(context)
  if (!isVisit) return isBeard ? outlineAtHome(context, at) : browsBefore(context)
  const parts = [
    ...(isHair ? [...(has(context, 'nape-spared') ? [] : ['nuca']), 'orelhas'] : []),
    ...(isBeard ? [context.r.beard === 'Bigode' ? 'linha do lábio' : 'linha da barba'] : []),
  ]
  if (parts.length > 0)
    return [
      {
        step: 'outline',
        at,
        what: 'Só o contorno',
        how: say(
          `${capital(list(parts))}, em dez minutos. Peça: “só limpar,${has(context, 'no-clippers') ? ' na tesoura,' : ''} sem tirar comprimento”.`,
          moved(day - BEFORE.outline * DAY_MS, at),
        ),
        isBooked: true,
      },
    ]
  return browsBefore(context)
}

/** Near the cut, or where visits are few, nobody pays for a line. */
function outlineAtHome(context: Context, at: number): Step[] {
  if (has(context, 'beard-uncut')) return []
  const line = context.r.beard === 'Bigode' ? 'A linha do lábio' : 'A linha da barba'
  return [
    {
      step: 'outline',
      at,
      what: 'O contorno, em casa',
      how: `${line}, diante do espelho e ${has(context, 'no-clippers') ? 'na tesoura' : 'com o pente de sempre'}: só o que passou dela, sem tirar comprimento.`,
      isBooked: false,
    },
  ]
}

function browsBefore(context: Context): Step[] {
  const { r, day } = context
  if (browsRest(r) || restsForLaser(r) || has(context, 'loves-brows') || has(context, 'brows-stay')) return []
  return [
    {
      step: 'outline',
      at: day - BEFORE.outline * DAY_MS,
      what: 'As sobrancelhas',
      how: 'Só o que nasceu fora do desenho: a vermelhidão passa até o dia, e uma linha nova não teria volta.',
      isBooked: false,
    },
  ]
}

const NO_COLOUR: readonly FactKey[] = [
  'no-dye',
  'colour-stays',
  'greys-stay',
  'allergy',
  'in-treatment',
  'hair-regrows',
  'pregnant',
]

function colourOf(context: Context, cut: number | null): Step[] {
  const { r, day } = context
  if (isHeadCovered(context) || isShaven(context) || has(context, ...NO_COLOUR) || r.themes.includes('nao-pintar'))
    return []
  if (waitsForColour(r) || keepsWhiteLock(r)) return []
  const isTold = keepsColour(r) || isDyed(r) || has(context, 'wants-dye')
  if (!isTold && !mayBeDyed(r)) return []
  const wanted = day - BEFORE.colour * DAY_MS
  const at = ownDay(r, Math.min(wanted, (cut ?? day) - DAY_MS))
  return [
    {
      step: 'colour',
      at,
      what: 'A cor',
      how: say(
        !isTold && 'Se você tinge ou faz luzes:',
        `${isTold ? 'Antes' : 'antes'} do corte, para duas lavagens tirarem o excesso. Depois desse dia, tinta nenhuma.`,
        moved(wanted, at),
      ),
      isBooked: isTold,
    },
  ]
}

/** Hair that keeps its colour among white ones may owe it to dye; nobody asked. */
const mayBeDyed = ({ brief: { observed }, gender }: Reading): boolean =>
  gender === 'Feminino' &&
  (observed?.greys?.value === 'metade' || observed?.greys?.value === 'quase todos') &&
  observed.hairColour !== undefined &&
  !['grisalho', 'branco'].includes(observed.hairColour.value)

function clothesOf(context: Context): Step {
  const { r, day } = context
  const isAsked = has(context, 'no-low-neckline', 'no-high-collar', 'likes-high-collar', 'likes-low-neckline')
  const collar = isAsked ? '' : `No pescoço, ${lower(collarForNow(r).what)}; se a roupa já está escolhida, vale a dela.`
  return {
    step: 'clothes',
    at: day - BEFORE.clothes * DAY_MS,
    what: 'A roupa inteira',
    how: isHeadCovered(context)
      ? 'Vista tudo com o tecido do dia, sente-se e mexa-se como no dia: nada deve escorregar.'
      : say('Vista tudo, sente-se e mexa-se como no dia: nada deve subir ao queixo.', collar),
    isBooked: false,
  }
}

/** A new form needs its days to even out; one that stays has none, nor has a moustache alone. */
function beardOf(context: Context): Step[] {
  const { r, day } = context
  if (!keepsBeardOn(context) || keepsBeard(r) || r.beard === 'Bigode' || has(context, 'beard-uncut')) return []
  return [
    {
      step: 'beard',
      at: day - BEFORE.beard * DAY_MS,
      what: 'A barba',
      how: `A forma nova, “${lower(beardFor(r).picks[0].what)}”, é até aqui: em duas semanas os fios igualam. Depois, só o contorno.`,
      isBooked: false,
    },
  ]
}

const wearsGlasses = (context: Context): boolean =>
  (has(context, 'glasses') || [...context.r.themes, ...context.r.seen].includes('oculos')) &&
  !has(context, 'no-glasses')

function glassesOf(context: Context): Step[] {
  const { r, day } = context
  return wearsGlasses(context)
    ? [
        {
          step: 'glasses',
          at: ownDay(r, day - BEFORE.glasses * DAY_MS),
          what: 'Os óculos',
          how: 'Armação nova se encomenda até aqui: a lente leva até dez dias úteis, e o ajuste, mais uns dias. Depois, vá com a de hoje, limpa e ajustada.',
          isBooked: false,
        },
      ]
    : []
}

const SOBER: readonly Role[] = ['interview', 'exam', 'court', 'new-job']

function boldOf(context: Context): Step[] {
  const { r, occasion, day } = context
  const { cut, monthsToGrow } = r.cuts.bold
  const keeps = has(context, 'no-cut', 'trim-only', 'length-stays', 'cut-stays', 'growing-out')
  if (daysBeforeEvent(r) === null || r.cuts.recommended === 'bold' || monthsToGrow > 0 || keeps) return []
  if (!soldPaths(r).includes('bold') || cut.tied) return []
  if (SOBER.includes(occasion.role) || cut.id === r.cuts[r.cuts.recommended].cut.id) return []
  const wanted = day - BEFORE.bold * DAY_MS
  const at = ownDay(r, wanted)
  return [
    {
      step: 'bold',
      at,
      what: 'Último dia da coragem',
      how: say(
        `Se for “${lower(cut.name)}”, é até aqui: em duas semanas ele assenta, e você aprende a arrumá-lo.`,
        moved(wanted, at),
      ),
      isBooked: false,
    },
  ]
}

function trialOf(context: Context): Step {
  const { r, occasion, day } = context
  const at = day - BEFORE.trial * DAY_MS
  const isPainted = isMadeUp(context)
  const isDressed = isWornLong(context)
  const isBooked = occasion.role === 'bride' && (isPainted || isDressed)
  const what = isHeadCovered(context)
    ? isPainted
      ? 'Prova do tecido e da maquiagem'
      : 'Prova do tecido'
    : isPainted
      ? isDressed
        ? 'Prova de cabelo e maquiagem'
        : 'Prova de maquiagem'
      : isDressed
        ? 'Prova do penteado'
        : 'Foto de teste'
  return {
    step: 'trial',
    at: isBooked ? ownDay(r, at) : at,
    what,
    how: `Com a roupa${wearsGlasses(context) ? ' e os óculos' : ''}, na luz e na hora do dia. Fotografe de frente e de lado: o que incomodar na foto ainda se troca.`,
    isBooked,
  }
}

/** Every door in one call, tomorrow. */
function callOf({ today, away }: Context, steps: readonly Step[]): Step[] {
  const booked = steps.filter(({ isBooked }) => isBooked).sort((a, b) => a.at - b.at)
  const [first] = booked
  if (!first) return []
  const days = list([...new Set(booked.map((step) => slashed(step.at)))])
  const closed = closedBetween(first.at, booked.at(-1)?.at ?? first.at)
  return [
    {
      step: 'call',
      at: callDay(today),
      what: 'Ligue e marque',
      how: say(
        booked.length === 1 ? `O dia ${days}.` : `Os dias ${days}, todos na mesma ligação.`,
        closed !== '' && `Não abrem: ${closed}.`,
        away <= FAR && booked.some((step) => slashed(step.at).endsWith('/12')) && 'Dezembro lota.',
      ),
      isBooked: true,
    },
  ]
}

/** Holidays on days that would otherwise be open. */
function closedBetween(from: number, to: number): string {
  const days: string[] = []
  for (let day = from; day <= to; day += DAY_MS)
    if (holidayOn(day) !== null && ![0, 1].includes(new Date(day).getUTCDay())) days.push(slashed(day))
  return list(days)
}

/** Why a day is not the one counted. */
function moved(wanted: number, at: number): string {
  if (at >= wanted) return ''
  const name = holidayOn(wanted)
  return name === null ? '' : `No dia ${slashed(wanted)}, ${name}, ninguém abre.`
}

const NUMBERS = [
  '',
  'um',
  'dois',
  'três',
  'quatro',
  'cinco',
  'seis',
  'sete',
  'oito',
  'nove',
  'dez',
  'onze',
  'doze',
  'treze',
  'catorze',
]
const daysWords = (days: number): string => `${NUMBERS[days] ?? days} ${days === 1 ? 'dia' : 'dias'}`

const IN_THE = ['num', 'numa', 'numa', 'numa', 'numa', 'numa', 'num']

function leadOf({ r, occasion: { role, whose, name }, day, away }: Context): string {
  if (away === 0) return TODAY_LEAD
  const at = new Date(day).getUTCDay()
  const inYear = away > A_YEAR ? `, ${longDate(isoOf(day))}` : ''
  const when = away === 1 ? 'amanhã' : `${IN_THE[at] ?? ''} ${WEEKDAY_NAMES[at] ?? ''}${inYear}`
  const { lead, ofOther } = name === null ? ROLE_TEXTS[role] : ofName(name)
  const first = (whose === null ? lead : ofOther)
    .replace('d{whose}', whose === null ? '' : `d${whose}`)
    .replace('{whose}', whose ?? '')
    .replace('{when}', when)
  return say(first, isTooNearToCut(r) ? TOO_NEAR : away > FAR ? COUNTED_LATER : COUNTED)
}

function aroundOf(context: Context, steps: readonly Step[]): Table {
  const { r, occasion, day, away } = context
  const { name, line } = ROLE_TEXTS[occasion.role]
  const weekly = caresOf(r).find(({ id }) => id === 'hidratacao')
  return {
    title: 'Em volta do dia',
    columns: ['Quando', 'O quê'],
    rows: [
      // What nobody may touch is treated by nobody.
      ...(weekly && away >= SHORT && !isInCare(context) && !isShutNow(r)
        ? [['Até lá', `${lower(weekly.what)}, ${weekly.interval}`]]
        : []),
      ['Na última semana, não', list(notInLastWeek(context, steps), 'ou')],
      [name, say(line, occasion.isOutdoors && OUTDOORS)],
      [`Depois do dia ${dayNumber(day)}`, afterwards(r, day)],
      ...nextOccasion(r, day),
    ],
  }
}

function notInLastWeek(context: Context, steps: readonly Step[]): string[] {
  const isOpen = isHairOpen(context)
  const isCutThen = steps.some(({ step, at }) => step === 'cut' && context.day - at <= 7 * DAY_MS)
  return [
    ...(isOpen && !isCutThen && !has(context, 'no-cut') ? [NOT_IN_LAST_WEEK.cut] : []),
    ...(isOpen && !has(context, 'no-dye') ? [NOT_IN_LAST_WEEK.dye] : []),
    ...(isOpen && !has(context, 'no-straightening') && hairReachOf(context.r) !== 'rente'
      ? [NOT_IN_LAST_WEEK.treatment]
      : []),
    ...(keepsBeardOn(context) ? [NOT_IN_LAST_WEEK.beard] : []),
    ...(isMadeUp(context) ? [NOT_IN_LAST_WEEK.makeup] : []),
    NOT_IN_LAST_WEEK.cream,
    NOT_IN_LAST_WEEK.skin,
  ]
}

/** Their next day after this one, counted back too. */
function nextOccasion(r: Reading, day: number): string[][] {
  const [next] = otherOccasions(r).filter((one) => one.day > isoOf(day))
  if (!next || daysBeforeEvent(r) === null) return []
  const last = cutDays(agendaOf(r), visitWeeks(r), next.day)
    .filter((at) => at < next.day)
    .at(-1)
  if (last === undefined) return []
  const name = next.words === null ? '' : `, ${calledInside(next.words)}`
  return [
    [
      `Até o dia ${slashed(dayOf(next.day) ?? 0)}${name}`,
      `o último corte é o de ${slashed(dayOf(last) ?? 0)}; depois dele, nada de novo`,
    ],
  ]
}

/** The next cut of the calendar. */
function afterwards(r: Reading, day: number): string {
  const agenda = agendaOf(r)
  const weeks = visitWeeks(r)
  const until = isoOf((dayOf(agenda.start) ?? day) + 364 * DAY_MS)
  const next = daysBeforeEvent(r) === null ? undefined : cutDays(agenda, weeks, until).find((at) => at > isoOf(day))
  return next === undefined
    ? 'o calendário do ano segue como está'
    : `o calendário do ano segue: corte por volta de ${dayAndMonth(next)}`
}

const isShutNow = (r: Reading): boolean =>
  (agendaOf(r).closed ?? []).some(({ from }) => from <= r.brief.at.slice(0, 10))
