import type { MapPlace } from '../hair/hair.ts'
import type { HairTexture } from '../knowledge/axes.ts'
import type { Reading } from '../reading/reading.ts'

export const HAIR_COVERED =
  'Você cobre o cabelo: estas páginas são para quando ele fica à vista, onde e com quem você quiser. Os cortes aparecem desenhados sem o tecido, só nelas. O que se vê todos os dias está em óculos, golas, acessórios e cores.'

export const HAIR_NATURAL_LINE = 'A testa fica bem com o contorno natural, sem riscar.'

export const JAW_IN_SIGHT = 'E a mandíbula fica à vista, como ela é.'

/** Against what the map wants. */
export const HAIR_AGAINST: Readonly<Record<MapPlace, Readonly<Record<'asked' | 'refused', string>>>> = {
  crown: { asked: 'o topo fica baixo', refused: 'o topo fica um pouco mais alto' },
  temples: { asked: 'as têmporas ficam mais leves', refused: 'as têmporas ficam mais cheias' },
  cheeks: { asked: 'os lados ficam mais finos', refused: 'as maçãs ganham algum corpo' },
  jaw: { asked: 'o queixo fica sem o corpo do cabelo', refused: 'o queixo ganha algum peso' },
}

export const SECOND_MAP = [
  'a segunda forma acrescenta:',
  'na segunda forma seriam:',
  'a outra leitura diria:',
  'e, pela segunda forma:',
] as const

export const IN_HAIR: Readonly<Record<HairTexture | 'none', readonly [string, string, string, string]>> = {
  liso: [
    'no seu fio liso, é a raiz que decide',
    'no liso, o volume vem das camadas',
    'no liso, é a ponta que decide',
    'no liso, a base aparece por inteiro',
  ],
  ondulado: [
    'na sua onda, quem decide é a raiz, ao secar',
    'na onda, o volume fica se o pente não passar depois',
    'na onda, o volume depende de onde ela dobra',
    'na onda, a ponta leve sobe e a cheia assenta',
  ],
  cacheado: [
    'no seu cacho, quem decide é a raiz, ao secar',
    'no cacho, é o corte mecha a mecha que conta',
    'no cacho, o volume depende de onde a mola abre',
    'no cacho, é a base que pesa ou flutua',
  ],
  crespo: [
    'no seu crespo, quem decide é o pente-garfo',
    'no crespo, a forma se apara a seco',
    'no crespo, a largura é decisão de tesoura',
    'no crespo, o contorno de baixo desenha o rosto',
  ],
  none: [
    'decide-se na raiz, ao secar',
    'decide-se nas camadas da frente',
    'decide-se onde as mechas terminam',
    'decide-se na base, com quem corta',
  ],
}

/** Of plaits, twists and locs. */
export const IN_CORDS = [
  'decide-se na risca, e no que se prende',
  'decide-se na largura das mechas',
  'decide-se no que fica solto ao lado',
  'decide-se onde as pontas param',
] as const

export const LEVEL_TEXT: Readonly<Record<'Baixa' | 'Média' | 'Alta' | 'none', string>> = {
  Baixa:
    'Você quer pouca manutenção, e isso mandou para o fim da fila o que perde a forma antes de dois meses. O corte que cresce bem é a verdadeira economia; na tabela, a última linha diz quais deles pedem mais.',
  Média:
    'Você aceita uma manutenção média. É o ritmo em que a maior parte dos cortes vive melhor; a tabela diz, de cada um, em quantas semanas voltar.',
  Alta: 'Você disse que manutenção alta não é problema. Isso abre as portas do que precisa de retoque frequente, e também da cor com raiz à vista.',
  none: 'Você não disse quanto tempo quer dedicar ao cabelo; ao lado de cada corte está o intervalo, para você decidir com a agenda na mão.',
}

export const NONE_LOW =
  'Você quer pouca manutenção, e do comprimento de hoje nenhum corte espera tanto: escolhemos o que pede menos, e a última linha da tabela diz quanto.'

export const LOW_LEVEL =
  'Você quer pouca manutenção, e isso pesou na ordem dos três. O corte que cresce bem é a verdadeira economia; na tabela, a última linha diz quais deles pedem mais visitas.'

