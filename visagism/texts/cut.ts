import type { HairPath, MapPlace } from '../hair/hair.ts'
import type { Reach } from '../hair/reach.ts'
import type { Intention } from '../knowledge/intention.ts'
import type { Reasoned } from '../knowledge/reasoned.ts'
import type { GaugeWords, GaugeId } from '../reading/gauges.ts'
import type { Reading } from '../reading/reading.ts'

export const STAY_HEADING = 'Por que ficar'
export const STAY_BESIDE = 'Junto do cabelo'
export const STAY_FIRST =
  'Este é o caminho por onde começar: o que você já usa fica, e a visita serve para pôr em ordem o que o tempo soltou.'
export const STAY_SECOND = 'Não é um corte novo: é o seu, com duas correções. Serve de medida para os outros dois.'
export const STAY_SHAVEN =
  'Não é um corte novo: é a cabeça como você a usa, com o contorno cuidado. Os outros dois partem dela, sem pedir que nada cresça.'

export const STAY_HOW =
  'As duas correções não encurtam nada: mexem na borda, no peso e no modo de secar. Leve uma foto de um dia em que o cabelo agradou e mostre que é para chegar ali. Se a vontade mudar, os outros caminhos partem deste ponto.'
export const STAY_BARE =
  'As duas correções são de contorno e de pele, e custam minutos. Peça para ver a nuca no espelho, volte sempre no mesmo intervalo e repare na gola: com a cabeça à mostra, é ela que emoldura.'

/** From which length a wait is counted, and to which. */
export const WAIT_SUM = (sum: string): string => `A conta, a 1,25 cm por mês: ${sum}.`

/** The front that a likely length may not have. */
export const MAY_WAIT: Readonly<Record<HairPath, (cm: number) => string>> = {
  now: (cm) => `Meça a frente antes: ele pede ${cm} cm. Se faltar, conte cerca de um mês por centímetro.`,
  next: (cm) => `Confira com a régua: à frente ele pede ${cm} cm, e cada centímetro que faltar é cerca de um mês.`,
  bold: (cm) => `Antes da coragem, a régua: são ${cm} cm à frente, e o que faltar cresce a um centímetro por mês.`,
}

export const CORRECTIONS_TITLE = 'As duas correções'
type ByReach = Readonly<Record<Exclude<Reach, 'rente'>, Reasoned>>
/** None takes length. */
export const CORRECTIONS: Readonly<Record<MapPlace, Readonly<Record<'more' | 'less', ByReach>>>> = {
  crown: {
    more: {
      curto: { what: 'O alto, seco para cima', why: 'a raiz solta dá a altura que o rosto aproveita' },
      comprido: { what: 'A raiz, solta com os dedos', why: 'dois dedos de ar no alto mudam a proporção' },
    },
    less: {
      curto: { what: 'O alto, assentado com a mão', why: 'o rosto já tem altura: o que sobe repete' },
      comprido: { what: 'O alto, assentado ao secar', why: 'o rosto já tem altura, e o corpo rende mais embaixo' },
    },
  },
  temples: {
    more: {
      curto: { what: 'A têmpora, mais cheia que o resto do lado', why: 'é ali que a testa se recolhe' },
      comprido: { what: 'A têmpora, solta ao lado do rosto', why: 'enche a parte que se recolhe' },
    },
    less: {
      curto: { what: 'A têmpora, limpa', why: 'o que enche ali alarga o alto' },
      comprido: { what: 'A têmpora, atrás da orelha', why: 'o que enche ali alarga o alto' },
    },
  },
  cheeks: {
    more: {
      curto: { what: 'Os lados, deixados como estão', why: 'é largura que o meio do rosto pede' },
      comprido: { what: 'Os lados, soltos e com corpo', why: 'é largura que o meio do rosto pede' },
    },
    less: {
      curto: { what: 'Os lados, contidos', why: 'o que arma ali alarga a parte mais larga' },
      comprido: { what: 'Os lados, com menos peso por dentro', why: 'o contorno afina sem perder comprimento' },
    },
  },
  jaw: {
    more: {
      curto: { what: 'A nuca, sem desbastar', why: 'o pouco corpo que fica embaixo acompanha o queixo' },
      comprido: { what: 'As pontas, com corpo', why: 'o peso embaixo acompanha o queixo' },
    },
    less: {
      curto: { what: 'A costeleta, fina', why: 'deixa o canto da mandíbula sem reforço' },
      comprido: { what: 'As pontas, leves', why: 'nada de peso parado junto da mandíbula' },
    },
  },
}
export const CORRECTIONS_OF_ANY: Readonly<Record<Exclude<Reach, 'rente'>, readonly [Reasoned, Reasoned]>> = {
  curto: [
    { what: 'O contorno do pescoço, natural', why: 'cresce sem marca, e a visita pode esperar' },
    { what: 'A volta da orelha, limpa', why: 'é o primeiro lugar em que o tempo aparece' },
  ],
  comprido: [
    { what: 'Só as pontas gastas', why: 'o comprimento fica, e volta a parecer inteiro' },
    { what: 'A linha de baixo, acertada', why: 'é ela que diz se o cabelo foi cuidado ou esquecido' },
  ],
}
export const CORRECTIONS_OF_SHAVEN: readonly [Reasoned, Reasoned] = [
  { what: 'O contorno, no nascimento do fio', why: 'riscado, ele pede retoque antes de todo o resto' },
  { what: 'A pele, hidratada e com protetor', why: 'à mostra, ela é o acabamento' },
]

