/** Why the engine begins with this cut: what weighed in `fitOf`, and what was refused before it. */
import { FACTS, type FactKey } from '../facts/facts.ts'
import { AXIS_CARES, AXIS_HELPS } from '../hair/hair-advice.ts'
import { type CutBrief, fitOf, HAIR_PATHS, HAIR_RULES, type HairPath, keptFacts } from '../hair/hair.ts'
import type { Cut } from '../cuts/cuts.ts'
import type { CutAxes } from '../cuts/cut.ts'
import { MAINTENANCE_LEVELS, STYLES } from '../knowledge/form.ts'
import { INTENTION_NAMES, INTENTIONS } from '../knowledge/intention.ts'
import type { Theme } from '../knowledge/observations.ts'
import { capital, count, lower } from '../knowledge/pt.ts'
import type { ChoicePart } from '../knowledge/choice-parts.ts'
import { SHAPE_NAMES } from '../knowledge/shape-names.ts'
import { adviceOf, choosableFor } from './choices.ts'
import { type GaugeId, sureGauges } from './gauges.ts'
import type { Reading } from './reading.ts'

export type WhyLine = { readonly name: string; readonly words: string }
export type Why = {
  readonly cut: string
  /** At most three, weightiest first; `position` as on the printed ruler. */
  readonly measures: readonly (WhyLine & { readonly value: string; readonly position: number })[]
  /** Answers and facts, at most three. */
  readonly answers: readonly WhyLine[]
  /** What weighed against it, if anything did. */
  readonly against: WhyLine | null
  /** A reason, and how many cuts it took out; most first. */
  readonly refused: readonly { readonly why: string; readonly cuts: number }[]
}

type Weighed = WhyLine & { readonly weight: number }

/** The measure that asks for it. */
const GAUGE_OF: Readonly<Partial<Record<keyof CutAxes, GaugeId>>> = {
  crown: 'length',
  vertical: 'length',
  cheeks: 'length',
  temples: 'forehead',
  jaw: 'jaw',
  soft: 'angle',
}
const MOST = 3
/** Less is not seen. */
const WEIGHS = 0.05

/** @param r the engine's own reading, without choices */
export const whyFirst = (r: Reading): Why => whyCut(r, r.cuts.recommended)

/** Of the cut that a path has in this reading. */
export function whyCut(r: Reading, path: HairPath): Why {
  const { cut } = r.cuts[path]
  const axes = axesWeighed(r, path)
  const measures = r.isTopBare
    ? []
    : sureGauges(r)
        .map((gauge) => {
          const [strongest] = axes
            .filter(({ axis }) => GAUGE_OF[axis] === gauge.id)
            .sort((x, y) => Math.abs(y.weight) - Math.abs(x.weight))
          const weight = Math.abs(strongest?.weight ?? 0)
          const words = strongest && strongest.weight > WEIGHS ? strongest.words : 'Não mudou a escolha.'
          const { label, value, position, word } = gauge
          return { name: label, value, position, weight, words: `${capital(word)}. ${words}` }
        })
        .sort((x, y) => y.weight - x.weight)
  const answered = [...answersWeighed(r, cut), ...themesWeighed(r, cut)]
  const said = keptFacts(r.cuts, r.cutBrief).map((key) => factLine(r, path, key))
  const against = [...axes, ...answered].filter(({ weight }) => weight < -WEIGHS).sort((x, y) => x.weight - y.weight)[0]
  return {
    cut: cut.name,
    measures: measures.slice(0, MOST).map(({ name, value, position, words }) => ({ name, value, position, words })),
    answers: [
      ...said.slice(0, 1),
      ...answered
        .filter(({ weight }) => weight > WEIGHS)
        .sort((x, y) => y.weight - x.weight)
        .map(({ name, words }) => ({ name, words })),
    ].slice(0, MOST),
    against: against ? { name: against.name, words: against.words } : null,
    refused: refusedIn(r, path),
  }
}

const AXIS_NAMES: Readonly<Record<keyof CutAxes, string>> = {
  crown: 'Topo',
  temples: 'Têmporas',
  cheeks: 'Maçãs',
  jaw: 'Queixo',
  vertical: 'Altura do rosto',
  soft: 'Traço',
  edge: 'Ousadia',
}

const AXES = ['crown', 'temples', 'cheeks', 'jaw', 'vertical', 'soft', 'edge'] as const

function axesWeighed(r: Reading, path: HairPath): (Weighed & { readonly axis: keyof CutAxes })[] {
  const { want } = HAIR_RULES[r.shape]
  const { cut } = r.cuts[path]
  return AXES.flatMap((axis) => {
    const name = AXIS_NAMES[axis]
    const weight = cut.axes[axis] * (want[axis] ?? 0)
    if (weight === 0) return []
    const side = cut.axes[axis] > 0 ? 'more' : 'less'
    return [{ axis, name, weight, words: (weight > 0 ? AXIS_HELPS : AXIS_CARES)[axis][side][path] }]
  })
}

/** What an answer adds: the cut's fit with it, less the mean fit with the others. */
function answersWeighed(r: Reading, cut: Cut): Weighed[] {
  const { cutBrief } = r
  const { form } = cutBrief
  const beside = (others: readonly CutBrief[]) =>
    fitOf(cut, cutBrief) - others.reduce((sum, other) => sum + fitOf(cut, other), 0) / others.length
  const level = form.maintenanceLevel
  const [shortest, longest] = cut.weeks
  return [
    {
      name: 'Estilo',
      words: `${form.style}, foi respondido.`,
      weight: beside(STYLES.map((style) => ({ ...cutBrief, form: { ...form, style } }))),
    },
    {
      name: 'Intenção',
      words: `${capital(INTENTION_NAMES[r.intention.id])}.`,
      weight: beside(INTENTIONS.map((intention) => ({ ...cutBrief, intention }))),
    },
    ...(level
      ? [
          {
            name: 'Manutenção',
            words: `${level}, foi respondido: ele aguenta de ${shortest} a ${longest} semanas.`,
            weight: beside(
              MAINTENANCE_LEVELS.map((maintenanceLevel) => ({ ...cutBrief, form: { ...form, maintenanceLevel } })),
            ),
          },
        ]
      : []),
  ]
}

