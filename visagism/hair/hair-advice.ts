/** What each shape asks of hair, in words (docs/visagism.md §5: Meta B; hair cells of triângulo and diamante C). Wording ours. */
import type { FaceShape } from '../knowledge/axes.ts'
import type { Refusal } from '../knowledge/effects.ts'
import type { HairLength } from '../knowledge/form.ts'
import type { CutAxes } from '../cuts/cut.ts'
import { isGreatChange } from './distance.ts'
import { timeInWords } from './growth.ts'
import { HAIR_PATHS, type ChosenCuts, type HairPath } from './hair.ts'

export type HairAdviceText = {
  readonly lead: string
  readonly quote: string
  readonly why: readonly [string, string]
  /** Topo, têmporas, maçãs, queixo. */
  readonly map: readonly [string, string, string, string]
  readonly avoid: readonly [Refusal, Refusal, Refusal]
}

export const HAIR_ADVICE: Readonly<Record<FaceShape, HairAdviceText>> = {
  oval: {
    lead: 'O cabelo, aqui, não tem tarefa a cumprir. Ele pode simplesmente ser bom.',
    quote: 'Quando nada falta, o corte é puro gosto.',
    why: [
      'Num contorno equilibrado, quase todo comprimento funciona, e a pergunta passa de “o que me favorece” para “o que eu quero dizer”. Curto, você mostra os traços; longo, você os emoldura.',
      'O que desequilibra um oval é o exagero num ponto só: muita altura o alonga, muito peso nas laterais o arredonda, muita franja o corta. Distribua.',
    ],
    map: ['à vontade, sem torre', 'naturais', 'livres ou cobertas', 'livre'],
    avoid: [
      {
        what: 'Volume concentrado num ponto',
        why: 'rouba a proporção que veio de graça',
        refuses: ['topo-alto-e-estreito'],
      },
      { what: 'Cobrir a testa inteira', why: 'tira do contorno o seu começo', refuses: ['testa-coberta'] },
      { what: 'Laterais muito infladas', why: 'transformam o oval num círculo' },
    ],
  },
  redondo: {
    lead: 'Altura no topo, laterais contidas e linhas que descem: três gestos que alongam.',
    quote: 'Cresça para cima antes de crescer para os lados.',
    why: [
      'O volume alarga onde é posto. No seu desenho, a parte mais larga são as maçãs, e qualquer corpo naquela altura soma curva à curva. Leve-o para o topo ou para abaixo do queixo.',
      'Linhas verticais, como uma frente longa, uma risca lateral ou mechas soltas ao lado do rosto, recortam as bochechas e criam a ilusão de um contorno mais estreito.',
    ],
    map: ['erguido, com textura', 'rentes', 'cobertas por uma mecha', 'livre, cabelo passando dele'],
    avoid: [
      {
        what: 'Comprimento que termina na bochecha',
        why: 'marca a largura com uma linha',
        refuses: ['linha-na-bochecha'],
      },
      {
        what: 'Risca no meio com laterais cheias',
        why: 'abre o círculo para os dois lados',
        refuses: ['volume-nas-macas'],
      },
      { what: 'Nuca arredondada e alta', why: 'faz a mesma curva vista de lado', refuses: ['nuca-arredondada'] },
    ],
  },
  quadrado: {
    lead: 'Movimento, pontas leves e alguma onda: o resto a sua mandíbula resolve.',
    quote: 'Onda contra quina, e as duas ganham.',
    why: [
      'Linhas retas de cabelo ao lado de linhas retas de osso formam uma moldura dura. Camadas, ondas e pontas irregulares desfazem o paralelo e deixam o maxilar aparecer como força, não como limite.',
      'O comprimento não deve terminar no canto da mandíbula. Um palmo acima, você a assume; um palmo abaixo, você a adoça; em cima dela, o corte a sublinha duas vezes.',
    ],
    map: ['com textura e alguma altura', 'macias', 'com mechas soltas', 'sem peso, pontas leves'],
    avoid: [
      { what: 'Base reta na altura da mandíbula', why: 'desenha a quina outra vez', refuses: ['linha-no-maxilar'] },
      { what: 'Liso colado ao rosto', why: 'deixa só ângulos à vista', refuses: ['liso-comprido'] },
      { what: 'Contorno quadrado na nuca', why: 'leva a caixa para as costas', refuses: ['nuca-quadrada'] },
    ],
  },
  coracao: {
    lead: 'Guarde o volume para baixo do nariz, e deixe o topo em paz.',
    quote: 'O volume certo começa onde o rosto afina.',
    why: [
      'A testa já ocupa o primeiro plano. Se o cabelo também crescer em cima, o queixo some; se ele abrir na altura da boca e do queixo, testa e queixo se equilibram.',
      'Comprimentos entre o queixo e a clavícula são os mais generosos com esse contorno, porque colocam corpo exatamente onde falta.',
    ],
    map: ['assentado', 'leves, sem enchimento', 'com mechas que se abrem', 'cheio, com ondas ou base'],
    avoid: [
      { what: 'Altura na frente', why: 'acrescenta testa à testa', refuses: ['altura-no-topo'] },
      {
        what: 'Rabo de cavalo alto e justo',
        why: 'expõe a diferença entre as duas metades',
        refuses: ['rabo-alto'],
      },
      { what: 'Pontas muito finas no comprimento', why: 'deixam o queixo sem companhia', refuses: ['pontas-finas'] },
    ],
  },
  triangulo: {
    lead: 'Suba o volume: da têmpora para cima, tudo é bem-vindo.',
    quote: 'O alto do rosto está esperando por você.',
    why: [
      'A base larga pede um topo que responda. Camadas altas, raiz solta e uma risca que levante um dos lados colocam largura onde o contorno é estreito.',
      'Embaixo, o conselho é economia: pontas finas, laterais afinadas na mandíbula e nada que termine ali com força.',
    ],
    map: ['alto e largo', 'cheias', 'livres', 'afinado, sem base reta'],
    avoid: [
      { what: 'Base pesada no queixo', why: 'põe mais largura na largura', refuses: ['peso-no-queixo'] },
      { what: 'Topo liso e colado', why: 'estreita a testa', refuses: ['topo-colado'] },
      { what: 'Laterais raspadas com volume embaixo', why: 'aumenta a distância entre as duas pontas' },
    ],
  },
  diamante: {
    lead: 'Encha a têmpora e o queixo; deixe livre a linha das maçãs.',
    quote: 'Cabelo em cima, cabelo embaixo, e as maçãs no meio.',
    why: [
      'O contorno se recolhe em cima e embaixo. Volume nas têmporas alarga a testa; volume no queixo firma a base; entre um e outro, as maçãs aparecem sem esforço.',
      'O cabelo que cai ao lado da testa é mais gentil que o todo para trás, porque preenche o recuo dela.',
    ],
    map: ['médio, sem torre', 'cheias', 'descobertas', 'com corpo ou ondas'],
    avoid: [
      { what: 'Volume na altura das maçãs', why: 'alarga o ponto mais largo', refuses: ['volume-nas-macas'] },
      { what: 'Laterais raspadas até a têmpora', why: 'deixam o relevo sem moldura', refuses: ['laterais-raspadas'] },
      { what: 'Topo alto e estreito', why: 'prolonga a ponta de cima', refuses: ['topo-alto-e-estreito'] },
    ],
  },
  retangular: {
    lead: 'Corpo nas laterais, pouca altura, alguma linha deitada: o rosto se aproxima.',
    quote: 'Alargue o meio e o comprimento vira elegância.',
    why: [
      'Um rosto longo pede linhas deitadas. Ondas na altura das maçãs, uma base no queixo ou no ombro e uma franja são três maneiras de fazer o olhar parar no caminho.',
      'A altura no topo, ao contrário, acrescenta degraus a uma escada que já é alta. Mantenha o topo baixo e cheio para os lados.',
    ],
    map: ['baixo', 'com corpo', 'cheias, com onda', 'base na altura dele ou do ombro'],
    avoid: [
      { what: 'Topete e volume no alto', why: 'alongam mais', refuses: ['altura-no-topo'] },
      { what: 'Comprimento liso sem camadas', why: 'traça duas linhas compridas', refuses: ['liso-comprido'] },
      {
        what: 'Laterais muito curtas',
        why: 'estreitam o que já é estreito',
        refuses: ['laterais-raspadas', 'laterais-curtas'],
      },
    ],
  },
}

