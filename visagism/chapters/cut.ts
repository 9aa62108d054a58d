import { beardTried } from '../advice/beard.ts'
import { ownFringeWeeks, visitWeeks, wearsBeard } from '../reading/care.ts'
import { beardOfPath, wayOf } from './beard.ts'
import { chapter, type Chapter, type Look } from './chapter.ts'
import type { ChapterId } from '../knowledge/chapter-ids.ts'
import { AXIS_CARES, AXIS_HELPS, pathLabel, STRAIGHT_SOFT } from '#visagism/hair/hair-advice.ts'
import type { CutAxes } from '#visagism/cuts/cut.ts'
import { hasShortNape, leavesStubble, ownFringeOf, sizesOf, type Cut } from '#visagism/cuts/cuts.ts'
import { BARE_INTENTION } from '#visagism/hair/bare-top.ts'
import {
  asksForSides,
  growsUntilVisit,
  keepsLength,
  mayLackAt,
  maySidesBeShaved,
  takesLength,
  waitsForSides,
  waitWords,
} from '#visagism/hair/growth.ts'
import { HAIR_RULES, isWithinUpkeep, MAP_PLACES, presentHair, type HairPath } from '#visagism/hair/hair.ts'
import { hairReachOf } from '#visagism/hair/reach.ts'
import { staysShaven } from '#visagism/hair/wishes.ts'
import { finishOf, waitsForAir, waysOf, wearOf } from '#visagism/hair/finish.ts'
import { hangsPastFrame, optionsTrying } from '../looks/portrait-of.ts'
import { isCovered } from '../advice/wardrobe.ts'
import { sureGauges } from '../reading/gauges.ts'
import type { Intention } from '../knowledge/intention.ts'
import { everyWeeks } from '../knowledge/maintenance.ts'
import type { Theme } from '../knowledge/observations.ts'
import { capital, lower } from '../knowledge/pt.ts'
import type { Reasoned } from '../knowledge/reasoned.ts'
import { cordsOf } from '../reading/cords.ts'
import { mayHaveRetired, type Reading } from '../reading/reading.ts'
import { say } from '../knowledge/voice.ts'
import { sentenceFor } from './subject.ts'
import { growthOfPath, isAfterFirst } from '../reading/growth-words.ts'
import { pageOfTurn } from '../reading/turn-words.ts'
import {
  CORRECTIONS,
  CORRECTIONS_OF_ANY,
  CORRECTIONS_OF_SHAVEN,
  CORRECTIONS_TITLE,
  MAY_WAIT,
  WAIT_SUM,
  STAY_BARE,
  STAY_FIRST,
  STAY_HEADING,
  STAY_HOW,
  STAY_SECOND,
  STAY_SHAVEN,
  STAY_BESIDE,
  NOT_NEW_LENGTH,
  SAME_LENGTH,
  WHY_HEADING,
  LIVE_HEADING,
  GROW_HEADING,
  LIST_TITLE,
  CUT_WHERE,
  MORE_AT_HOME,
  CUT_INTENTION,
  TIED_INTENTION,
  CUT_TIED,
  CUT_HURRY,
  CUT_HEAT,
  HAIRLINE_SHORT,
  CUT_HAIRLINE,
  THIN_TOP_CUT,
  HAIRLINE_STAYS,
  CUT_FRAMES,
  FULL_TEMPLES,
  CUT_TEXTURE,
  CUT_OCCASIONS,
  OCCASIONS_AT_LEISURE,
  OCCASIONS_UNCOVERED,
  WEAR_TITLE,
  CUT_UNDER_BEARD,
  CUT_LYING,
  NO_SIDES,
  CUT_NATURAL_LINE,
  CUT_GAUGES,
  CUT_BARE,
  ANY_TEXTURE,
  PAST_FRAME,
  type CutGauged,
} from '../texts/cut.ts'

export const writeNow = (r: Reading): Chapter => writeCut(r, 'now')
export const writeNext = (r: Reading): Chapter => writeCut(r, 'next')
export const writeBold = (r: Reading): Chapter => writeCut(r, 'bold')

export const CUT_CHAPTERS: Readonly<Record<HairPath, ChapterId>> = {
  now: 'cabelo-agora',
  next: 'cabelo-proxima',
  bold: 'cabelo-ousado',
}