type Told = (cut: Cut) => string
const THEMES: Readonly<Partial<Record<Theme, readonly [name: string, words: Told]>>> = {
  'pouco-tempo': ['Tempo de manhã', ({ minutes }) => `Pouco: este corte pede ${count(minutes, 'minuto', 'minutos')}.`],
  'cabelo-preso': ['Cabelo preso', ({ ties }) => (ties ? 'Ele dá para prender.' : 'Ele não dá para prender.')],
  calor: ['Calor', ({ ties }) => (ties ? 'Ele se prende.' : 'Ele fica solto na nuca.')],
  agua: ['Piscina ou mar', ({ ties }) => (ties ? 'Ele se prende.' : 'Ele fica solto.')],
  esporte: ['Treino', ({ ties }) => (ties ? 'Ele se prende.' : 'Ele fica solto.')],
  'trabalho-formal': ['Trabalho formal', ({ axes }) => (axes.edge > 0.4 ? 'Ele chama atenção.' : 'Ele é discreto.')],
  entradas: [
    'Entradas',
    ({ recedingCorners }) => (recedingCorners === 'shows' ? 'Ele as mostra.' : 'Ele convive bem com elas.'),
  ],
  ralo: ['Onde é mais ralo', ({ pulls }) => (pulls ? 'Ele puxa a raiz.' : 'Ele não puxa a raiz.')],
  queda: ['Queda', ({ pulls }) => (pulls ? 'Ele puxa a raiz.' : 'Ele não puxa a raiz.')],
  'cachos-naturais': ['Cachos', () => 'Ele é de fio que curva.'],
}

function themesWeighed(r: Reading, cut: Cut): Weighed[] {
  const { cutBrief } = r
  return cutBrief.themes.flatMap((theme) => {
    const told = THEMES[theme]
    if (!told) return []
    const without = { ...cutBrief, themes: cutBrief.themes.filter((other) => other !== theme) }
    return [{ name: told[0], words: told[1](cut), weight: fitOf(cut, cutBrief) - fitOf(cut, without) }]
  })
}

function factLine(r: Reading, path: HairPath, key: FactKey): WhyLine {
  const value = r.facts.get(key)
  const out = refusedIn(r, path).find(({ why }) => why.startsWith(`Foi dito: ${lower(FACTS[key].words)}`))?.cuts ?? 0
  return {
    name: 'O que foi dito',
    words: `${FACTS[key].words}${value ? ` (${value})` : ''}.${out > 0 ? ` ${count(out, 'corte saiu', 'cortes saíram')}.` : ''}`,
  }
}

function refusedIn(r: Reading, part: ChoicePart): Why['refused'] {
  const counts = new Map<string, number>()
  for (const { refused } of choosableFor(r, part))
    if (refused !== null) counts.set(refused, (counts.get(refused) ?? 0) + 1)
  return [...counts].map(([why, cuts]) => ({ why, cuts })).sort((x, y) => y.cuts - x.cuts)
}

/** Why a part is what it is in this reading, a line a reason: the measure, the shape, what was answered, what was left out. */
export function whyPart(r: Reading, part: ChoicePart, engine: Reading): WhyLine[] {
  const path = HAIR_PATHS.find((one) => one === part)
  if (path) {
    const place = r.places[path]
    const { name, weeks, minutes } = r.cuts[place].cut
    const lasts = `Aguenta de ${weeks[0]} a ${weeks[1]} semanas, e pede ${count(minutes, 'minuto', 'minutos')} de manhã.`
    return [{ name, words: lasts }, ...linesOf(whyCut(r, place), refusedIn(engine, path))]
  }
  const advice = adviceOf(r, part)
  if (!advice) return []
  const [pick] = advice.picks
  const [first] = [...sureGauges(r)].sort((x, y) => Math.abs(y.z) - Math.abs(x.z))
  const [avoid] = advice.avoid
  return [
    { name: pick.what, words: sentence(pick.why) },
    ...(first ? [{ name: `${first.label}, ${first.value}`, words: sentence(first.word) }] : []),
    { name: SHAPE_NAMES[r.shape].name, words: advice.why[0] },
    ...refusedLines(refusedIn(engine, part), ['opção', 'opções']),
    { name: `A evitar: ${lower(avoid.what)}`, words: sentence(avoid.why) },
  ]
}

const MOST_REFUSED = 2
const refusedLines = (refused: Why['refused'], [one, many]: readonly [string, string]): WhyLine[] =>
  refused.slice(0, MOST_REFUSED).map(({ why, cuts }) => ({ name: `Fora: ${count(cuts, one, many)}`, words: why }))

const linesOf = ({ measures, answers, against }: Why, refused: Why['refused']): WhyLine[] => [
  ...measures.map(({ name, value, words }) => ({ name: `${name}, ${value}`, words })),
  ...answers,
  ...(against ? [{ name: `Contra: ${lower(against.name)}`, words: against.words }] : []),
  ...refusedLines(refused, ['corte', 'cortes']),
]

const sentence = (words: string): string => `${capital(words).replace(/[.]$/, '')}.`
