/** What lines mean and how a face's line meets an intention's line (docs/visagism.md §7; meanings M, consistent with the B table). */
import type { Intention } from './intention.ts'
import type { Basis } from './sources.ts'

export const LINES = ['vertical', 'horizontal', 'inclinada', 'curva', 'reta'] as const
export type LineKind = (typeof LINES)[number]

export const LINE_BASIS: Basis = { certainty: 'M', sources: ['temperaments', 'hair-lines'] }

export const LINE_MEANINGS: Readonly<Record<LineKind, string>> = {
  vertical: 'estrutura, imponência, distância',
  horizontal: 'estabilidade, calma, largura',
  inclinada: 'movimento, iniciativa, surpresa',
  curva: 'emoção, suavidade, acolhimento',
  reta: 'firmeza, clareza, decisão',
}

export const LINE_OF: Readonly<Record<Intention, LineKind>> = {
  autoridade: 'reta',
  criatividade: 'inclinada',
  sofisticacao: 'vertical',
  leveza: 'curva',
}

/** LineKind of the face × line of the intention. */
export const MEETINGS: Readonly<
  Record<'curva' | 'reta' | 'vertical' | 'inclinada', Readonly<Record<Intention, string>>>
> = {
  curva: {
    autoridade:
      'Seu rosto fala em curva e você quer falar em reta. É um bom contraste: a curva impede que a firmeza assuste, e a reta impede que a doçura seja lida como hesitação. Deixe a curva no cabelo e ponha a reta na roupa, na armação, na postura.',
    criatividade:
      'A curva do rosto encontra a diagonal da intenção, e dessa mistura nasce movimento. Basta uma linha inclinada por vez, na lapela, na gola ou na bolsa, para que o conjunto acorde.',
    sofisticacao:
      'A curva do seu contorno é emocional; a vertical da intenção é contida. Juntas, dão uma sofisticação calorosa, que se aproxima sem perder a compostura. A vertical pode vir numa frente longa, num casaco aberto, num metal fino.',
    leveza:
      'Rosto em curva e intenção em curva: as duas dizem o mesmo, e o risco é dizerem demais. Uma única linha firme, num acessório, basta para dar contorno à leveza.',
  },
  reta: {
    autoridade:
      'Seu rosto já é feito de retas, e a autoridade também é. Você não precisa acrescentar nada: precisa dosar. Uma camada macia ou um tecido que cai evita que a firmeza vire dureza.',
    criatividade:
      'Contra as retas do seu rosto, uma diagonal parece ainda mais viva. É o contraste que faz uma gola assimétrica ou uma lapela enviesada funcionarem em você melhor que em quase todos.',
    sofisticacao:
      'A reta do contorno e a vertical da intenção são parentes próximas: organizam, alinham, silenciam. A sofisticação virá do acabamento, mais que da forma.',
    leveza:
      'Você tem estrutura e quer leveza. A resposta está nas texturas: deixe o osso ser firme e o entorno, macio. Malhas, linhos, tons claros e bordas macias fazem esse trabalho.',
  },
  vertical: {
    autoridade:
      'A vertical do rosto já impõe; a autoridade pede que ela tenha base. Acrescente horizontais firmes, no ombro, na armação, na gola, e a altura vira comando.',
    criatividade:
      'Num rosto que sobe reto, a diagonal é uma boa travessura. Ela tira a solenidade da vertical e põe no lugar curiosidade.',
    sofisticacao:
      'Rosto e intenção apontam para a mesma vertical. É elegante por nascimento, e só pede alguma largura, no cabelo ou na gola, para não parecer distante.',
    leveza:
      'Seu rosto é alto e sério; você o quer leve. Traga curvas para a altura das maçãs e cores claras para perto da gola: a vertical continua lá, só que sorrindo.',
  },
  inclinada: {
    autoridade:
      'As diagonais do seu contorno dão dinamismo; a autoridade pede repouso. Uma reta horizontal perto do rosto, numa gola ou numa base de corte, dá à energia um lugar para pousar.',
    criatividade:
      'Diagonal com diagonal: seu rosto e sua vontade falam a mesma língua. Escolha um ponto calmo, como a cor ou o comprimento, para que a criatividade tenha de onde saltar.',
    sofisticacao:
      'A sofisticação põe verticais ao lado das suas diagonais e as disciplina. Pense em linhas longas e lisas, com uma única inclinação, a do próprio rosto.',
    leveza:
      'A diagonal do contorno tem pressa, e a curva da leveza a acalma. Deixe as pontas macias, o gesto solto, e o rosto fará o resto.',
  },
}
