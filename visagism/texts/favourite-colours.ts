import type { Verdict } from '../colour/colours.ts'
import type { ColourPreference } from '../knowledge/form.ts'
import type { Reading } from '../reading/reading.ts'

export const FAVOURITE_COLOURS_LIKED: Readonly<Record<number, string>> = {
  1: 'Quem gosta de uma cor só já tem meio armário resolvido.',
  2: 'Duas cores de que se gosta já conversam.',
  3: 'Com três cores queridas se veste um ano.',
}

export const LIKED_MANY = 'Gostar de muitas cores é só questão de distância do rosto.'

export const FAVOURITE_COLOURS_VERDICT: Readonly<Record<Verdict, string>> = {
  harmoniza: 'Na cartela {cartela}, o {cor} está em casa: em {tom}, use-o junto ao rosto e sem cerimônia.',
  'no tom certo':
    'Com a cartela {cartela}, o {cor} funciona perto do rosto quando é {tom}; outros tons dele ficam melhor da cintura para baixo.',
  'longe do rosto':
    'Pela cartela {cartela}, o {cor} rende mais longe do rosto; se quiser o efeito dele na gola, troque-o por {tom}.',
  'a testar':
    'Compare dois tons de {cor}, um quente, {tom}, e um frio, {frio}, e fique com o que deixar a pele mais uniforme.',
}

/** Wordings of the trial from the second colour on. */
export const FAVOURITE_COLOURS_TRIED = [
  'De {cor}, ponha lado a lado {tom}, que é quente, e {frio}, que é frio.',
  'No {cor}, os dois a comparar são {tom}, do lado quente, e {frio}, do lado frio.',
  'E de {cor}: {tom} no lado quente, {frio} no frio.',
] as const

export const DARK_BEIGE =
  'O bege é um claro quente: em pele escura, o bem claro aparece inteiro, e o médio se perde perto do tom dela.'

export const FAVOURITE_COLOURS_ABOUT: Readonly<Record<ColourPreference, string>> = {
  blue: 'O azul inspira confiança e calma, e é a cor que menos gente recusa. Perto dos olhos, esfria ou aquece conforme o verde que tenha dentro.',
  green:
    'O verde é a cor do equilíbrio, a única que pode ser quente e fria sem mudar de nome. Perto do rosto, costuma acender o que está em volta.',
  red: 'O vermelho chega primeiro. Ele aproxima, dá cor aos lábios por reflexo e pede que o resto da roupa fale baixo.',
  black:
    'O preto é nítido, elegante e severo: marca o contorno e também as sombras. Por isso importa tanto onde ele termina.',
  white:
    'O branco devolve luz. Há muitos, do gelo ao creme, e a diferença entre eles, junto ao rosto, é maior que entre duas cores.',
  gray: 'O cinza é o descanso das outras cores. O perigo é o cansaço: perto da pele, ele precisa ter temperatura.',
  brown:
    'O marrom tem calor sem barulho. É o preto de quem não precisa de preto, e combina com quase toda madeira, couro e pele.',
  beige:
    'O bege é delicado porque há sempre um perto da pele de alguém: se for vizinho demais da sua, o rosto some; um degrau acima ou abaixo, ele brilha.',
  pink: 'O rosa vai do ingênuo ao provocador. Nos tons fechados fica adulto; nos claros, faz as vezes de luz.',
  purple:
    'O roxo é raro na natureza e guarda essa raridade. Dá mistério a uma peça simples, e combina com quase todo neutro.',
  yellow: 'O amarelo é a luz em forma de pano. Exige tom exato, porque reflete no queixo mais que qualquer outro.',
  orange: 'O laranja tem apetite e bom humor. Em dose pequena, esquenta a pele; em bloco, pede quem o sustente.',
}

export const FAVOURITE_COLOURS_DISTANCE: Readonly<Record<Reading['brief']['form']['style'], string>> = {
  Clássico: 'No seu clássico, a cor preferida cabe bem na segunda camada: forro, tricô, lenço. Aparece e se recolhe.',
  Moderno: 'No seu moderno, a cor preferida pede área: um bloco inteiro, sem desenho, é mais atual que um detalhe.',
  Despojado: 'No seu despojado, a cor preferida vive na camiseta, na meia, na mochila, sem planejar.',
  Elegante: 'No seu elegante, a cor preferida entra numa só peça, de bom tecido, e o resto fica quieto em volta.',
  Ousado: 'No seu ousado, a cor preferida pode ir da cabeça aos pés, com uma única interrupção junto ao rosto.',
}

export const FAVOURITE_COLOURS_MESSAGE: Readonly<Record<Reading['intention']['id'], string>> = {
  autoridade: 'Quanto ao recado: cores fundas e em bloco firmam o que você quer afirmar.',
  criatividade: 'Quanto ao recado: duas cores que ninguém juntaria dizem o que você quer dizer.',
  sofisticacao: 'Quanto ao recado: a cor preferida, um tom mais fechada do que o primeiro impulso, fica mais refinada.',
  leveza: 'Quanto ao recado: a cor preferida, um tom mais clara, pesa menos e chega mais longe.',
}