/** Topo, têmporas, maçãs, queixo of hair too short to reach a cheek. */
export const SHORT_MAP: Readonly<Record<FaceShape, HairAdviceText['map']>> = {
  oval: ['à vontade, sem torre', 'naturais', 'livres', 'livre'],
  redondo: ['com textura e alguma altura', 'rentes', 'sem volume', 'livre'],
  quadrado: ['com textura e alguma altura', 'macias', 'livres', 'livre'],
  coracao: ['assentado', 'leves, sem enchimento', 'livres', 'livre, com o corpo na gola'],
  triangulo: ['alto e largo', 'cheias', 'livres', 'livre'],
  diamante: ['médio, sem torre', 'cheias', 'descobertas', 'livre, com o corpo na gola'],
  retangular: ['baixo', 'com corpo', 'com algum corpo', 'livre'],
}

/** For the same short hair. */
export const SHORT_WORDS: Readonly<
  Partial<Record<FaceShape, Partial<Pick<HairAdviceText, 'lead' | 'quote' | 'why'>>>>
> = {
  redondo: {
    why: [
      HAIR_ADVICE.redondo.why[0].replace(' Leve-o para o topo ou para abaixo do queixo.', ' Leve-o para o topo.'),
      'As linhas que sobem fazem no curto o que as que descem fazem no comprido: topo com textura, laterais baixas e testa em parte à mostra criam a ilusão de um contorno mais estreito.',
    ],
  },
  quadrado: {
    lead: 'Textura e pontas leves: o resto a sua mandíbula resolve.',
    quote: 'Textura contra quina, e as duas ganham.',
    why: [
      'Linhas retas de cabelo ao lado de linhas retas de osso formam uma moldura dura. Textura no topo e pontas irregulares desfazem o paralelo e deixam o maxilar aparecer como força, não como limite.',
      'No curto, a mandíbula fica assumida. O que conta é a passagem: um contorno macio na têmpora e na nuca, sem canto riscado, para que a única quina seja a do osso.',
    ],
  },
  coracao: {
    why: [
      HAIR_ADVICE.coracao.why[0],
      'No curto, o corpo que falta embaixo vem da gola e do que fica ao lado do rosto: laterais médias e um alto contido aproximam as duas metades.',
    ],
  },
  triangulo: {
    why: [
      'A base larga pede um topo que responda: textura no alto e corpo nas têmporas põem largura onde o contorno é estreito.',
      'Embaixo, o conselho é economia: costeleta e nuca limpas, e nada que termine na mandíbula com força.',
    ],
  },
  diamante: {
    lead: 'Encha a têmpora; deixe livre a linha das maçãs.',
    quote: 'Corpo na têmpora, e as maçãs em paz.',
    why: [
      'O contorno se recolhe em cima e embaixo. No curto, é a têmpora com corpo que alarga a testa; o queixo ganha companhia na gola.',
      'Lado com comprimento é mais gentil que lado raspado até em cima, porque preenche o recuo da testa.',
    ],
  },
  retangular: {
    why: [
      'Um rosto longo pede linhas deitadas. No curto, são as laterais com corpo, o alto que não sobe e a linha da sobrancelha que fazem o olhar parar no caminho.',
      HAIR_ADVICE.retangular.why[1],
    ],
  },
}

