/** What a visagist chose at the desk: it wins over the engine's own choice, except where what was said or what is seen refuses it. */
import { beardFor, beardSeen, beardsLeft } from '../advice/beard.ts'
import { factAgainst } from '../advice/bound.ts'
import { browsFor } from '../advice/brows.ts'
import { CHOOSABLE, choiceOf, type ChosenPart } from '../advice/chosen.ts'
import { framesFor } from '../advice/frames.ts'
import type { ShapeAdvice } from '../advice/shape-advice.ts'
import { cautionsOf } from '../advice/wardrobe.ts'
import { CUT_IDS, CUTS, type Cut, type CutId } from '../cuts/cuts.ts'
import { FACTS, type FactKey } from '../facts/facts.ts'
import { CUT_WITH_FRINGE, fringeFor } from '../hair/fringe.ts'
import { distanceFrom, NOWHERE } from '../hair/distance.ts'
import { monthsAfter, monthsToGrow, waitsForSides, waitWords } from '../hair/growth.ts'
import { type CutChoice, fitOf, HAIR_PATHS, type HairPath, isWithinUpkeep, presentHair } from '../hair/hair.ts'
import { asksToTie } from '../hair/paths.ts'
import { WEARER_REFUSALS } from '../hair/refusals-of-wearer.ts'
import { isOfToday, keptCuts, wornBy } from '../hair/stay.ts'
import { lawsBroken, shavesUnasked, wishesBroken } from '../hair/refused-by-facts.ts'
import type { Effect, Refusal } from '../knowledge/effects.ts'
import type { ChoicePart } from '../knowledge/choice-parts.ts'
import { lower } from '../knowledge/pt.ts'
import { factsBinding } from './facts-binding.ts'
import type { Reading } from './reading.ts'
import { refusalsOf } from './refusals.ts'

export type DeskChoice = {
  readonly part: ChoicePart
  /** A cut's id, or one of `CHOOSABLE`. */
  readonly chosen: string
}

export type Choosable = {
  readonly id: string
  readonly name: string
  /** Why it cannot be chosen. */
  readonly refused: string | null
}

const isPath = (part: ChoicePart): part is HairPath => HAIR_PATHS.some((path) => path === part)
const asCut = (id: string): Cut | null => {
  const known = CUT_IDS.find((one) => one === id)
  return known ? CUTS[known] : null
}

/** What the reading holds for a part; of the first, the path of the engine whose place it has. */
export function standsFor(r: Reading, part: ChoicePart): string {
  if (part === 'first') return HAIR_PATHS.find((path) => r.places[path] === r.cuts.recommended) ?? 'now'
  if (isPath(part)) return r.cuts[r.places[part]].cut.id
  return part === 'beard' && r.beard === 'Sem barba' ? 'nenhuma' : choiceOf(part, listOf(r, part).picks[0])
}

const listOf = (r: Reading, part: ChosenPart) =>
  ({ fringe: fringeFor, frame: framesFor, brow: browsFor, beard: beardFor })[part](r)

/** What stands behind a part that is no cut; null of a cut. */
export function adviceOf(r: Reading, part: ChoicePart): ShapeAdvice | null {
  return part === 'fringe' || part === 'frame' || part === 'brow' || part === 'beard' ? listOf(r, part) : null
}

/**
 * Everything a part could be: what suits best first, what is refused last.
 * @param r the engine's own reading, without choices; of the first, with the cuts that were chosen
 */
export function choosableFor(r: Reading, part: ChoicePart): Choosable[] {
  const all = isPath(part) ? cutsFor(r, part) : part === 'first' ? firstsFor(r) : partsFor(r, part)
  return [...all.filter(({ refused }) => refused === null), ...all.filter(({ refused }) => refused !== null)]
}