function writeCut(r: Reading, path: HairPath): Chapter {
  const { cut, stays = false } = r.cuts[path]
  const weeks = visitWeeks(r, cut)
  const fringe = ownFringeWeeks(r, cut)
  const level = r.brief.form.maintenanceLevel
  const isShaven = staysShaven(r.cutBrief)
  // Receding corners that nobody spoke of choose the cuts, and are named where the whole outline shows.
  const heard = [...new Set([...r.themes, ...r.seen.filter((theme) => theme === 'entradas' && isShaven)])]
    .filter((theme) => theme === 'oculos' || !(r.isTopBare || (isShaven && theme !== 'entradas')))
    .map((theme) => themeText(r, theme, cut, path))
    .filter((text) => text !== '')
  const bare = isShaven || leavesStubble(cut) || r.isTopBare
  const ways = waysOf(r)
  const finish = finishOf(cut, r.texture, path, ways)
  const worn = wearOf(cut, r.texture, path, {
    refused: r.cutBrief.refused,
    ...ways,
    acrossForehead:
      coversForehead(r, cut) && sureGauges(r).some(({ id, band }) => id === 'forehead' && band.endsWith('acima')),
  })
  const isWithin = isWithinUpkeep(cut, r.brief.form.maintenanceLevel)
  const measured =
    r.isTopBare || isShaven || stays
      ? []
      : bare
        ? CUT_BARE[path]
        : gaugesFor(path, cut, r)
            .map(([id, words]) => sentenceFor(r, path, id, words))
            .filter((text) => text !== '')
  return chapter({
    id: CUT_CHAPTERS[path],
    title: cut.name,
    head: pathLabel(path, r.cuts),
    lead: cut.does,
    quotes: [cut.message],
    sections: [
      {
        heading: stays ? STAY_HEADING : path === r.cuts.recommended ? 'Por que começar por ele' : WHY_HEADING[path],
        paragraphs: [
          ...(stays ? [stayReason(r, path), bare ? STAY_BARE : STAY_HOW] : []),
          say(
            ...(stays || r.isTopBare ? [] : helps(cut, r, path)),
            !stays && !bare && keepsLength(cut, presentHair(r.cutBrief)) && SAME_LENGTH[path],
            // What nobody cuts is asked for no centimetre more or less.
            ...(stays || bare || cut.takesNothing || cut.plaited
              ? []
              : [...cautions(cut, r, path), fullTemples(cut, r)]),
            bare ? BARE_INTENTION[path][r.intention.id] : intentionOf(cut, path, r.intention.id),
          ),
          ...measured,
        ],
      },
      {
        heading: LIVE_HEADING[path],
        paragraphs: [
          say(finish, (waitsForAir(finish) ? MINUTES_OF_HANDS : MINUTES)[path](cut.minutes)),
          ...heard,
          ...(bare || stays || cut.plaited
            ? []
            : [r.texture === null ? ANY_TEXTURE[path] : textureText(r.texture, cut, path)]),
        ],
      },
      {
        heading: GROW_HEADING[path],
        paragraphs: [
          isWithin
            ? say(
                cut.growth,
                cut.keptAtHome ? HOME(everyWeeks(weeks)) : (level ? WEEKS : KEEPING)[path](everyWeeks(weeks)),
              )
            : cut.keptAtHome
              ? say(cut.growth, HOME(everyWeeks(weeks)), MORE_AT_HOME)
              : say(cut.growth, MORE_VISITS[path](everyWeeks(weeks))),
          ...(fringe === null ? [] : [FRINGE_ONLY[path](everyWeeks(fringe))]),
          ...waitOf(r, path),
          ...(path === 'bold' ? pageOfTurn(r) : []),
        ],
      },
    ],
    lists: [
      ...(stays ? [{ title: CORRECTIONS_TITLE, items: [...correctionsFor(r)] }] : []),
      ...sizesOfCut(r, path),
      {
        title: WEAR_TITLE[path],
        items: occasionsOf(r).map((what, i) => ({ what, why: worn[i] ?? '' })),
      },
    ],
    figures: VIEWS_OF_CUT.map(([view, at]) => {
      const look: Look = { shape: r.shape, cut: cut.id, ...beardTried(r, wayOf(r, path)), together: true }
      const isLonger = view === 'back' && goesOnBelow(r, look)
      const caption = say(capital(`${cut.marks[at]}.`), isLonger && PAST_FRAME[path])
      return { kind: 'portrait', view, look, label: VIEW_LABEL[view], caption }
    }),
    bases: [HAIR_RULES[r.shape].basis, { certainty: 'M', sources: ['practice', 'hair-lines'] }],
  })
}

