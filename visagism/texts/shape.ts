import type { FaceShape } from '../knowledge/axes.ts'
import type { HairLength } from '../knowledge/form.ts'
import type { Intention } from '../knowledge/intention.ts'

export const SHAVED_ASKS: Readonly<Record<FaceShape, string>> = {
  oval: 'Com o cabelo rente, o equilíbrio aparece inteiro: escolha um acento só, na gola, na armação ou na cor.',
  redondo: 'Com o cabelo rente, são as golas que descem e uma quina bem colocada que dão direção a tanta maciez.',
  quadrado: 'Com o cabelo rente, golas em curva e tecidos macios fazem companhia aos ângulos.',
  coracao: 'Com o cabelo rente, a luz e o corpo vêm da gola, da boca para baixo, e equilibram as duas pontas.',
  triangulo: 'Com o cabelo rente, sobrancelha presente e a metade de baixo limpa devolvem o topo à conversa.',
  diamante: 'Com o cabelo rente, um pouco de corpo na gola faz companhia ao queixo, e as maçãs ficam no centro.',
  retangular: 'Com o cabelo rente, são as linhas deitadas, no ombro e na gola, que seguram o olhar no caminho.',
}

export const NAPE_COVERED =
  'De costas, o que se vê é o tecido e a linha dos ombros. Os cortes, que você pediu, aparecem desenhados sem ele: são para quando o cabelo fica à vista, onde e com quem você quiser.'

/** From behind, by today's length. */
export const SHAPE_NAPE: Readonly<Record<HairLength | 'none', string>> = {
  'Muito curto':
    'De costas, com o cabelo muito curto, a nuca é o desenho: a borda que segue o contorno natural dura mais que a riscada, e alonga o pescoço.',
  Curto:
    'De costas, um curto vive da passagem entre a nuca e o volume de cima. Olhe-a num espelho de mão: onde houver degrau, é ali que se acerta.',
  Médio:
    'De costas, o médio mostra a base. Reta, ela alarga os ombros; arredondada, acompanha as costas; em bico, alonga. Escolha sabendo que é assim que veem você ir embora.',
  Longo: 'De costas, o longo é metade do seu retrato. Pontas cheias, e na mesma altura dos dois lados, dizem cuidado.',
  'Muito longo': 'De costas, um cabelo muito longo é quase roupa, e é a base, limpa, que diz que ele é cuidado.',
  none: 'De costas, o que se vê primeiro é a nuca ou a base do cabelo, conforme o comprimento: é o retrato de partida, que quase ninguém conhece.',
}

export const SHAPE_POSTURE: Readonly<Record<Intention, string>> = {
  autoridade:
    'E a postura entra na conta: o alto da cabeça puxado para cima alonga a nuca e dá à firmeza uma coluna de verdade.',
  criatividade: 'E a postura entra na conta: uma leve inclinação da cabeça é a diagonal mais barata que existe.',
  sofisticacao:
    'E a postura entra na conta: ombros baixos e pescoço livre fazem mais pela sofisticação que qualquer tecido.',
  leveza: 'E a postura entra na conta: solte o maxilar e respire; a leveza começa no pescoço.',
}

export const KEY_QUOTE: Readonly<Record<FaceShape, string>> = {
  oval: 'Equilíbrio não é modelo: é só um ponto de partida.',
  redondo: 'A juventude de um rosto mora nas suas curvas.',
  quadrado: 'Um maxilar firme dispensa apresentações.',
  coracao: 'Tudo começa nos olhos e termina com delicadeza.',
  triangulo: 'Quem tem base pode olhar mais alto.',
  diamante: 'A luz sabe o caminho das suas maçãs.',
  retangular: 'Há rostos que ficam de pé mesmo sentados.',
}

/** In three faces side by side. */
export const SHAPE_TELL: Readonly<Record<FaceShape, string>> = {
  oval: 'Em você, a linha da maçã ao maxilar não tem esquina.',
  redondo: 'Em você, a linha da maçã ao maxilar é um arco só.',
  quadrado: 'Em você, a linha da maçã ao maxilar desce reta e dobra.',
  coracao: 'Em você, a linha da maçã ao maxilar corre para dentro.',
  triangulo: 'Em você, a linha da maçã ao maxilar abre em vez de fechar.',
  diamante: 'Em você, a linha sai larga da maçã e se fecha depressa.',
  retangular: 'Em você, a linha da maçã ao maxilar desce reta e longa.',
}

