/** Care intervals, from `maintenance.ts` and docs/visagism.md §6. */
import { staysBearded } from '../advice/beard.ts'
import {
  type Agenda,
  countAgenda,
  CUT_BEFORE_EVENT,
  DAY_MS,
  dayOf,
  FIRST_VISIT_DAYS,
  firstOpen,
  isClosedOn,
  isoOf,
  LEAST_BEFORE_EVENT,
  NEW_CUT_BEFORE_EVENT,
  openDay,
  type OwnDays,
  type Span,
  USUAL_SALON,
  VISIT_CARES,
} from '../knowledge/agenda.ts'
import { plainOf } from '../facts/clause.ts'
import { ownClauses } from '../facts/own-words.ts'
import { browsLostIn } from '../facts/illness.ts'
import { weekdaysIn } from '../facts/worn-facts.ts'
import type { FactKey } from '../facts/facts.ts'
import type { HairTexture } from '../knowledge/axes.ts'
import { type Cut, ownFringeOf, cutWeeks } from '../cuts/cuts.ts'
import { growsTowards } from '../hair/shaved.ts'
import { FRINGE_WEEKS, type FringeId } from '../cuts/fringes.ts'
import { shortensBy } from '../hair/growth.ts'
import { presentHair } from '../hair/hair.ts'
import { hairReachOf } from '../hair/reach.ts'
import { firstBeardSizes } from '../looks/beard-sizes.ts'
import {
  type Care,
  everyWeeks,
  FEWEST_WEEKS,
  TRIM_BEFORE_CUT_WEEKS,
  weeksFor,
  yearOfCare,
} from '../knowledge/maintenance.ts'
import type { MonthList } from '../knowledge/month-notes.ts'
import { valuesSaid } from '../facts/said.ts'
import type { ObservedValue } from '../observed/observed.ts'
import { monthNamed } from '../knowledge/observations.ts'
import { capital, list, lower, readDate } from '../knowledge/pt.ts'
import { cordsOf } from './cords.ts'
import { occasionOf, otherOccasions } from './occasion.ts'
import type { Reading } from './reading.ts'
import { isCovered } from '../advice/wardrobe.ts'
import { type JudgedMove, type Visit, withMovedVisits } from './moved-visits.ts'
import { closedSpans, leastWeeksBetween, straighteningKept } from './visits.ts'

/** Thin or patchy brows grow for two months. */
export const browsRest = ({ brief: { observed } }: Reading): boolean =>
  observed?.brows?.value === 'finas' || observed?.brows?.value === 'falhadas'
/** No more often than they can be there, or pay for it; null where nothing caps it. */
function leastWeeks(r: Pick<Reading, 'brief' | 'facts'>): number | null {
  const known = LEAST.get(r)
  if (known !== undefined) return known
  const said = valuesSaid(r.facts, 'few-visits').map(Number).filter(Number.isFinite)
  const caps = [...said, leastWeeksBetween(r.brief.form.observations) ?? []].flat()
  const least = caps.length > 0 ? Math.max(...caps) : null
  LEAST.set(r, least)
  return least
}
const LEAST = new WeakMap<Pick<Reading, 'brief' | 'facts'>, number | null>()

/** Of brows and beard: the level's own. */
const SERVED = [2, 8] as const
function servedWeeks(r: Reading): number {
  const weeks = Math.max(weeksFor(SERVED, r.brief.form.maintenanceLevel), leastWeeks(r) ?? 0)
  return isOneVisit(r) && !hasNoVisit(r) && !isShavenAtHome(r)
    ? Math.ceil(weeks / visitWeeks(r)) * visitWeeks(r)
    : weeks
}
/** A man's barber does it all; whoever goes seldom has it all done at once. */
const isOneVisit = (r: Reading): boolean => r.gender === 'Masculino' || leastWeeks(r) !== null
export const browWeeks = (r: Reading) => (browsRest(r) ? Math.max(8, leastWeeks(r) ?? 0) : servedWeeks(r))
const browCare = (r: Reading): string =>
  browsRest(r)
    ? 'Sobrancelhas: olhar, sem tirar'
    : r.gender === 'Masculino'
      ? 'Sobrancelhas: limpar o meio'
      : 'Sobrancelhas: limpar por baixo'
export const beardWeeks = servedWeeks

