/** For a head that is covered: what the fold, the knot and the edge do beside the face (practice, M). Nothing here names what is under them. */
import type { FaceShape } from '../knowledge/axes.ts'
import type { Intention } from '../knowledge/intention.ts'
import type { ObservedValue } from '../observed/observed.ts'
import type { Reasoned } from '../knowledge/reasoned.ts'

export type HeadCloth = Exclude<ObservedValue<'covering'>, 'não'>

/** With article, after “o que”. */
export const CLOTH_NAMES: Readonly<Record<HeadCloth, { readonly name: string; readonly the: string }>> = {
  véu: { name: 'véu', the: 'o véu' },
  turbante: { name: 'turbante', the: 'o turbante' },
  outro: { name: 'tecido', the: 'o que cobre a cabeça' },
}

type ByShape = {
  readonly lead: string
  readonly quote: string
  /** Forehead or knot, height, side, lower edge. */
  readonly rules: readonly [Reasoned, Reasoned, Reasoned, Reasoned]
}

export const VEIL_BY_SHAPE: Readonly<Record<FaceShape, ByShape>> = {
  oval: {
    lead: 'No seu contorno a borda pode ir rente ou solta: o que se acerta é a distância da sobrancelha.',
    quote: 'A moldura certa é a que some ao lado do rosto.',
    rules: [
      {
        what: 'Dois dedos de testa à vista',
        why: 'acima da sobrancelha: com menos, o olhar fecha; com mais, o tecido escorrega',
      },
      { what: 'Um dedo de folga no alto', why: 'solta o pano do osso sem acrescentar altura' },
      { what: 'Borda solta nas maçãs', why: 'acompanha a curva que o contorno já faz' },
      { what: 'Dobra lisa sob o queixo', why: 'um dedo entre o tecido e o queixo deixa a linha dele respirar' },
    ],
  },
  redondo: {
    lead: 'Altura em cima, borda rente dos lados: a moldura fica mais comprida que larga.',
    quote: 'O que sobe alonga; o que abre arredonda.',
    rules: [
      { what: 'Três dedos de testa à vista', why: 'a pele acima da sobrancelha é altura que não pesa' },
      { what: 'Um dedo de altura no alto', why: 'uma dobra a mais ali sobe a linha inteira' },
      { what: 'Borda rente às maçãs', why: 'recolhe a parte mais larga do contorno' },
      { what: 'Ponta caída em V no peito', why: 'continua o rosto para baixo, em vez de fechá-lo em roda' },
    ],
  },
  quadrado: {
    lead: 'Borda em curva e nada justo sob o queixo: o tecido responde ao canto do maxilar sem repeti-lo.',
    quote: 'Ao lado de um canto firme, a dobra faz a curva.',
    rules: [
      {
        what: 'Dois dedos de testa, em arco',
        why: 'puxe a borda um pouco para trás nas têmporas: a linha de cima vira curva',
      },
      { what: 'Um dedo de folga no alto', why: 'sem aresta: alise a dobra com a palma' },
      { what: 'Drapeado solto ao lado do maxilar', why: 'a dobra mole cai sobre o canto e o arredonda' },
      { what: 'Um dedo entre o tecido e o queixo', why: 'justo ali, ele desenharia o ângulo outra vez' },
    ],
  },
  coracao: {
    lead: 'Assentado na testa, mais cheio ao lado do queixo: a largura fica onde o contorno afina.',
    quote: 'O que o queixo não tem, a dobra empresta.',
    rules: [
      { what: 'Dois dedos de testa à vista', why: 'a borda um pouco mais baixa divide a parte mais ampla' },
      { what: 'O alto assentado', why: 'sem dobra a mais: o alto do seu rosto já chega primeiro' },
      { what: 'Borda rente nas têmporas', why: 'o tecido só se abre da orelha para baixo' },
      { what: 'Dobra cheia ao lado do queixo', why: 'dois dedos de pano solto de cada lado fazem a base' },
    ],
  },
  triangulo: {
    lead: 'Corpo junto às têmporas, liso ao lado do maxilar: o tecido alarga o alto e deixa a base quieta.',
    quote: 'Ponha o pano em cima, e a base sossega.',
    rules: [
      { what: 'Três dedos de testa à vista', why: 'mais pele no alto equilibra a base' },
      { what: 'Uma touca com corpo, por baixo', why: 'um dedo de tecido junto a cada têmpora abre o alto' },
      { what: 'Borda lisa ao lado do maxilar', why: 'sem dobra ali: a parte mais larga não ganha pano' },
      { what: 'Ponta longa, jogada para trás', why: 'tira o peso de perto do queixo' },
    ],
  },
  diamante: {
    lead: 'Corpo nas têmporas e no queixo, nada apertado sobre as maçãs.',
    quote: 'As maçãs já falam: o tecido escuta.',
    rules: [
      { what: 'Três dedos de testa à vista', why: 'a testa, mais estreita, aparece inteira' },
      { what: 'Um dedo de corpo junto às têmporas', why: 'leva a linha de cima até a largura das maçãs' },
      { what: 'Borda solta sobre as maçãs', why: 'apertada ali, ela marcaria a parte mais larga' },
      { what: 'Dobra cheia sob o queixo', why: 'dá companhia à base, que afina' },
    ],
  },
  retangular: {
    lead: 'Rente em cima, borda aberta ao lado das maçãs: a largura vem do pano, e a altura fica como é.',
    quote: 'Uma dobra para o lado encurta mais que uma dobra para baixo.',
    rules: [
      { what: 'Dois dedos de testa, não mais', why: 'a borda mais baixa encurta o rosto' },
      { what: 'O alto rente', why: 'sem dobra e sem enchimento: altura o contorno já tem' },
      { what: 'Borda aberta ao lado das maçãs', why: 'um dedo de ar de cada lado dá largura ao meio' },
      { what: 'Pano em volta do pescoço', why: 'a volta deitada interrompe a linha que desce' },
    ],
  },
}

