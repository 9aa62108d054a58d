import { beardFor, beardTried } from '../advice/beard.ts'
import { browsFor } from '../advice/brows.ts'
import { ownFringeWeeks, visitWeeks, wearsBeard } from '../reading/care.ts'
import { wayOf } from './beard.ts'
import { chapter, type Chapter, type Figure, type Table } from './chapter.ts'
import {
  BARE_BY_SHAPE,
  BARE_COVERED,
  BARE_DOCTOR,
  BARE_MAP_TITLE,
  BARE_QUOTE,
  BARE_START,
  BARE_TITLE,
} from '../hair/bare-top.ts'
import { leavesStubble, sizesOf, type Cut, cutWeeks } from '../cuts/cuts.ts'
import { BY_LENGTH, textureOnShape, type LengthRow } from '#visagism/hair/hair-lengths.ts'
import {
  HAIR_ADVICE,
  LENGTH_ADDED,
  LENGTH_SHAVED,
  LENGTH_TEXT,
  pathLabel,
  SHORT_MAP,
  SHORT_WORDS,
} from '#visagism/hair/hair-advice.ts'
import { finishOf, waitsForAir, waysOf } from '../hair/finish.ts'
import {
  growsUntilVisit,
  keepsLength,
  mayBeAdded,
  mayLackAt,
  takesLength,
  waitsForSides,
  waitWords,
} from '#visagism/hair/growth.ts'
import { changeByPlace } from '#visagism/hair/apart.ts'
import { isGreatChange } from '#visagism/hair/distance.ts'
import { isOfToday } from '../hair/stay.ts'
import { asksGreatChange, asksToStay, staysShaven } from '#visagism/hair/wishes.ts'
import {
  HAIR_PATHS,
  HAIR_RULES,
  isWithinUpkeep,
  opposedPlaces,
  presentHair,
  type HairPath,
} from '#visagism/hair/hair.ts'
import { collarsFor } from '../advice/necklines.ts'
import { count, list, lower } from '../knowledge/pt.ts'
import { cordsOf } from '../reading/cords.ts'
import type { Reading } from '../reading/reading.ts'
import { growthOfPath } from '../reading/growth-words.ts'
import { orderOf, soldPaths } from '../reading/sold-paths.ts'
import { hasLocks, hairReachOf, isCurled, isWornTied } from '../hair/reach.ts'
import { hairRefusalsFor } from '../reading/own-refusals.ts'
import { SHAPE_NAMES } from '../knowledge/shape-names.ts'
import { say } from '../knowledge/voice.ts'
import { framesFor } from '../advice/frames.ts'
import { IN_SHAVED_HAIR, SHAVED_HAIR } from '../hair/shaved.ts'
import { sentenceFor } from './subject.ts'
import {
  HAIR_COVERED,
  HAIR_NATURAL_LINE,
  JAW_IN_SIGHT,
  HAIR_AGAINST,
  SECOND_MAP,
  SHAVEN_BALANCE,
  SHAVEN_BEARD,
  SHAVEN_SKIN,
  SHAVEN_TITLE,
  IN_CORDS,
  IN_HAIR,
  LEVEL_TEXT,
  NONE_LOW,
  LOW_LEVEL,
  NOT_GREAT,
  type NOT_GREAT_LETTER,
  RECOMMENDED_BY_LENGTH,
  RECOMMENDED_GREAT,
  RECOMMENDED_ON_TOP,
  RECOMMENDED_SHAVEN,
  RECOMMENDED_TEXT,
  ONE_CUT,
  RECOMMENDED_TO_STAY,
} from '../texts/hair.ts'

const isCovered = ({ brief: { observed } }: Reading): boolean =>
  observed?.covering !== undefined && observed.covering.value !== 'não'

/** "Três caminhos para o seu cabelo". */
export function writeHair(r: Reading): Chapter {
  return r.isTopBare ? writeBareTop(r) : writeHaired(r)
}

/** What replaces volume, and three ways to keep the rest. */
function writeBareTop(r: Reading): Chapter {
  const { lead, instead } = BARE_BY_SHAPE[r.shape]
  return chapter({
    id: 'cabelo',
    title: BARE_TITLE,
    head: 'Cabelo',
    lead,
    quotes: [BARE_QUOTE],
    sections: [
      { heading: 'O que o contorno pede', paragraphs: [instead] },
      {
        heading: 'De onde você parte',
        paragraphs: [
          ...(isCovered(r) ? [HAIR_COVERED] : []),
          BARE_START,
          ...(wearsBeard(r) ? [] : [BARE_COVERED]),
          BARE_DOCTOR,
        ],
      },
      {
        heading: soldPaths(r).length === 1 ? 'Como escolhemos o corte' : 'Como escolhemos os três',
        paragraphs: [say(howChosen(r), notGreat(r) ?? '')],
      },
    ],
    lists: [insteadOfVolume(r)],
    avoid: hairRefusalsFor(r),
    tables: [threeSideBySide(r, ['Em volta', ({ sizes }) => sizes.sides])],
    figures: threePortraits(r),
    bases: [{ certainty: 'P', sources: ['engine', 'practice'] }],
  })
}