/** Own repertoire first. */
function cutsFor(r: Reading, path: HairPath): Choosable[] {
  const { cutBrief, gender } = r
  const isOther = ({ repertoire }: Cut) =>
    gender !== 'Não-binário' && repertoire === (gender === 'Feminino' ? 'masculine' : 'feminine')
  return CUT_IDS.map((id) => ({ cut: CUTS[id], fit: fitOf(CUTS[id], cutBrief) - (isOther(CUTS[id]) ? 100 : 0) }))
    .sort((x, y) => y.fit - x.fit)
    .map(({ cut }) => ({ id: cut.id, name: cut.name, refused: whyNotCut(r, path, cut) }))
}

/** The three, nearest first: what has to grow is nowhere to begin. */
const firstsFor = (r: Reading): Choosable[] =>
  HAIR_PATHS.flatMap((place) => HAIR_PATHS.filter((path) => r.places[path] === place)).map((path) => {
    const { cut } = r.cuts[r.places[path]]
    return { id: path, name: cut.name, refused: whyNotFirst(r, cut) }
  })

function whyNotFirst({ cutBrief }: Reading, cut: Cut): string | null {
  const hair = presentHair(cutBrief)
  const months = monthsToGrow(cut, hair)
  return months === 0 || waitsForSides(cut, hair)
    ? null
    : `Pede ${waitWords(months)} sem cortar: não é por onde começar.`
}

const partsFor = (r: Reading, part: ChosenPart): Choosable[] => {
  const { picks } = listOf(r, part)
  const place = (id: string) => picks.findIndex((pick) => choiceOf(part, pick) === id) + 1 || picks.length + 1
  return Object.entries(CHOOSABLE[part])
    .map(([id, { what, effects = [] }]) => {
      const listed = picks.find((pick) => choiceOf(part, pick) === id)
      return { id, name: listed?.what ?? what, refused: listed ? byFacts(r, part, id) : whyNot(r, part, id, effects) }
    })
    .sort((x, y) => place(x.id) - place(y.id))
}

function whyNotCut(r: Reading, path: HairPath, given: Cut): string | null {
  if (r.cuts[path].cut.id === given.id) return null
  const { cutBrief, cuts } = r
  const cut = wornBy(given, cutBrief)
  if (cut === null) return 'O cabelo de hoje não se usa assim.'
  const { texture, isTopBare = false } = cutBrief
  const facts = factsBinding(r, path)
  const hair = presentHair(cutBrief)
  const [law] = lawsBroken(cut, facts, hair)
  if (law) return saidWords(law, facts)
  // A wish that the engine could not keep itself refuses nothing.
  const unkept = HAIR_PATHS.flatMap((each) => wishesBroken(cuts[each].cut, facts, hair))
  const wish = wishesBroken(cut, facts, hair).find((key) => !unkept.includes(key))
  if (wish) return saidWords(wish, facts)
  if (shavesUnasked(cut, facts, hair)) return 'Raspa a cabeça, e isso só por pedido.'
  if (isTopBare !== (cut.forBareTop ?? false)) return isTopBare ? 'Pede fios no topo.' : 'É para um topo sem fios.'
  if (texture && !cut.textures.includes(texture)) return `Não é para fio ${texture}.`
  if (!texture && !cut.textures.includes('liso')) return 'Depende do fio: diga qual é em “O que se vê”.'
  const wearer = WEARER_REFUSALS.find(
    ({ refuses }) => refuses(cut, cutBrief) && !hasOwn(r, (own) => refuses(own, cutBrief)),
  )
  if (wearer) return wearer.words
  if (cut.tied && isTiedBeside(r, path)) return 'Já há um penteado preso entre os outros caminhos.'
  const line = lineAgainst(refusalsOf(r.shape, r.isTopBare), cut.effects)
  if (line) return line
  const engine = cuts[path]
  const months = monthsToGrow(cut, hair)
  const holder = HAIR_PATHS.find((each) => cuts[each].cut.id === cut.id)
  if (holder && engine.stays && !hasAnother(r, holder))
    return 'Já é um dos outros caminhos, e nenhum outro corte tomaria o lugar dele.'
  const isFirst = path === 'now' || path === cuts.recommended
  if (isFirst && engine.cut.id !== cut.id && months > 0 && !(engine.monthsToGrow > 0 && waitsForSides(cut, hair)))
    return `Pede ${waitWords(months)} sem cortar: cabe num dos outros caminhos.`
  const level = cutBrief.form.maintenanceLevel
  return path === cuts.recommended && isWithinUpkeep(engine.cut, level) && !isWithinUpkeep(cut, level)
    ? `Pede mais visitas do que a manutenção ${lower(level ?? '')} que foi respondida.`
    : null
}

