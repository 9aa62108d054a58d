import type { Contrast, DepthBand } from '../colour/axes.ts'
import type { AwayKind } from '../colour/wearing.ts'
import type { MeasuredWith } from '../colour/measured.ts'
import type { Family } from '../colour/seasons.ts'
import type { Reasoned } from '../knowledge/reasoned.ts'
import type { Reading } from '../reading/reading.ts'

export const COLOURS_WHERE = [
  'junto ao rosto',
  'camisa ou malha',
  'lenço ou acessório',
  'casaco',
  'segunda camada',
  'acento pequeno',
] as const

export const COLOURS_SAME: Readonly<Record<string, string>> = {
  'faz moldura em volta do rosto.': 'escurece em volta, e o rosto vem à frente.',
  'aparece junto ao rosto sem passar à frente dele.': 'acompanha o rosto na mesma altura.',
  'rebate luz sob o queixo.': 'põe mais um claro sob o queixo.',
}

type Style = Reading['brief']['form']['style']

export const COLOURS_ACCENT: Readonly<Record<Style, string>> = {
  Clássico: 'num lenço ou numa malha, uma de cada vez',
  Moderno: 'numa peça inteira, sem estampa que a divida',
  Despojado: 'na camiseta de todo dia, que é a que mais se vê',
  Elegante: 'no forro, na bolsa, no que aparece quando você se move',
  Ousado: 'as duas juntas, e o resto calado',
}

export const COLOURS_FEAST: Readonly<Record<Style, string>> = {
  Clássico: 'em tecido fosco, pois a luz da festa já brilha',
  Moderno: 'da cabeça aos pés, numa linha só',
  Despojado: 'num tecido bom, e o corte simples de sempre',
  Elegante: 'num vestido ou paletó de caimento, sem outra cor por perto',
  Ousado: 'com brilho, e sem pedir licença',
}

export const FAMILY_QUOTE: Readonly<Record<Family, string>> = {
  primavera: 'A cor certa parece luz, não tinta.',
  verao: 'Sua cor mais bonita tem um pouco de névoa.',
  outono: 'Cores de terra dão ao rosto um fim de tarde.',
  inverno: 'Nitidez é a sua forma de luz.',
}

export const COLOURS_FAMILY: Readonly<Record<Family, string>> = {
  primavera:
    'A primavera reúne quem ganha com calor e claridade. Não é um tom de pele: há primaveras muito claras e muito escuras, e o que as une é a resposta da pele ao dourado limpo.',
  verao:
    'O verão reúne quem ganha com frio e suavidade. Peles de toda profundidade cabem nele; o que têm em comum é a maneira como o azul descansa o rosto delas.',
  outono:
    'O outono reúne quem ganha com calor e profundidade. Está em peles claras e retintas; o sinal é a pele acender diante do terroso.',
  inverno:
    'O inverno reúne quem ganha com frio e nitidez. Não depende de ter pele clara ou escura, e sim de como o rosto sustenta contraste.',
}

export const CONTRAST_ADVICE: Readonly<Record<Contrast, string>> = {
  baixo:
    'Entre a sua pele e o seu cabelo há pouco contraste, então combine cores vizinhas em claridade: o degrau suave é que parece natural.',
  médio:
    'O contraste entre a sua pele e o seu cabelo é médio, o que permite um degrau de claridade por combinação: um claro, um médio, raramente um escuro junto.',
  alto: 'O contraste entre a sua pele e o seu cabelo é alto, e a roupa pode repeti-lo: claro com escuro, lado a lado, fica em você com naturalidade.',
}

/** Together, dark skin and hair lose only the scale's middle. */
export const CONTRAST_DEEP =
  'Entre a sua pele e o seu cabelo há pouco contraste, e os dois são escuros: vista tons escuros próximos, ou um claro só, da cabeça aos pés.'

/** With covered hair, the cloth is beside the skin. */
export const CONTRAST_COVERED =
  'Com a cabeça coberta, quem faz contraste com a pele é o tecido: mais claro que ela, ilumina; mais escuro, desenha o contorno. Os dois são seus, e a escolha é do dia.'

export const COLOURS_INTENTION: Readonly<Record<Reading['intention']['id'], string>> = {
  autoridade: 'Para a autoridade, use os tons mais fundos da cartela em bloco, com um claro só junto ao rosto.',
  criatividade: 'Para a criatividade, junte duas cores da cartela que nunca usou lado a lado.',
  sofisticacao: 'Para a sofisticação, escolha uma cor e vista-a em três texturas.',
  leveza: 'Para a leveza, fique nos claros e médios e deixe o mais escuro para o sapato.',
}

