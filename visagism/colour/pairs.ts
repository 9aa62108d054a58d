/** One colour in a warm and a cool tone of about the same lightness, so that only the temperature is compared (P). */
import { toLch } from '../portrait/pen/colour.ts'
import { labLightness } from './nearness.ts'
import { findSwatch, type Swatch } from './swatches.ts'

export type ColourPair = {
  /** `verde-claro` */
  readonly name: string
  /** `verde` */
  readonly hue: string
  readonly isNeutral: boolean
  /** CIE L*, 0 to 100, of both. */
  readonly light: number
  /** OKLCH, of both. */
  readonly chroma: number
  readonly warm: Swatch
  readonly cool: Swatch
}

type Row = readonly [name: string, warm: string, cool: string]

const ROWS: readonly Row[] = [
  ['branco', 'Creme', 'Branco suave'],
  ['branco nítido', 'Marfim', 'Branco puro'],
  ['branco amanteigado', 'Creme de baunilha', 'Limonada'],
  ['amarelo-claro', 'Amarelo manteiga', 'Amarelo prímula'],
  ['amarelo vivo', 'Limão siciliano', 'Amarelo puro'],
  ['rosa-claro', 'Rosa pétala', 'Rosa claro'],
  ['rosa de pêssego', 'Pêssego', 'Rosa bebê'],
  ['verde-menta', 'Menta morna', 'Menta fria'],
  ['verde-pálido', 'Pistache', 'Menta gelada'],
  ['turquesa-claro', 'Aqua clara', 'Água-marinha'],
  ['azul-claro', 'Azul céu de manhã', 'Azul bebê'],
  ['roxo-claro', 'Lavanda morna', 'Lavanda'],
  ['cinza-claro', 'Cinza-pérola quente', 'Cinza-pérola'],
  ['neutro claro', 'Aveia', 'Cinza-prata'],
  ['roxo-rosado', 'Orquídea', 'Orquídea fria'],
  ['verde-água', 'Turquesa', 'Verde-mar'],
  ['azul vivo e claro', 'Azul piscina', 'Ciano'],
  ['neutro', 'Areia', 'Cinza-pomba'],
  ['verde acinzentado', 'Sálvia', 'Sálvia fria'],
  ['rosa fechado', 'Rosa antigo', 'Rosa seco'],
  ['turquesa suave', 'Turquesa envelhecido', 'Jade suave'],
  ['verde de folha seca', 'Oliva claro', 'Verde-eucalipto'],
  ['bege', 'Camelo', 'Taupe rosado'],
  ['rosa vivo', 'Rosa quente', 'Rosa-choque'],
  ['verde aceso', 'Verde vivo', 'Verde-bandeira'],
  ['azul médio', 'Azul centáurea', 'Azul jeans'],
  ['vermelho rosado', 'Melancia', 'Melancia fria'],
  ['roxo', 'Violeta de íris', 'Ametista'],
  ['rosa de terra', 'Terracota suave', 'Rosa antigo frio'],
  ['marrom', 'Canela', 'Cacau rosado'],
  ['vermelho vivo', 'Vermelho papoula', 'Vermelho verdadeiro'],
  ['turquesa médio', 'Verde-azulado', 'Verde-azulado frio'],
  ['azul vivo', 'Azul-royal claro', 'Azul elétrico'],
  ['verde médio', 'Abacate', 'Verde-jade frio'],
  ['vermelho de fruta', 'Terracota', 'Framboesa'],
  ['verde', 'Oliva', 'Pinho enevoado'],
  ['vermelho', 'Vermelho-páprica', 'Carmim'],
  ['vermelho fechado', 'Tomate seco', 'Cereja suave'],
  ['azul-esverdeado', 'Petróleo quente', 'Petróleo frio'],
  ['azul noturno', 'Azul-marinho claro', 'Marinho suave'],
  ['vermelho fundo', 'Tijolo', 'Vermelho-sangue'],
  ['roxo suave', 'Ameixa', 'Ameixa suave'],
  ['neutro fundo', 'Cacau', 'Grafite azulado'],
  ['vinho', 'Vinho acastanhado', 'Bordô rosado'],
  ['verde-escuro', 'Verde-militar', 'Pinheiro'],
  ['verde fundo', 'Verde-floresta', 'Verde-garrafa'],
  ['vinho fundo', 'Vinho quente', 'Cereja escura'],
  ['roxo fundo', 'Berinjela', 'Amora'],
  ['roxo-escuro', 'Figo', 'Uva fria'],
  ['cinza-escuro', 'Grafite morno', 'Cinza-chumbo'],
  ['marrom fundo', 'Café', 'Café preto'],
  ['quase preto', 'Chocolate', 'Carvão'],
  ['azul fundo', 'Azul-petróleo fechado', 'Azul-tinta'],
]

const NEUTRAL = ['branco', 'neutro', 'cinza', 'bege', 'marrom', 'quase']

export const COLOUR_PAIRS: readonly ColourPair[] = ROWS.map(([name, ...tones]) => {
  const [warm, cool] = [findSwatch(tones[0]), findSwatch(tones[1])]
  const [hue = ''] = name.split(/[ -]/)
  return {
    name,
    hue,
    warm,
    cool,
    isNeutral: NEUTRAL.includes(hue),
    light: (labLightness(warm.hex) + labLightness(cool.hex)) / 2,
    chroma: (toLch(warm.hex)[1] + toLch(cool.hex)[1]) / 2,
  }
})

export const tonesOfPair = ({ warm, cool }: Pick<ColourPair, 'warm' | 'cool'>): readonly [Swatch, Swatch] => [
  warm,
  cool,
]

/** Of swatches in pairs, warm first. */
export const pairsIn = (swatches: readonly Swatch[]): ColourPair[] =>
  swatches.flatMap(({ name }) => COLOUR_PAIRS.find(({ warm }) => warm.name === name) ?? [])