/** What the engine could not do without refuses nothing. */
const hasOwn = ({ cuts }: Reading, is: (cut: Cut) => boolean): boolean =>
  HAIR_PATHS.some((path) => !cuts[path].stays && is(cuts[path].cut))

const isTiedBeside = ({ cuts, cutBrief }: Reading, path: HairPath): boolean =>
  !asksToTie(cutBrief) && HAIR_PATHS.some((each) => each !== path && cuts[each].cut.tied === true)

/** A cut that none of the three paths has. */
const hasAnother = (r: Reading, path: HairPath): boolean =>
  CUT_IDS.some((id) => HAIR_PATHS.every((each) => r.cuts[each].cut.id !== id) && whyNotCut(r, path, CUTS[id]) === null)

function whyNot(r: Reading, part: ChosenPart, id: string, effects: readonly Effect[]): string | null {
  const lines = [...listOf(r, part).avoid, ...refusalsOf(r.shape, r.isTopBare), ...cautionsOf(r)]
  return byFacts(r, part, id) ?? lineAgainst(lines, effects)
}

function lineAgainst(lines: readonly Refusal[], effects: readonly Effect[]): string | null {
  const line = lines.find(({ refuses = [] }) => refuses.some((effect) => effects.includes(effect)))
  return line ? `${line.what}: ${line.why}.` : null
}

function byFacts(r: Reading, part: ChosenPart, id: string): string | null {
  const key =
    part === 'frame' || part === 'brow'
      ? factAgainst(part, id, r)
      : REFUSED[part].find(([fact, ids]) => r.facts.has(fact) && ids.includes(id))?.[0]
  if (key) return saidWords(key, r.facts)
  return part === 'beard' ? whyNotBeard(r, id) : null
}

function whyNotBeard(r: Reading, id: string): string | null {
  if (r.beard === 'Sem barba') return id === 'nenhuma' ? null : 'Pediu o rosto limpo.'
  // Only men have a page of the clean face.
  if (id === 'nenhuma')
    return r.gender === 'Masculino' ? null : 'O guia só tem página de rosto limpo para quem o pediu.'
  const left = beardsLeft(r.facts, beardSeen(r), r.beard)
  const key = BEARD_FACTS.find((fact) => r.facts.has(fact))
  const isLeft = left === null || left.some((one) => one === CHOOSABLE.beard[id]?.id)
  return isLeft || key === undefined ? null : saidWords(key, r.facts)
}
const BEARD_FACTS: readonly FactKey[] = [
  'beard-uncut',
  'beard-stays',
  'goatee-stays',
  'moustache-stays',
  'no-beard',
  'no-moustache',
  'no-goatee',
]

const saidWords = (key: FactKey, facts: ReadonlyMap<FactKey, string>): string => {
  const value = facts.get(key)
  return `Foi dito: ${lower(FACTS[key].words)}${value ? ` (${value})` : ''}.`
}

type Refuses = readonly (readonly [FactKey, readonly string[]])[]
const BEARDS = Object.keys(CHOOSABLE.beard).filter((id) => id !== 'nenhuma')
const MOUSTACHES = ['bigode', 'bigode-curto', 'bigode-cheio']
/** Frames and brows are in `advice/bound.ts`. */
const REFUSED: Readonly<Record<'fringe' | 'beard', Refuses>> = {
  fringe: [
    ['no-fringe', Object.keys(CHOOSABLE.fringe).filter((id) => id !== 'sem')],
    ['leaves-fringe', Object.keys(CHOOSABLE.fringe).filter((id) => id !== 'sem')],
    ['fringe-stays', ['sem']],
  ],
  beard: [
    ['no-beard', BEARDS],
    ['beard-uncut', ['nenhuma', 'por-fazer', ...MOUSTACHES, 'cavanhaque']],
    ['beard-stays', ['nenhuma', 'por-fazer', ...MOUSTACHES, 'cavanhaque']],
    ['moustache-stays', ['nenhuma', 'por-fazer']],
    ['goatee-stays', ['nenhuma', 'por-fazer', ...MOUSTACHES]],
    ['no-moustache', MOUSTACHES],
    ['no-goatee', ['cavanhaque']],
    ['beard-has-gaps', ['media', 'longa-no-queixo', 'cheia-dos-lados', 'cheia', 'cheia-no-queixo']],
  ],
}