export const SHAVEN_TITLE = 'Três caminhos. A cabeça fica rente.'

export const SHAVEN_BALANCE =
  'O equilíbrio vem do que está em volta: sobrancelha, armação, gola e, para quem usa, barba. Elas fazem o que um volume faria, e sem pedir pente.'
export const SHAVEN_SKIN =
  'Você usa a cabeça rente, e os três caminhos ficam rentes. O que muda de um para o outro é quanto fio se vê e onde ele some; o que os três pedem é cuidado com a pele: hidratante sem perfume à noite, protetor solar todas as manhãs, lâmina só a favor do fio.'
export const SHAVEN_BEARD =
  'Com a cabeça rente, a barba começa numa linha que se vê: a costeleta. Peça que ela desça da sombra do cabelo sem degrau, e que o pescoço termine dois dedos acima do pomo.'

export const RECOMMENDED_BY_LENGTH =
  'Pelo comprimento de hoje, o primeiro caminho é o seu: é o que cabe no que há hoje. Os outros dois esperam o cabelo crescer, e a tabela diz quanto.'

export const RECOMMENDED_TO_STAY =
  'Pelo que você contou, o primeiro caminho é o seu: ficar, com duas correções. Os outros vão do mais perto ao mais longe, para o dia em que quiser.'

export const RECOMMENDED_SHAVEN =
  'Você usa a cabeça rente e não pediu outra coisa: o primeiro caminho é continuar, com o contorno em dia. Os outros dois também ficam rentes, e nenhum pede que cresça.'

export const RECOMMENDED_ON_TOP =
  'O caminho por onde começar se corta em cima já na próxima visita; os lados chegam depois, e a tabela diz quando.'

/** A great change was asked for and is not made. */
/** Why no path changes as much as was asked, on the page of the three and in the letter. */
export const NOT_GREAT = {
  length:
    'Você pediu uma mudança grande, e o comprimento de hoje ainda não a permite: nada do que se corta já mudaria o bastante para se ver de longe.',
  rules:
    'Você pediu uma mudança grande. O que você disse que fica, e o que o seu contorno recusa, deixou só caminhos mais curtos: preferimos dizer a fingir.',
  shaven: (where: string) =>
    `Você pediu uma mudança grande. Numa cabeça rente, nenhum corte muda o bastante para se ver de longe: a mudança está ${where}.`,
} as const
export const NOT_GREAT_LETTER = {
  length:
    'Você pediu uma mudança grande, e o comprimento de hoje ainda não a permite: a página dos três caminhos diz o que já muda e o que espera.',
  rules:
    'Você pediu uma mudança grande, e o que fica como você disse não deixou lugar para ela: a página dos três caminhos diz até onde se vai.',
  shaven: (where: string) =>
    `Você pediu uma mudança grande. Numa cabeça rente o cabelo pouco muda de longe: o que muda o conjunto está ${where}, e as páginas dizem como.`,
} as const

export const RECOMMENDED_TEXT: Readonly<Record<Reading['cuts']['recommended'], string>> = {
  now: 'Os três vão do mais perto ao mais longe de hoje. Pelo que você pediu, comece pelo primeiro: melhora o desenho sem anunciar a mudança.',
  next: 'Os três vão do mais perto ao mais longe de hoje. Pelo que você pediu, comece pelo segundo: dá tempo de conversar com quem corta e de chegar à cadeira com certeza.',
  bold: 'Os três vão do mais perto ao mais longe de hoje. Pelo que você pediu, comece pelo terceiro: ele foi posto por último só pela distância.',
}

/** Of the nearest path, where a great change was asked for: it is one, or the page has said why none is. */
export const RECOMMENDED_GREAT = {
  is: 'Os três vão do mais perto ao mais longe de hoje, e você pediu uma mudança grande: comece pelo primeiro, que já se vê de longe; os outros vão além.',
  isNot: 'Os três vão do mais perto ao mais longe de hoje: comece pelo primeiro, e deixe os outros para quando der.',
} as const

/** Where nothing but today's hair keeps what was said. */
export const ONE_CUT =
  'O corte aqui é um só, o de hoje: nenhum outro cabe no que você contou. O que os três caminhos mudam é o modo de usá-lo e de cuidar dele; leia-os como três modos, e não como três cortes.'