/** Plaits come off, and the scalp rests before the next (practice, M). */
const PLAITS_REST = 2
const isPlaitedAnew = (r: Reading, cut: Cut): boolean =>
  (cut.plaited === true || r.facts.has('braids-stay')) && cut.locs !== true && cordsOf(r) !== 'locs'

/** From one visit for this cut to the next. */
export const visitWeeks = (r: Reading, cut: Cut = r.cuts[r.cuts.recommended].cut): number =>
  Math.max(cutWeeks(cut, r.brief.form.maintenanceLevel) + (isPlaitedAnew(r, cut) ? PLAITS_REST : 0), leastWeeks(r) ?? 0)
/** By maintenance level. */
export const fringeWeeks = (r: Reading, id: FringeId) => weeksFor(FRINGE_WEEKS[id], r.brief.form.maintenanceLevel)

/** Null if not well below the cut's interval. */
export function ownFringeWeeks(r: Reading, cut: Cut): number | null {
  const id = ownFringeOf(cut)
  const weeks = id && fringeWeeks(r, id)
  const level = r.brief.form.maintenanceLevel
  const visits = weeks && Math.max(weeks, level ? FEWEST_WEEKS[level] : 0)
  return visits && leastWeeks(r) === null && visits + TRIM_BEFORE_CUT_WEEKS <= visitWeeks(r, cut) ? visits : null
}

const TONER_WEEKS = 4
/** For yellowing hair. */
export const TONER = 'uma lavagem a cada quatro semanas'

/** Violet shows on light hair alone, its own or white from the half on: brown takes nothing of it. */
export function takesToner({ brief: { observed: { hairColour, greys } = {} } }: Pick<Reading, 'brief'>): boolean {
  const colour = hairColour?.value
  return (
    colour === undefined ||
    colour === 'grisalho' ||
    colour === 'branco' ||
    colour.startsWith('loiro') ||
    greys?.value === 'metade' ||
    greys?.value === 'quase todos'
  )
}

/** With every visit that a visagist moved where it was moved to. */
export const agendaOf = (r: Reading): Agenda => settledFor(r).agenda

/** What a visagist moved, and why what does not stand does not. */
export const visitMovesOf = (r: Reading): readonly JudgedMove[] => settledFor(r).moves

/** All that is paid for, day by day. */
export const visitsOf = (r: Reading): readonly Visit[] => visitsIn(r, agendaOf(r))

type Settled = ReturnType<typeof withMovedVisits>

function settledFor(r: Reading): Settled {
  const known = AGENDAS.get(r)
  if (known !== undefined) return known
  const settled = withMovedVisits(countedFor(r), r.brief.visits ?? [], {
    visitsIn: (agenda) => visitsIn(r, agenda),
    weeksOf: (care) => allCares(r, null).find(({ id }) => id === care)?.weeks ?? 0,
    cap: leastWeeks(r),
    settles: settlesIn(r) ?? LEAST_BEFORE_EVENT,
    cutFrom: r.turn?.binds.includes('no-cut') ? r.turn.day : null,
    month: monthAhead(r),
    complete: (agenda) => withOutline(r, agenda),
  })
  AGENDAS.set(r, settled)
  return settled
}
/** Asked for by every date of a report. */
const AGENDAS = new WeakMap<Reading, Settled>()

function visitsIn(r: Reading, agenda: Agenda): Visit[] {
  const tasks = yearOfCare(allCares(r, agenda), agenda)
    .flatMap((month) => month.tasks)
    .flatMap(({ id, what, at }) => {
      const care = VISIT_CARES.find((one) => one === id)
      // Nobody is paid for looking.
      return care === undefined || (care === 'sobrancelha' && browsRest(r)) ? [] : [{ care, what, at }]
    })
  return tasks.flatMap((task, place) => {
    const inChair = isOneVisit(r) ? tasks.filter(({ at }) => at === task.at) : [task]
    const isNamed = isOneVisit(r) && tasks.findIndex(({ at }) => at === task.at) !== place
    const names = inChair.map(({ what }) => lower(what.replace(/:.*/, '')))
    return isNamed ? [] : [{ care: task.care, what: capital(list(names)), at: task.at }]
  })
}