/**
 * Null where it may be chosen.
 * @param beside the other choices: where to begin is one of the cuts that were chosen
 */
export function refusalOf(r: Reading, choice: DeskChoice, beside: readonly DeskChoice[] = []): string | null {
  const cuts = beside.filter((one) => isPath(one.part))
  const of = choice.part === 'first' ? withChoices({ ...r, brief: { ...r.brief, choices: cuts } }) : r
  const own = ownRefusal(of, choice)
  const isSame = ({ part, chosen }: DeskChoice) => part === choice.part && chosen === choice.chosen
  if (own !== null || !isPath(choice.part) || !cuts.some(isSame)) return own
  const isKept = startingToday(
    r,
    cuts.filter((one) => isSame(one) || ownRefusal(r, one) === null),
  ).some(isSame)
  return isKept ? null : 'Ficaria em primeiro um corte que ainda precisa crescer.'
}

function ownRefusal(r: Reading, { part, chosen }: DeskChoice): string | null {
  const found = choosableFor(r, part).find(({ id }) => id === chosen)
  return found ? found.refused : 'Isto não está na lista.'
}

/**
 * Those that leave a cut for today in the first place, if the engine found one: one after another, as they were made.
 * @param cuts of paths, none of which is refused by itself
 */
function startingToday(engine: Reading, cuts: readonly DeskChoice[]): readonly DeskChoice[] {
  const hair = presentHair(engine.cutBrief)
  const waits = ({ cut, monthsToGrow: months }: CutChoice) => months > 0 && !waitsForSides(cut, hair)
  if (waits(engine.cuts.now)) return cuts
  const kept: DeskChoice[] = []
  for (const one of cuts) {
    const tried = [...kept, one]
    if (!waits(inOrder(engine, chosenCuts(engine, tried), tried).cuts.now)) kept.push(one)
  }
  return kept
}

/** The reading with what was chosen, as far as nothing refuses it. */
export function withChoices(r: Reading): Reading {
  const { choices = [], ...brief } = r.brief
  if (choices.length === 0) return r
  const engine: Reading = { ...r, brief }
  const cuts = startingToday(
    engine,
    choices.filter((choice) => isPath(choice.part) && ownRefusal(engine, choice) === null),
  )
  const kept = choices.filter((choice) =>
    isPath(choice.part) ? cuts.includes(choice) : refusalOf(engine, choice, cuts) === null,
  )
  const isClean = kept.some(({ part, chosen }) => part === 'beard' && chosen === 'nenhuma')
  return {
    ...r,
    ...(isClean ? { beard: 'Sem barba' as const } : {}),
    brief: { ...brief, choices: kept },
    ...inOrder(engine, chosenCuts(engine, kept), kept),
  }
}