export const SHAPE_UNDER_BEARD = 'Em você, a barba cobre o fim dessa linha: o desenho mostra o contorno que se vê.'

export const SHAPE_DIFFERENCE: Readonly<Record<FaceShape, string>> = {
  oval: 'O que separa o seu contorno dos vizinhos é a moderação: nada vai até o extremo.',
  redondo: 'O que o distingue é a pouca diferença entre altura e largura.',
  quadrado: 'O que o distingue é a nitidez do canto, mais do que a largura.',
  coracao: 'O que o distingue é a diferença entre a testa e a mandíbula.',
  triangulo: 'O que o distingue é a largura crescer para baixo, ao contrário da maioria.',
  diamante: 'O que o distingue é ter as maçãs sozinhas na frente.',
  retangular: 'O que o distingue é a altura sobre laterais retas.',
}

/** With a covered forehead, only what is below counts. */
export const IN_SIGHT = 'O que o distingue, no que fica à vista, é a linha que vai da maçã ao queixo.'

export const SHAPE_AGAINST: Readonly<Record<FaceShape, string>> = {
  oval: 'Do oval ele se aproxima quando as transições são suaves, como de manhã, com o rosto descansado.',
  redondo: 'Do redondo ele se aproxima quando o cabelo cobre a testa ou o sorriso enche as maçãs.',
  quadrado: 'Do quadrado ele se aproxima com o cabelo preso, quando o maxilar aparece inteiro.',
  coracao: 'Do coração ele se aproxima quando a testa está à mostra e o queixo se recolhe.',
  triangulo: 'Do triângulo ele se aproxima quando a mandíbula se contrai ou o cabelo pesa embaixo.',
  diamante: 'Do diamante ele se aproxima na luz lateral, que acende as maçãs e apaga as pontas.',
  retangular: 'Do retangular ele se aproxima com cabelo alto, que acrescenta altura.',
}

export const IF_SECOND: Readonly<Record<FaceShape, string>> = {
  oval: 'Se você se reconhecer mais no oval, trate os “evite” deste guia como sugestões: quase todos perdem força.',
  redondo: 'Se o espelho disser redondo, dê mais peso à altura do topo e às golas abertas.',
  quadrado: 'Se o quadrado parecer mais fiel, troque as linhas duras por ondas e pontas leves.',
  coracao: 'Se o coração parecer mais certo, desça o volume do cabelo para a altura do queixo.',
  triangulo: 'Se o triângulo descrever melhor, leve o volume e o detalhe para as têmporas.',
  diamante: 'Se o diamante combinar melhor, encha têmporas e queixo e deixe as maçãs livres.',
  retangular: 'Se o retangular parecer mais exato, prefira franjas e golas fechadas.',
}

export const NOT_IDEAL: Readonly<Record<FaceShape, string>> = {
  oval: 'E um aviso contra a lisonja: o oval já foi vendido como rosto perfeito, e o próprio Hallawell chama isso de preconceito. Ele é apenas o mais neutro.',
  redondo:
    'Alongar, aqui, é um recurso e não uma obrigação: há dias em que a curva é exatamente o que você quer mostrar.',
  quadrado: 'Suavizar é uma possibilidade entre outras; um corte curto que assuma a estrutura é igualmente certo.',
  coracao: 'Nada disso é remendo. Uma testa ampla é um palco, e há noites em que se quer o palco inteiro.',
  triangulo: 'Não se trata de esconder a mandíbula, e sim de dar a ela uma interlocutora à altura.',
  diamante: 'O relevo das suas maçãs não precisa de correção; precisa de cenário.',
  retangular:
    'Encurtar é uma opção de convivência, e não uma correção: a altura do seu rosto é a parte mais distinta dele.',
}