export const COLOURS_MEASURED: Readonly<Record<MeasuredWith, string>> = {
  folha: 'O contraste foi medido com uma folha branca ao lado do rosto.',
  foto: 'Foi medido na sua foto de frente, sem folha branca: é um valor aproximado.',
}

/** `contrastada` is light and deep at once. */
export type ColoursTone = DepthBand | 'contrastada'

/** After what was told of the person, or of what they want to say. */
export const COLOURS_LEAD =
  'São seis cores, cada uma em dois tons, um quente e um frio. Entre os dois, escolhe o seu espelho.'

export const COLOURS_FAN =
  'Seis cores, da mais clara à mais escura, cada uma em dois tons: primeiro o quente, depois o frio.'

export const PALETTE_HEADING = { whole: 'A família inteira', tried: 'A sua seleção inteira, aos pares' } as const

export const TONE_QUOTE: Readonly<Record<ColoursTone, string>> = {
  clara: 'Ao lado do claro, meio-tom já é cor.',
  média: 'No meio da escala, o degrau é que conta.',
  profunda: 'O fundo é que acende o claro.',
  contrastada: 'Quem tem os dois extremos pode vestir os dois.',
}

/** How a colour's lightness stands to what was told of the person. */
export type Beside =
  | 'eyes'
  | 'above'
  | 'below'
  | 'hair'
  | 'skin'
  | 'between'
  | 'hairSide'
  | 'skinSide'
  | 'lighter'
  | 'deeper'
  | 'liked'
  | 'aim'

type Wordings = readonly [string, string, string]

/** Why a colour is tried near the face; the next where another row has said the one before. */
export const COLOURS_BESIDE: Readonly<Record<Exclude<Beside, 'aim'>, Wordings>> = {
  eyes: [
    'no tom dos seus olhos {olhos}: o pano responde ao olhar',
    'outra vez o tom dos seus olhos {olhos}, em outra claridade',
    'e mais um passo dentro do tom dos olhos',
  ],
  above: [
    'mais luz do que há na pele {pele} e no cabelo {cabelo}: é o claro do conjunto',
    'outro claro, acima de você na escala: acende sem endurecer',
    'um claro mais, para alternar com os de antes',
  ],
  below: [
    'mais fundo que a pele {pele} e que o cabelo {cabelo}: faz moldura e deixa o rosto à frente',
    'outra moldura, um passo abaixo de você na escala',
    'moldura também, para alternar com as de antes',
  ],
  hair: [
    'na profundidade do seu cabelo {cabelo}: o rosto fica entre dois iguais',
    'perto da profundidade do cabelo: repete embaixo o que já está em cima',
    'mais um à altura do cabelo, para alternar',
  ],
  skin: [
    'na claridade da sua pele {pele}: faz companhia sem passar à frente dela',
    'perto da claridade da pele: acompanha, e o rosto conduz',
    'mais um à altura da pele, para alternar',
  ],
  between: [
    'entre a claridade da sua pele {pele} e a do seu cabelo {cabelo}: é o degrau do meio',
    'também no meio do caminho entre a pele e o cabelo: liga um ao outro',
    'mais um degrau do meio, para alternar',
  ],
  hairSide: [
    'do lado do seu cabelo {cabelo}: repete essa parte do seu contraste',
    'outra vez do lado do cabelo, em outra cor',
    'e mais um do mesmo lado, para alternar',
  ],
  skinSide: [
    'do lado da sua pele {pele}: repete essa parte do seu contraste',
    'outra vez do lado da pele, em outra cor',
    'e mais um do lado da pele, para alternar',
  ],
  lighter: [
    'um passo acima {de_quem} na escala do claro ao escuro: acende o que está em volta',
    'mais um claro acima de você: um por vez já basta',
    'claro também, para alternar com os de antes',
  ],
  deeper: [
    'um passo abaixo {de_quem} na escala do claro ao escuro: faz moldura',
    'mais uma moldura, funda e calma',
    'moldura também, para os dias de alternar',
  ],
  liked: [
    'das cores que você marcou, na claridade que serve ao seu recado',
    'também do seu gosto, e na mesma conversa',
    'do seu gosto, para alternar',
  ],
}