export const TURBAN_BY_SHAPE: Readonly<Record<FaceShape, ByShape>> = {
  oval: {
    lead: 'No seu contorno o nó vai onde a mão alcança: em cima, de lado ou atrás.',
    quote: 'Escolha o nó pelo dia, não pelo rosto.',
    rules: [
      { what: 'Nó em cima, de lado ou atrás', why: 'o contorno aceita os três' },
      { what: 'Três dedos de altura', why: 'da testa à última volta: a medida que não muda nada' },
      { what: 'Borda a dois dedos da sobrancelha', why: 'deixa a linha dela inteira' },
      { what: 'Orelha de fora ou coberta, as duas iguais', why: 'uma de cada jeito inclina o rosto' },
    ],
  },
  redondo: {
    lead: 'O nó sobe: no alto da cabeça, ele dá a altura que a curva pede.',
    quote: 'Um nó alto vale por um palmo de espelho.',
    rules: [
      { what: 'Nó no alto, ao centro', why: 'põe a linha que sobe onde o contorno é redondo' },
      { what: 'Quatro dedos de altura', why: 'as voltas sobem, não alargam' },
      { what: 'Borda a três dedos da sobrancelha', why: 'a testa à vista também é altura' },
      { what: 'Lados rentes às têmporas', why: 'uma volta só de cada lado não soma largura' },
    ],
  },
  quadrado: {
    lead: 'Nó um pouco de lado e em curva, para que a borda não repita a reta do maxilar.',
    quote: 'Uma volta torta desfaz duas retas.',
    rules: [
      { what: 'Nó de lado, acima da sobrancelha', why: 'quebra a simetria dos cantos' },
      { what: 'Três dedos de altura, em arco', why: 'a última volta fecha em curva' },
      { what: 'Borda inclinada', why: 'um dedo mais alta de um lado que do outro' },
      { what: 'Uma ponta solta atrás da orelha', why: 'pano macio ao lado do maxilar o arredonda' },
    ],
  },
  coracao: {
    lead: 'Assentado em cima, com o nó atrás: o peso sai da parte mais ampla.',
    quote: 'Quanto menos em cima, mais queixo.',
    rules: [
      { what: 'Nó atrás, na altura da orelha', why: 'tira o peso da testa' },
      { what: 'Dois dedos de altura', why: 'voltas finas, bem assentadas' },
      { what: 'Borda a dois dedos da sobrancelha', why: 'divide a testa sem escondê-la' },
      { what: 'Pontas caídas ao lado do pescoço', why: 'põem pano onde o contorno afina' },
    ],
  },
  triangulo: {
    lead: 'Voltas largas na altura das têmporas e nó à frente: o alto ganha a largura que a base já tem.',
    quote: 'O alto pode ser generoso.',
    rules: [
      { what: 'Nó à frente, largo', why: 'põe largura acima dos olhos' },
      { what: 'Quatro dedos de altura', why: 'o corpo do pano fica todo em cima' },
      { what: 'Borda a três dedos da sobrancelha', why: 'mais pele no alto equilibra a base' },
      { what: 'Nada solto perto do maxilar', why: 'as pontas ficam escondidas nas voltas' },
    ],
  },
  diamante: {
    lead: 'As voltas se abrem junto às têmporas, e a borda deixa ver um pouco de testa.',
    quote: 'Têmpora com pano, maçã com espaço.',
    rules: [
      { what: 'Nó à frente, baixo', why: 'alarga a testa, que é estreita' },
      { what: 'Três dedos de altura', why: 'o corpo fica dos lados, e não em cima' },
      { what: 'Borda a três dedos da sobrancelha', why: 'a testa aparece inteira' },
      { what: 'Voltas abertas nas têmporas', why: 'vão até a largura das maçãs, e param nela' },
    ],
  },
  retangular: {
    lead: 'Voltas baixas e largas, com o nó de lado ou atrás: nada que suba.',
    quote: 'O que deita encurta.',
    rules: [
      { what: 'Nó de lado ou atrás', why: 'à frente e no alto, ele somaria altura' },
      { what: 'Dois dedos de altura', why: 'poucas voltas, bem abertas' },
      { what: 'Borda a dois dedos da sobrancelha', why: 'encurta o rosto' },
      { what: 'Voltas largas sobre as orelhas', why: 'dão largura ao meio do rosto' },
    ],
  },
}