/** Of hair that stays as it is no size is asked, only of the beard beside it. */
function sizesOfCut(r: Reading, path: HairPath): Chapter['lists'] {
  const { cut, stays = false } = r.cuts[path]
  const sizes = sizesOf(cut, r.texture)
  const beard = beardOfPath(r, path)
  const beside = beard ? [{ what: `Barba: ${lower(beard.what)}`, why: beard.sizes }] : []
  if (stays) return beside.length === 0 ? [] : [{ title: STAY_BESIDE, items: beside }]
  const [front, sides, nape] = CUT_WHERE[path]
  return [
    {
      title: LIST_TITLE[path],
      items: [
        { what: sizes.front, why: r.isTopBare ? 'no alto' : front },
        { what: sizes.sides, why: sides },
        { what: sizes.nape, why: nape },
        ...beside,
      ],
    },
  ]
}

function goesOnBelow({ brief: { person, observed, today }, evidence }: Reading, look: Look): boolean {
  return hangsPastFrame(optionsTrying({ person, evidence, observed, ...(today ? { today } : {}) }, look))
}

/** For the first cut, also what may delay it. */
function waitOf(r: Reading, path: HairPath): string[] {
  const { cut, monthsToGrow } = r.cuts[path]
  const hair = presentHair(r.cutBrief)
  const first = r.cuts[r.cuts.recommended].cut
  const lack = mayLackAt(cut, hair)
  if (monthsToGrow === 0) {
    if (growsUntilVisit(cut, hair))
      return ['Até a visita, não passe a máquina: são esses dias que trazem o comprimento que falta.']
    return [
      ...(lack?.place === 'front' ? [MAY_WAIT[path](lack.cm)] : []),
      ...(path === r.cuts.recommended && asksForSides(cut) && maySidesBeShaved(hair)
        ? ['Se os seus lados estão raspados hoje, conte cerca de um mês por centímetro até as medidas desta página.']
        : []),
    ]
  }
  const wait = waitWords(monthsToGrow)
  const sum = growthOfPath(r, path)
  if (waitsForSides(cut, hair)) return [say(SIDES_WAIT[path](wait), sum && WAIT_SUM(sum))]
  const words = takesLength(first, hair) && isAfterFirst(r, path) ? WAIT_AFTER : WAIT
  return [say(words[path](wait), sum && WAIT_SUM(sum))]
}

/** Why today's hair is a path, and first or not. */
const stayReason = (r: Reading, path: HairPath): string =>
  path === r.cuts.recommended ? STAY_FIRST : hairReachOf(r) === 'rente' || r.isTopBare ? STAY_SHAVEN : STAY_SECOND

/** Two places where today's hair gains without losing length: where the shape asks most. */
export function correctionsFor(r: Reading): readonly Reasoned[] {
  const reach = r.isTopBare ? 'rente' : hairReachOf(r)
  if (reach === 'rente') return CORRECTIONS_OF_SHAVEN
  const { want } = HAIR_RULES[r.shape]
  const places = MAP_PLACES.filter((place) => Math.abs(want[place] ?? 0) >= FIRM_WISH)
    .sort((a, b) => Math.abs(want[b] ?? 0) - Math.abs(want[a] ?? 0))
    .map((place) => CORRECTIONS[place][(want[place] ?? 0) > 0 ? 'more' : 'less'][reach])
  return [...places, ...CORRECTIONS_OF_ANY[reach]].slice(0, 2)
}
const FIRM_WISH = 0.4

type Scored = { readonly axis: keyof CutAxes; readonly value: number; readonly gain: number }

