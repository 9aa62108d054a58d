import type { FaceShape } from '../knowledge/axes.ts'
import type { Intention } from '../knowledge/intention.ts'

export const SHAPE_INTENTION_GESTURES: Readonly<Record<FaceShape, Readonly<Record<Intention, string>>>> = {
  oval: {
    autoridade:
      'Num rosto oval, a autoridade precisa ser trazida de fora, porque o contorno não impõe nada. Um corte de base firme, uma armação de canto e um ombro marcado bastam; os três juntos já seriam farda.',
    criatividade:
      'Num rosto oval, a criatividade tem campo livre: qualquer assimetria se destaca sobre um fundo tão equilibrado. Escolha uma, de preferência no cabelo, e deixe o resto em silêncio.',
    sofisticacao:
      'Num rosto oval, a sofisticação já está a meio caminho. O que falta é decisão: uma cor, um comprimento, um metal, repetidos até virarem assinatura.',
    leveza:
      'Num rosto oval, a leveza é quase natural, e o risco é a falta de acento. Textura macia no cabelo e uma cor clara perto do rosto dão o que olhar sem pesar.',
  },
  redondo: {
    autoridade:
      'Num rosto redondo, a autoridade vem da altura. Topo erguido, gola em ponta, armação retangular: a curva continua afável, mas agora tem coluna.',
    criatividade:
      'Num rosto redondo, a criatividade entra em diagonal. Risca funda, um lado diferente do outro, uma gola que abre só de um lado: a curva vira movimento.',
    sofisticacao:
      'Num rosto redondo, a sofisticação alonga. Frente comprida, gola em V, um metal fino; tudo desce com calma e o rosto se afina sem esforço.',
    leveza:
      'Num rosto redondo, leveza e contorno são a mesma palavra. Cuide só para que a maciez tenha um fim: uma ponta, uma quina, uma linha que diga até aqui.',
  },
  quadrado: {
    autoridade:
      'Num rosto quadrado, a autoridade já chegou. Não a sublinhe: deixe o corte bem acabado, a cor sóbria e um sorriso à mão, para que a firmeza seja convite.',
    criatividade:
      'Num rosto quadrado, a criatividade ganha força porque tem contra o que se mover. Um corte assimétrico sobre essa estrutura parece escultura.',
    sofisticacao:
      'Num rosto quadrado, a sofisticação está em amaciar as bordas: contorno macio, gola em curva, tecido que cai. A estrutura permanece, agora em voz baixa.',
    leveza:
      'Num rosto quadrado, a leveza é uma conquista de texturas. Pontas desfiadas, malha, tons claros; o osso firma e o resto respira.',
  },
  coracao: {
    autoridade:
      'Num rosto em coração, a autoridade pede base. Volume perto do queixo, gola com corpo, voz baixa: o olhar já comanda, e a base passa a sustentar.',
    criatividade:
      'Num rosto em coração, a criatividade gosta do alto, mas rende mais embaixo. Um acessório inesperado ou uma gola incomum chamam o olhar para onde falta assunto.',
    sofisticacao:
      'Num rosto em coração, a sofisticação se faz com uma cortina de cabelo e ombros livres. Um pouco de testa à vista basta.',
    leveza:
      'Num rosto em coração, a leveza é tirar peso de cima. Topo assentado, franja transparente, pontas que se mexem perto da boca: o rosto inteiro sorri.',
  },
  triangulo: {
    autoridade:
      'Num rosto em triângulo, a autoridade vem da mandíbula e só precisa de altura. Topo com volume, sobrancelha firme, e a base fica como alicerce.',
    criatividade:
      'Num rosto em triângulo, a criatividade mora da têmpora para cima: cor, textura, armação. Embaixo, sossego.',
    sofisticacao:
      'Num rosto em triângulo, a sofisticação pede um alto bem construído e um baixo bem limpo. Volume solto no alto e gola aberta resumem tudo.',
    leveza:
      'Num rosto em triângulo, a leveza está em aliviar a base. Pontas finas, gola ampla, luz nas têmporas: o peso sobe e se dissolve.',
  },
  diamante: {
    autoridade:
      'Num rosto em diamante, a autoridade já está no relevo. Dê a ela uma base, de gola ou de barba, e o conjunto ganha a estabilidade que a inclinação não tem.',
    criatividade:
      'Num rosto em diamante, a criatividade é quase inevitável: as diagonais já falam. Escolha uma área de repouso, a cor ou o comprimento, para que elas se ouçam.',
    sofisticacao:
      'Num rosto em diamante, a sofisticação é deixar as maçãs sem concorrência: cabelo cheio nas têmporas, metal mínimo, cor única.',
    leveza:
      'Num rosto em diamante, a leveza pede curvas em volta das maçãs. Gola macia, sobrancelha suave, alguma coisa redonda perto do queixo: o relevo fica, a tensão sai.',
  },
  retangular: {
    autoridade:
      'Num rosto retangular, a autoridade é estatura. Faltam linhas deitadas que a tornem próxima: franja, armação alta, ombro marcado, e a distância vira presença.',
    criatividade:
      'Num rosto retangular, a criatividade desarruma a linha comprida. Uma onda grande, uma risca em ziguezague, um lenço amarrado curto, e a solenidade relaxa.',
    sofisticacao:
      'Num rosto retangular, a sofisticação já vem no traço. Dê um pouco de largura, no cabelo e no ombro, para que não pareça altivez.',
    leveza:
      'Num rosto retangular, a leveza vem dos lados. Laterais com corpo, cores claras na altura das maçãs, formas redondas: o rosto encurta e aquece.',
  },
}