/** Names what is new at today's length. */
export const NOT_NEW_LENGTH = 'É um corte que se anuncia pelo desenho.'

export const SAME_LENGTH: Readonly<Record<HairPath, string>> = {
  now: 'O comprimento é quase o de hoje: o que muda é o desenho.',
  next: 'O comprimento quase não muda; o que muda é onde fica o volume.',
  bold: 'O comprimento é quase o de hoje: o que muda é por onde a tesoura passa.',
}

export const WHY_HEADING: Readonly<Record<HairPath, string>> = {
  now: 'O que ele faz por você',
  next: 'O que ele acrescenta',
  bold: 'Por que vale a coragem',
}

export const LIVE_HEADING: Readonly<Record<HairPath, string>> = {
  now: 'De manhã',
  next: 'Em casa, depois',
  bold: 'O dia seguinte',
}

export const GROW_HEADING: Readonly<Record<HairPath, string>> = {
  now: 'Quando voltar',
  next: 'Como ele cresce',
  bold: 'A volta, se houver',
}

export const LIST_TITLE: Readonly<Record<HairPath, string>> = {
  now: 'Para levar anotado',
  next: 'Como fica em cada lugar',
  bold: 'O corte, lugar por lugar',
}

export const CUT_WHERE: Readonly<Record<HairPath, readonly [string, string, string]>> = {
  now: ['à frente', 'nas laterais', 'na nuca'],
  next: ['na frente', 'dos lados', 'atrás'],
  bold: ['pela frente', 'pelos lados', 'por trás'],
}

export const MORE_AT_HOME = 'É mais tempo em casa do que a manutenção que você escolheu.'

export const CUT_INTENTION: Readonly<Record<HairPath, Readonly<Record<Intention, string>>>> = {
  now: {
    autoridade: 'Para transmitir autoridade, mantenha a silhueta nítida e o acabamento da nuca em dia.',
    criatividade: 'Para que a criatividade apareça, deixe uma ponta fora do lugar, sempre a mesma.',
    sofisticacao: 'Para a sofisticação, o contorno deve ser limpo e o brilho, natural.',
    leveza: 'Para a leveza, tire o excesso de peso por dentro, nunca nas bordas.',
  },
  next: {
    autoridade: 'Peça a versão mais estruturada dele: é a que fala com firmeza.',
    criatividade: 'Peça que um lado fique diferente do outro, ainda que só você saiba.',
    sofisticacao: 'Peça acabamento limpo, na tesoura, sem navalha à vista.',
    leveza: 'Peça o acabamento leve, sem peso nas bordas.',
  },
  bold: {
    autoridade: 'Ousar bem também é autoridade: ninguém manda mais que quem não pede licença.',
    criatividade: 'Aqui a criatividade deixa de ser detalhe e vira o próprio corte.',
    sofisticacao: 'Com cores discretas e roupa simples, a ousadia dele fica sofisticada.',
    leveza: 'Na mudança grande, peça que o acabamento fique leve.',
  },
}