/** What a barber could do to short hair against the shape; nothing here needs length. */
export const SHORT_AVOID: Readonly<Record<FaceShape, readonly [Refusal, Refusal, Refusal]>> = {
  oval: HAIR_ADVICE.oval.avoid,
  redondo: [
    { what: 'Lados cheios na altura da bochecha', why: 'põem largura na largura', refuses: ['volume-nas-macas'] },
    { what: 'Nuca arredondada e alta', why: 'faz a mesma curva vista de lado', refuses: ['nuca-arredondada'] },
    { what: 'Contorno da testa riscado em arco', why: 'fecha o círculo por cima' },
  ],
  quadrado: [
    { what: 'Contorno quadrado na nuca', why: 'leva a caixa para as costas', refuses: ['nuca-quadrada'] },
    { what: 'Testa riscada em linha reta', why: 'desenha mais uma quina' },
    { what: 'Cantos vivos no alto', why: 'somam ângulo ao ângulo' },
  ],
  coracao: [
    { what: 'Altura na frente', why: 'acrescenta testa à testa', refuses: ['altura-no-topo'] },
    { what: 'Costeleta em ponta', why: 'afina ainda mais embaixo' },
    { what: 'Nuca muito desbastada', why: 'tira o corpo de onde ele falta' },
  ],
  triangulo: [
    { what: 'Topo liso e colado', why: 'estreita a testa', refuses: ['topo-colado'] },
    { what: 'Costeleta larga', why: 'põe largura junto da mandíbula' },
    { what: 'Nuca cheia', why: 'alarga a base' },
  ],
  diamante: HAIR_ADVICE.diamante.avoid,
  retangular: [
    { what: 'Topete e volume no alto', why: 'alongam mais', refuses: ['altura-no-topo'] },
    {
      what: 'Laterais muito curtas',
      why: 'estreitam o que já é estreito',
      refuses: ['laterais-raspadas', 'laterais-curtas'],
    },
    { what: 'Nuca em ponta', why: 'continua a descida' },
  ],
}