/** For shaved, absent or covered hair. */
export const SHAPE_INTENTION_WITHOUT_HAIR: Readonly<
  Partial<Record<FaceShape, Readonly<Partial<Record<Intention, string>>>>>
> = {
  oval: {
    autoridade:
      'Num rosto oval, a autoridade precisa ser trazida de fora, porque o contorno não impõe nada. Uma gola de base firme, uma armação de canto e um ombro marcado bastam; os três juntos já seriam farda.',
    criatividade:
      'Num rosto oval, a criatividade tem campo livre: qualquer assimetria se destaca sobre um fundo tão equilibrado. Escolha uma, na gola ou na armação, e deixe o resto em silêncio.',
    leveza:
      'Num rosto oval, a leveza é quase natural, e o risco é a falta de acento. Um tecido macio e uma cor clara perto do rosto dão o que olhar sem pesar.',
  },
  redondo: {
    autoridade:
      'Num rosto redondo, a autoridade vem da altura. Ombro no lugar, gola em ponta, armação retangular: a curva continua afável, mas agora tem coluna.',
    criatividade:
      'Num rosto redondo, a criatividade entra em diagonal. Uma lapela enviesada, um lado diferente do outro, uma gola que abre só de um lado: a curva vira movimento.',
    sofisticacao:
      'Num rosto redondo, a sofisticação alonga. Casaco aberto, gola em V, um metal fino; tudo desce com calma e o rosto se afina sem esforço.',
  },
  quadrado: {
    criatividade:
      'Num rosto quadrado, a criatividade ganha força porque tem contra o que se mover. Uma gola assimétrica ou uma armação inesperada, sobre essa estrutura, parece escultura.',
    sofisticacao:
      'Num rosto quadrado, a sofisticação está em amaciar as bordas: gola em curva, aro macio, tecido que cai. A estrutura permanece, agora em voz baixa.',
    leveza:
      'Num rosto quadrado, a leveza é uma conquista de texturas. Malha, linho, tons claros; o osso firma e o resto respira.',
  },
  coracao: {
    autoridade:
      'Num rosto em coração, a autoridade pede base. Gola com corpo, ombro firme, voz baixa: o olhar já comanda, e a base passa a sustentar.',
    sofisticacao:
      'Num rosto em coração, a sofisticação se faz embaixo: gola bem construída e ombros livres. O olhar começa no alto e encontra onde terminar.',
    leveza:
      'Num rosto em coração, a leveza é tirar peso de cima. Armação fina, cor clara perto da boca, nada que cresça no alto: o rosto inteiro sorri.',
  },
  triangulo: {
    autoridade:
      'Num rosto em triângulo, a autoridade vem da mandíbula e só precisa de altura. Armação firme em cima, sobrancelha presente, e a base fica como alicerce.',
    criatividade: 'Num rosto em triângulo, a criatividade mora da têmpora para cima: cor e armação. Embaixo, sossego.',
    sofisticacao:
      'Num rosto em triângulo, a sofisticação pede um alto bem construído e um baixo bem limpo. Armação que abre em cima e gola aberta resumem tudo.',
    leveza:
      'Num rosto em triângulo, a leveza está em aliviar a base. Gola ampla, tecido leve, luz nas têmporas: o peso sobe e se dissolve.',
  },
  diamante: {
    sofisticacao:
      'Num rosto em diamante, a sofisticação é deixar as maçãs sem concorrência: metal mínimo, cor única, gola limpa.',
  },
  retangular: {
    autoridade:
      'Num rosto retangular, a autoridade é estatura. Faltam linhas deitadas que a tornem próxima: armação alta, sobrancelha reta, ombro marcado, e a distância vira presença.',
    criatividade:
      'Num rosto retangular, a criatividade desarruma a linha comprida. Uma listra deitada, uma armação de cor, um lenço amarrado curto, e a solenidade relaxa.',
    sofisticacao:
      'Num rosto retangular, a sofisticação já vem no traço. Dê um pouco de largura, na armação e no ombro, para que não pareça altivez.',
    leveza:
      'Num rosto retangular, a leveza vem dos lados. Ombro macio, cores claras na altura das maçãs, formas redondas: o rosto encurta e aquece.',
  },
}
