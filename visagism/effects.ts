/**
 * What a cut, a fringe, a beard, a frame, a collar or an ornament does to a look, in the words by which a shape's rules refuse
 * it. A recommendation with an effect that the person's shape refuses contradicts the report (`chapters/contradictions.ts`).
 */
export const EFFECTS = [
  // Hair
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
  // Frames
  'armacao-redonda',
  'armacao-quadrada-grossa',
  'armacao-estreita',
  'armacao-larga',
  'armacao-pesada-em-cima',
  'armacao-larga-embaixo',
  'armacao-discreta',
  'gatinho-aberto',
  'lente-baixa',
  // Beard
  'barba-longa-no-queixo',
  'barba-cheia-nas-macas',
  'barba-quadrada',
  'barba-em-ponta',
  'barba-so-no-queixo',
  'costeleta-volumosa',
  'linha-alta-na-bochecha',
  'barba-rente-dos-lados',
  'barba-cheia-nos-cantos',
  // Collars
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
  // Ornaments
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
  // Brows
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

/** Of hair alone: what they speak of does not exist where nothing grows on top. */
const HAIR_EFFECTS: readonly Effect[] = EFFECTS.slice(0, EFFECTS.indexOf('armacao-redonda'))

/** What undoes what: nothing in a report may ask for one of a pair where its own recommendations, or the shape, ask for the other. */
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

/** Advice given in running prose or among gestures, with what it does to a look. */
export type Advice = {
  readonly what: string
  readonly why: string
  readonly effects: readonly Effect[]
  /** What of the report's own recommendations it would rule out. */
  readonly refuses?: readonly Effect[]
}

/** A line of what to leave aside; `refuses` is what of the report's own recommendations it would rule out. */
export type Refusal = {
  readonly what: string
  readonly why: string
  readonly refuses?: readonly Effect[]
  /** Speaks of hair, though no recommendation can do it. */
  readonly isOfHair?: true
}

/** Whether a line is about hair, and says nothing to a head without it. */
export const isOfHair = ({ refuses = [], isOfHair: marked }: Refusal): boolean =>
  marked === true || refuses.some((effect) => HAIR_EFFECTS.includes(effect))