function countedFor(r: Reading): Agenda {
  const closed = closedSpansOf(r)
  const free = firstVisitFrom(r, closed)
  const counted = (before: number | null): Agenda =>
    countAgenda(r.brief.at, occasionOf(r)?.day, visitWeeks(r), monthAhead(r), before, ownDaysOf(r), free, settlesIn(r))
  const first = counted(daysBeforeEvent(r))
  const isShut = first.eventCut !== null && isClosedOn(closed, first.eventCut)
  const agenda = spaced(isShut ? counted(null) : first, apartOf(r))
  const alsoEvents = otherOccasions(r).map(({ day }) => day)
  return withOutline(r, {
    ...agenda,
    ...(alsoEvents.length > 0 ? { alsoEvents } : {}),
    ...(closed.length > 0 ? { closed } : {}),
    apart: apartOf(r),
    ...(isOneVisit(r) ? { isTogether: true } : {}),
  })
}

/** Days that the cut for their day settles; undefined: the usual few. */
const settlesIn = (r: Reading): number | undefined =>
  isNewCutFor(r, daysToEvent(r)) ? NEW_CUT_BEFORE_EVENT : undefined

function withOutline(r: Reading, agenda: Agenda): Agenda {
  const outline = outlineVisit(r, agenda) ?? agenda.eventCut
  return outline === null || agenda.event === null ? agenda : { ...agenda, outline }
}

const closedSpansOf = ({ brief }: Reading): Span[] => closedSpans(brief.form.observations, brief.at)

/** Fewest weeks from cut to cut: as the form says, or as they can. */
function apartOf(r: Reading): number {
  const level = r.brief.form.maintenanceLevel
  return Math.min(visitWeeks(r), Math.max(level ? FEWEST_WEEKS[level] : 0, leastWeeks(r) ?? 0))
}

/** ISO date; null where nothing holds the first visit back. */
function firstVisitFrom(r: Reading, closed: readonly Span[]): string | null {
  const turn = r.turn?.binds.includes('no-cut') ? r.turn.day : null
  const usual = isoOf((dayOf(r.brief.at) ?? 0) + USUAL_SALON * DAY_MS)
  const open = firstOpen(closed, turn !== null && turn > usual ? turn : usual)
  return open === null || open === usual ? turn : open
}

/** A first visit too near to the cut of their day is that cut. */
function spaced(agenda: Agenda, weeks: number): Agenda {
  const { start, salon, eventCut } = agenda
  const [from, first, last] = [dayOf(start), dayOf(salon), dayOf(eventCut ?? '')]
  if (eventCut === null || from === null || first === null || last === null) return agenda
  if (last <= first || last - first >= weeks * 7 * DAY_MS) return agenda
  return { ...agenda, salon: eventCut, salonWeek: Math.floor((last - from) / DAY_MS / 7) + 1 }
}

/** Days from an outline to their day; fewer days to it hold none. */
const OUTLINE_BEFORE = 4
const LEAST_FOR_OUTLINE = 10

/** Of beard or nape, on a day on which they can go; null without room for one. */
export function outlineBefore(r: Reading, event: string | null): string | null {
  const day = event === null ? null : dayOf(event)
  const away = daysToEvent(r)
  return day === null || away === null || away < LEAST_FOR_OUTLINE
    ? null
    : isoOf(openDay(day - OUTLINE_BEFORE * DAY_MS, true, ownDaysOf(r)))
}

/** A visit for it: none within a week of the cut, nor where visits are few. */
export function outlineVisit(r: Reading, { event, eventCut }: Pick<Agenda, 'event' | 'eventCut'>): string | null {
  const outline = outlineBefore(r, event)
  const [at, cut] = [dayOf(outline ?? ''), dayOf(eventCut ?? '')]
  const isNear = at !== null && cut !== null && Math.abs(at - cut) < 7 * DAY_MS
  return isNear || leastWeeks(r) !== null || r.facts.has('cut-at-home') ? null : outline
}

function daysToEvent(r: Reading): number | null {
  const day = dayOf(occasionOf(r)?.day ?? '')
  const today = dayOf(r.brief.at)
  return day === null || today === null ? null : Math.round((day - today) / DAY_MS)
}

/** They would be cut for their day, and no cut settles any more until it. */
export function isTooNearToCut(r: Reading): boolean {
  const { event, eventCut } = agendaOf(r)
  return event !== null && eventCut === null && daysBeforeEvent(r) !== null
}