function insteadOfVolume(r: Reading): Chapter['lists'][number] {
  const [frame] = framesFor(r).picks
  const [brow] = browsFor(r).picks
  const [collar] = collarsFor(r).picks
  const [beard] = wearsBeard(r) && r.beard !== 'Sem barba' ? beardFor(r).picks : []
  return {
    title: BARE_MAP_TITLE,
    items: [
      { what: `Na altura dos olhos: ${lower(frame.what)}`, why: frame.why },
      { what: `Acima deles: ${lower(brow.what)}`, why: brow.why },
      beard
        ? { what: `No queixo: ${lower(beard.what)}`, why: beard.why }
        : { what: `Perto do queixo: ${lower(collar.what)}`, why: collar.why },
    ],
  }
}

/** A head that is kept shaven: skin, outline and beard, and nothing that has to grow. */
function writeShaven(r: Reading): Chapter {
  const bearded = wearsBeard(r) && r.beard !== 'Sem barba'
  return chapter({
    id: 'cabelo',
    title: SHAVEN_TITLE,
    head: 'Cabelo',
    lead: SHAVED_HAIR.lead,
    quotes: [SHAVED_HAIR.quote],
    sections: [
      { heading: 'O que o contorno pede', paragraphs: [SHAVED_HAIR.why[0], SHAVEN_BALANCE] },
      {
        heading: 'De onde você parte',
        paragraphs: [...(isCovered(r) ? [HAIR_COVERED] : []), SHAVEN_SKIN, ...(bearded ? [SHAVEN_BEARD] : [])],
      },
      {
        heading: soldPaths(r).length === 1 ? 'Como escolhemos o corte' : 'Como escolhemos os três',
        paragraphs: [say(howChosen(r), notGreat(r) ?? '')],
      },
    ],
    lists: [insteadOfVolume(r)],
    avoid: hairRefusalsFor(r),
    tables: [threeSideBySide(r, ['Em cima', (cut) => sizesOf(cut, r.texture).front])],
    figures: threePortraits(r),
    bases: [{ certainty: 'P', sources: ['engine', 'practice'] }],
  })
}

