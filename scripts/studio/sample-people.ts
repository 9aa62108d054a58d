/** Twelve varied people from 19 to 78 years, measured or not, as orders would hold them; photos are drawn. */
import { HAIR_HEXES } from '#visagism/observed/observed-portrait.ts'
import { personOf } from '#visagism/portrait/person/people.ts'
import { type PersonFile, PersonFile as PersonFileSchema, type PersonFileInput } from './person-file.ts'
import { PHOTO_SIZE, type PhotoSitter, pointsOf, sidePointsOf } from './sample-photos.ts'

export interface SamplePerson {
  readonly sitter: PhotoSitter
  readonly person: PersonFile
}

const AT = '2026-11-20T12:00:00.000Z'
/** An invented visagist. */
const TEAM = 'Helena Prado'

type Marks = Exclude<NonNullable<PersonFileInput['marking']>, { points: unknown }>

const front = (sitter: PhotoSitter, by: 'cliente' | 'visagista'): Marks => ({
  front: { points: pointsOf(sitter), photo: PHOTO_SIZE, by },
})

const side = (sitter: PhotoSitter, by: 'cliente' | 'visagista'): Marks => ({
  side: {
    slot: 'side_left',
    points: sidePointsOf(sitter),
    origins: { glabella: 'hand', noseTip: 'checked', noseBase: 'hand', chin: 'hand' },
    photo: PHOTO_SIZE,
    by,
  },
})

const sample = (sitter: PhotoSitter, input: PersonFileInput): SamplePerson => ({
  sitter,
  person: PersonFileSchema.parse({ at: AT, ...input } satisfies PersonFileInput),
})

/**
 * The cast are types; photographed faces have common proportions by caliper studies (docs/visagism.md §2): thirds about 30, 33 and 37,
 * widths within two deviations.
 */
const MARINA = {
  ...personOf('camera'),
  shape: 'oval',
  widths: { length: 1.4, forehead: 0.939, jaw: 0.83 },
} as const
const KENJI = {
  ...personOf('kenji'),
  shape: 'oval',
  thirds: [28, 37, 35],
  widths: { length: 1.37, forehead: 0.844, jaw: 0.83 },
} as const
const PAULO = {
  ...personOf('paulo'),
  thirds: [33, 31, 36],
  widths: { length: 1.49, forehead: 0.922, jaw: 0.93 },
  iris: 'azul',
  glasses: 'neutro',
  glassesColour: '#4B4A4D',
} as const
/** Loose and coily, as in the record. */
const RUI = { ...personOf('quel'), cut: 'longo' } as const
const CAIO = {
  ...personOf('nilo'),
  thirds: [27, 34, 39],
  widths: { length: 1.29, forehead: 0.922, jaw: 0.94 },
  cut: 'raspado',
  beard: 'por-fazer',
} as const
/** Nearly white now: the same grey in photos and drawings. */
const ZELIA = {
  ...personOf('sonia'),
  thirds: [29, 30, 41],
  widths: { length: 1.23, forehead: 0.878, jaw: 0.87 },
  hairColour: HAIR_HEXES.preto,
  greys: 'quase-todos',
} as const
const TERESA = {
  ...personOf('marta'),
  shape: 'quadrado',
  thirds: [30, 33, 37],
  widths: { length: 1.28, forehead: 0.922, jaw: 0.93 },
  browWeight: 0.65,
  skin: 1,
} as const
const SAMIRA = {
  shape: 'redondo',
  thirds: [30, 33, 37],
  skin: 3,
  covering: 'veu',
  coveringColour: '#55705D',
  cut: 'longo',
  texture: 'ondulado',
  brow: 'arredondada',
  iris: 'castanho',
  garment: { type: 'gola-alta', colour: '#2b211d' },
} as const
const OTAVIO = {
  masculine: true,
  shape: 'redondo',
  thirds: [31, 32, 37],
  widths: { length: 1.25, forehead: 0.878, jaw: 0.89 },
  skin: 2,
  crown: 'sem-fios',
  hairColour: '#6b4a32',
  greys: 'metade',
  beard: 'cheia',
  brow: 'reta',
  nose: 'arredondado',
  iris: 'azul',
  age: 1,
  garment: { type: 'camisa', colour: '#4A5A66' },
} as const
const NOA = { ...personOf('rafa'), skin: 5, hairColour: '#3b261b', iris: 'mel' } as const
const LUZIA = {
  shape: 'retangular',
  thirds: [31, 33, 36],
  skin: 6,
  cut: 'raspado',
  texture: 'crespo',
  hairColour: '#241813',
  brow: 'suave',
  sparseBrow: true,
  nose: 'largo',
  lips: 'cheios',
  age: 1,
  earrings: 'argola',
  garment: { type: 'canoa', colour: '#A9431E' },
} as const

