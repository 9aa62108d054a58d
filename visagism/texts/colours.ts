import type { Contrast } from '../colour/colours.ts'
import type { MeasuredWith } from '../colour/measured.ts'
import type { DepthBand } from '../colour/propose-seasons.ts'
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
  Clássico: 'em tecido fosco, que a luz de festa já faz o brilho',
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
    'O verão reúne quem ganha com frio e suavidade. Peles de toda profundidade cabem nele; o que têm em comum é a maneira como o azul lhes descansa o rosto.',
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
  'Entre a sua pele e o seu cabelo há pouco contraste, e os dois são fundos: vizinhos escuros e um claro inteiro, um por vez, ficam naturais.'

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
  folha: 'Foi medido com uma folha branca ao lado do rosto.',
  foto: 'Foi medido na sua foto de frente, sem folha branca: é um valor aproximado.',
}

/** `contrastada` is light and deep at once. */
export type ColoursTone = DepthBand | 'contrastada'

export const TONE_KNOWN = 'Com isso já se escolhe a claridade das cores; a temperatura fica para o espelho.'

export const COLOURS_FAN: Readonly<Record<ColoursTone | 'none', string>> = {
  none: 'Um leque das quatro estações: nenhuma delas é sua ainda. Experimente-as diante do espelho.',
  clara: 'Um leque das quatro estações, na sua claridade. Nenhuma estação é sua ainda.',
  média: 'Um leque das quatro estações, perto da sua claridade. Nenhuma estação é sua ainda.',
  profunda: 'Um leque das quatro estações, na sua profundidade. Nenhuma estação é sua ainda.',
  contrastada: 'Um leque das quatro estações, nos dois extremos do seu contraste. Nenhuma estação é sua ainda.',
}

export const TONE_QUOTE: Readonly<Record<ColoursTone, string>> = {
  clara: 'Ao lado do claro, meio-tom já é cor.',
  média: 'No meio da escala, o degrau é que conta.',
  profunda: 'O fundo é que acende o claro.',
  contrastada: 'Quem tem os dois extremos pode vestir os dois.',
}

export type ColoursBand = 'light' | 'middle' | 'deep'

/** Which lightness goes near the face, and why. */
export const COLOURS_START: Readonly<
  Record<ColoursTone, readonly (readonly [head: string, band: ColoursBand, why: string])[]>
> = {
  clara: [
    ['Perto do rosto', 'light', 'pesam tanto quanto você'],
    ['Um degrau abaixo', 'middle', 'fazem sombra sem virar buraco'],
  ],
  média: [
    ['Perto do rosto', 'middle', 'estão na sua altura da escala'],
    ['Um degrau acima', 'light', 'clareiam sem se separar de você'],
    ['Um degrau abaixo', 'deep', 'seguram o conjunto à noite'],
  ],
  profunda: [
    ['Perto do rosto', 'deep', 'emolduram sem apagar'],
    ['Para acender', 'light', 'são a luz do conjunto'],
  ],
  contrastada: [
    ['O claro', 'light', 'repete a parte clara de você'],
    ['O escuro', 'deep', 'repete a parte escura, e os dois juntos a repetem inteira'],
  ],
}

export const COLOURS_CARE: Readonly<Record<ColoursTone, Reasoned>> = {
  clara: {
    what: 'Com cuidado: o escuro inteiro junto ao queixo',
    why: 'da cintura para baixo, não disputa com os olhos',
  },
  média: { what: 'Com cuidado: os dois extremos juntos', why: 'o degrau fica maior que o seu' },
  profunda: {
    what: 'Com cuidado: meios-tons empoeirados',
    why: 'não são fundos como você, nem claros como um contraste',
  },
  contrastada: { what: 'Com cuidado: tudo em meio-tom', why: 'a roupa fica mais apagada que o rosto' },
}

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
  criatividade: 'ponha a cor longe do rosto, no sapato ou na bolsa, e crie à vontade.',
  sofisticacao: 'neutros médios em duas texturas resolvem com sofisticação.',
  leveza: 'cinza-pérola ou areia mantêm a leveza sem comprometer ninguém.',
}

export const STYLE_UNKNOWN: Readonly<Record<Reading['brief']['form']['style'], string>> = {
  Clássico: 'Seu armário clássico já deve ter um bom marinho e um bom creme: comece por eles.',
  Moderno: 'Seu lado moderno pode esperar em preto da cintura para baixo.',
  Despojado: 'No despojado, um jeans e uma camiseta de cada neutro servem de laboratório.',
  Elegante: 'A elegância aguenta bem um mês de neutros, desde que o caimento seja bom.',
  Ousado: 'A ousadia não precisa esperar por isso: formas não têm estação.',
}