function writeHaired(r: Reading): Chapter {
  if (staysShaven(r.cutBrief)) return writeShaven(r)
  const isShaved = hairReachOf(r) === 'rente'
  const isLong = hairReachOf(r) === 'comprido'
  const advice = { ...HAIR_ADVICE[r.shape], ...(isShaved ? SHAVED_HAIR : isLong ? {} : SHORT_WORDS[r.shape]) }
  const map = isLong ? advice.map : SHORT_MAP[r.shape]
  const secondMap = isLong ? HAIR_ADVICE[r.second].map : SHORT_MAP[r.second]
  // A flat cut adds no height.
  const liftsTop = r.cuts[r.cuts.recommended].cut.axes.crown >= 0
  const level = r.brief.form.maintenanceLevel
  const measured = [
    sentenceFor(r, 'cabelo', 'length', {
      low: isShaved
        ? 'O seu rosto tem pouca altura: o topo é o que mais vai contar quando crescer.'
        : liftsTop
          ? 'O seu rosto tem pouca altura, e cada centímetro de topo conta como dois.'
          : '',
      mid: 'A altura do seu rosto está na média: no topo, quem manda é o gosto.',
      high: 'O seu rosto já tem altura: o volume rende mais dos lados.',
    }),
    sentenceFor(r, 'cabelo', 'forehead', {
      low: hasLocks(r)
        ? 'A testa, estreita, pede têmporas soltas.'
        : 'A testa, estreita, pede têmporas com algum corpo.',
      mid: isShaved ? HAIR_NATURAL_LINE : 'A testa, na média, fica bem com o cabelo para trás.',
      high: hasLocks(r) ? 'A testa, ampla, agradece uma mecha que a atravesse.' : HAIR_NATURAL_LINE,
    }),
    sentenceFor(r, 'cabelo', 'jaw', {
      low: isShaved ? JAW_IN_SIGHT : 'E a mandíbula, delicada, convida o comprimento a parar perto dela.',
      mid: 'E a mandíbula, na média, não impõe comprimento.',
      high: isShaved ? JAW_IN_SIGHT : 'E a mandíbula, larga, pede que o corte passe dela ou pare bem antes.',
    }),
  ].filter((text) => text !== '')
  return chapter({
    id: 'cabelo',
    title: soldPaths(r).length === 1 ? 'Um caminho para o seu cabelo' : 'Três caminhos para o seu cabelo',
    head: 'Cabelo',
    lead: advice.lead,
    quotes: [advice.quote],
    sections: [
      {
        heading: 'O que o contorno pede',
        paragraphs: [...advice.why, ...(measured.length > 0 ? [measured.join(' ')] : [])],
      },
      {
        heading: 'De onde você parte',
        paragraphs: [
          ...(isCovered(r) ? [HAIR_COVERED] : []),
          r.cutBrief.lengthSeen === 'raspado'
            ? LENGTH_SHAVED
            : mayBeAdded(presentHair(r.cutBrief))
              ? LENGTH_ADDED
              : LENGTH_TEXT[r.brief.form.hairLength ?? 'none'],
          level === 'Baixa' && !firstTwoLast(r) ? (isFirstLow(r) ? LOW_LEVEL : NONE_LOW) : LEVEL_TEXT[level ?? 'none'],
          // Coils do not hang: they have their own sentence.
          ...(isShaved || (r.texture === 'crespo' && isLong)
            ? []
            : [
                `Neste comprimento, o que favorece um rosto ${SHAPE_NAMES[r.shape].adjective}: ${BY_LENGTH[r.shape][lengthRow(r)]}.`,
              ]),
          ...(r.texture
            ? [
                isShaved
                  ? whenGrown(textureOnShape(r.shape, r.texture, false))
                  : textureOnShape(r.shape, r.texture, !isLong),
              ]
            : []),
        ],
      },
      {
        heading: soldPaths(r).length === 1 ? 'Como escolhemos o corte' : 'Como escolhemos os três',
        paragraphs: [say(howChosen(r), ...tradeOffs(r))],
      },
    ],
    lists: [
      {
        title: isShaved ? 'O mapa do volume, quando crescer' : 'O mapa do volume',
        items: (['No topo', 'Nas têmporas', 'Nas maçãs', 'No queixo'] as const).map((what, i) => ({
          what: `${what}: ${wordByTie(r, (map[i] ?? '').replace(liftsTop ? '' : ' e alguma altura', ''))}`,
          why: r.hasSecond
            ? `${SECOND_MAP[i] ?? ''} ${wordByTie(r, secondMap[i] ?? '')}`
            : ((isShaved ? IN_SHAVED_HAIR : cordsOf(r) ? IN_CORDS : IN_HAIR[r.texture ?? 'none'])[i] ?? ''),
        })),
      },
    ],
    avoid: hairRefusalsFor(r),
    tables: [
      {
        ...threeSideBySide(r, ['Frente', (cut) => sizesOf(cut, r.texture).front]),
        ...(soldPaths(r).every((path) => r.cuts[path].monthsToGrow === 0) ? {} : { note: waitsNote(r) }),
      },
    ],
    figures: threePortraits(r),
    bases: [HAIR_RULES[r.shape].basis, { certainty: 'P', sources: ['engine', 'practice'] }],
  })
}

/** Tied hair covers nothing; a lock may be loose. */
function wordByTie(r: Reading, place: string): string {
  if (!isWornTied(r)) return place
  const lock = isCurled(r) ? 'um cacho solto' : 'uma mecha solta'
  return place
    .replace('cobertas por uma mecha', `com ${lock} do penteado`)
    .replace('livre, cabelo passando dele', 'livre')
}

/** What the texture will need. */
const whenGrown = (text: string): string => `Quando crescer, ${lower(text)}`

const waitsNote = (r: Reading): string =>
  say(
    `As esperas contam 1,25 cm por mês${startOf(r)}${r.texture === 'cacheado' || r.texture === 'crespo' ? ', do fio esticado: seco, o seu mostra menos' : ''}; são contas, não promessas.`,
    ...soldPaths(r).flatMap((path) => {
      const sum = r.cuts[path].monthsToGrow > 0 ? growthOfPath(r, path) : null
      return sum === null ? [] : [`${r.cuts[path].cut.name}: ${sum}.`]
    }),
  )

function startOf(r: Reading): string {
  const { cutBrief, cuts } = r
  const { lengthSeen, form } = cutBrief
  const waits = soldPaths(r).some((path) => cuts[path].monthsToGrow > 0)
  if (waits && takesLength(cuts[cuts.recommended].cut, presentHair(cutBrief)))
    return ' a partir do que o primeiro corte deixa'
  if (lengthSeen === 'raspado') return ' a partir do rente de hoje'
  return form.hairLength ? ` a partir do ${lower(form.hairLength)} de hoje` : ''
}