/** Nearest first again, with the one to begin with wherever it comes to stand; what is cut after a day stays last. */
function inOrder(
  { cuts, places, cutBrief, turn }: Reading,
  placed: Readonly<Record<HairPath, CutChoice>>,
  choices: readonly DeskChoice[],
): Pick<Reading, 'cuts' | 'places'> {
  const first = choices.find(({ part }) => part === 'first')?.chosen
  if (placed === cuts && first === undefined) return { cuts, places }
  const far = ({ stays, distance }: CutChoice) => (stays ? -1 : distance.total)
  const isMoved = (path: HairPath) => turn === null || path !== 'bold'
  const order = [
    ...HAIR_PATHS.filter(isMoved).sort((a, b) => far(placed[a]) - far(placed[b])),
    ...HAIR_PATHS.filter((path) => !isMoved(path)),
  ]
  const placeOf = (path: HairPath): HairPath => HAIR_PATHS[order.indexOf(path)] ?? path
  const begins = HAIR_PATHS.find((path) => path === first) ?? cuts.recommended
  const hair = presentHair(cutBrief)
  const at = (place: HairPath): CutChoice => {
    const path = order[HAIR_PATHS.indexOf(place)] ?? place
    const one = placed[path]
    if (one.stays) return one
    const months = path === begins ? monthsToGrow(one.cut, hair) : monthsAfter(one.cut, hair, placed[begins].cut)
    return { ...one, monthsToGrow: months }
  }
  return {
    cuts: { now: at('now'), next: at('next'), bold: at('bold'), recommended: placeOf(begins) },
    places: { now: placeOf('now'), next: placeOf('next'), bold: placeOf('bold') },
  }
}

/**
 * By the engine's paths, in no order.
 * A cut chosen for one path leaves the one it had, which takes the cut that was there, or else the best that may be there.
 */
function chosenCuts(engine: Reading, choices: readonly DeskChoice[]): Readonly<Record<HairPath, CutChoice>> {
  const { cuts, cutBrief } = engine
  const chosen = new Map<HairPath, Cut>()
  for (const { part, chosen: id } of choices) {
    if (!isPath(part)) continue
    // Today's hair has the id of the cut that draws it, and is not that cut.
    const cut = cuts[part].cut.id === id ? cuts[part].cut : asCut(id)
    if (cut && ![...chosen.values()].some((one) => one.id === cut.id)) chosen.set(part, cut)
  }
  if (chosen.size === 0) return cuts
  const placed = new Map(chosen)
  const isTaken = (id: CutId) => [...placed.values()].some((cut) => cut.id === id)
  const free = HAIR_PATHS.filter((path) => !chosen.has(path))
  for (const path of free) if (!isTaken(cuts[path].cut.id)) placed.set(path, cuts[path].cut)
  for (const path of free) {
    if (placed.has(path)) continue
    const before = HAIR_PATHS.flatMap((each) => (cuts[each].stays ? [] : [cuts[each].cut.id]))
    const fitting = choosableFor(engine, path).filter(({ id, refused }) => refused === null && !isTaken(asId(id)))
    // Where a head may wear few cuts, one of the engine's own three is left.
    const id =
      (fitting.find((one) => before.includes(asId(one.id))) ?? fitting[0])?.id ?? before.find((one) => !isTaken(one))
    placed.set(path, asCut(id ?? '') ?? cuts[path].cut)
  }
  const hair = presentHair(cutBrief)
  const [asToday] = keptCuts(cutBrief)
  const choiceOf = (path: HairPath): CutChoice => {
    const given = placed.get(path) ?? cuts[path].cut
    if (given === cuts[path].cut) return cuts[path]
    const cut = wornBy(given, cutBrief) ?? given
    const fit = fitOf(cut, cutBrief)
    if (isOfToday(cut) && cut.id === asToday?.id) return { cut, monthsToGrow: 0, fit, distance: NOWHERE, stays: true }
    return { cut, monthsToGrow: monthsToGrow(cut, hair), fit, distance: distanceFrom(hair, cut) }
  }
  return { now: choiceOf('now'), next: choiceOf('next'), bold: choiceOf('bold') }
}

const asId = (id: string): CutId => asCut(id)?.id ?? 'so-contorno'

/** The id by which the portrait draws it; a fringe is drawn as the cut that has it. */
export function drawnAs(r: Reading, part: ChoicePart, id: string): string {
  if (part === 'first') return standsFor(r, HAIR_PATHS.find((path) => path === id) ?? 'now')
  if (part === 'fringe') return CUT_WITH_FRINGE[id] ?? r.cuts[r.cuts.recommended].cut.id
  if (part !== 'beard' || id === 'nenhuma') return id
  return beardFor({ ...r, brief: { ...r.brief, choices: [{ part, chosen: id }] } }).picks[0].wears ?? id
}
