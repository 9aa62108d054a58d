import { chapter, type Chapter } from './chapter.ts'
import type { Advice, Effect } from '../knowledge/effects.ts'
import { borderOf, gaugesOf, isDisputed, type Band, type Gauge, type GaugeId } from '../reading/gauges.ts'
import { shapeCertaintyOf } from '../face/evidence.ts'
import { capital, list } from '../knowledge/pt.ts'
import type { Reading } from '../reading/reading.ts'
import { SHAPE_NAMES } from '../knowledge/shape-names.ts'
import { say } from '../knowledge/voice.ts'
import { sayable } from './advice.ts'
import { writeSeenFace } from './seen-face.ts'
import { showsLocks } from './thirds.ts'
import {
  DISPUTED_HEIGHT,
  MEASURED_FACE_MEANING,
  MEASURED_FACE_OPEN,
  MEASURED_FACE_UNDER_BEARD,
  TWO_SHAPES_FIT,
  WHY_AN_INTERVAL,
  UNDER_CLOTH,
  MEASURED_FACE_WITHOUT_HAIR,
  MEASURED_FACE_SUBJECT,
  MEASURED_FACE_EFFECT,
  MEASURED_FACE_NATURAL_LINE,
  MEASURED_FACE_RESERVED,
} from '../texts/measured-face.ts'

/** "Seu rosto, medido"; without measures, what was seen and told. */
export function writeMeasuredFace(r: Reading): Chapter {
  const gauges = readGauges(r)
  return gauges.length > 0 ? writeWithNumbers(r, gauges) : writeSeenFace(r)
}

function writeWithNumbers(r: Reading, gauges: readonly Gauge[]): Chapter {
  const sure = gauges.filter((g) => !isDisputed(r, g))
  const names = between(r)
  return chapter({
    id: 'rosto-medido',
    title: names ? `Entre ${list(names)}` : 'Seu rosto, medido',
    head: 'Seu rosto, medido',
    lead: distinct(gauges.length, sure),
    quotes: [names ? TWO_SHAPES_FIT : quoteOf(gauges)],
    sections: [
      {
        heading: 'Medida por medida',
        paragraphs: [
          ...gauges
            .filter((g) => isDisputed(r, g) || !isOpen(g))
            .map((g) =>
              isDisputed(r, g) ? DISPUTED_HEIGHT : say(meaningOf(r, g), ...measureAdvice(r, g).map(({ what }) => what)),
            ),
          ...openMeasures(sure.filter(isOpen)),
          ...(r.evidence.isJawHidden ? [MEASURED_FACE_UNDER_BEARD] : []),
          ...(r.evidence.hairline === 'covered' ? [UNDER_CLOTH] : []),
          ...(r.evidence.hairline === 'bare' ? [MEASURED_FACE_WITHOUT_HAIR] : []),
          ...(names ? [borderBetween(r)] : []),
          WHY_AN_INTERVAL[r.evidence.isByProgram ? 'program' : 'hand'],
        ],
      },
    ],
    tables: [
      {
        title: `As ${counted(gauges.length)} medidas`,
        columns: ['Medida', 'Você', 'Referência', 'Leitura'],
        rows: [
          ...(r.evidence.hairline === 'covered' ? [['Testa, coberta', 'sem medida', '', '']] : []),
          ...gauges.map((g) => [g.label, g.value, g.mean, g.word]),
        ],
        note: 'A largura das maçãs vale 1,00, de perto ou de longe da câmera.',
      },
    ],
    figures: [
      {
        kind: 'measured-face',
        caption: `As linhas medem um rosto ${SHAPE_NAMES[r.shape].adjective}: a do meio, nas maçãs, é a régua das outras.`,
      },
    ],
    origin: r.evidence.sentence,
    bases: [{ certainty: 'X', sources: ['caliper', 'mediapipe', 'engine'] }],
  })
}

/** The two names, where the intervals allow both. */
function between(r: Reading): [string, string] | null {
  if (shapeCertaintyOf(r.evidence) !== 'entre duas' || !r.hasSecond) return null
  return [SHAPE_NAMES[r.shape].name.toLowerCase(), SHAPE_NAMES[r.second].name.toLowerCase()]
}

/** Only what leaves the mean with its whole interval, and no order among two that do. */
function distinct(count: number, sure: readonly Gauge[]): string {
  const apart = sure
    .filter(({ band }) => band !== 'media')
    .map(({ id, word }) => `${MEASURED_FACE_SUBJECT[id]} (${word})`)
  const [only] = apart
  const of = sure.length < count ? 'Das medidas sem dúvida' : `De ${counted(count)} medidas`
  if (only === undefined)
    return `${of}, nenhuma se afasta da média com certeza: é a proporção inteira que desenha você.`
  return `${of}, ${apart.length === 1 ? 'a que se afasta' : 'as que se afastam'} da média com certeza ${apart.length === 1 ? 'é' : 'são'} ${list(apart)}.`
}

/** Where one name becomes the other, all else being equal. */
function borderBetween(r: Reading): string {
  const border = r.evidence.intervals && borderOf(r.shape, r.second, r.evidence.intervals)
  const [first, second] = [SHAPE_NAMES[r.shape].name.toLowerCase(), SHAPE_NAMES[r.second].name.toLowerCase()]
  const begins = `Este guia começa por ${first} e diz onde ${second} pede outra coisa.`
  if (!border) return begins
  const [above, below] = border.isFirstAbove ? [first, second] : [second, first]
  return `O que mais separa os dois nomes é ${MEASURED_FACE_SUBJECT[border.id]}: acima de ${border.at} seria ${above}, abaixo, ${below}. ${begins}`
}