/** @param place the second row's length and name */
function threeSideBySide(r: Reading, [place, lengthOf]: readonly [string, (cut: Cut) => string]): Table {
  const paths = soldPaths(r)
  const cuts = paths.map((path) => r.cuts[path])
  const waits = cuts.map(({ cut, monthsToGrow }) =>
    monthsToGrow > 0
      ? waitsForSides(cut, presentHair(r.cutBrief))
        ? `só dos lados, ${waitWords(monthsToGrow)}`
        : waitWords(monthsToGrow)
      : growsUntilVisit(cut, presentHair(r.cutBrief))
        ? 'só até a visita, sem aparar antes'
        : promised(cut, r),
  )
  const weeks = (cut: Cut) => visitWeeks(r, cut)
  const anyWaits = paths.some((path) => waitsForAir(finishOf(r.cuts[path].cut, r.texture, path, waysOf(r))))
  return {
    title: paths.length === 1 ? 'O corte, linha por linha' : 'Os três, lado a lado',
    columns: ['', ...paths.map((path) => pathLabel(path, r.cuts))],
    rows: [
      ['Corte', ...cuts.map(({ cut }) => cut.name)],
      ['De hoje até ele', ...paths.map((path) => farAway(r, path))],
      [place, ...cuts.map(({ cut }) => lengthOf(cut))],
      [
        anyWaits ? 'Arrumar, sem contar a secagem' : 'Finalizar em casa',
        ...cuts.map(({ cut }) => minutes(cut.minutes)),
      ],
      [
        'Voltar ao salão',
        ...cuts.map(({ cut }) => `${cut.keptAtHome ? 'só a nuca, ' : ''}em ${count(weeks(cut), 'semana', 'semanas')}`),
      ],
      ...(waits.every((wait) => wait === NO_WAIT) ? [] : [['Tempo até ter o comprimento', ...waits]]),
      ['Combina com a sua rotina', ...cuts.map(({ cut }) => routine(r, cut))],
    ],
  }
}

/** A likely length promises nothing. */
function promised(cut: Cut, r: Reading): string {
  const lack = mayLackAt(cut, presentHair(r.cutBrief))
  return lack === null
    ? NO_WAIT
    : `${NO_WAIT}, ${lack.place === 'front' ? 'se a frente já tem' : 'se os lados já têm'} ${lack.cm} cm`
}

/** From the hair of today, in centimetres where it was measured, else in words. */
function farAway(r: Reading, path: HairPath): string {
  const { stays, distance, monthsToGrow } = r.cuts[path]
  const measured = changeByPlace(r.cuts[path], presentHair(r.cutBrief))
  if (measured !== null) return measured
  if (stays) return 'fica'
  if (monthsToGrow > 0) return 'o que falta crescer'
  if (distance.length >= 0.3) return 'muda o comprimento'
  return isGreatChange(distance) ? 'muda o desenho inteiro' : 'muda pouco'
}

const threePortraits = (r: Reading): Figure[] =>
  soldPaths(r).map((path) => ({
    kind: 'portrait',
    view: 'front',
    look: { shape: r.shape, cut: r.cuts[path].cut.id, ...beardTried(r, wayOf(r, path)), together: true },
    label: pathLabel(path, r.cuts),
    caption: `${r.cuts[path].cut.name}: ${r.isTopBare || staysShaven(r.cutBrief) || leavesStubble(r.cuts[path].cut) ? lower(r.cuts[path].cut.marks[1]) : `volume ${r.cuts[path].cut.volume}`}.`,
  }))

const lengthRow = ({ brief: { form } }: Reading): LengthRow =>
  form.hairLength === 'Longo' || form.hairLength === 'Muito longo'
    ? 'longo'
    : form.hairLength === 'Curto' || form.hairLength === 'Muito curto'
      ? 'curto'
      : 'médio'

const NO_WAIT = 'nenhum'

const minutes = (n: number) => (n === 1 ? '1 minuto' : `${n} minutos`)

/** For low upkeep (M). */
const CALM_MINUTES = 10

