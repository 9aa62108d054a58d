import type { Possession } from './possessions.ts'

/**
 * Visual effects by which a shape's rules refuse cuts, beards, frames, collars and ornaments. Recommending a refused one is a contradiction
 * (`chapters/contradictions.ts`).
 */
export const EFFECTS = [
  'altura-no-topo',
  'topo-alto-e-estreito',
  'topo-baixo',
  'topo-colado',
  'laterais-raspadas',
  'laterais-curtas',
  'volume-nas-macas',
  'linha-na-bochecha',
  'linha-no-maxilar',
  'peso-no-queixo',
  'liso-comprido',
  'rabo-alto',
  'nuca-arredondada',
  'nuca-quadrada',
  'franja-reta',
  'franja-curta',
  'franja-na-maca',
  'testa-coberta',
  'testa-livre-com-altura',
  'temporas-presas',
  'pontas-finas',
  'armacao-redonda',
  'armacao-quadrada-grossa',
  'armacao-estreita',
  'armacao-larga',
  'armacao-pesada-em-cima',
  'armacao-larga-embaixo',
  'armacao-discreta',
  'gatinho-aberto',
  'lente-baixa',
  'barba-longa-no-queixo',
  'barba-cheia-nas-macas',
  'barba-quadrada',
  'barba-em-ponta',
  'barba-so-no-queixo',
  'costeleta-volumosa',
  'linha-alta-na-bochecha',
  'barba-rente-dos-lados',
  'barba-cheia-nos-cantos',
  'decote-quadrado',
  'decote-reto',
  'v-profundo',
  'v-estreito',
  'gola-alta-justa',
  'gola-alta-volumosa',
  'gola-junto-ao-queixo',
  'gola-careca-justa',
  'lenco-volumoso',
  'linha-longa-no-peito',
  'gola-minima',
  'gola-aberta',
  'alonga-o-conjunto',
  'colarinho-de-pontas-longas',
  'colarinho-de-pontas-abertas',
  'brinco-longo',
  'brinco-que-pende',
  'brinco-com-presenca',
  'brinco-largo-nas-macas',
  'brinco-redondo-nas-macas',
  'brinco-no-alto',
  'brinco-quadrado-no-maxilar',
  'argola-no-maxilar',
  'gargantilha',
  'faixa-na-testa',
  'copa-alta',
  'peca-na-cabeca',
  'aba-reta-baixa',
  'muitas-pecas',
  'arco-alto',
  'arco-em-ponta',
  'sobrancelha-em-meia-lua',
  'sobrancelha-fina',
  'sobrancelha-curta',
  'sobrancelha-longa',
  'comeco-marcado',
  'comeco-afastado',
] as const
export type Effect = (typeof EFFECTS)[number]

/** Meaningless on a bald top. */
const HAIR_EFFECTS: readonly Effect[] = EFFECTS.slice(0, EFFECTS.indexOf('armacao-redonda'))

/** No report may ask for one of a pair if its recommendations or the shape ask for the other. */
export const OPPOSITES: readonly (readonly [Effect, Effect])[] = [
  ['altura-no-topo', 'topo-baixo'],
  ['topo-alto-e-estreito', 'topo-baixo'],
  ['testa-coberta', 'testa-livre-com-altura'],
  ['gola-alta-justa', 'v-profundo'],
  ['gola-alta-volumosa', 'v-profundo'],
  ['gola-junto-ao-queixo', 'v-profundo'],
  ['gola-careca-justa', 'v-profundo'],
  ['gola-alta-justa', 'gola-aberta'],
  ['gola-alta-volumosa', 'gola-aberta'],
  ['gola-junto-ao-queixo', 'gola-aberta'],
  ['gola-careca-justa', 'gola-aberta'],
]

/** In running text or gestures. */
export type Advice = {
  /** What it asks that somebody has. */
  readonly needs?: readonly Possession[]
  readonly what: string
  readonly why: string
  readonly effects: readonly Effect[]
  /** Recommended effects it would exclude. */
  readonly refuses?: readonly Effect[]
}

/** `refuses`: recommended effects it would exclude. */
export type Refusal = {
  readonly what: string
  readonly why: string
  readonly refuses?: readonly Effect[]
  /** About hair, though no recommendation can do it. */
  readonly isOfHair?: true
}

export const isOfHair = ({ refuses = [], isOfHair: marked }: Refusal): boolean =>
  marked === true || refuses.some((effect) => HAIR_EFFECTS.includes(effect))