const ownDaysOf = ({ facts }: Reading): OwnDays | undefined =>
  facts.has('only-on-days') || facts.has('not-on-days')
    ? { only: weekdaysIn(facts.get('only-on-days') ?? ''), never: weekdaysIn(facts.get('not-on-days') ?? '') }
    : undefined

/** New plaits pull for some days; new roots of locs rest for three to five, as doors open (practice, M). */
const PLAITED_BEFORE = 7
const LOCS_BEFORE = [4, 5, 3] as const

function locsBefore(r: Reading): number {
  const day = dayOf(occasionOf(r)?.day ?? '')
  const isOpen = (at: number) => openDay(at, true, ownDaysOf(r)) === at
  return (day === null ? undefined : LOCS_BEFORE.find((days) => isOpen(day - days * DAY_MS))) ?? LOCS_BEFORE[0]
}

/** From here on it is another head in the mirror (P). */
const MUCH_CM = 5
const takesMuch = (r: Reading): boolean =>
  shortensBy(r.cuts[r.cuts.recommended].cut, presentHair(r.cutBrief)) >= MUCH_CM

/** By which closed doors bring a visit forward (P). */
const DOORS_SHUT = 7

/** The first cut before their day, and one to get used to. A bride's is the last one too. */
function isNewCutFor(r: Reading, away: number | null): boolean {
  const { cut } = r.cuts[r.cuts.recommended]
  if (away === null || cut.plaited || r.facts.has('braids-stay') || !takesMuch(r)) return false
  return occasionOf(r)?.role === 'bride' || away - CUT_BEFORE_EVENT < FIRST_VISIT_DAYS + DOORS_SHUT
}

/** Days from the last cut or plaiting to their day; null if they refuse it, or nothing there is cut at a salon. */
export function daysBeforeEvent(r: Reading): number | null {
  const { cut } = r.cuts[r.cuts.recommended]
  if (NO_SALON.some((key) => r.facts.has(key)) || isCovered(r) || r.isTopBare || cut.keptAtHome) return null
  if (cordsOf(r) === 'locs' || cut.locs) return locsBefore(r)
  if (cut.plaited || r.facts.has('braids-stay')) return PLAITED_BEFORE
  if (r.facts.has('no-cut')) return null
  return r.cuts.recommended === 'bold' || isNewCutFor(r, daysToEvent(r)) ? NEW_CUT_BEFORE_EVENT : CUT_BEFORE_EVENT
}

const NO_SALON = ['covered', 'shaved-stays', 'in-treatment', 'hair-regrows'] as const

/** First day of the month named for a new job. */
export function monthAhead(r: Reading): string | null {
  const month = r.themes.includes('trabalho-formal') ? monthNamed(r.brief.form.observations) : null
  const from = readDate(r.brief.at)
  if (month === null || !from || month + 1 === from.month) return null
  const year = month + 1 > from.month ? from.year : from.year + 1
  return `${year}-${String(month + 1).padStart(2, '0')}-01`
}

/** Wears or wants one; else the beard's chapter and dates are left out. */
export function wearsBeard(r: Reading): boolean {
  if (r.facts.has('beard-grows-not')) return false
  if (staysBearded(r.facts)) return true
  if (r.gender === 'Feminino') return false
  if (r.beard === null) return r.gender === 'Masculino' && r.brief.form.beardPreference !== 'Não se aplica'
  return r.beard !== 'Sem barba' || r.gender === 'Masculino'
}

/** Facts that leave water and mild shampoo. */
const BARE_CARE: readonly FactKey[] = ['no-products', 'no-oil', 'no-scent']
const isBareOfProducts = (r: Reading) => BARE_CARE.some((key) => r.facts.has(key))

/** For a bald, covered or shaved head, or one cared for with water alone; null: by texture. */
export function monthListOf(r: Reading): MonthList | null {
  if (r.isTopBare) return 'couro'
  if (isCovered(r)) return 'coberto'
  if (r.cuts[r.cuts.recommended].cut.keptAtHome) return 'couro'
  if (hairReachOf(r) === 'rente') return 'rente'
  if (cordsOf(r) !== null) return 'agua'
  return isBareOfProducts(r) ? 'agua' : null
}

/** No dye until a doctor or the hair itself allows it. */
export const waitsForColour = ({ facts }: Reading): boolean => facts.has('pregnant') || facts.has('breaking')

