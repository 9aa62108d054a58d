import type { Wardrobe } from '../advice/wardrobe.ts'

export const HIGH_IN_SUMMER =
  'A gola alta espera o frio, ou vem em algodão fino: nos meses quentes, fique com a segunda da lista.'

export const VEILED_LEAD = 'São duas molduras, e cada hora tem a sua: o véu e a gola.'

export const NEAR_SHORT_HAIR: Readonly<Record<Wardrobe, readonly string[]>> = {
  womenswear: [
    'Com a nuca à vista, a gola aparece inteira, na frente e atrás: confira as duas no espelho.',
    'Sem cabelo sobre os ombros, o pescoço fica por conta da gola: prove-a também de perfil.',
  ],
  menswear: [
    'A nuca à vista deixa a gola aparecer por trás: confira se ela assenta ali antes de olhar de frente.',
    'Antes de comprar, sente-se e mexa-se como num dia comum: gola que sai do lugar no provador não volta a ele na rua.',
  ],
}

export const NEAR_HAIR: Readonly<Record<Wardrobe, readonly string[]>> = {
  womenswear: [
    'Cabelo e gola dividem o mesmo espaço. Se um tem volume nos ombros, o outro deve ser simples.',
    'Pense no conjunto: cabelo solto e gola elaborada competem; preso e elaborada conversam.',
    'Quando o cabelo desce sobre a gola, ela some; guarde as mais bonitas para os dias de nuca livre.',
  ],
  menswear: [
    'Nuca recém-cortada deixa a gola à vista por trás: confira se ela assenta ali antes de olhar de frente.',
    'Cabelo que encosta no colarinho pede gola mais baixa; cabelo acima da orelha aceita qualquer altura.',
    'Antes de comprar, sente-se e mexa-se como num dia comum: gola que sai do lugar no provador não volta a ele na rua.',
  ],
}

type Worn = {
  readonly title: string
  readonly columns: readonly [string, string, string]
  readonly rows: Readonly<Record<string, readonly [string, string]>>
  readonly anyCollar: readonly [string, string]
}

export const NECKLINES_WORN: Readonly<Record<Wardrobe, Worn>> = {
  womenswear: {
    title: 'Com cada jeito de usar o cabelo',
    columns: ['Gola', 'Cabelo solto', 'Cabelo preso ou curto'],
    rows: {
      v: ['o decote aparece entre as mechas', 'peça uma corrente que repita o V'],
      redondo: ['jogue o cabelo para um lado só', 'brinco com presença'],
      u: ['deixe a clavícula livre de colar', 'um colar curto, encostado na pele'],
      canoa: ['prenda ao menos um lado', 'nada no pescoço, tudo na orelha'],
      quadrado: ['mechas para trás dos ombros', 'uma peça só, no centro'],
      'gola-alta': ['meio preso, para não abafar', 'nuca à mostra e brinco curto'],
      camisa: ['por fora do colarinho, nunca por dentro', 'colarinho em pé, um botão a mais aberto'],
      'ombro-a-ombro': ['de um lado só', 'o par natural dessa gola'],
      coracao: ['ondas para a frente', 'um ponto de luz na clavícula'],
      careca: ['atrás dos ombros, para a gola aparecer', 'a nuca livre faz par com ela'],
    },
    anyCollar: ['simples, sem colar', 'com um ponto de luz na orelha'],
  },
  menswear: {
    title: 'À vista ou sob outra peça',
    columns: ['Gola', 'À vista', 'Sob casaco ou paletó'],
    rows: {
      v: ['sem outra malha aparecendo por baixo', 'a ponta termina acima do primeiro botão'],
      redondo: ['lisa, sem estampa perto da gola', 'sob o casaco aberto, como camisa'],
      u: ['em malha que não escorra', 'sob jaqueta curta, sem lenço'],
      canoa: ['a costura em cima do ombro', 'com casaco sem gola'],
      quadrado: ['uma peça só, sem corrente', 'com o casaco aberto'],
      'gola-alta': ['dobrada uma vez só', 'faz as vezes da gravata'],
      camisa: ['mangas dobradas duas vezes', 'as pontas ficam sob a lapela'],
      'ombro-a-ombro': ['o resto em linha reta', 'com o casaco nos ombros'],
      coracao: ['em tecido firme', 'sob paletó fechado'],
      careca: ['em malha que não ondula', 'a barra da gola aparece um dedo'],
    },
    anyCollar: ['limpa, sem peça por perto', 'com o casaco aberto'],
  },
}
