import type { GaugeId, Band } from '../reading/gauges.ts'

export const MEASURED_FACE_UNDER_BEARD =
  'Queixo e mandíbula, sob a barba: largura e ângulo são os do contorno que se vê, e o osso pode ser mais estreito.'

export const DISPUTED_HEIGHT =
  'A altura do rosto fica em dúvida: no teste você a viu ao contrário do que os pontos leem, e esta página não conclui nada dela.'

/** In words: the rulers hold the figures. */
export const MEASURED_FACE_MEANING: Readonly<Record<GaugeId, Readonly<Record<Band, string>>>> = {
  length: {
    'muito-abaixo': 'A altura do rosto é bem menor que a de costume, para a largura das maçãs.',
    abaixo: 'Da raiz do cabelo ao queixo o caminho é curto: um rosto que se resolve em pouco espaço.',
    media: 'A altura acompanha a largura das maçãs, como na maioria das pessoas.',
    acima: 'A altura passa um pouco do usual, para a largura das maçãs.',
    'muito-acima': 'A altura está entre as mais longas que se veem, para a largura das maçãs.',
  },
  forehead: {
    'muito-abaixo': 'A testa é bem mais estreita que as maçãs, e fica recolhida.',
    abaixo: 'A testa fica um passo atrás das maçãs.',
    media: 'A testa acompanha o resto com naturalidade.',
    acima: 'A testa se aproxima da largura das maçãs e abre o rosto por cima.',
    'muito-acima': 'A testa é tão larga quanto as maçãs, ou mais: é ela que manda na parte alta.',
  },
  jaw: {
    'muito-abaixo': 'A mandíbula se estreita muito abaixo das maçãs: uma base bem fina.',
    abaixo: 'A mandíbula se estreita abaixo das maçãs e termina o rosto com delicadeza.',
    media: 'A mandíbula segue a média de perto.',
    acima: 'A mandíbula quase acompanha as maçãs e dá uma base visível.',
    'muito-acima': 'A mandíbula é tão larga quanto as maçãs, ou mais: pouca gente tem base tão ampla.',
  },
  angle: {
    'muito-abaixo': 'O canto da mandíbula é bem fechado, de linha nítida.',
    abaixo: 'O canto da mandíbula é mais marcado que o comum.',
    media: 'O canto da mandíbula não é reto nem redondo.',
    acima: 'O canto da mandíbula é uma passagem suave.',
    'muito-acima': 'O canto da mandíbula é tão aberto que quase não é canto.',
  },
}

/** After `A largura da mandíbula (delicada a média) fica entre duas palavras,`. */
export const MEASURED_FACE_OPEN = 'e o que está aqui serve às duas.'

export const WHY_AN_INTERVAL = {
  hand: 'Quem marca o mesmo ponto duas vezes erra alguns pixels, e cada medida anda com eles: as réguas mostram até onde cada uma pode ir. O que este guia conclui vale no intervalo inteiro.',
  program:
    'Os pontos são de um programa, que puxa todo rosto para a média: as réguas mostram até onde cada medida pode ir. O que este guia conclui vale no intervalo inteiro.',
} as const

export const TWO_SHAPES_FIT = 'Duas formas cabem aqui. Não é defeito da conta: é o seu rosto.'

export const UNDER_CLOTH =
  'A testa fica coberta, e por isso não está entre as medidas: nenhuma delas precisa que ela apareça.'

export const MEASURED_FACE_WITHOUT_HAIR =
  'Sem fios no alto, a altura começa na prega em que a pele do rosto vira a da cabeça; essa linha foi marcada a olho.'

export const MEASURED_FACE_SUBJECT: Readonly<Record<GaugeId, string>> = {
  length: 'a altura em relação às maçãs',
  forehead: 'a largura da testa',
  jaw: 'a largura da mandíbula',
  angle: 'o ângulo da mandíbula',
}

export const MEASURED_FACE_EFFECT: Readonly<Record<GaugeId, Readonly<Record<Band, string>>>> = {
  length: {
    'muito-abaixo': 'Quem olha percorre você de lado a lado, e por isso a altura do topo fará tanta diferença adiante.',
    abaixo: 'Sobra pouca altura, e cada centímetro ganho no alto do cabelo será notado.',
    media: 'Isso deixa a altura do topo como escolha, e não como necessidade.',
    acima: 'Há altura de sobra, o que convida a cortar o caminho com alguma linha deitada.',
    'muito-acima': 'O olhar desce muito antes de parar; franja e laterais cheias dão a ele onde descansar.',
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
    acima: 'Uma linha reta bem posta, numa gola ou numa armação, faz o contraponto.',
    'muito-acima': 'Falta quina ao redor: algum ângulo na armação ou no corte trará definição.',
  },
}

export const MEASURED_FACE_NATURAL_LINE = 'O contorno natural, sem riscar, a mostra como ela é.'

/** If the report advises the opposite or no fringe is wanted. */
export const MEASURED_FACE_RESERVED: Readonly<Partial<Record<GaugeId, Readonly<Partial<Record<Band, string>>>>>> = {
  length: {
    media: 'Isso não pede ao topo nem mais nem menos: o que a forma pede vem de outras linhas.',
    'muito-acima': 'O olhar desce muito antes de parar; laterais cheias dão a ele onde descansar.',
  },
  forehead: { 'muito-acima': 'Com tanta superfície, é o melhor lugar para uma linha atravessada.' },
  jaw: {
    'muito-abaixo': 'É a parte mais fina do contorno, e nada em volta precisa disfarçá-la.',
    abaixo: 'É uma base leve, e o resto do contorno se apoia nas maçãs.',
  },
  angle: { 'muito-acima': 'É a linha mais macia do rosto, e basta uma firme em volta dela.' },
}
