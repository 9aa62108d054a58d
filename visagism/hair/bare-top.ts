/**
 * Living without hair on top (practice, M). Kind and plain: no text advises hiding or covering it; a doctor is named, a treatment is
 * not.
 */
import type { FaceShape } from '../knowledge/axes.ts'
import type { Refusal } from '../knowledge/effects.ts'
import type { Intention } from '../knowledge/intention.ts'
import type { HairPath } from './hair.ts'

export const BARE_TITLE = 'Três caminhos, sem esconder'
export const BARE_QUOTE = 'O que não se esconde deixa de ser assunto.'

type BareShape = {
  readonly lead: string
  /** Where width or height come from instead of hair. */
  readonly instead: string
}
export const BARE_BY_SHAPE: Readonly<Record<FaceShape, BareShape>> = {
  oval: {
    lead: 'Sem fios no alto, o oval aparece inteiro, e é dos contornos que menos pedem em troca.',
    instead:
      'Nada precisa ser compensado. Escolha um só ponto de força, a armação, a gola ou o queixo, e deixe a cabeça em paz.',
  },
  redondo: {
    lead: 'Quando o cabelo não sobe, a altura vem de baixo: do queixo, da gola e do canto da armação.',
    instead:
      'A cabeça à mostra continua a curva do rosto. O que desce, uma gola aberta, um casaco de bordas longas, um queixo com algum corpo, dá ao olhar um caminho que não é o círculo.',
  },
  quadrado: {
    lead: 'Em cima, uma curva só; embaixo, a sua base firme. É um desenho forte, e já está pronto.',
    instead:
      'A cabeça à mostra é a curva que a mandíbula pedia ao cabelo. Aro redondo, gola macia e nenhuma linha reta a mais perto do maxilar bastam.',
  },
  coracao: {
    lead: 'Com o alto à mostra, a testa conta mais: o peso tem de vir de perto do queixo.',
    instead:
      'Tudo o que tem corpo da boca para baixo, uma gola cheia, um lenço, alguma sombra no queixo, faz companhia à parte fina. No alto, só pele cuidada, sem brilho.',
  },
  triangulo: {
    lead: 'O alto sem fios é liso e mais estreito que a base: quem o alarga agora são os olhos.',
    instead:
      'Armação marcada em cima e sobrancelha presente fazem o trabalho das têmporas cheias. Embaixo, tudo rente.',
  },
  diamante: {
    lead: 'A cabeça à mostra deixa as maçãs sozinhas no meio: falta companhia em cima e embaixo.',
    instead:
      'Sobrancelha inteira e armação da largura das maçãs enchem a têmpora; gola com corpo e algum volume no queixo firmam a base.',
  },
  retangular: {
    lead: 'Sem cabelo que alargue, as linhas deitadas vêm da armação, da boca e da gola.',
    instead:
      'O alto liso soma altura a um rosto que já a tem. Uma armação larga, um ombro marcado ou um bigode seguram o olhar no caminho.',
  },
}

export const BARE_START =
  'O alto da sua cabeça é sem fios. Os três caminhos partem disso: nenhum põe cabelo onde não há, nenhum pede mecha atravessada.'
/** A man is asked about his beard elsewhere. */
export const BARE_COVERED =
  'Cobrir também é um caminho, quando e onde você quiser: lenço, turbante ou prótese capilar não corrigem nada, vestem. A prótese chega comprida de propósito; peça que a cortem em você, com o contorno da sua testa, e não na caixa.'
/** Sudden or patchy loss is for a doctor first. */
export const BARE_DOCTOR =
  'Se os fios se foram depressa ou em placas, a primeira visita é à dermatologia; estes caminhos servem enquanto isso, e depois.'

export const BARE_MAP_TITLE = 'O que faz o papel do volume'

export const BARE_AVOID: readonly [Refusal, Refusal, Refusal] = [
  { what: 'Mecha comprida atravessada no alto', why: 'leva o olhar aonde ela queria que ele não fosse' },
  { what: 'Lados compridos em volta do alto', why: 'alargam a cabeça na altura das orelhas' },
  { what: 'Spray ou fibra que pinta a pele', why: 'mancha a gola, e ao sol a cor se vê' },
]