/** Where nothing of skin and hair was told, by what they want to say: of light and of deeper colours. */
export const COLOURS_AIM: Readonly<Record<Reading['intention']['id'], readonly [light: Wordings, deep: Wordings]>> = {
  autoridade: [
    [
      'um claro inteiro, junto ao rosto: é a luz de que a autoridade precisa',
      'outro claro, para o dia de menos peso',
      'um claro mais, para alternar',
    ],
    [
      'fundo e em bloco, diz autoridade sem levantar a voz',
      'fundo outra vez: o que se afirma fica de pé',
      'e mais um fundo, para alternar',
    ],
  ],
  criatividade: [
    [
      'aceso e claro: abre a conversa antes de você falar',
      'outro aceso, para juntar ao primeiro',
      'e mais um, para o dia de sol',
    ],
    [
      'vivo e cheio: a criatividade aparece de longe',
      'vivo também: dois juntos já são uma ideia',
      'e mais um vivo, para alternar',
    ],
  ],
  sofisticacao: [
    [
      'um médio quieto: a sofisticação fica com o tecido',
      'quieto também, em outra cor',
      'e mais um quieto, para alternar',
    ],
    [
      'fechado e sem brilho: a sofisticação pede pouco',
      'fechado outra vez, em outra textura',
      'e mais um fechado, para a noite',
    ],
  ],
  leveza: [
    [
      'claro e macio: a leveza começa junto ao rosto',
      'macio também: um claro ao lado do outro não pesa',
      'e mais um claro, para alternar',
    ],
    [
      'um passo mais fundo, para a leveza ter onde pousar',
      'mais um pouso, ainda macio',
      'e um terceiro, para alternar',
    ],
  ],
}

/** Why a colour stays away from this face, of one or more. */
export const COLOURS_AWAY: Readonly<Record<AwayKind, string>> = {
  lost: 'perto do tom da pele {pele}: o pano some nela',
  deep: 'um salto grande a partir {de_quem}: a roupa chega antes do rosto; da cintura para baixo, à vontade',
  heavy: 'peso junto ao queixo, e o recado é leveza; da cintura para baixo, à vontade',
  pale: 'muito acima {de_quem} na escala do claro ao escuro: o olho vai primeiro ao pano; na calça ou no sapato, à vontade',
  loud: 'cor acesa ao lado {de_quem}: o olhar fica no pano; numa bolsa ou num tênis, à vontade',
  dusty: 'meio-tom empoeirado, {meio}; longe do queixo, bom fundo',
  doll: 'claro e doce, abaixo da voz da autoridade; em casa, à vontade',
  quiet: 'pouca voz para a criatividade junto ao rosto; embaixo, bom fundo',
  neon: 'à frente do tecido e do corte, que são a sofisticação; num detalhe, à vontade',
}
export const DUSTY_BETWEEN = 'no meio do degrau entre a sua pele e o seu cabelo: apaga os dois'
export const DUSTY_BESIDE_DEEP = 'nem escuro nem claro o bastante ao seu lado'

/** What a person's contrast is to combinations; `fundo`: low, and deep. */
export type Steps = Contrast | 'fundo' | 'none'

type Together = {
  /** In lightness (L*). */
  readonly step: number
  readonly why: string
  /** Both of them deep. */
  readonly deep?: true
}

/** Three combinations: how far apart, and why. */
export const COLOURS_TOGETHER: Readonly<Record<Steps, readonly Together[]>> = {
  baixo: [
    { step: 6, why: 'próximas, como a pele e o cabelo: o degrau suave é o seu' },
    { step: 10, why: 'ainda vizinhas: muda a cor, e a claridade quase fica' },
    { step: 16, why: 'o maior passo que ainda parece seu' },
  ],
  médio: [
    { step: 24, why: 'um degrau só, como o que há entre a pele e o cabelo' },
    { step: 28, why: 'o mesmo degrau, em outras cores' },
    { step: 34, why: 'um pouco mais de distância, para a noite' },
  ],
  alto: [
    { step: 62, why: 'opostas, lado a lado, como a pele e o cabelo' },
    { step: 54, why: 'outra vez claro com escuro, e nada no meio' },
    { step: 46, why: 'o menor passo que ainda acompanha o seu contraste' },
  ],
  fundo: [
    { step: 5, why: 'duas fundas, vizinhas, como a pele e o cabelo', deep: true },
    { step: 64, why: 'um claro inteiro sobre o fundo: é ele que acende' },
    { step: 60, why: 'outra vez um claro só, em outras cores' },
  ],
  none: [
    { step: 8, why: 'próximas: vista-as juntas e veja se o rosto fica à frente' },
    { step: 52, why: 'opostas: a mesma pergunta, com um degrau grande' },
    { step: 26, why: 'no meio das duas: se empatarem, a sua é esta' },
  ],
}