/** Of tied hair only the ends are trimmed. */
export const TIED_INTENTION: Readonly<Record<'now' | 'next', Readonly<Record<Intention, string>>>> = {
  now: {
    autoridade: 'Para transmitir autoridade, assente o contorno com os dedos e deixe a forma do alto nítida.',
    criatividade: 'Para que a criatividade apareça, deixe uma mecha de fora, sempre a mesma.',
    sofisticacao: 'Para a sofisticação, o contorno vai assentado e o elástico não aparece.',
    leveza: 'Para a leveza, prenda sem apertar e deixe soltos os fios do contorno.',
  },
  next: {
    autoridade: 'Preso firme e sem puxar, ele fala com clareza.',
    criatividade: 'Uma fita de cor ou um lenço fazem dele outro, sem passar pela tesoura.',
    sofisticacao: 'Aparadas as pontas, o penteado sai limpo na primeira volta do elástico.',
    leveza: 'No salão, só as pontas gastas; a leveza vem de prender frouxo.',
  },
}

/** Under a bust whose hair goes on below it. */
export const PAST_FRAME: Readonly<Record<HairPath, string>> = {
  now: 'O desenho para antes das pontas.',
  next: 'As pontas ficam abaixo do quadro.',
  bold: 'O quadro acaba antes do cabelo.',
}

type YesNo = { readonly yes: string; readonly no: string }

/** `escapes`: it lies on the neck, in layers too short for a band. */
export const CUT_TIED: Readonly<Record<HairPath, YesNo & { readonly escapes: string }>> = {
  now: {
    yes: 'Continua dando para prender, como você gosta.',
    no: 'Ele não prende: o pescoço fica livre porque o cabelo não chega a ele.',
    escapes: 'Inteiro, ele não prende: as camadas escapam do elástico, e um grampo de cada lado resolve.',
  },
  next: {
    yes: 'Prende com folga, e as mechas da frente ficam soltas.',
    no: 'Como não prende, enxugue bem a nuca para não incomodar.',
    escapes: 'Um elástico não o segura inteiro; dois grampos acima da orelha tiram o que incomoda.',
  },
  bold: {
    yes: 'Mesmo assim, cabe num elástico.',
    no: 'Dispensa o elástico de vez: é outra forma de ter o pescoço livre.',
    escapes: 'Elástico, para ele, só em metade: as camadas curtas ficam soltas.',
  },
}

export const CUT_HURRY: Readonly<Record<HairPath, YesNo>> = {
  now: {
    yes: 'Cabe no pouco tempo das suas manhãs.',
    no: 'É mais tempo do que você diz ter; lave à noite e de manhã só desperte as pontas.',
  },
  next: { yes: 'Também foi escolhido porque se arruma depressa.', no: 'Nos dias corridos, só água e os dedos.' },
  bold: { yes: 'Poucos caminhos economizam tanto tempo.', no: 'Guarde-o para uma fase mais calma da agenda.' },
}

export const CUT_HEAT: Readonly<Record<'now' | 'next', string>> = {
  now: 'No calor, um leave-in em spray pesa menos que o creme.',
  next: 'Nos dias quentes, seque só a raiz e deixe o resto ao ar.',
}

export const HAIRLINE_SHORT: Readonly<Record<HairPath, string>> = {
  now: 'Quanto às entradas, no curto elas são só contorno: peça a linha natural, sem riscar.',
  next: 'As entradas ficam discretas quando ninguém as risca: a linha da testa é a que nasceu.',
  bold: 'Com as entradas, o curto não luta: assume a linha como ela é.',
}

/** Nothing of the front is cut another way. */
export const HAIRLINE_STAYS =
  'Quanto às entradas, a frente fica como está: o que ajuda é secá-la para a frente com a mão, sem risca marcada.'

/** Fewer hairs on top, and no corners. */
export const THIN_TOP_CUT: Readonly<Record<HairPath, string>> = {
  now: 'No alto, onde há menos fio, peça ponta reta e nada de desbaste: fio inteiro, junto, cobre mais.',
  next: 'Com menos fio no alto, o acabamento seco e fosco junta o que há; molhado e brilhante, ele abre.',
  bold: 'Onde há menos fio no alto, navalha e desbaste ficam de fora: a ponta cheia é que faz corpo.',
}