function scored(cut: Cut, r: Reading): Scored[] {
  const { want } = HAIR_RULES[r.shape]
  return (['crown', 'temples', 'cheeks', 'jaw', 'vertical', 'soft', 'edge'] as const).map((axis) => {
    const value = cut.axes[axis]
    return { axis, value, gain: value * (want[axis] ?? (axis === 'edge' || axis === 'soft' ? 0.12 : 0)) }
  })
}

function helps(cut: Cut, r: Reading, path: HairPath): string[] {
  return (
    scored(cut, r)
      // Weak effects are no reason.
      .filter((s) => s.gain > 0.03 && Math.abs(s.value) >= 0.2 && isAsked(s.axis, r) && !isTakenBack(cut, s))
      .sort((a, b) => b.gain - a.gain)
      .slice(0, 3)
      .map(({ axis, value }) =>
        axis === 'soft' && value > 0 && !bends(r, cut)
          ? STRAIGHT_SOFT[path]
          : axis === 'edge' && value > 0 && path === 'bold' && keepsLength(cut, presentHair(r.cutBrief))
            ? NOT_NEW_LENGTH
            : AXIS_HELPS[axis][value > 0 ? 'more' : 'less'][path],
      )
  )
}

/** Hair that may hang straight, and plaits, are soft without a curve. */
const bends = ({ texture }: Reading, { plaited }: Cut): boolean =>
  plaited !== true && texture !== null && texture !== 'liso'

/** A shape's weak wish is no reason either; softness and surprise are taste. */
const isAsked = (axis: keyof CutAxes, r: Reading): boolean =>
  axis === 'soft' || axis === 'edge' || Math.abs(HAIR_RULES[r.shape].want[axis] ?? 0) >= 0.2

/** The cut thins the sides again. */
const isTakenBack = ({ axes }: Cut, { axis, value }: Scored): boolean =>
  axis === 'temples' && value > 0 && axes.cheeks <= -0.5

function cautions(cut: Cut, r: Reading, path: HairPath): string[] {
  return scored(cut, r)
    .filter((s) => s.gain < -0.05)
    .sort((a, b) => a.gain - b.gain)
    .slice(0, 2)
    .map(({ axis, value }) => AXIS_CARES[axis][value > 0 ? 'more' : 'less'][path])
}

/** Short sides make no full temples, even with a fuller top. */
const fullTemples = (cut: Cut, r: Reading): string =>
  (HAIR_RULES[r.shape].want.temples ?? 0) >= 0.7 &&
  cut.axes.temples >= 0 &&
  cut.effects.some((effect) => effect === 'laterais-curtas' || effect === 'laterais-raspadas')
    ? 'Os lados dele são curtos, e o mapa pede têmporas cheias: peça que a têmpora fique mais longa que o resto do lado.'
    : ''
const VIEWS_OF_CUT = [
  ['front', 0],
  ['profile', 1],
  ['back', 2],
] as const
const VIEW_LABEL = { front: 'de frente', profile: 'de perfil', back: 'de costas' } as const