/** Caps and the like: the height follows the shape, the rest anybody. */
export const CAP_HEIGHT: Readonly<Record<FaceShape, Reasoned>> = {
  oval: { what: 'Altura média', why: 'a da distância entre a sobrancelha e a base do nariz' },
  redondo: { what: 'Um dedo de altura a mais', why: 'o alto solto dá a altura que a curva pede' },
  quadrado: { what: 'Alto arredondado', why: 'uma borda reta repetiria a do maxilar' },
  coracao: { what: 'Alto assentado, sem volume', why: 'a parte mais ampla do rosto fica quieta' },
  triangulo: { what: 'Alto com corpo, até as têmporas', why: 'alarga o que a base já tem' },
  diamante: { what: 'Borda larga nas têmporas', why: 'leva a testa até a largura das maçãs' },
  retangular: { what: 'Alto rente', why: 'altura o contorno já tem' },
}
export const CAP_RULES: readonly [Reasoned, Reasoned, Reasoned] = [
  { what: 'Borda a dois dedos da sobrancelha', why: 'mais baixa, ela fecha o olhar; mais alta, escorrega' },
  { what: 'Um dedo de folga na costura', why: 'se marca a pele, está um número abaixo' },
  { what: 'Orelhas iguais', why: 'as duas de fora ou as duas cobertas: uma de cada jeito inclina o rosto' },
]
export const CAP_LEAD = 'A altura do pano e a distância da sobrancelha fazem quase tudo; o resto é o tecido.'
export const CAP_QUOTE = 'A borda certa é a que não deixa marca.'

export const CLOTH_INTENTION: Readonly<Record<Intention, string>> = {
  autoridade: 'Para a autoridade, uma cor só, lisa e mais escura que a roupa; a dobra fica onde foi posta.',
  criatividade: 'Para a criatividade, a estampa vai no tecido e a roupa fica lisa; uma dobra fora do lugar basta.',
  sofisticacao: 'Para a sofisticação, tom sobre tom com a roupa, e um alfinete só, da cor do tecido.',
  leveza: 'Para a leveza, tons claros, pano que se mexe e a borda um pouco solta.',
}