const PEOPLE = {
  marina: sample(MARINA, {
    form: {
      fullName: 'Marina Albuquerque',
      gender: 'Feminino',
      objective: 'Melhoria sutil',
      style: 'Clássico',
      hairLength: 'Longo',
      beardPreference: 'Não se aplica',
      colorPreferences: ['green', 'brown', 'pink'],
      maintenanceLevel: 'Baixa',
      observations: 'Uso óculos para ler e prendo o cabelo no trabalho.',
    },
    quiz: {
      faceShape: 'coracao',
      jaw: 'suave',
      forehead: 'maior',
      cheekbones: 'moderadas',
      faceLength: 'medio',
      style: 'classico',
      objective: 'sofisticacao',
    },
    observed: {
      skin: 'média',
      hairColour: 'castanho',
      texture: 'ondulado',
      length: 'longo',
      glasses: 'às vezes',
      eyes: 'castanho',
      ageBand: '30 a 44',
    },
    marking: { ...front(MARINA, 'cliente'), ...side(MARINA, 'cliente') },
    sheet: { typologyAngle: 22, hueAngle: 62, contrast: 33, at: AT },
    desk: { season: 'outono-suave', by: TEAM },
  }),
  paulo: sample(PAULO, {
    form: {
      fullName: 'Paulo Henrique dos Santos',
      gender: 'Masculino',
      objective: 'Mudança radical',
      style: 'Moderno',
      hairLength: 'Curto',
      beardPreference: 'Curta',
      colorPreferences: ['blue'],
      maintenanceLevel: 'Alta',
      observations: 'Tenho entradas e treino todo dia.',
    },
    quiz: {
      faceShape: 'quadrado',
      jaw: 'angulada',
      forehead: 'igual',
      cheekbones: 'discretas',
      faceLength: 'curto',
      style: 'moderno',
      objective: 'autoridade',
    },
    observed: {
      skin: 'clara a média',
      hairColour: 'grisalho',
      texture: 'ondulado',
      length: 'curto',
      top: 'entradas',
      beard: 'cheia',
      glasses: 'sempre',
      eyes: 'azul',
      ageBand: '60 ou mais',
      nose: 'convexa',
    },
    marking: { ...front(PAULO, 'visagista'), ...side(PAULO, 'visagista') },
    desk: { season: 'inverno-profundo', by: TEAM },
  }),
  /** The least a report needs. */
  rui: sample(RUI, {
    form: { fullName: 'Rui', gender: 'Não-binário', objective: 'Encontrar meu estilo', style: 'Despojado' },
    quiz: { faceShape: 'redondo', jaw: 'suave', objective: 'leveza' },
    observed: { skin: 'bem escura', hairColour: 'preto', texture: 'crespo', length: 'longo' },
  }),
  /** Without a visagist, hers is the public sample (`build/pictures/sample-guide.ts`). */
  zelia: sample(ZELIA, {
    form: {
      fullName: 'Zélia Vasconcelos',
      gender: 'Feminino',
      objective: 'Renovação visual',
      style: 'Elegante',
      hairLength: 'Curto',
      beardPreference: 'Não se aplica',
      colorPreferences: ['purple', 'gray'],
      maintenanceLevel: 'Média',
      makeup: 'Sim',
      observations: 'Deixei os brancos aparecerem e não quero mais pintar.',
    },
    quiz: {
      faceShape: 'oval',
      jaw: 'suave',
      forehead: 'igual',
      cheekbones: 'evidentes',
      faceLength: 'longo',
      style: 'classico',
      objective: 'autoridade',
    },
    observed: {
      skin: 'escura',
      hairColour: 'preto',
      greys: 'quase todos',
      texture: 'crespo',
      curlType: '4A',
      length: 'curto',
      ageBand: '60 ou mais',
    },
    marking: front(ZELIA, 'cliente'),
    desk: { shape: 'oval', season: 'verao-frio', by: TEAM },
  }),
  kenji: sample(KENJI, {
    form: {
      fullName: 'Kenji Takahashi',
      gender: 'Masculino',
      objective: 'Melhoria sutil',
      style: 'Despojado',
      hairLength: 'Curto',
      beardPreference: 'Sem barba',
      colorPreferences: ['black', 'white', 'gray'],
      maintenanceLevel: 'Baixa',
    },
    observed: {
      skin: 'clara a média',
      hairColour: 'preto',
      texture: 'liso',
      length: 'curto',
      sides: 'degradê',
      beard: 'sem',
      glasses: 'sempre',
      frame: 'redonda',
      frameColour: 'preta',
      eyes: 'castanho-escuro',
      ageBand: '30 a 44',
    },
    marking: { ...front(KENJI, 'cliente'), ...side(KENJI, 'cliente') },
  }),
  iara: sample('iara', {
    form: {
      fullName: 'Iara Potiguara',
      gender: 'Feminino',
      objective: 'Mudança radical',
      style: 'Ousado',
      hairLength: 'Muito longo',
      colorPreferences: ['red', 'orange', 'yellow'],
      maintenanceLevel: 'Alta',
      observations: 'Faz muito calor onde moro e quero algo que seque sozinho.',
    },
    quiz: {
      faceShape: 'diamante',
      jaw: 'marcada',
      forehead: 'menor',
      cheekbones: 'evidentes',
      faceLength: 'medio',
      style: 'criativo',
      objective: 'criatividade',
    },
    observed: {
      skin: 'média a escura',
      hairColour: 'preto',
      texture: 'liso',
      length: 'longo',
      eyes: 'castanho-escuro',
      ageBand: '30 a 44',
    },
    desk: { season: 'outono-quente', by: TEAM },
  }),
  teresa: sample(TERESA, {
    form: {
      fullName: 'Teresa Fontes',
      gender: 'Feminino',
      objective: 'Melhoria sutil',
      style: 'Elegante',
      hairLength: 'Curto',
      beardPreference: 'Não se aplica',
      colorPreferences: ['red', 'white'],
      maintenanceLevel: 'Baixa',
      observations: 'Tenho 78 anos, deixei de pintar aos 70 e uso óculos o dia todo.',
    },
    observed: {
      skin: 'muito clara',
      hairColour: 'branco',
      texture: 'liso',
      length: 'curto',
      sides: 'curtos',
      glasses: 'sempre',
      frame: 'gatinho',
      frameColour: 'vinho',
      eyes: 'azul',
      brows: 'finas',
      ageBand: '60 ou mais',
    },
    marking: front(TERESA, 'visagista'),
  }),
  caio: sample(CAIO, {
    form: {
      fullName: 'Caio Bittencourt',
      gender: 'Masculino',
      objective: 'Encontrar meu estilo',
      style: 'Moderno',
      hairLength: 'Muito curto',
      beardPreference: 'Por fazer',
      colorPreferences: ['black', 'green', 'yellow'],
      maintenanceLevel: 'Média',
      observations: 'Tenho 19 anos, começo a trabalhar num escritório em janeiro e jogo bola três vezes por semana.',
    },
    quiz: {
      faceShape: 'quadrado',
      jaw: 'angulada',
      forehead: 'igual',
      cheekbones: 'moderadas',
      faceLength: 'curto',
      style: 'moderno',
      objective: 'criatividade',
    },
    observed: {
      skin: 'retinta',
      hairColour: 'preto',
      texture: 'crespo',
      curlType: '4B',
      length: 'raspado',
      beard: 'por fazer',
      eyes: 'castanho-escuro',
      ageBand: '18 a 29',
    },
    marking: front(CAIO, 'cliente'),
  }),
  samira: sample(SAMIRA, {
    form: {
      fullName: 'Samira Haddad',
      gender: 'Feminino',
      objective: 'Renovação visual',
      style: 'Clássico',
      hairLength: 'Longo',
      beardPreference: 'Não se aplica',
      colorPreferences: ['blue', 'beige'],
      maintenanceLevel: 'Média',
      observations: 'Uso véu fora de casa. O corte é para mim, em casa.',
    },
    quiz: {
      faceShape: 'oval',
      jaw: 'suave',
      forehead: 'igual',
      cheekbones: 'moderadas',
      faceLength: 'medio',
      style: 'classico',
      objective: 'leveza',
    },
    observed: {
      covering: 'véu',
      skin: 'clara a média',
      hairColour: 'castanho-escuro',
      texture: 'ondulado',
      length: 'longo',
      brows: 'cheias',
      eyes: 'castanho',
      ageBand: '30 a 44',
    },
    marking: front(SAMIRA, 'cliente'),
  }),
  otavio: sample(OTAVIO, {
    form: {
      fullName: 'Otávio Lindner',
      gender: 'Masculino',
      objective: 'Renovação visual',
      style: 'Despojado',
      hairLength: 'Muito curto',
      beardPreference: 'Cheia',
      colorPreferences: ['gray', 'brown'],
      maintenanceLevel: 'Média',
      observations: 'Fiquei careca no alto aos trinta e gosto da minha barba.',
    },
    observed: {
      skin: 'clara',
      hairColour: 'castanho',
      greys: 'metade',
      length: 'raspado',
      top: 'sem fios',
      beard: 'cheia',
      eyes: 'azul',
      ageBand: '45 a 59',
    },
    marking: front(OTAVIO, 'visagista'),
    desk: { season: 'verao-suave', by: TEAM },
  }),
  noa: sample(NOA, {
    form: {
      fullName: 'Noa Camargo',
      gender: 'Não-binário',
      objective: 'Mudança radical',
      style: 'Ousado',
      hairLength: 'Curto',
      beardPreference: 'Não se aplica',
      colorPreferences: ['purple', 'orange', 'green'],
      maintenanceLevel: 'Média',
      observations: 'Uso óculos sempre e quero manter os cachos naturais.',
    },
    quiz: {
      faceShape: 'triangulo',
      jaw: 'marcada',
      forehead: 'menor',
      cheekbones: 'discretas',
      faceLength: 'medio',
      style: 'criativo',
      objective: 'criatividade',
    },
    observed: {
      skin: 'média a escura',
      hairColour: 'castanho-escuro',
      texture: 'cacheado',
      curlType: '3B',
      length: 'curto',
      sides: 'curtos',
      glasses: 'sempre',
      frame: 'redonda',
      frameColour: 'marrom',
      eyes: 'mel',
      ageBand: '18 a 29',
    },
    desk: { shape: 'triangulo', by: TEAM },
  }),
  luzia: sample(LUZIA, {
    form: {
      fullName: 'Luzia Amorim',
      gender: 'Feminino',
      objective: 'Encontrar meu estilo',
      style: 'Elegante',
      hairLength: 'Muito curto',
      beardPreference: 'Não se aplica',
      colorPreferences: ['orange', 'pink'],
      maintenanceLevel: 'Baixa',
      observations: 'Terminei a quimioterapia em setembro e o cabelo está voltando. Alérgica a amônia.',
    },
    quiz: {
      faceShape: 'oval',
      jaw: 'suave',
      forehead: 'igual',
      cheekbones: 'evidentes',
      faceLength: 'longo',
      style: 'casual',
      objective: 'leveza',
    },
    observed: {
      skin: 'escura',
      hairColour: 'preto',
      texture: 'crespo',
      length: 'raspado',
      top: 'mais ralo',
      brows: 'falhadas',
      eyes: 'castanho-escuro',
      ageBand: '45 a 59',
    },
    desk: { shape: 'retangular', by: TEAM },
  }),
} satisfies Readonly<Record<string, SamplePerson>>

export type SampleName = keyof typeof PEOPLE
export const SAMPLE_PEOPLE: Readonly<Record<SampleName, SamplePerson>> = PEOPLE
export const SAMPLE_NAMES = Object.keys(PEOPLE).filter((name): name is SampleName => name in PEOPLE)