/** A faith lived without make-up: no other colour is proposed unless asked for. */
export const keepsNatural = ({ facts }: Reading): boolean =>
  facts.has('faith') && facts.has('no-makeup') && !facts.has('wants-dye')

/** White hair alone, undyed, brings no visits for roots. */
const DYED: readonly FactKey[] = ['greys-bother', 'roots-show', 'wants-dye']
const DYES =
  /\b(?:pint(?:o|ar|ando|ad[oa]s?)|tinjo|ting(?:ir|indo|id[oa]s?)|retoc\w+|retoques?|tonaliz\w+|tinta|tintura|coloracao|cubro|cobrir|luzes|mechas feitas)\b/
const saysDye = ({ facts, brief }: Reading): boolean =>
  DYED.some((key) => facts.has(key)) ||
  ownClauses(brief.form.observations ?? '').some(
    ({ plain }) => DYES.test(plain) && !/\b(?:nao|nunca|sem|nem)\b/.test(plain),
  )

const DYED_NOW =
  /\b(?:pinto|tinjo|retoc\w+ (?:a |o |minha |meu )?(?:raiz|luzes|cor)|tonaliz\w+|minhas? (?:luzes|mechas)|(?:tenho|fiz|faco|uso) (?:\w+ ){0,2}(?:luzes|mechas|balayage|reflexo|tinta|tintura|coloracao)|cabelo (?:pintado|tingido|descolorido)|loir[oa] (?:de farmacia|pintad\w+|descolorid\w+))\b/
/** Dyed or highlighted, as they told: whatever the level, their day has its last date. */
export const isDyed = ({ facts, brief }: Pick<Reading, 'facts' | 'brief'>): boolean =>
  facts.has('bleached') ||
  facts.has('hennaed') ||
  ownClauses(brief.form.observations ?? '', true).some(
    ({ plain }) => DYED_NOW.test(plain) && !/\b(?:nao|nunca|sem|nem|parei|larguei)\b/.test(plain),
  )

/** A white lock of birth is no grey hair: it stays, unless they want it covered. */
export const keepsWhiteLock = ({ brief }: Pick<Reading, 'brief'>): boolean =>
  ownClauses(brief.form.observations ?? '').some(({ plain }) => /\bmecha branca\b/.test(plain)) &&
  !ownClauses(brief.form.observations ?? '').some(({ plain }) =>
    /\b(?:quero|queria|vou|prefiro) (?:\w+ )?(?:cobrir|pintar|tingir|esconder|disfarcar)\b/.test(plain),
  )

/** Between sessions nothing pulls a root of the face. */
export const restsForLaser = ({ brief }: Pick<Reading, 'brief'>): boolean =>
  ownClauses(brief.form.observations ?? '').some(({ plain }) =>
    /\blaser\b.{0,30}\b(?:rosto|face|cara|buco|queixo|barba|sobrancelhas?)\b/.test(plain),
  )

/** Roots are in the calendar of people who mention white hair, dye it and accept the visits (P, docs/visagism.md §6). */
export const keepsColour = (r: Reading) =>
  !keepsWhiteLock(r) &&
  saysDye(r) &&
  !waitsForColour(r) &&
  !keepsNatural(r) &&
  r.themes.includes('fios-brancos') &&
  !r.themes.includes('nao-pintar') &&
  r.brief.form.maintenanceLevel !== 'Baixa'

/** No more dye, and grey hair seen or mentioned. */
export const keepsWhite = (r: Reading) =>
  r.themes.includes('nao-pintar') && (r.themes.includes('fios-brancos') || r.seen.includes('fios-brancos'))

/** For good, and not until a day: no row of the year cuts. */
export const neverCuts = (r: Reading): boolean => r.facts.has('no-cut') && r.turn?.binds.includes('no-cut') !== true

/** No visit of this year is theirs to book. */
export const hasNoVisit = (r: Reading): boolean =>
  neverCuts(r) || firstOpen(closedSpansOf(r), isoOf(dayOf(r.brief.at) ?? 0)) === null

/** The head that stays shaven is kept at home, unless a barber does it. */
export const isShavenAtHome = (r: Reading): boolean => {
  const { cut, stays } = r.cuts[r.cuts.recommended]
  const isBarbers = /\b(?:barbe\w+|salao|cabeleireir\w+)\b/.test(plainOf(r.brief.form.observations ?? ''))
  return (
    r.facts.has('shaved-stays') &&
    !isBarbers &&
    !cut.keptAtHome &&
    (stays === true || cut.shavesAll === true || r.isTopBare)
  )
}

