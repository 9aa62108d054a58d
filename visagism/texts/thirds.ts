import type { FaceShape } from '../knowledge/axes.ts'
import type { Advice } from '../knowledge/effects.ts'
import type { Reading } from '../reading/reading.ts'

export type Third = 'upper' | 'middle' | 'lower'

export type ThirdsSide = 'low' | 'mid' | 'high'

export const BARE_LINE =
  'Sem fios no alto, a testa vai até a prega em que a pele do rosto vira a da cabeça: essa primeira linha foi marcada a olho.'

export const THIRDS_TOLD: Readonly<Record<Third, Readonly<Record<ThirdsSide, readonly [string, string]>>>> = {
  upper: {
    low: [
      'A testa ocupa {v} da altura, menos que o comum: a raiz do cabelo está perto dos olhos e aproxima a expressão.',
      'Com {v}, a testa é breve, e o olhar chega cedo aos olhos.',
    ],
    mid: [
      'A testa ocupa {v} da altura, como na maioria: nela, a franja é assunto de gosto.',
      'São {v} de testa, dentro do comum, e nada ali pede ajuste.',
    ],
    high: [
      'A testa ocupa {v} da altura, mais que o comum: é o primeiro lugar que se lê.',
      'Com {v}, a testa é alta, e o rosto ganha ar de quem pensa antes de falar.',
    ],
  },
  middle: {
    low: [
      'O meio fica em {v}, menos que o comum, e junta olhos e boca.',
      'Da sobrancelha ao nariz são {v}: um centro curto, de expressão rápida.',
    ],
    mid: [
      'O meio, em {v}, segura o rosto no centro sem chamar atenção.',
      'O meio tem {v}, dentro do comum: olhos e nariz dividem bem o espaço.',
    ],
    high: [
      'O meio chega a {v}, mais que o comum: olhos e maçãs têm um campo largo.',
      'Com {v}, é no meio que o rosto se demora, e é ali que a luz rende mais.',
    ],
  },
  lower: {
    low: [
      'A base tem {v}, menos que o comum: a boca e o queixo ficam juntos.',
      'Com {v}, a base é breve, e o rosto termina logo depois do sorriso.',
    ],
    mid: [
      'A base, com {v}, dá à boca o espaço justo.',
      'A base ocupa {v}, como na maioria, e a gola pode seguir só a forma.',
    ],
    high: [
      'A base ocupa {v}, mais que o comum, e a boca ganha palco.',
      'Com {v}, o rosto se estende embaixo: é um rosto de quem é ouvido.',
    ],
  },
}

export type ThirdsText = { readonly title: string; readonly lead: string; readonly quote: string }

export const THIRDS_EVENLY: ThirdsText = {
  title: 'Três partes em paz',
  lead: 'Nenhuma parte se estica à custa das outras.',
  quote: 'Três partes em paz são um bom começo de conversa.',
}

export const THIRDS_MOST: Readonly<Record<Third, Readonly<Record<'low' | 'high', ThirdsText>>>> = {
  upper: {
    high: {
      title: 'A testa chega primeiro',
      lead: 'É em cima que o seu rosto se demora.',
      quote: 'Uma testa alta é uma página em branco.',
    },
    low: {
      title: 'O olhar chega cedo',
      lead: 'Em cima, o seu rosto começa logo.',
      quote: 'Testa breve, olhar à queima-roupa.',
    },
  },
  middle: {
    high: {
      title: 'O meio tem a palavra',
      lead: 'O centro é o trecho mais comprido do caminho.',
      quote: 'É no meio do rosto que o olhar mora.',
    },
    low: {
      title: 'Olhos e boca, bem perto',
      lead: 'O centro é breve e junta as duas pontas.',
      quote: 'Entre os olhos e a boca, um passo só.',
    },
  },
  lower: {
    high: {
      title: 'A boca tem espaço',
      lead: 'É embaixo que o seu rosto se estende.',
      quote: 'Uma boca com espaço em volta sempre parece ter algo a dizer.',
    },
    low: {
      title: 'O rosto termina no sorriso',
      lead: 'Embaixo, o seu rosto é breve.',
      quote: 'Queixo perto do sorriso: o rosto inteiro sorri junto.',
    },
  },
}

