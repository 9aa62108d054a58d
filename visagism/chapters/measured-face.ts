import { chapter, type Chapter, type Section } from './chapter.ts'
import type { Advice, Effect } from '../knowledge/effects.ts'
import { gaugesOf, isDisputed, type Band, type Gauge, type GaugeId } from '../reading/gauges.ts'
import type { ObservedField } from '../observed/observed.ts'
import { ownFrameWords } from '../advice/own-frame.ts'
import { capital, list } from '../knowledge/pt.ts'
import type { Reading } from '../reading/reading.ts'
import { SHAPE_NAMES } from '../knowledge/shape-names.ts'
import { SHAPE_PORTRAITS } from '../knowledge/shape-portraits.ts'
import { say } from '../knowledge/voice.ts'
import { sayable } from './advice.ts'
import { showsLocks } from './thirds.ts'
import {
  MEASURED_FACE_UNDER_BEARD,
  UNDER_CLOTH,
  MEASURED_FACE_WITHOUT_HAIR,
  MEASURED_FACE_SUBJECT,
  MEASURED_FACE_EFFECT,
  MEASURED_FACE_NATURAL_LINE,
  MEASURED_FACE_RESERVED,
  MEASURED_FACE_NEAR,
  TWO_SHAPES,
  ONE_SHAPE,
  MEASURED_FACE_LATER,
  NONE_MARKED,
  MEASURED_FACE_AROUND,
  MEASURED_FACE_LIGHT,
} from '../texts/measured-face.ts'

/** "Seu rosto, medido"; without points, how to measure at home. */
export function writeMeasuredFace(r: Reading): Chapter {
  const gauges = readGauges(r)
  return gauges.length > 0 ? writeWithNumbers(r, gauges) : writeWithoutNumbers(r)
}

