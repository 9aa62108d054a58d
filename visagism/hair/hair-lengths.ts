/** Shape by length and by texture (docs/visagism.md §5; triângulo and diamante C, texture M). For any gender. */
import type { FaceShape, HairTexture } from '../knowledge/axes.ts'

export type LengthRow = 'curto' | 'médio' | 'longo'

export const BY_LENGTH: Readonly<Record<FaceShape, Readonly<Record<LengthRow, string>>>> = {
  oval: {
    curto:
      'quase todos servem; com laterais baixas ele fica nítido, com laterais cheias fica sereno, e a testa não deve sumir por inteiro',
    médio: 'entre o queixo e a clavícula, com camadas longas, o contorno se sustenta e ainda sobra cabelo para prender',
    longo: 'camadas suaves a partir do ombro evitam que o peso puxe o rosto para baixo',
  },
  redondo: {
    curto: 'topo alto e laterais baixas; o volume na altura da bochecha é o que não convém, em qualquer corte',
    médio: 'abaixo do queixo, com camadas compridas e risca de lado, para que as linhas desçam',
    longo: 'reto nas laterais ou em bico nas costas, com a frente solta ao lado do rosto',
  },
  quadrado: {
    curto: 'texturizado, com pontas irregulares; ou bem curto, se a ideia for assumir a força do maxilar',
    médio: 'ondas e camadas que comecem no queixo, nunca uma base reta na altura dele',
    longo: 'ondulado e de pontas leves, para que a linha reta das laterais se desfaça',
  },
  coracao: {
    curto: 'topo contido e franja de lado; laterais médias, sem raspar até em cima',
    médio: 'na altura do queixo ou um pouco abaixo, com o corpo concentrado ali',
    longo: 'ondas do queixo para baixo e topo assentado, sem risca funda demais',
  },
  triangulo: {
    curto: 'volume no alto e nas têmporas, nuca e mandíbula limpas',
    médio: 'camadas altas, que abram da têmpora para cima e afinem embaixo',
    longo: 'camadas no alto e pontas leves, para o peso não se juntar na mandíbula',
  },
  diamante: {
    curto: 'frente com textura e têmporas cheias; raspar as laterais até em cima deixaria as maçãs sem companhia',
    médio: 'no queixo ou no ombro, com volume embaixo e a linha das maçãs descoberta',
    longo: 'camadas que emoldurem, risca de lado e alguma onda perto do queixo',
  },
  retangular: {
    curto: 'laterais com comprimento e topo baixo, frente para a testa ou risca de lado',
    médio: 'no ombro, com ondas e camadas laterais que alarguem o meio',
    longo: 'só com ondas ou camadas: liso e inteiro, ele alonga demais',
  },
}