/** Fabric by how it falls: name, weight, where it works. */
export const FABRICS: readonly (readonly [string, string, string])[] = [
  ['Crepe', 'fosco, não escorrega', 'todo dia e trabalho'],
  ['Viscose ou modal', 'macio, cai em dobra', 'casa e calor'],
  ['Chiffon forrado', 'leve, pede touca por baixo', 'visita e festa'],
  ['Cetim', 'brilha, escorrega', 'festa, com dois alfinetes'],
  ['Malha fria', 'estica, dispensa alfinete', 'viagem e exercício'],
]

export const FABRIC_WORDS =
  'Fosco absorve a luz e acalma; acetinado a devolve e chama o olhar. Para o dia, um dos dois; para a festa, o outro.'

export const PIN_RULES: Readonly<Record<HeadCloth, readonly Reasoned[]>> = {
  véu: [
    { what: 'Alfinete ao lado do queixo', why: 'solta o tecido à frente e desenha uma curva' },
    { what: 'Alfinete na têmpora', why: 'recolhe o tecido e alonga a linha do lado' },
    { what: 'Ímã no lugar do alfinete', why: 'não fura o crepe nem o cetim, e sai com uma mão' },
    {
      what: 'Touca interna um número acima',
      why: 'apertada, ela marca a testa e puxa: se deixa linha na pele, troque',
    },
  ],
  turbante: [
    { what: 'Comece pela nuca, termine na testa', why: 'a última volta é a que se vê: ela decide a borda' },
    { what: 'Touca de malha por baixo', why: 'segura o pano, e as voltas não precisam apertar' },
    { what: 'Mude o nó de lado a cada dia', why: 'o peso não fica sempre no mesmo ponto' },
    { what: 'Esconda a ponta na volta de trás', why: 'um alfinete de segurança por dentro segura o dia inteiro' },
  ],
  outro: [
    { what: 'Costura para fora', why: 'virada para dentro, ela marca a testa no fim do dia' },
    { what: 'Forro liso', why: 'cetim ou malha fria por dentro, e o algodão por fora' },
    { what: 'Duas iguais', why: 'uma em uso, outra lavando: pano úmido não se põe' },
    { what: 'Nada apertado nas têmporas', why: 'ali a pele é fina, e o que puxa marca' },
  ],
}

export const CLOTH_DAY: readonly (readonly [string, string, string])[] = [
  ['Manhã', 'pano passado, borda medida com dois dedos', 'um alfinete a mais na bolsa'],
  ['Trabalho', 'crepe ou malha, pontas presas', 'nada solto que enganche'],
  ['Com óculos', 'a haste por fora da touca e por dentro do pano', 'não apertam, e não embaçam'],
  ['Calor', 'viscose clara, uma volta a menos', 'troque ao meio-dia se molhar'],
  ['Noite', 'um tom mais fundo, ou cetim com dois alfinetes', 'a borda volta ao lugar no espelho da entrada'],
]

/** Where it is not known how the cloth is worn: no pin, no knot, no feast. */
export const PLAIN_FABRICS = [
  ['Algodão', 'firme, absorve', 'todo dia e trabalho'],
  ['Viscose ou modal', 'macio, cai em dobra', 'casa e calor'],
  ['Crepe', 'fosco, não escorrega', 'o que deve ficar no lugar'],
  ['Malha fria', 'estica, não aperta', 'viagem e exercício'],
] as const
export const PLAIN_WHEN = ['todo dia', 'trabalho', 'visita', 'outro dia'] as const
export const PLAIN_DAY: readonly (readonly [string, string, string])[] = [
  ['Manhã', 'pano passado, sobre a cabeça seca', 'a borda igual dos dois lados'],
  ['Trabalho', 'um tecido que não escorrega', 'nada solto que enganche'],
  ['Com óculos', 'a haste por dentro do pano, sem dobra embaixo', 'não apertam, e não embaçam'],
  ['Calor', 'viscose ou algodão claro', 'troque ao meio-dia se molhar'],
]