function writeWithNumbers(r: Reading, gauges: readonly Gauge[]): Chapter {
  const sure = gauges.filter((g) => !isDisputed(r, g))
  const [most] = sure.filter(({ band }) => band !== 'media').sort((a, b) => Math.abs(b.z) - Math.abs(a.z))
  return chapter({
    id: 'rosto-medido',
    title: 'Seu rosto, medido',
    lead: most
      ? `${sure.length < gauges.length ? 'Das medidas sem dúvida' : `De ${counted(gauges)} medidas`}, a que mais distingue você é ${MEASURED_FACE_SUBJECT[most.id]}: ${most.value}, quando a ${most.mean.replace(' ', ' é ')}.`
      : SHAPE_PORTRAITS[r.shape].widths,
    quotes: [quoteOf(gauges)],
    sections: [
      {
        heading: 'Medida por medida',
        paragraphs: [
          ...gauges.map((g) =>
            isDisputed(r, g) ? disputed(g) : say(meaningOf(r, g), ...measureAdvice(r, g).map(({ what }) => what)),
          ),
          ...(r.evidence.isJawHidden ? [MEASURED_FACE_UNDER_BEARD] : []),
          ...(r.evidence.hairline === 'covered' ? [UNDER_CLOTH] : []),
          ...(r.evidence.hairline === 'bare' ? [MEASURED_FACE_WITHOUT_HAIR] : []),
          together(r, sure),
        ],
      },
    ],
    tables: [
      {
        title: `As ${counted(gauges)} medidas`,
        columns: ['Medida', 'Você', 'Referência', 'Leitura'],
        rows: [
          ...(r.evidence.hairline === 'covered' ? [['Testa, coberta', 'sem medida', '', '']] : []),
          ...gauges.map((g) => [g.label, g.value, g.mean, g.word]),
        ],
        note: `A largura das maçãs vale 1,00, de perto ou de longe da câmera${widthsOf(gauges)}.`,
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

export const readGauges = (r: Reading): Gauge[] =>
  gaugesOf(r.evidence).map((g) => (isDisputed(r, g) ? { ...g, word: 'em dúvida' } : g))

const disputed = ({ value }: Gauge) =>
  `A altura é ${value} vez a largura das maçãs. No teste você a viu ao contrário do que os pontos leem: ela fica em dúvida, e esta página não conclui nada dela.`

function meaningOf(r: Reading, g: Gauge): string {
  const meaning = MEANING[g.id][g.band](g)
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

/** `: a testa é 0,83 dela, e a mandíbula, 0,72` */
function widthsOf(gauges: readonly Gauge[]): string {
  const valueOf = (id: GaugeId) => gauges.find((gauge) => gauge.id === id)?.value
  const [forehead, jaw] = [valueOf('forehead'), valueOf('jaw')]
  return forehead && jaw ? `: a testa é ${forehead} dela, e a mandíbula, ${jaw}` : ''
}

type Sentence = (g: Gauge) => string
const MEANING: Readonly<Record<GaugeId, Readonly<Record<Band, Sentence>>>> = {
  length: {
    'muito-abaixo': (g) => `A altura do rosto é ${g.value} vez a largura das maçãs, bem menos que o costume.`,
    abaixo: (g) =>
      `Da raiz do cabelo ao queixo há ${g.value} vez a largura das maçãs: um rosto que se resolve em pouco espaço.`,
    media: (g) => `A altura, ${g.value} vez a largura das maçãs, fica onde a maioria das pessoas fica.`,
    acima: (g) => `Com ${g.value} vez a largura das maçãs, a altura passa um pouco do usual.`,
    'muito-acima': (g) => `A altura chega a ${g.value} vez a largura das maçãs, das mais longas que costumamos ver.`,
  },
  forehead: {
    'muito-abaixo': (g) => `A testa ocupa ${g.value} da largura das maçãs, o que a deixa bem recolhida.`,
    abaixo: (g) => `A testa mede ${g.value} da largura das maçãs, um passo atrás delas.`,
    media: (g) => `A testa mede ${g.value} da largura das maçãs e acompanha o resto com naturalidade.`,
    acima: (g) => `A testa chega a ${g.value} da largura das maçãs e abre o rosto por cima.`,
    'muito-acima': (g) => `A testa alcança ${g.value} da largura das maçãs: é ela que manda na parte alta.`,
  },
  jaw: {
    'muito-abaixo': (g) => `A mandíbula fica em ${g.value} da largura das maçãs, uma base bem fina.`,
    abaixo: (g) => `A mandíbula, em ${g.value} da largura das maçãs, termina o rosto com delicadeza.`,
    media: (g) => `A mandíbula, em ${g.value} da largura das maçãs, segue a média de perto.`,
    acima: (g) => `A mandíbula mede ${g.value} da largura das maçãs e dá uma base visível.`,
    'muito-acima': (g) => `A mandíbula mede ${g.value} da largura das maçãs: pouca gente tem base tão ampla.`,
  },
  angle: {
    'muito-abaixo': (g) => `O canto da mandíbula faz ${g.value}, um ângulo bem fechado, de linha nítida.`,
    abaixo: (g) => `O canto da mandíbula faz ${g.value}, mais marcado que o comum.`,
    media: (g) => `O canto da mandíbula faz ${g.value}, nem reto nem redondo.`,
    acima: (g) => `O canto da mandíbula faz ${g.value}, uma passagem suave.`,
    'muito-acima': (g) => `O canto da mandíbula faz ${g.value}, tão aberto que quase não é canto.`,
  },
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
  length: { 'muito-acima': 'O olhar desce muito antes de parar; sobrancelha e armação lhe dão onde descansar.' },
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
const counted = ({ length }: readonly Gauge[]) => (length === 2 ? 'duas' : length === 3 ? 'três' : 'quatro')

const side = (band: Band) => (band === 'media' ? 'mid' : band.endsWith('abaixo') ? 'low' : 'high')

function together(r: Reading, gauges: readonly Gauge[]): string {
  const near = gauges.filter((g) => g.band === 'media')
  const names = near.map((g) => MEASURED_FACE_NEAR[g.id])
  if (names.length === gauges.length)
    return `As ${counted(gauges)} medidas ficam perto da média, o que é mais raro do que parece: quase todo mundo se afasta em alguma.`
  if (names.length === 0)
    return `Nenhuma das ${counted(gauges)} fica na média, e é por isso que o seu rosto se reconhece de longe; “${SHAPE_NAMES[r.shape].name.toLowerCase()}” é o nome curto desse conjunto.`
  const [only, ...others] = gauges.filter((g) => g.band !== 'media').map((g) => MEASURED_FACE_NEAR[g.id])
  const followed = `${capital(list(names))} ${names.length > 1 ? 'ficam' : 'fica'} na média`
  if (only !== undefined && others.length === 0)
    return `${followed}; ${only} se afasta dela, e é ali que mora a sua fisionomia.`
  return `${followed}; o resto se afasta dela, e é no resto que mora a sua fisionomia.`
}

function writeWithoutNumbers(r: Reading): Chapter {
  const portrait = SHAPE_PORTRAITS[r.shape]
  const how: Section = {
    heading: 'Quando quiser números',
    paragraphs: [r.choose('measure.later', MEASURED_FACE_LATER)],
  }
  return chapter({
    id: 'rosto-medido',
    title: 'Seu rosto, descrito',
    lead: say(r.choose('measure.none', NONE_MARKED), portrait.contour),
    quotes: [portrait.quote],
    sections: [
      {
        heading: 'O desenho',
        paragraphs: [
          portrait.widths,
          r.hasSecond
            ? r
                .choose('measure.two', TWO_SHAPES)
                .replace('{primeira}', SHAPE_NAMES[r.shape].name.toLowerCase())
                .replace('{segunda}', SHAPE_NAMES[r.second].name.toLowerCase())
            : r.choose('measure.one', ONE_SHAPE).replace('{forma}', SHAPE_NAMES[r.shape].name.toLowerCase()),
        ],
      },
      { heading: 'Onde a luz bate', paragraphs: [r.choose('light', MEASURED_FACE_LIGHT[r.shape])] },
      ...aroundFace(r),
      how,
    ],
    figures: [
      {
        kind: 'measured-face',
        caption: `Um rosto ${SHAPE_NAMES[r.shape].adjective} desenhado com proporções de referência, não com as suas.`,
      },
    ],
    origin: r.evidence.sentence,
    bases: [{ certainty: 'B', sources: ['ruler', 'thresholds', 'caliper'] }],
  })
}

/** Needs two known things. */
function aroundFace(r: Reading): Section[] {
  const { observed = {} } = r.brief
  const said = <F extends ObservedField>(field: F) =>
    observed[field]?.by === 'aparelho' ? undefined : observed[field]?.value
  const [length, texture, greys, brows, glasses, beard] = [
    said('length'),
    said('texture'),
    said('greys'),
    said('brows'),
    said('glasses'),
    said('beard'),
  ]
  const hair = [length, texture].filter((word) => word !== undefined)
  const things = [
    hair.length > 0 && `o cabelo ${hair.join(' e ')}`,
    greys && greys !== 'nenhum' && `fios brancos (${greys})`,
    brows && `sobrancelhas ${brows}`,
    beard && beard !== 'sem' && `a barba ${beard === 'cavanhaque' || beard === 'bigode' ? `em ${beard}` : beard}`,
    glasses === 'sempre' &&
      ['os óculos', ownFrameWords(observed), 'de todo dia'].filter((word) => word !== null).join(' '),
  ].filter((thing) => typeof thing === 'string')
  return things.length < 2
    ? []
    : [
        {
          heading: 'O que o cerca',
          paragraphs: [r.choose('measure.around', MEASURED_FACE_AROUND).replace('{coisas}', list(things))],
        },
      ]
}