const NO_CHEMISTRY: readonly FactKey[] = ['pregnant', 'breaking', 'in-treatment', 'hair-regrows', 'in-transition']

const BEARD_AT_HOME: readonly FactKey[] = ['no-clippers', 'beard-uncut', 'cut-at-home']

/** The cut first, at the recommended path's interval. */
export function caresOf(r: Reading): Care[] {
  const { secret } = r.spoken
  const cares = allCares(r, agendaOf(r))
  if (secret === null) return cares
  return cares.flatMap((care) =>
    secret.isNamedIn(care.what) ? [] : [secret.isNamedIn(care.why) ? { ...care, why: 'para ficar como está' } : care],
  )
}

/** @param agenda none: at their rhythm alone */
function allCares(r: Reading, agenda: Agenda | null): Care[] {
  const { cut } = r.cuts[r.cuts.recommended]
  const weeks = visitWeeks(r)
  const cares: Care[] = []
  if (isShavenAtHome(r))
    cares.push(
      care('cabeca', 'Cabeça: máquina em casa', 1, 'em uma semana já são três milímetros, e a sombra volta', 'M'),
    )
  else if (!neverCuts(r))
    cares.push(
      care(
        'corte',
        cut.keptAtHome
          ? 'Nuca: alguém confere'
          : cut.id === 'so-contorno'
            ? 'Corte: só o contorno'
            : isPlaitedAnew(r, cut)
              ? `Tranças postas: ${lower(cut.name)}`
              : cut.tied
                ? 'Corte: só as pontas gastas'
                : `Corte: ${lower(cut.name)}`,
        weeks,
        cut.keptAtHome
          ? 'a lâmina é em casa, e ninguém vê a própria nuca'
          : isPlaitedAnew(r, cut)
            ? `${weeks - PLAITS_REST} com as mesmas, e ${PLAITS_REST} de descanso antes das próximas`
            : (growsTowards(r) ?? `até lá cresce ${centimetresIn(weeks)}${frontKept(cut.sizes.front)}`),
        'B',
      ),
    )
  if (isPlaitedAnew(r, cut) && !neverCuts(r))
    cares.push({
      ...care(
        'descanso',
        'Tranças tiradas',
        PLAITS_REST,
        'a raiz descansa: fios soltos, sem coque e sem nada que puxe',
        'M',
      ),
      interval: 'duas semanas antes das próximas',
      // Nothing comes off before the first are on.
      ...(cordsOf(r) === 'braids' || agenda === null ? {} : { since: agenda.salon }),
    })
  const fringe = ownFringeWeeks(r, cut)
  if (fringe !== null && !neverCuts(r))
    cares.push(
      care(
        'franja',
        'Franja: só o comprimento',
        fringe,
        isCovered(r) ? 'é ela que chega primeiro aos olhos' : 'a franja cresce à vista de todos',
        'B',
      ),
    )
  if (wearsBeard(r) && r.beard !== 'Sem barba' && !BEARD_AT_HOME.some((key) => r.facts.has(key))) {
    const sizes = firstBeardSizes(r)
    const why = 'o contorno em casa se perde aos poucos'
    cares.push(
      care('barbearia', 'Barba: desenho na barbearia', beardWeeks(r), sizes === null ? why : `${sizes}; ${why}`, 'M'),
    )
  }
  if (
    !r.facts.has('brows-stay') &&
    !r.facts.has('cut-at-home') &&
    !restsForLaser(r) &&
    !browsLostIn(plainOf(r.brief.form.observations ?? ''))
  )
    cares.push(care('sobrancelha', browCare(r), browWeeks(r), BROW_WHY[r.brief.observed?.brows?.value ?? 'none'], 'M'))
  if (keepsColour(r))
    cares.push(
      care(
        'cor',
        'Cor: raiz ou tonalizante',
        weeksFor([4, 6], r.brief.form.maintenanceLevel),
        'em cerca de um mês a raiz mostra pouco mais de um centímetro',
        'B',
      ),
    )
  const straightening = straighteningKept(r.brief.form.observations, r.brief.at)
  if (straightening !== null && !NO_CHEMISTRY.some((key) => r.facts.has(key)))
    cares.push({
      ...care('alisamento', 'Alisamento: só a raiz', straightening.weeks, 'no seu ritmo, contado do último', 'M'),
      since: straightening.last,
    })
  if (keepsWhite(r) && takesToner(r))
    cares.push(care('matizador', 'Matizador: uma lavagem', TONER_WEEKS, 'o sol e a água amarelam o fio branco', 'M'))
  cares.push(
    care(
      'hidratacao',
      treatmentOf(r),
      hairReachOf(r) === 'rente' || r.texture === 'crespo' || r.texture === 'cacheado' ? 1 : 2,
      r.isTopBare
        ? 'a pele do alto perde água com o sol e com a lâmina'
        : cordsOf(r) !== null
          ? 'produto denso junta na raiz e não sai'
          : hairReachOf(r) === 'rente'
            ? 'no rente, quem pede água é a pele'
            : TREATMENT_WHY[r.texture ?? 'none'],
      'M',
    ),
  )
  cares.push(care('foto', 'Foto de frente, com a mesma luz', 13, PHOTO_WHY[r.brief.form.objective], 'P'))
  return cares
}