export const readGauges = (r: Reading): Gauge[] =>
  gaugesOf(r.evidence).map((g) => (isDisputed(r, g) ? { ...g, word: 'em dúvida' } : g))

/** Two words hold: none is concluded from. */
const isOpen = ({ word }: Gauge) => word.includes(' a ')

function openMeasures(open: readonly Gauge[]): string[] {
  if (open.length === 0) return []
  const named = open.map(({ id, word }) => `${MEASURED_FACE_SUBJECT[id]} (${word})`)
  return [`${capital(list(named))} ${open.length === 1 ? 'fica' : 'ficam'} entre duas palavras, ${MEASURED_FACE_OPEN}`]
}

function meaningOf(r: Reading, g: Gauge): string {
  const meaning = MEASURED_FACE_MEANING[g.id][g.band]
  return r.isTopBare ? meaning.replace('Da raiz do cabelo', 'Do alto da testa') : meaning
}

/** If the report does not contradict it. */
export function measureAdvice(r: Reading, { id, band }: Gauge): Advice[] {
  if (r.isTopBare && OF_HAIR.includes(id)) return []
  const calm = showsLocks(r) ? undefined : WITHOUT_LOCKS[id]?.[band]
  const full = {
    what: calm ?? MEASURED_FACE_EFFECT[id][band],
    why: '',
    effects: EFFECTS_OF[id]?.[band] ?? [],
    refuses: REFUSED_BY[id]?.[band] ?? [],
  }
  const reserved =
    calm !== undefined && id === 'forehead' ? MEASURED_FACE_NATURAL_LINE : MEASURED_FACE_RESERVED[id]?.[band]
  const choices = reserved === undefined ? [full] : [full, { what: reserved, why: '', effects: [] }]
  // They are its cheekbones: other pages want curves there.
  const isAngular = r.shape === 'diamante' && id === 'angle'
  const isRefused = isAngular ? reserved !== undefined : r.themes.includes('franja-nao') && /franja/.test(full.what)
  const sayables = isRefused ? choices.slice(1) : choices
  // Without effects there is nothing to check.
  return (sayables[0]?.effects.length === 0 && full.refuses.length === 0 ? sayables : sayable(r, sayables)).slice(0, 1)
}

/** Their advice is about hair. */
const OF_HAIR: readonly GaugeId[] = ['length', 'forehead']

/** The rest asks for nothing that could conflict. */
const EFFECTS_OF: Readonly<Partial<Record<GaugeId, Readonly<Partial<Record<Band, readonly Effect[]>>>>>> = {
  length: { 'muito-abaixo': ['altura-no-topo'], abaixo: ['altura-no-topo'], media: ['altura-no-topo', 'topo-baixo'] },
  forehead: { 'muito-acima': ['topo-baixo'] },
  jaw: {
    'muito-abaixo': ['peso-no-queixo', 'gola-alta-volumosa'],
    abaixo: ['peso-no-queixo', 'gola-alta-volumosa'],
  },
}

/** First choices it would exclude. */
const REFUSED_BY: Readonly<Partial<Record<GaugeId, Readonly<Partial<Record<Band, readonly Effect[]>>>>>> = {
  angle: { 'muito-acima': ['armacao-redonda'] },
}

/** Hair that cannot cross a forehead. */
const WITHOUT_LOCKS: Readonly<Partial<Record<GaugeId, Readonly<Partial<Record<Band, string>>>>>> = {
  length: { 'muito-acima': 'O olhar desce muito antes de parar; sobrancelha e armação dão a ele onde descansar.' },
  forehead: {
    acima: MEASURED_FACE_NATURAL_LINE,
    'muito-acima': 'Com tanta superfície, é um bom lugar para o contorno natural, e o pior para mais altura.',
  },
  angle: {
    'muito-abaixo':
      'Essa quina pode ser suavizada com uma gola em curva ou assumida como é; as duas leituras são boas.',
    abaixo: 'Uma gola em curva basta para adoçar o traço.',
  },
}

function quoteOf(gauges: readonly Gauge[]): string {
  const find = (id: GaugeId) => gauges.find((g) => g.id === id)
  const band = (id: GaugeId) => find(id)?.band ?? 'media'
  const top = { low: 'A testa se recolhe', mid: 'A testa acompanha', high: 'A testa abre o rosto' }[
    side(band('forehead'))
  ]
  const base = {
    low: 'o queixo o conclui com delicadeza',
    mid: 'a mandíbula fecha a conta',
    high: 'a mandíbula dá a base',
  }[side(band('jaw'))]
  return find('forehead') ? `${top}; ${base}.` : `As maçãs são a régua; ${base}.`
}

/** Three with an unknown hairline, two with a covered forehead. */
const counted = (count: number) => ['', 'uma', 'duas', 'três', 'quatro'][count] ?? 'quatro'

const side = (band: Band) => (band === 'media' ? 'mid' : band.endsWith('abaixo') ? 'low' : 'high')
