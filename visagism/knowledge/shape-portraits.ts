/** Principle of every "asks": docs/visagism.md §5 (B); strengths and wording are ours (P). No shape is an ideal (hallawell, C). */
import type { FaceShape } from './axes.ts'
import type { Basis } from './sources.ts'

export type ShapePortrait = {
  /** One sentence. */
  readonly contour: string
  /** Widest and narrowest parts. */
  readonly widths: string
  readonly says: string
  readonly strength: string
  /** What all advice does for it. */
  readonly asks: string
  /** `alongar e criar ângulo` */
  readonly goal: string
  readonly line: 'curva' | 'reta' | 'vertical' | 'inclinada'
  /** From cheekbone to jaw corner: the first thing the school looks at. */
  readonly side: string
  readonly quote: string
  readonly letter: string
  readonly profile: string
}

export const SHAPE_BASIS: Basis = { certainty: 'B', sources: ['hallawell-shapes', 'hallawell', 'hair-guides'] }

export const SHAPE_PORTRAITS: Readonly<Record<FaceShape, ShapePortrait>> = {
  oval: {
    contour: 'O contorno desce da testa ao queixo numa curva só, sem canto que interrompa o caminho.',
    widths: 'As maçãs são o ponto mais largo, a testa vem logo atrás e a mandíbula fecha com suavidade.',
    says: 'Um rosto oval soa equilibrado: quem olha não sabe dizer por onde começou.',
    strength: 'A força dele é a neutralidade, que aceita quase qualquer linha sem perder o próprio desenho.',
    asks: 'Como as proporções já conversam entre si, o trabalho é escolher o que acentuar, e não o que compensar.',
    goal: 'manter o equilíbrio e escolher um acento',
    line: 'curva',
    side: 'A linha da maçã ao canto da mandíbula é curva e contínua.',
    quote: 'Num rosto que aceita tudo, escolher é que dá estilo.',
    letter:
      'Seu contorno corre inteiro, sem quinas, e isso dá liberdade. A liberdade, porém, cobra uma escolha: quando tudo cabe, o que faz diferença é a intenção.',
    profile: 'De lado, repare se a testa e o queixo ficam na mesma linha: no oval, é comum que fiquem.',
  },
  redondo: {
    contour: 'O contorno abre nas maçãs e volta em curva, quase com a mesma largura e a mesma altura.',
    widths: 'Maçãs, testa e mandíbula têm larguras vizinhas, e o queixo é curto e macio.',
    says: 'Um rosto redondo parece próximo: as pessoas contam coisas a ele.',
    strength: 'A força dele é o acolhimento, com uma juventude que não depende da idade.',
    asks: 'Altura no topo, linhas que descem e alguma quina bem colocada dão direção a tanta maciez.',
    goal: 'alongar e criar um pouco de ângulo',
    line: 'curva',
    side: 'A linha da maçã ao canto da mandíbula faz um arco cheio.',
    quote: 'A curva acolhe; uma linha reta dá rumo a ela.',
    letter:
      'Seu rosto é feito de curvas amplas, que chegam antes de você e deixam as pessoas à vontade. O que este guia faz é dar direção a essa maciez, sem apagá-la.',
    profile: 'De lado, o volume das maçãs costuma avançar tanto quanto o nariz, e isso dá frescor ao perfil.',
  },
  quadrado: {
    contour: 'As laterais descem quase retas até um canto de mandíbula que se vê de longe.',
    widths: 'Testa, maçãs e mandíbula têm larguras parecidas, e a altura não passa muito da largura.',
    says: 'Um rosto quadrado transmite firmeza: parece saber o que vai dizer.',
    strength: 'A força dele é a estrutura, que segura cortes ousados e envelhece com presença.',
    asks: 'Curvas, movimento e pontas leves fazem companhia aos ângulos e deixam a firmeza mais próxima.',
    goal: 'suavizar os cantos sem perder a firmeza',
    line: 'reta',
    side: 'A linha da maçã ao canto da mandíbula cai reta.',
    quote: 'A estrutura já está aí: o resto pode ser leve.',
    letter:
      'Seu rosto tem arquitetura. Os cantos da mandíbula desenham uma base que muita gente tenta imitar com maquiagem e barba, e a sua veio pronta: dá para suavizá-la ou assumi-la, conforme o dia.',
    profile: 'De lado, o canto da mandíbula aparece abaixo da orelha e organiza o perfil inteiro.',
  },
  coracao: {
    contour: 'A parte alta se abre na testa e nas têmporas, e dali o contorno se recolhe até um queixo pequeno.',
    widths: 'A testa compete com as maçãs pela largura, e a mandíbula fica bem mais estreita.',
    says: 'Um rosto em coração fala pelos olhos: a atenção sobe antes de descer.',
    strength: 'A força dele é a expressão, porque o terço de cima trabalha como palco.',
    asks: 'Volume e luz da boca para baixo, e linhas que atravessem a testa em vez de emoldurá-la, equilibram as duas pontas.',
    goal: 'equilibrar testa e queixo',
    line: 'inclinada',
    side: 'A linha da maçã ao canto da mandíbula se inclina para dentro.',
    quote: 'A testa abre o rosto; o queixo o conclui com delicadeza.',
    letter:
      'Seu rosto começa amplo e termina em delicadeza, e essa passagem é bonita de ver. O que procuramos aqui é dar um pouco mais de presença à metade de baixo, para que ela acompanhe o que os olhos anunciam.',
    profile: 'De lado, o queixo costuma ficar um pouco atrás dos lábios; um volume na nuca ou no queixo equilibra.',
  },
  triangulo: {
    contour: 'O contorno nasce mais estreito na testa e se alarga até a linha da mandíbula.',
    widths: 'A mandíbula é a parte mais larga, as maçãs vêm no meio e a testa fica menor.',
    says: 'Um rosto em triângulo tem base: parece difícil tirá-lo do lugar.',
    strength: 'A força dele é a mandíbula, que dá peso e credibilidade ao que se diz.',
    asks: 'Largura e altura da têmpora para cima, com a metade de baixo limpa, devolvem o topo à conversa.',
    goal: 'alargar o topo e deixar a base limpa',
    line: 'inclinada',
    side: 'A linha da maçã ao canto da mandíbula se inclina para fora.',
    quote: 'A base é firme; falta só abrir a janela de cima.',
    letter:
      'Seu rosto se apoia numa mandíbula generosa, que dá uma segurança rara. Vamos levar luz, volume e detalhe para a parte alta, onde hoje há menos acontecimentos.',
    profile: 'De lado, a mandíbula forma uma linha longa e nítida; evite cobri-la inteira com o cabelo.',
  },
  diamante: {
    contour: 'O contorno é estreito na testa, salta nas maçãs e volta a se afinar até o queixo.',
    widths: 'Só as maçãs são largas: testa e mandíbula recuam quase na mesma medida.',
    says: 'Um rosto em diamante intriga: os ângulos pegam luz de um jeito que muda com o movimento.',
    strength: 'A força dele são as maçãs, que esculpem o rosto sem ajuda de sombra.',
    asks: 'Um pouco de largura na têmpora e no queixo deixa as maçãs no centro da cena, sem que fiquem sozinhas.',
    goal: 'dar companhia às maçãs, na testa e no queixo',
    line: 'inclinada',
    side: 'A linha da maçã ao canto da mandíbula se inclina para dentro, e a da maçã à testa também.',
    quote: 'As maçãs são o centro; o resto é boa companhia.',
    letter:
      'Seu rosto tem o relevo que a fotografia procura: maçãs que avançam e duas pontas que se recolhem. Em vez de disfarçar esse relevo, vamos dar a ele um entorno mais cheio.',
    profile: 'De lado, a maçã marca uma sombra diagonal que vale preservar ao escolher o corte.',
  },
  retangular: {
    contour: 'As laterais descem retas por um caminho longo, até um queixo de base firme.',
    widths: 'Testa, maçãs e mandíbula são vizinhas em largura, e a altura passa bastante delas.',
    says: 'Um rosto retangular tem distinção: alongado, ele parece sempre um pouco mais alto.',
    strength: 'A força dele é a elegância vertical, que dá seriedade até a roupa mais simples tem.',
    asks: 'Linhas horizontais, franja e corpo nas laterais seguram o olhar antes que ele escorra de cima a baixo.',
    goal: 'encurtar um pouco e dar largura',
    line: 'vertical',
    side: 'A linha da maçã ao canto da mandíbula é reta e comprida.',
    quote: 'O comprimento dá distinção; a largura dá calor.',
    letter:
      'Seu rosto é longo e firme, de um desenho que dá distinção. Vamos pôr acontecimentos no caminho, na horizontal, para que o olhar pare e fique.',
    profile: 'De lado, a altura da testa e o comprimento do queixo pedem um penteado que não suba demais.',
  },
}