const BY_TEXTURE: Readonly<Record<FaceShape, Readonly<Record<HairTexture, string>>>> = {
  oval: {
    liso: 'Com cabelo liso, o contorno oval pode parecer sem acento; deixe uma ponta irregular ou uma risca deslocada, que dão caráter.',
    ondulado:
      'Com cabelo ondulado, o contorno oval ganha movimento de graça; basta não deixar a onda começar toda na mesma altura.',
    cacheado: 'Com cabelo cacheado, o oval aceita volume dos lados ou no alto, um de cada vez.',
    crespo:
      'Com cabelo crespo, o oval sustenta o redondo cheio e o topo alto com a mesma facilidade; a escultura decide o tom.',
  },
  redondo: {
    liso: 'Com cabelo liso, a linha comprida vem pronta; só falta erguer a raiz para que ela comece mais alto.',
    ondulado: 'Com cabelo ondulado, faça a onda nascer abaixo do queixo, para que não alargue a bochecha.',
    cacheado:
      'Com cabelo cacheado, o volume deve subir: camadas no alto e laterais contidas formam uma gota, e não uma bola.',
    crespo: 'Com cabelo crespo, esculpa a forma mais alta que larga; dois dedos de diferença mudam o rosto.',
  },
  quadrado: {
    liso: 'Com cabelo liso, fuja da linha única: pontas desfiadas na tesoura fazem o que a onda faria.',
    ondulado: 'Com cabelo ondulado, a natureza já suavizou; peça apenas que não retirem a onda perto do maxilar.',
    cacheado: 'Com cabelo cacheado, o contraste entre a curva e o canto é dos mais bonitos; deixe um cacho cair ali.',
    crespo: 'Com cabelo crespo, arredonde os cantos da escultura, para que não repitam os do rosto.',
  },
  coracao: {
    liso: 'Com cabelo liso, o corpo do queixo vem do corte: base cheia e pontas viradas para dentro.',
    ondulado: 'Com cabelo ondulado, concentre a onda na metade de baixo e seque o topo esticado com as mãos.',
    cacheado: 'Com cabelo cacheado, preserve o topo sem camadas curtas, e os cachos abrirão onde o rosto precisa.',
    crespo: 'Com cabelo crespo, a forma em gota invertida, cheia embaixo e contida em cima, completa o queixo.',
  },
  triangulo: {
    liso: 'Com cabelo liso, o alto precisa de ajuda: raiz erguida, pó de textura, camadas curtas na coroa.',
    ondulado: 'Com cabelo ondulado, desbaste por dentro só abaixo da orelha, e deixe a onda livre acima.',
    cacheado: 'Com cabelo cacheado, a pirâmide é o perigo; camadas altas a invertem.',
    crespo: 'Com cabelo crespo, o volume no alto é seu aliado natural: esculpa largo em cima e justo na nuca.',
  },
  diamante: {
    liso: 'Com cabelo liso, mechas curtas na têmpora dão a largura que o fio não dá por si.',
    ondulado: 'Com cabelo ondulado, duas ondas bastam: uma na têmpora, outra no queixo.',
    cacheado:
      'Com cabelo cacheado, deixe os cachos da frente mais curtos que as maçãs ou mais longos que elas, nunca na mesma altura.',
    crespo: 'Com cabelo crespo, uma forma oval deitada, mais larga nas têmporas, equilibra o relevo.',
  },
  retangular: {
    liso: 'Com cabelo liso, a linha comprida se soma à do rosto; uma franja ou uma base no queixo a interrompem.',
    ondulado: 'Com cabelo ondulado, faça a onda abrir na altura das maçãs: é largura sem esforço.',
    cacheado: 'Com cabelo cacheado, o volume lateral é tudo de que o contorno precisava; só não o deixe subir.',
    crespo: 'Com cabelo crespo, uma forma arredondada, mais larga que alta, encurta o conjunto com elegância.',
  },
}

/** In short hair nothing hangs to a jaw, and there are no ends to turn. */
const SHORT_BY_TEXTURE: Readonly<Record<FaceShape, Readonly<Partial<Record<HairTexture, string>>>>> = {
  oval: {},
  redondo: {
    ondulado: 'Com cabelo ondulado, deixe a onda no alto e peça os lados contidos: assim ela ergue em vez de alargar.',
  },
  quadrado: {
    ondulado: 'Com cabelo ondulado, a natureza já suavizou; peça apenas que não desbastem a onda do alto.',
    cacheado:
      'Com cabelo cacheado, o contraste entre a curva e o canto é dos mais bonitos; deixe um cacho cair na testa.',
  },
  coracao: {
    liso: 'Com cabelo liso, o alto assenta por si; peça algum comprimento nas têmporas, que faça companhia à testa.',
    ondulado: 'Com cabelo ondulado, assente o alto com a mão enquanto seca e deixe a onda dos lados em paz.',
    cacheado: 'Com cabelo cacheado, peça o alto contido e os cachos dos lados inteiros, sem raspar.',
    crespo: 'Com cabelo crespo, a forma que favorece é contida em cima e cheia dos lados, sem degrau.',
  },
  triangulo: {
    ondulado: 'Com cabelo ondulado, deixe a onda livre no alto e peça a nuca e os lados rentes.',
    cacheado: 'Com cabelo cacheado, o alto cresce por si; basta que os lados não o acompanhem.',
  },
  diamante: {
    liso: 'Com cabelo liso, um pouco de comprimento na têmpora dá a largura que o fio não dá por si.',
    ondulado: 'Com cabelo ondulado, uma onda na têmpora basta: é ali que falta largura.',
    cacheado: 'Com cabelo cacheado, deixe os cachos da têmpora inteiros: são eles que acompanham as maçãs.',
  },
  retangular: {
    liso: 'Com cabelo liso, a linha comprida se soma à do rosto; a frente trazida para a testa a interrompe.',
    ondulado: 'Com cabelo ondulado, deixe a onda abrir dos lados e assente a do alto: é largura sem esforço.',
  },
}

export const textureOnShape = (shape: FaceShape, texture: HairTexture, isShort: boolean): string =>
  (isShort ? SHORT_BY_TEXTURE[shape][texture] : undefined) ?? BY_TEXTURE[shape][texture]