export const CUT_HAIRLINE: Readonly<Record<HairPath, string>> = {
  now: 'Quanto às entradas, peça a frente um pouco mais longa que o topo, para que caia sobre elas.',
  next: 'As entradas ficam discretas quando a textura vem para a frente.',
  bold: 'Com as entradas, o bonito é não lutar: ou se cobre com textura, ou se assume.',
}

export const CUT_FRAMES: Readonly<Record<HairPath, string>> = {
  now: 'Leve os óculos à prova: a haste não deve abrir a lateral.',
  next: 'Leve os óculos: sobre a orelha, o corte se confere com a haste no lugar.',
  bold: 'Óculos e este corte chamam atenção os dois: deixe um deles quieto.',
}

/** For curls that should be full at the sides. */
export const FULL_TEMPLES = 'No cacheado, a ousadia já vem do volume: deixe-o onde o corte o põe.'

export const CUT_TEXTURE: Readonly<Record<HairPath, Readonly<Record<NonNullable<Reading['texture']>, string>>>> = {
  now: {
    liso: 'Em cabelo liso, o desenho aparece inteiro e o erro também: peça tesoura afiada e pouca navalha.',
    ondulado: 'Em cabelo ondulado, combine o comprimento seco: molhado, ele parece maior do que é.',
    cacheado: 'Em cabelo cacheado, corte a seco e cacho por cacho, para o volume ficar {volume}.',
    crespo: 'Em cabelo crespo, peça que a forma seja esculpida a seco e conferida de longe.',
  },
  next: {
    liso: 'O cabelo liso escorre: um spray leve de textura segura o volume {volume}.',
    ondulado: 'A onda natural faz metade do trabalho; não a desmanche com escova.',
    cacheado: 'O cacho muda de tamanho conforme a umidade, e por isso o comprimento vai um dedo além.',
    crespo: 'O crespo responde bem ao desenho firme; o contorno natural é parte da beleza.',
  },
  bold: {
    liso: 'No liso, ele fica gráfico, quase um desenho a nanquim.',
    ondulado: 'No ondulado, ele fica mais solto.',
    cacheado: 'No cacheado, a ousadia já vem do volume; contenha as laterais.',
    crespo: 'No crespo, ele vira escultura.',
  },
}

export const CUT_OCCASIONS = ['Num dia qualquer', 'No trabalho', 'À noite'] as const

export const OCCASIONS_AT_LEISURE = ['Num dia qualquer', 'Para sair', 'À noite'] as const

/** Hair that others see only by choice. */
export const OCCASIONS_UNCOVERED = ['Em casa', 'Com visitas', 'Numa noite especial'] as const

export const WEAR_TITLE: Readonly<Record<HairPath, string>> = {
  now: 'Três jeitos de usar',
  next: 'Do dia à noite',
  bold: 'Um corte, três humores',
}

export type CutGauged = readonly (readonly [GaugeId, GaugeWords])[]

export const CUT_UNDER_BEARD: GaugeWords = {
  low: 'E o canto da mandíbula fica sob a barba, que o desenha.',
  mid: 'E o canto da mandíbula fica sob a barba, que o desenha.',
  high: 'E o contorno da mandíbula fica por conta da barba.',
}

export const CUT_LYING: readonly [string, string] = [
  'O seu rosto tem pouca altura, e o topo fica como o corte o deixa: assentado.',
  'O topo fica assentado, como o corte o deixa, mesmo sobrando pouca altura no rosto.',
]

export const NO_SIDES: readonly [string, string] = [
  'O seu rosto já tem altura: peça o topo um dedo mais baixo do que no desenho.',
  'Altura o rosto já tem: peça o topo um dedo mais baixo do que no desenho.',
]

export const CUT_NATURAL_LINE: GaugeWords = {
  low: [
    'Sua testa fica inteira à mostra, e o contorno natural a enquadra.',
    'A testa aparece inteira, com o contorno natural por moldura.',
  ],
  mid: [
    'Sua testa fica à mostra: o contorno natural basta.',
    'Com a testa à mostra, o contorno natural é moldura bastante.',
  ],
  high: [
    'Sua testa, larga, aparece por inteiro: peça o contorno natural, sem riscar.',
    'A testa larga fica à mostra; o contorno, natural, não se risca.',
  ],
}