/** For shaved hair, whatever class was ticked. */
export const LENGTH_SHAVED =
  'Hoje o seu cabelo está rente, e meio centímetro já é mudança. O que pedir comprimento vem com o tempo de espera ao lado.'

/** Under braids and twists, which may be of added hair. */
export const LENGTH_ADDED =
  'Hoje você usa tranças, e o comprimento delas não diz o do seu cabelo: o que está por baixo só se mede quando elas saem. O caminho que as tira diz de quanto cabelo seu precisa, e não quantos centímetros se cortam.'

export const LENGTH_TEXT: Readonly<Record<HairLength | 'none', string>> = {
  'Muito curto':
    'Hoje você usa o cabelo muito curto. É um ponto de partida que mostra tudo, e em que meio centímetro já é mudança; o que pedir comprimento vem com o tempo de espera ao lado.',
  Curto:
    'Hoje o seu cabelo é curto, e isso dá agilidade: a maioria das mudanças cabe numa visita só, e errar custa seis semanas.',
  Médio:
    'Hoje o seu cabelo é médio, o comprimento das encruzilhadas: dele se vai para qualquer lado sem arrependimento longo.',
  Longo:
    'Hoje o seu cabelo é longo, e há muito com que trabalhar antes de cortar: camadas, risca e franja mudam o desenho sem tirar o comprimento.',
  'Muito longo':
    'Hoje o seu cabelo é muito longo, um patrimônio de anos. Nada aqui o gasta sem necessidade, e o caminho mais curto vem sempre por último.',
  none: 'Você não disse o comprimento de hoje, então partimos de um médio; se o seu for outro, as medidas do cartão continuam valendo, e a ordem dos caminhos pode mudar.',
}

/**
 * Named by how far it is: today's is kept, the recommended one is booked, what has to grow says the time. No other is called a visit's, and
 * nothing near is called courage.
 */
export function pathLabel(path: HairPath, cuts: ChosenCuts): string {
  const { stays, monthsToGrow, distance } = cuts[path]
  if (stays) return 'Fique, e como'
  const isFar = path === 'bold' && isGreatChange(distance)
  if (path === cuts.recommended) return isFar ? COURAGE : 'Na próxima visita'
  if (monthsToGrow > 0) return timeLabel(path, monthsToGrow, cuts)
  if (path === 'bold') return isFar ? COURAGE : 'O mais longe dos três'
  return path === 'now' ? 'Mais perto de hoje' : 'Numa visita seguinte'
}

const COURAGE = 'No dia da coragem'

/** `Em sete meses`; of those that take the same time the farther says so. */
function timeLabel(path: HairPath, months: number, cuts: ChosenCuts): string {
  const time = timeInWords(months)
  const isSaid = HAIR_PATHS.slice(0, HAIR_PATHS.indexOf(path)).some(
    (nearer) =>
      nearer !== cuts.recommended && cuts[nearer].monthsToGrow > 0 && timeInWords(cuts[nearer].monthsToGrow) === time,
  )
  return `${isSaid ? 'Também em' : 'Em'} ${time}`
}

type AxisText = Readonly<Record<HairPath, string>>
type Both = { readonly more: AxisText; readonly less: AxisText }