/** Not the longest or shortest. */
export const BY_NORM: Readonly<Record<Third, Readonly<Record<'low' | 'high', ThirdsText>>>> = {
  upper: {
    high: {
      title: 'Uma testa acima do comum',
      lead: 'A testa é mais alta que na maioria, e quem olha o seu rosto começa por ela.',
      quote: 'Comparada aos outros, a testa é alta; no seu rosto, ela está em casa.',
    },
    low: {
      title: 'Uma testa abaixo do comum',
      lead: 'A testa é mais baixa que na maioria, e as outras duas partes dividem o resto.',
      quote: 'Testa baixa aproxima: a expressão começa logo.',
    },
  },
  middle: {
    high: {
      title: 'Um meio acima do comum',
      lead: 'Da sobrancelha ao nariz há mais que na maioria, sem que o meio seja a parte maior.',
      quote: 'Um centro um pouco mais longo dá tempo ao olhar.',
    },
    low: {
      title: 'Um meio abaixo do comum',
      lead: 'Da sobrancelha ao nariz há menos que na maioria, sem que o meio seja a parte menor.',
      quote: 'Um centro um pouco mais curto junta a expressão.',
    },
  },
  lower: {
    high: {
      title: 'Uma base acima do comum',
      lead: 'Do nariz ao queixo há mais que na maioria.',
      quote: 'Embaixo há espaço, e a boca o usa.',
    },
    low: {
      title: 'Uma base abaixo do comum',
      lead: 'Do nariz ao queixo há menos que na maioria, sem que a base seja a parte menor.',
      quote: 'Uma base um pouco mais curta: o sorriso ocupa quase tudo.',
    },
  },
}

export const THIRDS_EVEN: Advice[] = [
  { what: 'A franja é gosto', why: 'há testa suficiente com ela ou sem ela', effects: [] },
  { what: 'O topo segue a forma', why: 'os terços não pedem nem mais nem menos altura', effects: [] },
  { what: 'A gola segue a forma', why: 'os terços não a pedem nem mais fechada nem mais aberta', effects: [] },
]

export const EVEN_BARE: Advice[] = [
  { what: 'A sobrancelha segue o osso', why: 'os terços não pedem nem mais nem menos testa', effects: [] },
  { what: 'A gola segue a forma', why: 'os terços não a pedem nem mais fechada nem mais aberta', effects: [] },
]

export const THIRDS_INTENTION: Readonly<Record<Reading['intention']['id'], readonly string[]>> = {
  autoridade: [
    'Para a autoridade, o terço de cima costuma trabalhar mais, com a sobrancelha firme.',
    'A autoridade se apoia no alto do rosto: é a sobrancelha firme que a assina.',
    'Quem quer autoridade dá ao terço de cima a última palavra, a da sobrancelha.',
  ],
  criatividade: [
    'A criatividade gosta de acentuar um terço só, de propósito, e esquecer os outros dois.',
    'Para a criatividade, escolha um dos três e exagere: os outros dois servem de fundo.',
    'A criatividade trata os terços como um trio em que só um canta.',
  ],
  sofisticacao: [
    'A sofisticação prefere terços parecidos, e usa lente e gola para aproximá-los.',
    'Para a sofisticação, aproxime os três, com a altura da lente e a da gola.',
    'A sofisticação mede os três e não deixa que nenhum passe à frente, pela lente e pela gola.',
  ],
  leveza: [
    'A leveza mora no terço do meio, entre os olhos e o sorriso; ilumine-o primeiro.',
    'Para a leveza, comece pelo meio: é nele que o sorriso encontra os olhos.',
    'A leveza se lê entre os olhos e a boca; é ali que a luz deve chegar primeiro.',
  ],
}

export const THIRDS_SHAPE: Readonly<Record<FaceShape, readonly string[]>> = {
  oval: [
    'No contorno oval, os terços raramente brigam: trate-os como afinação fina.',
    'Num rosto oval, os terços são detalhe: ficam para o fim, e a olho.',
    'O oval já reparte bem a altura; aqui só se afina.',
  ],
  redondo: [
    'No contorno redondo, qualquer terço alongado é bem-vindo, porque devolve altura.',
    'Num rosto redondo, um terço mais longo é um presente: a altura que o contorno não dá.',
    'O redondo pede altura, e qualquer dos três que a ofereça ajuda.',
  ],
  quadrado: [
    'No contorno quadrado, o que mais rende é suavizar a passagem do meio para a base.',
    'Num rosto quadrado, o trecho que merece cuidado é a descida do nariz ao queixo, que pede maciez.',
    'O quadrado fica mais próximo quando o meio passa para a base sem degrau.',
  ],
  coracao: [
    'No contorno em coração, o terço de baixo é o que mais merece companhia.',
    'Num rosto em coração, é o terço de baixo que pede corpo.',
    'O coração se resolve embaixo: é o terço que pede reforço.',
  ],
  triangulo: [
    'No contorno em triângulo, é o de cima que precisa de acontecimento.',
    'Num rosto em triângulo, é o terço de cima que pede desenho.',
    'O triângulo se equilibra por cima: é nesse terço que se acrescenta.',
  ],
  diamante: [
    'No contorno em diamante, o do meio já brilha; cuide dos outros dois.',
    'Num rosto em diamante, deixe o meio como está e trabalhe as duas pontas.',
    'O diamante brilha no meio; o cuidado vai para a testa e para o queixo.',
  ],
  retangular: [
    'No contorno retangular, basta encurtar um dos três para o conjunto inteiro se aproximar.',
    'Num rosto retangular, um só terço encurtado já traz o rosto para mais perto.',
    'O retangular não precisa dos três: encurte um, e o conjunto se acomoda.',
  ],
}