function routine(r: Reading, cut: Cut): string {
  const level = r.brief.form.maintenanceLevel
  const [, longest] = cut.weeks
  if (!level)
    return longest >= 8 ? 'pede poucas visitas' : longest >= 5 ? 'pede visitas regulares' : 'pede visitas frequentes'
  if (!isWithinUpkeep(cut, level)) return cut.keptAtHome ? 'exige mais tempo em casa' : 'exige mais visitas'
  const fringe = ownFringeWeeks(r, cut)
  if (level === 'Baixa' && cut.minutes > CALM_MINUTES)
    return `poucas visitas, mas ${minutes(cut.minutes)} por vez em casa`
  return `sim, manutenção ${lower(level)}${fringe === null ? '' : `, fora a franja, em ${count(fringe, 'semana', 'semanas')}`}`
}

/** The first choice's drawbacks, when no cut of today's length fits both shape and routine. */
export function tradeOffs(r: Reading): string[] {
  const { recommended } = r.cuts
  const { cut, monthsToGrow } = r.cuts[recommended]
  const level = r.brief.form.maintenanceLevel
  if (r.cuts[recommended].stays) return [notGreat(r)].filter((text) => text !== undefined)
  if (r.isTopBare || monthsToGrow > 0) return [notGreat(r)].filter((text) => text !== undefined)
  const want = HAIR_RULES[r.shape].want
  const places = opposedPlaces(cut, r.shape).map(
    (place) => HAIR_AGAINST[place][(want[place] ?? 0) > 0 ? 'asked' : 'refused'],
  )
  const within = soldPaths(r).find((path) => path !== recommended && isWithinUpkeep(r.cuts[path].cut, level))
  return [
    ...[notGreat(r)].filter((text) => text !== undefined),
    ...(asksGreatChange(r.cutBrief) && keepsLength(cut, presentHair(r.cutBrief))
      ? ['No comprimento de hoje, a mudança é de desenho; uma maior pede deixar crescer.']
      : []),
    ...(places.length > 0
      ? [`Nele, ${list(places)}: dos que cabem hoje no seu comprimento e no seu ritmo, nenhum cumpre o mapa inteiro.`]
      : []),
    ...(isWithinUpkeep(cut, level)
      ? []
      : [
          `Ele pede mais visitas do que você quer: no comprimento de hoje, nenhum cabe no seu ritmo${within ? `; quando crescer, sim: ${lower(r.cuts[within].cut.name)}` : ''}.`,
        ]),
  ]
}

/** A cut that lasts this long grows well. */
const TWO_MONTHS = 8
const firstTwoLast = ({ cuts, brief: { form } }: Reading): boolean =>
  [cuts.now, cuts.next].every(({ cut }) => cutWeeks(cut, form.maintenanceLevel) >= TWO_MONTHS)
const isFirstLow = ({ cuts, brief: { form } }: Reading): boolean =>
  isWithinUpkeep(cuts[cuts.recommended].cut, form.maintenanceLevel)

/** Nearest first, and which of them to begin with. */
function howChosen(r: Reading): string {
  const { cuts, cutBrief } = r
  const { stays, monthsToGrow } = cuts[cuts.recommended]
  const paths = soldPaths(r)
  if (paths.length < HAIR_PATHS.length) return orderOf(paths, cuts.recommended)
  if (stays && staysShaven(cutBrief)) return RECOMMENDED_SHAVEN
  if (HAIR_PATHS.every((path) => cuts[path].stays || isOfToday(cuts[path].cut))) return ONE_CUT
  if (stays) return cuts.next.monthsToGrow > 0 ? RECOMMENDED_BY_LENGTH : RECOMMENDED_TO_STAY
  if (monthsToGrow > 0) return RECOMMENDED_ON_TOP
  if (cuts.recommended === 'now' && asksGreatChange(cutBrief))
    return RECOMMENDED_GREAT[notGreat(r) === undefined ? 'is' : 'isNot']
  return RECOMMENDED_TEXT[cuts.recommended]
}

/** Why no path changes as much as was asked. */
export function notGreat(
  r: Reading,
  words: typeof NOT_GREAT | typeof NOT_GREAT_LETTER = NOT_GREAT,
): string | undefined {
  const { cutBrief, cuts, isTopBare } = r
  const first = cuts[cuts.recommended]
  if (!asksGreatChange(cutBrief) || isGreatChange(first.distance)) return undefined
  // Of a head without hair to speak of, something else makes the change.
  if (isTopBare || hairReachOf(r) === 'rente' || staysShaven(cutBrief)) return words.shaven(list(besideHair(r)))
  return first.stays && !asksToStay(cutBrief) ? words.length : words.rules
}

const besideHair = (r: Reading): readonly string[] =>
  [
    ...(wearsBeard(r) && r.beard !== 'Sem barba' ? ['na barba'] : []),
    ...(r.facts.has('no-glasses') ? [] : ['na armação']),
    'na sobrancelha',
  ].slice(0, 2)