/** Why an axis of a cut helps, when it adds (`more`) or takes away (`less`): a sentence a path. */
export const AXIS_HELPS: Readonly<Record<keyof CutAxes, Both>> = {
  crown: {
    more: {
      now: 'A altura que ele deixa no topo é o que o seu contorno mais aproveita.',
      next: 'O ganho está no alto: alguns centímetros de raiz erguida mudam a proporção inteira.',
      bold: 'Toda a força dele vai para cima, e é lá que o contorno do seu rosto a recebe melhor.',
    },
    less: {
      now: 'Ele mantém o topo baixo, e o seu rosto agradece não ganhar mais altura.',
      next: 'Com o alto assentado, a metade de baixo entra na conversa.',
      bold: 'Mesmo ousado, ele não sobe: guarda a altura que você já tem.',
    },
  },
  temples: {
    more: {
      now: 'O corpo nas têmporas alarga a testa onde ela se recolhe.',
      next: 'Ele enche as têmporas, e era o que faltava ao desenho.',
      bold: 'A largura que ele cria nas têmporas muda o eixo do rosto.',
    },
    less: {
      now: 'As têmporas ficam limpas, e a parte alta perde peso.',
      next: 'Sem enchimento nas têmporas, o contorno fica mais estreito em cima.',
      bold: 'Ele esvazia as têmporas de propósito, para afinar o alto.',
    },
  },
  cheeks: {
    more: {
      now: 'O corpo na altura das maçãs dá ao meio do rosto a largura que ele pede.',
      next: 'É no meio que ele age, alargando com suavidade.',
      bold: 'Ele ocupa os lados sem cerimônia, e a altura deixa de mandar.',
    },
    less: {
      now: 'As maçãs ficam livres de volume, e o contorno parece mais fino.',
      next: 'Ele não põe volume nas maçãs, que é o melhor a fazer ali.',
      bold: 'Sem volume dos lados, suas maçãs passam a ser a moldura.',
    },
  },
  jaw: {
    more: {
      now: 'O corpo dele fica embaixo, e o queixo ganha apoio.',
      next: 'Ele põe corpo na linha do queixo, onde o seu contorno se estreita.',
      bold: 'A base cheia conclui o rosto com mais firmeza.',
    },
    less: {
      now: 'A linha da mandíbula fica descoberta e leve, sem nada que a alargue.',
      next: 'Nada termina na mandíbula, e por isso ela descansa.',
      bold: 'Ele tira tudo da mandíbula e a deixa como osso, não como borda.',
    },
  },
  vertical: {
    more: {
      now: 'As linhas que descem dão ao rosto um pouco mais de comprimento.',
      next: 'O desenho é de linhas compridas, e cada uma alonga um pouco.',
      bold: 'Ele alonga o conjunto de uma vez, e a proporção gosta.',
    },
    less: {
      now: 'As linhas deitadas seguram o olhar e encurtam o caminho.',
      next: 'Uma linha deitada bem posta faz a altura parecer menor.',
      bold: 'Ele corta a altura ao meio, e o rosto se aproxima de quem olha.',
    },
  },
  soft: {
    more: {
      now: 'A maciez das pontas conversa com a intenção e com os traços.',
      next: 'As curvas dele amaciam o que está em volta.',
      bold: 'A ousadia vem em forma de curva, o que a deixa mais próxima.',
    },
    less: {
      now: 'As linhas definidas dão estrutura sem acessórios.',
      next: 'É um desenho de traço limpo, que organiza o rosto.',
      bold: 'A linha dura é deliberada: ela diz o que você quer dizer.',
    },
  },
  edge: {
    more: {
      now: 'Tem um detalhe que foge do comum, e um só.',
      next: 'Tem desenho próprio: quem conhece você vai notar.',
      bold: 'É um corte que se anuncia: o dia de estreá-lo também se escolhe.',
    },
    less: {
      now: 'É discreto, e a discrição aqui é qualidade.',
      next: 'Não faz barulho: muda a proporção, e deixa que percebam sozinhos.',
      bold: 'Entre os ousados, é o que menos grita.',
    },
  },
}

/** Straight hair is soft by movement, not by a curve. */
export const STRAIGHT_SOFT: AxisText = {
  now: AXIS_HELPS.soft.more.now,
  next: 'A maciez dele tira a rigidez do entorno.',
  bold: 'A ousadia vem macia, o que a deixa mais próxima.',
}