export const BARE_INTENTION: Readonly<Record<HairPath, Readonly<Record<Intention, string>>>> = {
  now: {
    autoridade: 'Para a autoridade, contorno em dia vale mais que altura: nuca e costeleta conferidas toda semana.',
    criatividade: 'Para a criatividade, a cabeça é o fundo limpo; ponha a surpresa na cor da gola ou numa peça só.',
    sofisticacao: 'Para a sofisticação, pele fosca no alto e um acabamento sem linha marcada.',
    leveza: 'Para a leveza, deixe macia a passagem de um tamanho ao outro.',
  },
  next: {
    autoridade: 'Quem busca autoridade ganha com a decisão à vista: igual em volta, sem meio-termo.',
    criatividade: 'Quem busca criatividade pode deixar a textura dos lados aparecer, ou tirá-la de vez.',
    sofisticacao: 'Quem busca sofisticação repara na pele: hidratada, sem brilho, ela é o acabamento.',
    leveza: 'Quem busca leveza agradece o corte que seca sozinho.',
  },
  bold: {
    autoridade: 'É um dos visuais que mais autoridade dão sem dizer nada.',
    criatividade: 'Poucas telas são tão livres: o resto do rosto vira assinatura.',
    sofisticacao: 'Há nele a elegância do que foi reduzido ao necessário.',
    leveza: 'Sem fio nenhum, o vento não tem o que desfazer: leveza também é isso.',
  },
}

/** Replaces the chapter on texture. */
export const SCALP = {
  title: 'A pele do alto',
  lead: 'Onde não há fio há pele, e ela pede o que o rosto pede, com mais sol em cima.',
  quote: 'Cabeça cuidada é como sapato limpo: não se nota, e diz tudo.',
  how: [
    'A pele à mostra recebe sol de frente o ano inteiro e quase nenhuma sombra. Protetor todos os dias, também com nuvem, e chapéu quando a sombra do meio-dia é curta: queimadura ali dói e descasca à vista de todos.',
    'Ela produz a própria oleosidade e brilha no meio da tarde. Sabonete suave à noite, um lenço de papel encostado, sem esfregar, durante o dia; o que resseca demais brilha mais no dia seguinte.',
  ],
  items: [
    {
      what: 'Protetor solar fosco, fator 30 ou mais',
      why: 'protege sem fazer espelho; repasse a cada duas horas na rua',
    },
    { what: 'Hidratante leve, à noite', why: 'a máquina e a lâmina tiram a camada que segura a água' },
    {
      what: 'Uma olhada no espelho de mão, uma vez por mês',
      why: 'pinta que mudou ou ferida que não fecha é consulta',
    },
  ],
  avoid: [
    { what: 'Lâmina contra o fio', why: 'encrava, mais ainda no fio enrolado' },
    { what: 'Perfume ou loção com álcool no alto', why: 'arde, resseca e mancha com o sol' },
  ],
  around: {
    liso: 'O fio liso arma quando passa de dois centímetros: é o comprimento em que se volta.',
    ondulado: 'A onda levanta atrás da orelha antes de parecer comprida: é ali que se confere.',
    cacheado: 'O cacho abre para fora quando cresce: curto, ele fica rente e mostra o desenho.',
    crespo: 'O crespo cresce para fora e alarga: curto e por igual, ele desenha a cabeça.',
    none: 'O que cresce em volta se mede pela orelha: quando o fio encosta nela, é hora de aparar.',
  },
} as const

export const BARE_COLOUR = {
  title: 'A cor que ficou em volta',
  lead: 'Sem cabelo no alto, a cor se lê em três lugares: nos lados, na sobrancelha e na barba, onde ela cresce.',
  quote: 'Quando há pouco fio, a pele também é cor.',
  heading: 'Deixar como é',
  kept: 'Em poucos milímetros, tinta parece tinta. O tom de nascença, com os brancos que vierem, combina com a pele que está ao lado dele.',
  white: 'Os brancos dos lados clareiam o contorno: a sobrancelha, se for mais escura, segura o olhar sem ajuda.',
  items: [
    { what: 'Sobrancelha no tom de nascença', why: 'é a única moldura alta do rosto, e tingida mais escura pesa' },
    { what: 'Cor perto do rosto', why: 'a gola e a armação fazem o que uma mecha faria' },
    { what: 'Pele fosca no alto', why: 'o brilho da pele desloca todas as cores em volta' },
  ],
  avoid: { what: 'Tingir os lados e deixar a barba', why: 'duas cores a três dedos de distância contam a história' },
  intention: {
    autoridade: 'Para a autoridade, contraste: escuro na gola, claro na pele.',
    criatividade: 'Para a criatividade, uma armação de cor que o cabelo nunca teria.',
    sofisticacao: 'Para a sofisticação, dois tons vizinhos, e nenhum brilho.',
    leveza: 'Para a leveza, gola clara: ela devolve luz de baixo para cima.',
  } satisfies Readonly<Record<Intention, string>>,
} as const