/** If given as a number. */
function frontKept(front: string): string {
  const [size] = /^\d+( a \d+)? cm/.exec(front) ?? []
  return size === undefined ? '' : `, e a frente foi cortada com ${size}`
}

/** 1.25 cm a month (docs/visagism.md §6). */
const centimetresIn = (weeks: number) => `${((weeks * 1.25 * 12) / 52).toFixed(1).replace('.', ',')} cm`

const BROW_WHY: Readonly<Record<ObservedValue<'brows'> | 'none', string>> = {
  finas: 'sobrancelha fina pede descanso: o que voltar decide o desenho',
  médias: 'a sua segura o desenho; só o que nasce fora dele o borra',
  cheias: 'na sobrancelha cheia conta o contorno, nunca a quantidade',
  falhadas: 'o que nasce nas falhas fica, e o que está em volta também',
  none: 'o fio novo aparece fora do desenho antes de ele sumir',
}
const TREATMENT_WHY: Readonly<Record<HairTexture | 'none', string>> = {
  liso: 'o óleo desce depressa pelo liso, e raiz pesada tira o volume',
  ondulado: 'onda hidratada dobra; seca, ela arma',
  cacheado: 'o óleo da raiz não chega à ponta do cacho',
  crespo: 'cada curva do crespo é um ponto que resseca primeiro',
  none: 'fio hidratado segura o desenho do corte por mais dias',
}
const PHOTO_WHY: Readonly<Record<Reading['brief']['form']['objective'], string>> = {
  'Mudança radical': 'para ver o antes quando o depois já parecer de sempre',
  'Melhoria sutil': 'mudança pequena só se vê em fotografia',
  'Encontrar meu estilo': 'o que se repete nas quatro fotos é o seu estilo',
  'Renovação visual': 'uma a cada passo, para saber qual deles valeu',
}

/** The first cut leaves nothing to treat from the middle to the ends. */
const wearsShortSoon = (r: Reading): boolean => {
  const { cut, monthsToGrow } = r.cuts[r.cuts.recommended]
  return monthsToGrow === 0 && (cut.length === 'Curto' || cut.length === 'Muito curto')
}

function treatmentOf(r: Reading): string {
  if (cordsOf(r) !== null) return 'Raiz: xampu diluído entre as divisões'
  if (hairReachOf(r) === 'rente') return 'Cabeça: limpeza suave e hidratante'
  if (isBareOfProducts(r)) return 'Fio: condicionador, com enxágue demorado'
  if (wearsShortSoon(r)) return 'Fio: máscara leve, bem enxaguada'
  if (r.texture === 'crespo') return 'Fio: nutrição com óleo e creme denso'
  if (r.texture === 'cacheado') return 'Fio: hidratação e definição dos cachos'
  if (r.texture === 'ondulado') return 'Fio: máscara leve do meio às pontas'
  if (r.texture === 'liso') return 'Fio: máscara leve'
  return 'Fio: máscara de hidratação'
}

function care(id: Care['id'], what: string, weeks: number, why: string, certainty: Care['basis']['certainty']): Care {
  return { id, what, weeks, interval: everyWeeks(weeks), why, basis: { certainty, sources: ['maintenance-guides'] } }
}