/** Of a habit, a vow or a uniform. */
export const PRESCRIBED_RULES: readonly Reasoned[] = [
  { what: 'Fica como é', why: 'nenhuma página pede outra cor, outra altura ou outro jeito de pôr' },
  { what: 'Nada apertado nas têmporas', why: 'se à noite há uma linha na pele, alguma coisa apertou' },
  { what: 'Só sobre a cabeça seca', why: 'umidade presa debaixo do pano irrita a pele' },
  { what: 'Armação de haste fina e reta', why: 'entra por dentro do pano sem empurrar a borda' },
]
/** What shows before the edge of the cloth; it is not named here either. */
export const STRIP_WORDS = [
  'O pedaço que aparece antes da borda assenta molhado: uma gota de creme sem enxágue espalhada nas palmas, alisada no sentido em que ele já deita, e a mão parada por um minuto. Espere secar, e só então o pano por cima.',
  'Quem o apara em casa deixa de 4 a 5 cm, medidos a seco: mais curto, ele fica em pé; mais comprido, escapa da borda. No meio do dia, a palma úmida basta.',
] as const

export const CLOTH_CARE: readonly Reasoned[] = [
  { what: 'Lave à mão, na água fria', why: 'o crepe guarda a queda, e a cor não migra' },
  { what: 'Seque à sombra, esticado', why: 'dispensa o ferro em metade das vezes' },
  { what: 'Guarde enrolado', why: 'dobrado, ele marca uma linha no meio da testa' },
]

export const CLOTH_REST =
  'Só cubra a cabeça depois de seca: umidade presa debaixo do pano irrita a pele. Em casa, uma hora sem nada que aperte descansa a testa.'

export const CLOTH_CONTENTS = {
  title: 'O tecido fica.',
  foot: 'Você não pediu nada sobre cabelo, e ninguém supôs. Se um dia quiser essas páginas, escreva para nós.',
} as const

export type Fold = {
  readonly name: string
  /** In centimetres. */
  readonly size: string
  readonly how: string
  /** What the fingers find when it sits right. */
  readonly touch: string
}

const KNOT_ON_TOP: Fold = {
  name: 'Nó no alto',
  size: '50 por 180',
  how: 'o meio do pano na nuca; cruze as pontas na testa, suba e dê o nó em cima; o resto entra nas voltas',
  touch: 'três dedos deitados cabem entre a sobrancelha e a borda; o nó cai na linha do nariz',
}
const KNOT_AT_SIDE: Fold = {
  name: 'Nó de lado',
  size: '50 por 180',
  how: 'comece com uma ponta mais curta; feche acima da sobrancelha, de um lado, e abra o laço em leque',
  touch: 'um dedo mais alto de um lado que do outro; o nó fica acima do fim da sobrancelha',
}
const KNOT_AT_NAPE: Fold = {
  name: 'Nó na nuca',
  size: '90 por 90, dobrado em triângulo',
  how: 'a borda na testa, as pontas por trás da orelha, o nó embaixo do osso da nuca; a ponta de trás entra nele',
  touch: 'dois dedos entre a sobrancelha e a borda; o nó cabe na palma, sem apertar',
}
const CROWN: Fold = {
  name: 'Coroa de voltas',
  size: '70 por 200',
  how: 'nó na frente, torça cada ponta em corda, dê a volta na base e esconda o fim atrás',
  touch: 'as duas cordas se tocam no meio da testa; de cada lado, o mesmo tanto na palma',
}
const ROSE: Fold = {
  name: 'Rosa à frente',
  size: '70 por 200',
  how: 'nó duplo acima da testa; torça as duas pontas juntas e enrole-as nele, como um caracol largo',
  touch: 'o caracol enche a concha da mão e fica no meio das duas sobrancelhas',
}
const BAND: Fold = {
  name: 'Faixa larga',
  size: '50 por 180, dobrado até 20',
  how: 'o meio na testa, cruze na nuca, volte e torça uma vez à frente, baixo; a largura fica nas têmporas',
  touch: 'a palma inteira cobre a faixa na têmpora, dos dois lados por igual',
}
const LOOSE_ENDS: Fold = {
  name: 'Pontas no ombro',
  size: '70 por 200',
  how: 'uma volta rente, nó atrás da orelha e as duas pontas soltas para a frente, uma mais curta',
  touch: 'a ponta curta chega à clavícula; a outra, um palmo abaixo',
}