/** Said beforehand where a cut goes against the shape. */
export const AXIS_CARES: Readonly<Record<keyof CutAxes, Both>> = {
  crown: {
    more: {
      now: 'Só peça que não o deixem alto demais: o topo deve assentar ao secar.',
      next: 'O cuidado é a altura, que em você rende pouco; um dedo a menos no topo resolve.',
      bold: 'Atenção ao topo: se crescer, o equilíbrio vai embora com ele.',
    },
    less: {
      now: 'Ele assenta o topo de propósito; o que faltar de altura vem da gola aberta.',
      next: 'Peça alguma textura na coroa, porque ele tende a achatar.',
      bold: 'Sem altura própria, ele depende de uma raiz bem seca.',
    },
  },
  temples: {
    more: {
      now: 'Confira as têmporas: se encherem, peça que afinem por dentro.',
      next: 'Ele pode alargar o alto; peça que afinem os lados por dentro.',
      bold: 'Ele põe algum corpo nas têmporas: peça que as afinem por dentro.',
    },
    less: {
      now: 'Ele tende a esvaziar a têmpora: peça que parem um dedo antes.',
      next: 'Para não estreitar a testa, peça a lateral um pouco mais cheia em cima.',
      bold: 'As têmporas ficam expostas; uma armação as acompanha bem.',
    },
  },
  cheeks: {
    more: {
      now: 'Peça pouco volume na altura das maçãs; ele deve parar antes ou começar depois.',
      next: 'Se o volume parar nas maçãs, peça um centímetro a menos ali.',
      bold: 'Ele põe corpo no meio do rosto; peça um pouco menos na altura das maçãs.',
    },
    less: {
      now: 'Para não afinar demais, peça a lateral um pouco mais cheia.',
      next: 'Um pouco de corpo ao secar enche as laterais.',
      bold: 'Peça os lados um pouco mais cheios que no desenho; o resto da largura vem da armação ou da gola.',
    },
  },
  jaw: {
    more: {
      now: 'Peça que nada pese junto da mandíbula, que não precisa de reforço.',
      next: 'A base não deve parar no maxilar: um dedo acima ou abaixo muda tudo.',
      bold: 'O peso embaixo é grande, e só vale se o topo responder.',
    },
    less: {
      now: 'Como ele esvazia a base, uma gola com corpo ajuda o queixo.',
      next: 'Sem nada junto ao queixo, cuide da nuca para que ela tenha presença.',
      bold: 'O corpo que faltar ao queixo não vem deste corte; uma gola com corpo faz companhia a ele.',
    },
  },
  vertical: {
    more: {
      now: 'Ele alonga um pouco; uma gola fechada equilibra.',
      next: 'Se parecer comprido, peça um dedo a menos no alto.',
      bold: 'O rosto parece mais comprido, e uma gola fechada compensa.',
    },
    less: {
      now: 'Ele encurta um pouco; uma gola aberta devolve a medida.',
      next: 'Para não achatar, deixe uma fresta de testa à mostra.',
      bold: 'O corte deita as linhas, então alongue com a gola.',
    },
  },
  soft: {
    more: {
      now: 'Se a maciez passar da conta, um contorno nítido devolve a ordem.',
      next: 'Peça uma linha firme em algum ponto, para a maciez ter onde se apoiar.',
      bold: 'Tanta maciez pede um acessório reto.',
    },
    less: {
      now: 'Desfaça a linha com os dedos ao final, para ela não ficar dura.',
      next: 'As linhas são firmes; desfaça uma delas com os dedos.',
      bold: 'É um traço severo; se quiser amaciar, solte a frente com os dedos.',
    },
  },
  edge: {
    more: {
      now: 'Chama mais atenção do que parece no papel; avise em casa.',
      next: 'Passa um pouco do seu estilo de sempre, e é por isso que ficou para depois.',
      bold: 'É o mais distante do seu armário: experimente com um programa de simulação antes.',
    },
    less: {
      now: 'É comportado; o tempero pode vir da armação ou da cor.',
      next: 'Talvez você queira mais, e para isso existe o terceiro caminho.',
      bold: 'Para um dia de coragem ele é até tímido, e tudo bem.',
    },
  },
}