const MINUTES: Readonly<Record<HairPath, (n: number) => string>> = {
  now: (n) => `Conte ${n === 1 ? 'um minuto' : `${n} minutos`} diante do espelho.`,
  next: (n) => `São ${n === 1 ? 'sessenta segundos' : `cerca de ${n} minutos`}, já com prática.`,
  bold: (n) =>
    n <= 4
      ? 'A recompensa da coragem é a rapidez: quase não há o que fazer.'
      : `Reserve ${n} minutos na primeira semana, e menos depois.`,
}
/** Air drying depends on the hair and was not measured. */
const MINUTES_OF_HANDS: typeof MINUTES = {
  now: (n) => `Suas mãos trabalham ${n === 1 ? 'um minuto' : `${n} minutos`}; o resto é do ar.`,
  next: (n) =>
    `São ${n === 1 ? 'sessenta segundos' : `cerca de ${n} minutos`} de mãos, já com prática, sem contar a secagem.`,
  bold: (n) =>
    n <= 4
      ? 'A recompensa da coragem é a rapidez: quase não há o que fazer além de esperar que seque.'
      : `Reserve ${n} minutos de mãos na primeira semana, e menos depois; secar fica por conta do ar.`,
}
const WEEKS: Readonly<Record<HairPath, (every: string) => string>> = {
  now: (every) => `No ritmo que você indicou, volte ${every}.`,
  next: (every) => `Para mantê-lo, uma visita ${every}.`,
  bold: (every) => `Ele cobra presença ${every}.`,
}
/** Used without a stated visit rhythm. */
const KEEPING: typeof WEEKS = { ...WEEKS, now: (every) => `Para mantê-lo, volte ${every}.` }
/** A fringe is trimmed before the rest. */
const FRINGE_ONLY: Readonly<Record<HairPath, (every: string) => string>> = {
  now: (every) => `Só a franja pede tesoura antes: ${every}.`,
  next: (every) => `A franja anda mais depressa que o resto: um retoque ${every}.`,
  bold: (every) => `E a franja, esta sim, se apara ${every}.`,
}
/** Shaved at home: one cannot see one's own nape. */
const HOME = (every: string) => `O resto é em casa; ${every}, peça que alguém confira a nuca.`
/** For a cut that needs more visits than the chosen upkeep. */
const MORE_VISITS: Readonly<Record<HairPath, (every: string) => string>> = {
  now: (every) =>
    `Uma visita ${every} é mais do que a manutenção que você escolheu; para espaçar, refaça em casa só o contorno.`,
  next: (every) =>
    `Pede salão ${every}, mais do que você disse querer: se for ficar com ele, combine um retoque rápido no meio do caminho.`,
  bold: (every) => `A coragem, neste caso, inclui a agenda: ${every}, quando você pediu menos.`,
}
const WAIT: Readonly<Record<HairPath, (wait: string) => string>> = {
  now: (wait) => `Falta comprimento para ele: ${wait}, aparando só as pontas.`,
  next: (wait) => `Até lá, deixe crescer por ${wait}; cada aparada tira pouco.`,
  bold: (wait) => `Coragem, aqui, é paciência: conte ${wait} de crescimento.`,
}
/** Counted from the first cut's length. */
const WAIT_AFTER: typeof WAIT = {
  now: (wait) => `Falta comprimento para ele: ${wait}, contados do primeiro corte.`,
  next: (wait) => `Depois do primeiro corte, deixe crescer por ${wait}; cada aparada tira pouco.`,
  bold: (wait) => `Coragem, aqui, é paciência: do primeiro corte, conte ${wait} de crescimento.`,
}
/** For a long enough top over clipped sides. */
const SIDES_WAIT: typeof WAIT = {
  now: (wait) =>
    `O alto se corta já na primeira visita. Os lados, hoje de máquina, ficam como estão: em ${wait} chegam a esta medida.`,
  next: (wait) =>
    `O alto já tem comprimento. Os lados, hoje de máquina, pedem ${wait}: apare só o alto e deixe-os crescer.`,
  bold: (wait) => `O alto já tem comprimento. Os lados, hoje de máquina, é que pedem paciência: ${wait} sem aparar.`,
}

/** A cut even all round has no special side. */
const intentionOf = (cut: Cut, path: HairPath, intention: Intention): string =>
  cut.tied && path !== 'bold'
    ? TIED_INTENTION[path][intention]
    : path === 'next' && intention === 'criatividade' && /por igual|em toda a volta/.test(cut.volume)
      ? 'Peça textura no acabamento, onde outro pediria régua.'
      : CUT_INTENTION[path][intention]

