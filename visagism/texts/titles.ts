/** The chapter's first advice, as a sentence. */
import type { FaceShape } from '../knowledge/axes.ts'
import type { Objective, Style } from '../knowledge/form.ts'

type ByShape = Readonly<Record<FaceShape, string>>

export const BROW_TITLES: ByShape = {
  oval: 'Sobrancelha de arco sereno',
  redondo: 'Sobrancelha alta, rosto alto',
  quadrado: 'Sobrancelha em curva cheia',
  coracao: 'Sobrancelha de arco baixo',
  triangulo: 'Sobrancelha que vai para fora',
  diamante: 'Sobrancelha de curva contida',
  retangular: 'Sobrancelha deitada e comprida',
}
export const CLEAN_BROW_TITLE = 'Sobrancelha limpa, e nada mais'

export const GLASSES_TITLES: ByShape = {
  oval: 'Óculos na largura das maçãs',
  redondo: 'Óculos de linha reta',
  quadrado: 'Óculos de canto macio',
  coracao: 'Óculos que pesam embaixo',
  triangulo: 'Óculos que levantam o alto',
  diamante: 'Óculos que param nas maçãs',
  retangular: 'Óculos de lente alta',
}

/** For both wardrobes (docs/visagism.md §5). */
export const COLLAR_TITLES: ByShape = {
  oval: 'A gola que você quiser, uma por vez',
  redondo: 'Um V que alonga o pescoço',
  quadrado: 'Gola em curva, maxilar em paz',
  coracao: 'Largura logo abaixo do queixo',
  triangulo: 'Ombro largo, pescoço livre',
  diamante: 'Corpo em volta do pescoço',
  retangular: 'Gola que encurta a linha',
}

export const VEILED_COLLAR_TITLE = 'Golas para quando o pescoço aparece'
export const VEILED_ORNAMENT_TITLE = 'A peça mora no tecido'

export const ORNAMENT_TITLES: ByShape = {
  oval: 'Uma peça perto do rosto, e basta',
  redondo: 'Peças que descem do rosto',
  quadrado: 'Peças de linha redonda',
  coracao: 'Brilho da boca para baixo',
  triangulo: 'Brilho dos olhos para cima',
  diamante: 'Peças curtas, longe das maçãs',
  retangular: 'Peças que param cedo',
}

export const CLOTHES_TITLES: Readonly<Record<Style, string>> = {
  Clássico: 'Roupa para daqui a dez anos',
  Moderno: 'Roupa em poucas linhas',
  Despojado: 'Roupa solta, gola no lugar',
  Elegante: 'Roupa de bom caimento',
  Ousado: 'Roupa com uma peça que assusta',
}

export const PLAN_TITLES: Readonly<Record<Objective, string>> = {
  'Mudança radical': 'Trinta dias em volta de um corte',
  'Melhoria sutil': 'Trinta dias, um gesto por vez',
  'Encontrar meu estilo': 'Trinta dias para se reconhecer',
  'Renovação visual': 'Trinta dias, um cômodo por semana',
}
