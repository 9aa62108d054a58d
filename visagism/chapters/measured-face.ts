import type { FaceShape } from '../knowledge/axes.ts'
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
      ? `${sure.length < gauges.length ? 'Das medidas sem dúvida' : `De ${counted(gauges)} medidas`}, a que mais distingue você é ${SUBJECT[most.id]}: ${most.value}, quando a ${most.mean.replace(' ', ' é ')}.`
      : SHAPE_PORTRAITS[r.shape].widths,
    quotes: [quoteOf(gauges)],
    sections: [
      {
        heading: 'Medida por medida',
        paragraphs: [
          ...gauges.map((g) =>
            isDisputed(r, g) ? disputed(g) : say(meaningOf(r, g), ...measureAdvice(r, g).map(({ what }) => what)),
          ),
          ...(r.evidence.isJawHidden ? [UNDER_BEARD] : []),
          ...(r.evidence.hairline === 'covered' ? [UNDER_CLOTH] : []),
          ...(r.evidence.hairline === 'bare' ? [WITHOUT_HAIR] : []),
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
    what: calm ?? EFFECT[id][band],
    why: '',
    effects: EFFECTS_OF[id]?.[band] ?? [],
    refuses: REFUSED_BY[id]?.[band] ?? [],
  }
  const reserved = calm !== undefined && id === 'forehead' ? NATURAL_LINE : RESERVED[id]?.[band]
  const choices = reserved === undefined ? [full] : [full, { what: reserved, why: '', effects: [] }]
  // They are its cheekbones: other pages want curves there.
  const isAngular = r.shape === 'diamante' && id === 'angle'
  const isRefused = isAngular ? reserved !== undefined : r.themes.includes('franja-nao') && /franja/.test(full.what)
  const sayables = isRefused ? choices.slice(1) : choices
  // Without effects there is nothing to check.
  return (sayables[0]?.effects.length === 0 && full.refuses.length === 0 ? sayables : sayable(r, sayables)).slice(0, 1)
}

const UNDER_BEARD =
  'Queixo e mandíbula, sob a barba: largura e ângulo são os do contorno que se vê, e o osso pode ser mais estreito.'
const UNDER_CLOTH = 'A testa fica coberta, e por isso não está entre as medidas: nenhuma delas precisa que ela apareça.'
const WITHOUT_HAIR =
  'Sem fios no alto, a altura começa na prega em que a pele do rosto vira a da cabeça; essa linha foi marcada a olho.'

/** `: a testa é 0,83 dela, e a mandíbula, 0,72` */
function widthsOf(gauges: readonly Gauge[]): string {
  const valueOf = (id: GaugeId) => gauges.find((gauge) => gauge.id === id)?.value
  const [forehead, jaw] = [valueOf('forehead'), valueOf('jaw')]
  return forehead && jaw ? `: a testa é ${forehead} dela, e a mandíbula, ${jaw}` : ''
}

const SUBJECT: Readonly<Record<GaugeId, string>> = {
  length: 'a altura em relação às maçãs',
  forehead: 'a largura da testa',
  jaw: 'a largura da mandíbula',
  angle: 'o ângulo da mandíbula',
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

const EFFECT: Readonly<Record<GaugeId, Readonly<Record<Band, string>>>> = {
  length: {
    'muito-abaixo': 'Quem olha percorre você de lado a lado, e por isso a altura do topo fará tanta diferença adiante.',
    abaixo: 'Sobra pouca vertical, e cada centímetro ganho no alto do cabelo será notado.',
    media: 'Isso deixa a altura do topo como escolha, e não como necessidade.',
    acima: 'Há vertical de sobra, o que convida a cortar o caminho com alguma linha horizontal.',
    'muito-acima': 'O olhar desce muito antes de parar; franja e laterais cheias lhe dão onde descansar.',
  },
  forehead: {
    'muito-abaixo': 'Vale levar luz e volume às têmporas, onde há menos superfície.',
    abaixo: 'Um pouco de corpo na altura das têmporas já a iguala ao resto.',
    media: 'Nela, o gosto decide.',
    acima: 'Uma diagonal ou uma cortina a divide sem escondê-la.',
    'muito-acima': 'Com tanta superfície, é o melhor lugar para uma linha atravessada, e o pior para mais altura.',
  },
  jaw: {
    'muito-abaixo': 'Volume à altura do queixo, no cabelo ou na gola, vai completá-la.',
    abaixo: 'Ela ganha com o que pesa embaixo: pontas cheias, golas com corpo.',
    media: 'Nem pede apoio nem pede descanso.',
    acima: 'Convém que o cabelo não termine exatamente ali, para não sublinhá-la duas vezes.',
    'muito-acima': 'A atenção pode ficar mais acima.',
  },
  angle: {
    'muito-abaixo':
      'Essa quina pode ser suavizada com ondas ou assumida com um corte curto; as duas leituras são boas.',
    abaixo: 'Pontas leves em volta bastam para adoçar o traço.',
    media: 'O contorno aceita tanto linha reta quanto curva.',
    acima: 'Uma linha reta bem posta, numa gola ou numa armação, lhe dá contraponto.',
    'muito-acima': 'Falta quina ao redor: algum ângulo na armação ou no corte trará definição.',
  },
}

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

const NATURAL_LINE = 'O contorno natural, sem riscar, a mostra como ela é.'

/** Hair that cannot cross a forehead. */
const WITHOUT_LOCKS: Readonly<Partial<Record<GaugeId, Readonly<Partial<Record<Band, string>>>>>> = {
  length: { 'muito-acima': 'O olhar desce muito antes de parar; sobrancelha e armação lhe dão onde descansar.' },
  forehead: {
    acima: NATURAL_LINE,
    'muito-acima': 'Com tanta superfície, é um bom lugar para o contorno natural, e o pior para mais altura.',
  },
  angle: {
    'muito-abaixo':
      'Essa quina pode ser suavizada com uma gola em curva ou assumida como é; as duas leituras são boas.',
    abaixo: 'Uma gola em curva basta para adoçar o traço.',
  },
}

/** If the report advises the opposite or no fringe is wanted. */
const RESERVED: Readonly<Partial<Record<GaugeId, Readonly<Partial<Record<Band, string>>>>>> = {
  length: {
    media: 'Isso não pede ao topo nem mais nem menos: o que a forma pede vem de outras linhas.',
    'muito-acima': 'O olhar desce muito antes de parar; laterais cheias lhe dão onde descansar.',
  },
  forehead: { 'muito-acima': 'Com tanta superfície, é o melhor lugar para uma linha atravessada.' },
  jaw: {
    'muito-abaixo': 'É a parte mais fina do contorno, e nada em volta precisa disfarçá-la.',
    abaixo: 'É uma base leve, e o resto do contorno se apoia nas maçãs.',
  },
  angle: { 'muito-acima': 'É a linha mais macia do rosto, e basta uma firme em volta dela.' },
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
  const names = near.map((g) => NEAR[g.id])
  if (names.length === gauges.length)
    return `As ${counted(gauges)} medidas ficam perto da média, o que é mais raro do que parece: quase todo mundo se afasta em alguma.`
  if (names.length === 0)
    return `Nenhuma das ${counted(gauges)} fica na média, e é por isso que o seu rosto se reconhece de longe; “${SHAPE_NAMES[r.shape].name.toLowerCase()}” é o nome curto desse conjunto.`
  const [only, ...others] = gauges.filter((g) => g.band !== 'media').map((g) => NEAR[g.id])
  const followed = `${capital(list(names))} ${names.length > 1 ? 'ficam' : 'fica'} na média`
  if (only !== undefined && others.length === 0)
    return `${followed}; ${only} se afasta dela, e é ali que mora a sua fisionomia.`
  return `${followed}; o resto se afasta dela, e é no resto que mora a sua fisionomia.`
}

const NEAR: Readonly<Record<GaugeId, string>> = {
  length: 'a altura',
  forehead: 'a testa',
  jaw: 'a mandíbula',
  angle: 'o canto do maxilar',
}

function writeWithoutNumbers(r: Reading): Chapter {
  const portrait = SHAPE_PORTRAITS[r.shape]
  const how: Section = {
    heading: 'Quando quiser números',
    paragraphs: [r.choose('measure.later', LATER)],
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
      { heading: 'Onde a luz bate', paragraphs: [r.choose('light', LIGHT[r.shape])] },
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

const TWO_SHAPES = [
  'Lemos nele {primeira} em primeiro lugar e {segunda} em segundo.',
  'A primeira forma que se lê nele é {primeira}; a segunda, {segunda}.',
  'Entre as sete formas, ele responde primeiro por {primeira} e depois por {segunda}.',
]
const ONE_SHAPE = [
  'Lemos nele uma forma só: {forma}.',
  'Das sete formas, ele fica inteiro numa: {forma}.',
  'Uma forma lhe basta, e é {forma}.',
]
const LATER = [
  'Marque os pontos na sua foto de frente, no aplicativo, ou peça que a nossa equipe os marque: este capítulo sai de novo com altura, testa, mandíbula e o ângulo do maxilar, cada um na sua régua.',
  'Os números esperam por pontos na foto de frente. Você pode pô-los no aplicativo, ou nos pedir: altura, testa, mandíbula e ângulo do maxilar ganham então, neste capítulo, uma régua cada um.',
  'Com a foto de frente marcada, por você no aplicativo ou pela nossa equipe a seu pedido, o capítulo volta com quatro réguas: a da altura, a da testa, a da mandíbula e a do ângulo do maxilar.',
]
const NONE_MARKED = [
  'Ainda não há pontos marcados na sua foto, então descrevemos em vez de contar.',
  'Sem pontos marcados na foto, este capítulo usa palavras no lugar de números.',
  'Ninguém marcou pontos na sua foto até aqui: em vez de medir, descrevemos.',
]

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
          paragraphs: [r.choose('measure.around', AROUND).replace('{coisas}', list(things))],
        },
      ]
}

const AROUND = [
  'Em volta do desenho estão {coisas}: é com isso que as próximas páginas trabalham.',
  'O contorno não anda só: com ele vêm {coisas}, e as páginas seguintes contam com tudo isso.',
  'Ao lado da forma, anotamos {coisas}: é a matéria dos conselhos que vêm.',
]

/** Each shape in window light, without numbers. */
const LIGHT: Readonly<Record<FaceShape, readonly string[]>> = {
  oval: [
    'Fique de frente para uma janela e semicerre os olhos. A luz desce pelo seu rosto sem tropeçar: começa na testa, abre nas maçãs e se recolhe no queixo. Não há sombra que mande nas outras, e é assim que se reconhece o equilíbrio.',
    'Ponha-se diante de uma janela, de manhã, e feche um pouco os olhos. A claridade percorre o rosto de cima a baixo na mesma velocidade, e nenhuma sombra pede a palavra. Essa calma é o oval.',
  ],
  redondo: [
    'De frente para uma janela, repare onde a luz se junta: nas maçãs, em duas manchas largas e macias. As bordas do rosto escurecem aos poucos, sem linha. Essa passagem lenta é a sua doçura, e é nela que um pouco de ângulo rende tanto.',
    'Ponha-se diante de uma janela, de manhã, e olhe só as bordas: elas não terminam, se apagam. No centro de cada lado, a maçã guarda um brilho largo. É uma luz de pêssego, que um canto bem posto faz valer mais.',
  ],
  quadrado: [
    'De frente para uma janela, procure a sombra debaixo do maxilar: ela é curta, nítida e quase horizontal. É o desenho dela, mais que a largura, que dá firmeza ao conjunto. Vire de leve e veja o canto pegar luz.',
    'Ponha-se diante de uma janela, de manhã, e baixe um dedo o queixo: embaixo do maxilar aparece um traço escuro, quase reto. É ele que assina o seu rosto. Gire devagar e o traço vira canto.',
  ],
  coracao: [
    'De frente para uma janela, a claridade ocupa a testa inteira e vai estreitando até o queixo, como um facho virado para baixo. Os olhos ficam na parte mais iluminada, e é por isso que chegam primeiro.',
    'Ponha-se diante de uma janela, de manhã, e acompanhe a luz: ela entra larga, na testa, e sai estreita, no queixo. O caminho passa pelos olhos, e quase ninguém o percorre até o fim sem parar ali.',
  ],
  triangulo: [
    'De frente para uma janela, a parte de baixo do rosto recebe mais luz que a de cima: a mandíbula oferece superfície, e a testa se guarda. Incline um pouco o rosto para cima e veja como a claridade sobe junto.',
    'Ponha-se diante de uma janela, de manhã, e compare as duas metades: embaixo a luz acha onde pousar, em cima ela passa. Erga a cabeça um dedo e ela sobe também; é esse o movimento que o resto destas páginas repete.',
  ],
  diamante: [
    'De frente para uma janela, dois pontos acendem antes de tudo: as maçãs. Acima e abaixo delas a luz escorrega. Incline a cabeça e as diagonais mudam de lugar, o que faz do seu um rosto que a câmera gosta de percorrer.',
    'Ponha-se diante de uma janela, de manhã, e espere: as maçãs são as primeiras a acender, como dois botões. Da testa e do queixo a luz foge em diagonal, e basta virar um pouco para que ela mude de lado.',
  ],
  retangular: [
    'De frente para uma janela, a luz desce em duas faixas compridas, uma de cada lado, e demora a chegar ao queixo. Ponha a mão deitada na testa e observe o que uma simples linha horizontal faz com a altura.',
    'Ponha-se diante de uma janela, de manhã, e veja o tempo que a luz leva da testa ao queixo: é um caminho comprido, sem curva. Deite um dedo acima das sobrancelhas, e o caminho fica menor na hora.',
  ],
}