function themeText(r: Reading, theme: Theme, cut: Cut, path: HairPath): string {
  if (leavesStubble(cut) && OF_LONGER_HAIR.includes(theme)) return ''
  if (theme === 'cabelo-preso')
    return CUT_TIED[path][cut.ties ? 'yes' : cut.centimetres[2] < ON_NECK_CM ? 'no' : 'escapes']
  if (theme === 'pouco-tempo') return CUT_HURRY[path][cut.minutes <= 6 ? 'yes' : 'no']
  if (theme === 'calor')
    return waysOf(r).withoutHeat ? HEAT_ALONE[path] : path === 'bold' ? heatOf(cut) : CUT_HEAT[path]
  if (theme === 'entradas') return cornersText(r, cut, path)
  if (theme === 'oculos') return CUT_FRAMES[path]
  return ''
}
/** Stubble is neither tied nor dried, and moves for no arm of glasses. */
const OF_LONGER_HAIR: readonly Theme[] = ['cabelo-preso', 'calor', 'oculos']
/** A longer nape lies on the neck. */
const ON_NECK_CM = 12
/** Of receding corners, or of a thin top; what is gathered or plaited has no front to ask for. */
function cornersText(r: Reading, cut: Cut, path: HairPath): string {
  if (cut.tied === true || cut.plaited === true || cordsOf(r) !== null) return ''
  // Where all is close to the skin, no end is cut to give body.
  if (r.brief.observed?.top?.value === 'mais ralo')
    return r.facts.has('breaking') || staysShaven(r.cutBrief) ? '' : THIN_TOP_CUT[path]
  // A longer front that is lifted or combed back bares them, and says so elsewhere.
  if (!fallsForward(r, cut)) return cut.centimetres[0] <= SHORT_FRONT_CM ? HAIRLINE_SHORT[path] : ''
  return r.cuts[path].stays ? HAIRLINE_STAYS : CUT_HAIRLINE[path]
}
const SHORT_FRONT_CM = 8

/** For hair that no device dries. */
const HEAT_ALONE: Readonly<Record<HairPath, string>> = {
  now: CUT_HEAT.now,
  next: 'Nos dias quentes, saia de cabelo úmido: ele termina de secar ao ar.',
  bold: 'Contra o calor, a água do banho basta: ele seca sozinho e refresca a nuca.',
}
const heatOf = (cut: Cut): string =>
  cut.ties
    ? 'Contra o calor, prende inteiro e livra a nuca.'
    : hasShortNape(cut)
      ? 'Contra o calor, deixa a nuca livre e seca depressa.'
      : 'Contra o calor, a nuca fica leve; seque só a raiz e deixe o resto ao ar.'
/** Long enough, in this hair. */
const coversForehead = (r: Reading, cut: Cut): boolean =>
  ownFringeOf(cut) !== null || cut.centimetres[0] >= (r.texture === 'crespo' ? 12 : 7)
/** Not combed back or raised. */
const fallsForward = (r: Reading, cut: Cut): boolean =>
  coversForehead(r, cut) &&
  !cut.effects.some((effect) => effect === 'testa-livre-com-altura' || effect === 'altura-no-topo')

function textureText(texture: NonNullable<Reading['texture']>, cut: Cut, path: HairPath): string {
  if (path === 'now' && (texture === 'crespo' || texture === 'cacheado') && cut.tied)
    return `Em fio ${texture}, combine pelo comprimento seco o que se apara das pontas.`
  const words =
    path === 'bold' && texture === 'cacheado' && cut.axes.temples > 0 ? FULL_TEMPLES : CUT_TEXTURE[path][texture]
  return words.replaceAll('{volume}', cut.volume)
}
const occasionsOf = (r: Reading) =>
  isCovered(r) ? OCCASIONS_UNCOVERED : mayHaveRetired(r) ? OCCASIONS_AT_LEISURE : CUT_OCCASIONS

/** Only what this cut can do: a flat top is not lifted, three centimetres cross no forehead. */
function gaugesFor(path: HairPath, cut: Cut, r: Reading): CutGauged {
  const isLifted = cut.axes.crown > 0 && !r.cutBrief.refused.has('altura-no-topo')
  const hasSides = !cut.effects.some((effect) => effect === 'laterais-curtas' || effect === 'laterais-raspadas')
  const bearded = r.evidence.isJawHidden || (wearsBeard(r) && r.beard !== null && r.beard !== 'Sem barba')
  return CUT_GAUGES[path].map(([id, words]) => [
    id,
    {
      ...words,
      // A raised top that this person refuses lies for them alone.
      ...(id === 'length' && !isLifted ? { low: cut.axes.crown > 0 ? '' : CUT_LYING } : {}),
      ...(id === 'length' && (!hasSides || cut.effects.includes('altura-no-topo')) ? { high: NO_SIDES } : {}),
      ...(id === 'forehead' && !coversForehead(r, cut) ? CUT_NATURAL_LINE : {}),
      ...(id === 'angle' && bearded ? CUT_UNDER_BEARD : {}),
    },
  ])
}