/** Three for each shape, the first for every day. */
export const TURBAN_TIES: Readonly<Record<FaceShape, readonly [Fold, Fold, Fold]>> = {
  oval: [KNOT_AT_SIDE, KNOT_ON_TOP, KNOT_AT_NAPE],
  redondo: [KNOT_ON_TOP, CROWN, KNOT_AT_SIDE],
  quadrado: [KNOT_AT_SIDE, LOOSE_ENDS, KNOT_ON_TOP],
  coracao: [KNOT_AT_NAPE, LOOSE_ENDS, KNOT_AT_SIDE],
  triangulo: [ROSE, CROWN, BAND],
  diamante: [BAND, ROSE, LOOSE_ENDS],
  retangular: [KNOT_AT_NAPE, BAND, KNOT_AT_SIDE],
}

const SOFT_FALL: Fold = {
  name: 'Volta mole',
  size: '70 por 180',
  how: 'um lado mais curto; passe o longo sob o queixo com folga, alfinete na têmpora e a dobra solta ao lado do maxilar',
  touch: 'um dedo entre o pano e o queixo; ao lado do maxilar a dobra cede na mão',
}
const V_ON_CHEST: Fold = {
  name: 'Ponta em V',
  size: '120 por 120, em triângulo',
  how: 'alfinete sob o queixo, as duas pontas caídas para a frente e presas no ombro: a do meio faz o V no peito',
  touch: 'a ponta do V fica uma mão aberta abaixo da base do pescoço',
}
const SWEPT_BACK: Fold = {
  name: 'Ponta para trás',
  size: '70 por 180',
  how: 'borda lisa nas maçãs, a ponta longa por cima do ombro, presa atrás por um alfinete',
  touch: 'nada solto ao lado do maxilar; o pano corre liso da orelha ao ombro',
}
const FULL_BELOW: Fold = {
  name: 'Duas voltas cheias',
  size: '75 por 190',
  how: 'duas voltas largas em torno do pescoço, a segunda aberta para os lados; termine com a ponta escondida',
  touch: 'dois dedos de pano solto de cada lado do queixo',
}
const FULL_AT_TEMPLES: Fold = {
  name: 'Têmpora cheia',
  size: '70 por 180, sobre touca com corpo',
  how: 'uma faixa dobrada por baixo, de orelha a orelha; o pano assenta nela e a borda desce solta',
  touch: 'um dedo de corpo junto a cada têmpora, nada apertado nas maçãs',
}
const RAISED: Fold = {
  name: 'Prega no alto',
  size: '70 por 180',
  how: 'uma prega de um dedo no alto da testa, borda rente às maçãs e as pontas para baixo',
  touch: 'três dedos de testa; a prega se sente no meio, na linha do nariz',
}

export const VEIL_TIES: Readonly<Record<FaceShape, readonly [Fold, Fold, Fold]>> = {
  oval: [SOFT_FALL, SWEPT_BACK, V_ON_CHEST],
  redondo: [V_ON_CHEST, RAISED, SWEPT_BACK],
  quadrado: [SOFT_FALL, V_ON_CHEST, RAISED],
  coracao: [FULL_BELOW, SOFT_FALL, V_ON_CHEST],
  triangulo: [SWEPT_BACK, FULL_AT_TEMPLES, RAISED],
  diamante: [FULL_AT_TEMPLES, FULL_BELOW, SOFT_FALL],
  retangular: [FULL_BELOW, SOFT_FALL, FULL_AT_TEMPLES],
}

/** White for people who wear nothing else for a while. */
export const OWN_WHITE = { name: 'Branco de algodão', hex: '#F6F3EA' } as const