export const SHAPE_SIGNS: Readonly<Record<FaceShape, readonly (readonly [string, string])[]>> = {
  oval: [
    ['A largura máxima está nas maçãs', 'com testa e maxilar um pouco menores'],
    ['O queixo é arredondado', 'sem ponta nem reta'],
    ['Nenhum traço chama atenção por conta própria', 'o olhar passeia'],
  ],
  redondo: [
    ['O queixo é curto', 'a distância da boca ao fim do rosto é pequena'],
    ['As bochechas são a parte mais cheia', 'mesmo sem sorrir'],
    ['A linha do cabelo é arredondada', 'e fecha o círculo por cima'],
  ],
  quadrado: [
    ['Há um canto visível abaixo da orelha', 'mesmo de longe'],
    ['O queixo termina em reta', 'ou quase'],
    ['Testa e maxilar têm larguras próximas', 'como dois lados de uma moldura'],
  ],
  coracao: [
    ['As têmporas são amplas', 'às vezes mais que as maçãs'],
    ['O queixo é pequeno ou em ponta', 'e muitas vezes recua de perfil'],
    ['A linha do cabelo pode ter um bico', 'ou um arco largo'],
  ],
  triangulo: [
    ['O maxilar é a parte mais larga', 'e se vê de frente'],
    ['As têmporas se recolhem', 'a linha do cabelo é estreita'],
    ['As bochechas descem cheias', 'até perto do queixo'],
  ],
  diamante: [
    ['As maçãs avançam', 'e projetam sombra embaixo'],
    ['A testa se estreita perto do cabelo', 'em arco alto'],
    ['O queixo é fino', 'com pouca base'],
  ],
  retangular: [
    ['A altura passa muito da largura', 'a altura passa bem da largura'],
    ['As laterais são paralelas', 'da têmpora ao maxilar'],
    ['O queixo tem base', 'larga ou quadrada'],
  ],
}

export type ShapeSign = readonly [what: string, why: string]

export const WITHOUT_HAIRLINE: Readonly<Partial<Record<FaceShape, ShapeSign>>> = {
  redondo: ['Da maçã ao queixo não há canto', 'a linha é um arco só'],
  coracao: ['O contorno corre para dentro', 'das maçãs ao queixo, sem parar'],
  triangulo: ['As têmporas se recolhem', 'o rosto é mais estreito em cima que embaixo'],
  diamante: ['Acima das maçãs o rosto se fecha', 'e abaixo delas também'],
}

/** Replaces a guess about a known profile. */
export const ONCE_MARKED: Readonly<Record<string, string>> = {
  'e muitas vezes recua de perfil': 'e fecha o contorno',
}

/** Two shapes that nothing measured tells apart. */
export const EITHER_TITLE = { whole: ': o conselho é um', partly: ': o conselho é quase um', hardly: '' } as const

export const EITHER_LEAD = {
  whole: 'As duas formas cabem em você, e nenhuma escolha muda.',
  partly: 'As duas formas cabem em você, e quase tudo serve às duas.',
  hardly: 'As duas formas cabem em você; este guia segue a primeira.',
} as const

export const EITHER_QUOTE = [
  'Um conselho que vale para as duas formas vale mais do que um nome.',
  'O nome da forma pode esperar; o conselho, não precisa.',
]

export const EITHER_NAMED = {
  seen: 'o que se viu na sua foto',
  alsoSeen: 'o que também se viu na sua foto',
  guessed: 'o palpite de um programa, que ninguém conferiu',
  only: 'cabe na sua resposta sobre o rosto',
  near: 'a vizinha mais próxima',
} as const

export const ONLY_APART = 'É o único ponto em que as duas discordam, e quem decide é você.'

export const HELD_TITLE = 'Vale nas duas'

export const APART_TITLE = 'Só numa delas'

export const ALSO_APART = 'As duas discordam ainda em: {assuntos}.'

export const SUBJECT_NAMES = {
  cabelo: 'Cabelo',
  oculos: 'Óculos',
  sobrancelhas: 'Sobrancelhas',
  decotes: 'Gola',
  acessorios: 'Acessório',
  barba: 'Barba',
} as const