export const COLOURS_PRINTS: Readonly<Record<Steps, string>> = {
  baixo: 'Nas estampas, tom sobre tom: fundo e desenho de claridades vizinhas.',
  médio: 'Nas estampas, fundo e desenho a um passo um do outro, com um terceiro tom entre os dois.',
  alto: 'Nas estampas, desenho nítido sobre fundo oposto: claro no escuro ou escuro no claro.',
  fundo: 'Nas estampas, fundo escuro com um só claro no desenho.',
  none: 'Nas estampas, procure uma das seis cores deste capítulo no fundo ou no desenho.',
}
export const COLOURS_SCALE: Readonly<Record<Style, string>> = {
  Clássico: 'Prefira as miúdas e regulares, do xadrez à risca.',
  Moderno: 'Prefira as geométricas, de tamanho médio.',
  Despojado: 'Prefira as soltas, de tamanho médio, como quem não planejou.',
  Elegante: 'Prefira as espaçadas, com mais fundo que desenho.',
  Ousado: 'Prefira as grandes, uma por vez.',
}

/** Metals beside the face, and how much they shine. */
export const METALS_SIDE: Readonly<Record<Contrast | 'none', readonly [what: string, shine: string]>> = {
  baixo: ['Prateado e dourado, foscos', 'pouco brilho, como o seu contraste baixo'],
  médio: ['Prateado e dourado, acetinados', 'meio brilho, como o seu contraste médio'],
  alto: ['Prateado e dourado, polidos', 'muito brilho, como o seu contraste alto'],
  none: ['Prateado e dourado, de brilho igual', 'assim se compara a cor, e não a luz'],
}
export const METALS_HOW = 'um de cada lado do rosto: qual deixa a pele mais uniforme?'
/** The metal is settled. */
export const INSTEAD_OF_METAL: Reasoned = {
  what: 'Framboesa e coral',
  why: 'dois vermelhos, um de cada lado do rosto: qual deixa a pele mais uniforme?',
}
export const THREE_CLOTHS: readonly Reasoned[] = [
  { what: 'Branco e creme', why: 'a mesma pergunta, em pano: olhe sob os olhos e ao lado da boca' },
  { what: 'Pastel e escuro', why: 'com qual você aparece antes da roupa?' },
  { what: 'Suave e vivo', why: 'um verde acinzentado e um verde aceso: em qual o rosto descansa?' },
]
export const FIFTH_CLOTH = 'a sua primeira cor, nos dois tons: o vencedor diz por qual lado começar nos outros pares'
export const CLOTHS_INVITE =
  'E há uma tarde boa neste capítulo: uma janela sem sol direto, roupa neutra, música e alguém de quem você goste para opinar. São cinco comparações, aqui ou no aplicativo, que guarda as respostas.'

export const DEPTH_WORDS: Readonly<Record<DepthBand, string>> = {
  clara:
    'são claros: perto do rosto, claros e médios pesam tanto quanto você; o escuro fica melhor da cintura para baixo.',
  média: 'são de profundidade média: os tons médios são a sua base, com um degrau mais claro ou mais escuro por vez.',
  profunda: 'são profundos: os tons escuros fazem moldura sem pesar, e o claro entra para acender.',
}

export const CONTRASTED_ADVICE =
  'são de extremos: entre a pele e o cabelo há um degrau grande, o claro repete um lado e o escuro repete o outro.'

export const LIGHT_CLASSIC =
  'Seu armário clássico já deve ter um bom creme e um bom marinho: o creme perto do rosto, o marinho da cintura para baixo.'

/** With a known depth, only the unexpected colour stays away. */
export const COLOURS_SURPRISE = 'junto ao rosto, cores da sua claridade; a inesperada vai no sapato ou na bolsa.'

/** Colour belongs above the temples. */
export const SURPRISE_ABOVE = 'a cor inesperada vai no alto, no lenço ou na armação; embaixo, um neutro.'

export const INTENTION_UNKNOWN: Readonly<Record<Reading['intention']['id'], string>> = {
  autoridade: 'marinho profundo e um claro suave dão autoridade a quase todos.',
  criatividade: 'uma cor viva junto ao rosto abre a conversa; o resto do conjunto pode ser neutro.',
  sofisticacao: 'neutros médios em duas texturas resolvem com sofisticação.',
  leveza: 'cinza-pérola ou areia mantêm a leveza sem comprometer ninguém.',
}

/** How the six are worn. */
export const COLOURS_WORN: Readonly<Record<Style, string>> = {
  Clássico: 'No seu clássico, uma dessas cores por vez, ao lado de um bom marinho ou de um bom creme.',
  Moderno: 'No seu moderno, um bloco inteiro de uma só dessas cores, sem nada que o divida.',
  Despojado: 'No seu despojado, uma camiseta de cada cor que ganhar no espelho já veste a semana.',
  Elegante: 'No seu elegante, uma dessas cores por vez, em bom caimento, e neutros em volta.',
  Ousado: 'No seu ousado, duas delas no mesmo dia, lado a lado, sem neutro no meio.',
}