export const CUT_GAUGES: Readonly<Record<HairPath, CutGauged>> = {
  now: [
    [
      'length',
      {
        low: [
          'O seu rosto tem pouca altura: o corte ganha se a raiz for erguida à mão depois de seca, dois dedos atrás da testa.',
          'Erga a raiz à mão, já seca, dois dedos atrás da testa: é a altura que falta ao rosto.',
        ],
        mid: [
          'Com a altura do seu rosto, o corte não precisa de ajuste: nem mais topo, nem mais lateral.',
          'Pela altura do rosto, nada a acertar: nem no topo, nem na lateral.',
        ],
        high: [
          'O seu rosto já tem altura: o corte ganha com as laterais secas para fora e o topo para baixo.',
          'Seque as laterais para fora e o topo para baixo: a altura já está no rosto, e o que alarga rende mais.',
        ],
      },
    ],
  ],
  next: [
    [
      'jaw',
      {
        low: [
          'A sua mandíbula é delicada: peça que não esvaziem demais a lateral.',
          'Lateral esvaziada demais deixaria exposta uma mandíbula delicada; peça que a poupem.',
        ],
        mid: [
          'Com a sua mandíbula, a lateral pode terminar onde a mão de quem corta achar natural.',
          'Com a mandíbula na média, a lateral pode ser cheia ou leve: as duas ficam bem.',
        ],
        high: [
          'A sua mandíbula é larga: peça que a lateral fique mais leve embaixo do que em cima.',
          'Junto de uma mandíbula larga, a lateral fica mais leve embaixo do que em cima; peça assim.',
        ],
      },
    ],
  ],
  bold: [
    [
      'forehead',
      {
        low: [
          'Sua testa fica mais larga se a frente não for repuxada: solte-a com os dedos.',
          'Solte a frente com os dedos: repuxada, ela estreita a testa.',
        ],
        mid: [
          'Sua testa aguenta tanto a frente caída quanto a erguida; alterne.',
          'Frente caída ou frente erguida: a sua testa fica bem com as duas.',
        ],
        high: [
          'Sua testa pede que ao menos uma mecha a atravesse, mesmo na versão mais curta.',
          'Mesmo na versão mais curta, uma mecha deve atravessar a testa larga.',
        ],
      },
    ],
    [
      'angle',
      {
        low: [
          'E o canto firme da mandíbula vai aparecer inteiro, o que é parte da coragem.',
          'O canto firme da mandíbula fica todo à mostra: é nisso que está a coragem.',
        ],
        mid: [
          'E o canto da mandíbula não pede nada ao corte.',
          'No canto da mandíbula o corte encontra um apoio discreto.',
        ],
        high: [
          'E o contorno macio tira do corte qualquer dureza.',
          'O contorno macio da mandíbula amansa o que o corte tem de duro.',
        ],
      },
    ],
  ],
}

/** Without hair there is nothing to lift, sweep or soften. */
export const CUT_BARE: Readonly<Record<HairPath, readonly string[]>> = {
  now: [
    'Sem cabelo, quem desenha é a forma da cabeça: passe a mão por ela antes e sinta se há relevos que prefere cobrir.',
    'Sobrancelha, barba e armação passam a ser a moldura; trate uma delas com mais cuidado.',
  ],
  next: [
    'Antes da máquina, use o pente três por duas semanas: se gostar, desça um número de cada vez.',
    'O contorno da testa fica à vista: o natural cresce sem marca, e o riscado pede retoque toda semana.',
  ],
  bold: [
    'É a mudança mais barata de fazer e a mais demorada de desfazer: até um curto, são uns oito meses.',
    'Compense com cor perto do rosto, porque o cabelo sai da conta do contraste.',
  ],
}

export const ANY_TEXTURE: Readonly<Record<HairPath, string>> = {
  now: 'Como não sabemos a textura do seu cabelo, diga a quem corta como ele amanhece: liso, em onda, em cacho ou em mola, o desenho se adapta, e as medidas mudam um pouco.',
  next: 'Se o seu cabelo encolhe ao secar, peça dois dedos a mais em todas as medidas desta página; se escorre, peça que firmem a base.',
  bold: 'Antes da coragem, uma prova simples: molhe o cabelo, penteie na direção do corte e deixe secar sem mexer. O cabelo dirá se topa.',
}
