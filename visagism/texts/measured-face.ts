import type { FaceShape } from '../knowledge/axes.ts'
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

/** After `A largura da mandíbula vai de delicada a média:`. */
export const MEASURED_FACE_OPEN = 'nessa borda, nenhuma das duas palavras é certa, e o conselho serve às duas.'

export const WHY_AN_INTERVAL = {
  hand: 'Quem marca o mesmo ponto duas vezes põe três pixels a mais ou a menos, e cada medida anda com eles. As réguas mostram de onde a onde; escrever um número só seria fingir que essa borda não existe. O que este guia conclui vale no intervalo inteiro.',
  program:
    'Os pontos foram postos por um programa, que puxa todo rosto um pouco para a média. Por isso as réguas mostram até onde cada medida pode ir; escrever um número só seria fingir que essa borda não existe. O que este guia conclui vale no intervalo inteiro.',
} as const

export const TWO_SHAPES_FIT = 'Duas formas cabem aqui. Não é defeito da conta: é o seu rosto.'

export const MEASURED_FACE_BORDER: Readonly<Record<GaugeId, string>> = {
  length: 'altura',
  forehead: 'testa',
  jaw: 'mandíbula',
  angle: 'ângulo da mandíbula',
}

export const BORDER_NOTE = 'Com o resto igual. Este guia parte da primeira e diz onde a segunda pede outra coisa.'

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

export const MEASURED_FACE_NATURAL_LINE = 'O contorno natural, sem riscar, a mostra como ela é.'

/** If the report advises the opposite or no fringe is wanted. */
export const MEASURED_FACE_RESERVED: Readonly<Partial<Record<GaugeId, Readonly<Partial<Record<Band, string>>>>>> = {
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

export const MEASURED_FACE_NEAR: Readonly<Record<GaugeId, string>> = {
  length: 'a altura',
  forehead: 'a testa',
  jaw: 'a mandíbula',
  angle: 'o canto do maxilar',
}

export const TWO_SHAPES = [
  'Lemos nele {primeira} em primeiro lugar e {segunda} em segundo.',
  'A primeira forma que se lê nele é {primeira}; a segunda, {segunda}.',
  'Entre as sete formas, ele responde primeiro por {primeira} e depois por {segunda}.',
]

export const ONE_SHAPE = [
  'Lemos nele uma forma só: {forma}.',
  'Das sete formas, ele fica inteiro numa: {forma}.',
  'Uma forma lhe basta, e é {forma}.',
]

export const MEASURED_FACE_LATER = [
  'Marque os pontos na sua foto de frente, no aplicativo, ou peça que a nossa equipe os marque: este capítulo sai de novo com altura, testa, mandíbula e o ângulo do maxilar, cada um na sua régua.',
  'Os números esperam por pontos na foto de frente. Você pode pô-los no aplicativo, ou nos pedir: altura, testa, mandíbula e ângulo do maxilar ganham então, neste capítulo, uma régua cada um.',
  'Com a foto de frente marcada, por você no aplicativo ou pela nossa equipe a seu pedido, o capítulo volta com quatro réguas: a da altura, a da testa, a da mandíbula e a do ângulo do maxilar.',
]

export const NONE_MARKED = [
  'Ainda não há pontos marcados na sua foto, então descrevemos em vez de contar.',
  'Sem pontos marcados na foto, este capítulo usa palavras no lugar de números.',
  'Ninguém marcou pontos na sua foto até aqui: em vez de medir, descrevemos.',
]

export const MEASURED_FACE_AROUND = [
  'Em volta do desenho estão {coisas}: é com isso que as próximas páginas trabalham.',
  'O contorno não anda só: com ele vêm {coisas}, e as páginas seguintes contam com tudo isso.',
  'Ao lado da forma, anotamos {coisas}: é a matéria dos conselhos que vêm.',
]

/** Each shape in window light, without numbers. */
export const MEASURED_FACE_LIGHT: Readonly<Record<FaceShape, readonly string[]>> = {
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