export const THIRDS_LOOK = ['Três faixas, e um rosto só.', 'O olho compara muito antes da régua.']

export const EYE_LEAD = {
  turned: 'Uma cabeça virada encurta os lados, não a altura. Por isso as faixas se leem mesmo aqui.',
  topless: 'O começo da testa não se vê na foto: em vez de porcentagem, as faixas ficam a olho.',
  looked: 'Sem régua, o rosto ainda se reparte em três. Vale saber o que mora em cada faixa.',
} as const

export const EYE_CAPTION =
  'As linhas saem do contorno do desenho para fora; sobre o rosto, nenhuma, e delas não se tira número.'

export const BAND_NAMES: Readonly<Record<Third, string>> = { upper: 'Testa', middle: 'Meio', lower: 'Base' }

/** What is there follows with “com”. */
export const BAND_WHERE = {
  upper: 'Da raiz do cabelo à sobrancelha.',
  bare: 'Do alto da testa à sobrancelha, sem fios que a encerrem.',
  covered: 'Coberta pelo tecido, e fica assim.',
  middle: 'Da sobrancelha à base do nariz, onde fica o olhar',
  lower: 'Da base do nariz ao queixo',
} as const

/** As the shape that a person confirmed says it (docs/visagism.md §3). */
export const BAND_WIDTHS: Readonly<Record<FaceShape, Readonly<Record<Third, string>>>> = {
  oval: {
    upper: 'Um pouco menos larga que o meio.',
    middle: 'É a parte mais larga, por pouco.',
    lower: 'Fecha-se em curva.',
  },
  redondo: {
    upper: 'Acompanha a curva.',
    middle: 'É a parte mais larga e cheia.',
    lower: 'Curta, repete a curva.',
  },
  quadrado: {
    upper: 'Quase da largura da base.',
    middle: 'Acompanha as outras duas.',
    lower: 'Larga, com um canto que se vê.',
  },
  coracao: { upper: 'É a parte mais ampla.', middle: 'Quase tão largo.', lower: 'A mais estreita, de queixo pequeno.' },
  triangulo: { upper: 'É a parte mais estreita.', middle: 'Fica entre as duas.', lower: 'É a parte mais larga.' },
  diamante: { upper: 'Recolhida.', middle: 'É a parte larga, nas maçãs.', lower: 'Recolhida, até um queixo fino.' },
  retangular: {
    upper: 'Quase tão larga quanto as outras.',
    middle: 'Quase tão largo quanto as outras.',
    lower: 'Firme, quase da mesma largura.',
  },
}

export const EYE_SIDES: Readonly<Record<Third, Readonly<Record<ThirdsSide, string>>>> = {
  upper: {
    low: 'Talvez um pouco menor que o comum.',
    mid: 'Parecida com a da maioria.',
    high: 'Talvez um pouco maior que o comum.',
  },
  middle: {
    low: 'Talvez um pouco menor que o comum.',
    mid: 'Parecido com o da maioria.',
    high: 'Talvez um pouco maior que o comum.',
  },
  lower: {
    low: 'Talvez um pouco menor que o comum.',
    mid: 'Parecida com a da maioria.',
    high: 'Talvez um pouco maior que o comum.',
  },
}

export const EYE_WEIGHS = {
  cloth: ['Dobra do tecido', 'sobre a testa'],
  top: ['Altura do topo', 'sobre a testa'],
  brows: ['Sobrancelha', 'entre testa e meio'],
  glasses: ['Óculos', 'no meio'],
  collar: ['Gola', 'sob a base'],
} as const

export const EYE_CERTAINTY = {
  visagista: 'provável: pontos da nossa equipe, lidos sem régua',
  cliente: 'provável: pontos seus, lidos sem régua',
  aparelho: 'provável: pontos de um programa, lidos sem régua',
  looked: 'provável: o que se viu, sem régua',
} as const
