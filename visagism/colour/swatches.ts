/** Names and codes are ours (P); seasons follow docs/visagism.md §8 (B). `fits` lists sub-seasons in the family's order: a, b, c. */
import { FAMILIES, type Family } from './seasons.ts'

export type Swatch = { readonly name: string; /** `#RRGGBB` */ readonly hex: string }
export type FamilySwatch = Swatch & {
  readonly fits: string
  readonly role: 'cor' | 'neutro'
}

type Row = readonly [name: string, hex: string, fits: string]

/** a = clara, b = quente, c = brilhante */
const SPRING: readonly Row[] = [
  ['Pêssego', '#FFC9A3', 'ab'],
  ['Damasco', '#FBA66C', 'ab'],
  ['Coral claro', '#FF9B85', 'ab'],
  ['Coral vivo', '#FF6F59', 'bc'],
  ['Salmão', '#FA8E79', 'ab'],
  ['Melancia', '#F2545B', 'bc'],
  ['Vermelho papoula', '#E4312B', 'c'],
  ['Tomate', '#E14A2F', 'bc'],
  ['Tangerina', '#FF8A2B', 'b'],
  ['Manga', '#FFB347', 'ab'],
  ['Amarelo manteiga', '#FFE9A6', 'a'],
  ['Amarelo girassol', '#FFCE3A', 'bc'],
  ['Limão siciliano', '#F6EB61', 'ac'],
  ['Verde-maçã', '#8CC63F', 'bc'],
  ['Verde broto', '#B7D968', 'ab'],
  ['Pistache', '#C9DF9B', 'a'],
  ['Verde folha nova', '#5FA845', 'bc'],
  ['Verde vivo', '#2FA84F', 'c'],
  ['Menta morna', '#A9E0C0', 'a'],
  ['Aqua clara', '#A4E3DD', 'a'],
  ['Turquesa', '#35C1BE', 'bc'],
  ['Turquesa claro', '#7FD8D2', 'ab'],
  ['Azul piscina', '#4FB8E0', 'ac'],
  ['Azul céu de manhã', '#A6D8F0', 'a'],
  ['Azul centáurea', '#5B8DEF', 'ac'],
  ['Azul-royal claro', '#2F63D6', 'c'],
  ['Lavanda morna', '#C6B1E4', 'a'],
  ['Violeta de íris', '#8E6FD1', 'c'],
  ['Orquídea', '#D58AD1', 'ac'],
  ['Rosa pétala', '#FFC2CB', 'a'],
  ['Rosa quente', '#FF6F91', 'c'],
  ['Rosa goiaba', '#F78C8C', 'ab'],
  ['Terracota clara', '#D97F54', 'b'],
  ['Mel', '#E0A63B', 'b'],
  ['Dourado', '#DDAA33', 'bc'],
  ['Papaia', '#FF9966', 'ab'],
]
const SPRING_NEUTRALS: readonly Row[] = [
  ['Creme', '#FFF6E0', 'abc'],
  ['Marfim', '#FBF1DC', 'abc'],
  ['Areia dourada', '#E6CFA4', 'ab'],
  ['Camelo claro', '#CFA46C', 'ab'],
  ['Caramelo', '#B9783F', 'bc'],
  ['Cinza-pérola quente', '#CFC8BC', 'ac'],
  ['Azul-marinho claro', '#2E4A7D', 'ac'],
  ['Chocolate ao leite', '#7B4F2E', 'bc'],
]

/** a = claro, b = frio, c = suave */
const SUMMER: readonly Row[] = [
  ['Azul bebê', '#BFDDF2', 'a'],
  ['Azul hortênsia', '#8FB4DE', 'ab'],
  ['Azul serenidade', '#92A8D1', 'abc'],
  ['Azul-acinzentado', '#7C94AC', 'bc'],
  ['Azul jeans', '#5878A0', 'bc'],
  ['Azul porcelana', '#4A6FA5', 'ab'],
  ['Petróleo claro', '#5E8E98', 'c'],
  ['Azul névoa', '#B4C5D3', 'ac'],
  ['Lavanda', '#CBB9E3', 'a'],
  ['Lilás', '#B79CD1', 'ab'],
  ['Glicínia', '#A88FC4', 'ab'],
  ['Malva', '#9D7A9B', 'bc'],
  ['Ameixa suave', '#7A5275', 'bc'],
  ['Uva fria', '#5F4373', 'b'],
  ['Rosa claro', '#F6CBD6', 'a'],
  ['Rosa bebê', '#F3B7C8', 'a'],
  ['Rosa seco', '#C98D97', 'c'],
  ['Rosa antigo frio', '#B8798A', 'bc'],
  ['Framboesa', '#B03A62', 'b'],
  ['Melancia fria', '#D65A78', 'ab'],
  ['Cereja suave', '#A63D53', 'bc'],
  ['Vermelho rosado', '#BE3F52', 'b'],
  ['Bordô rosado', '#7D3549', 'b'],
  ['Sálvia fria', '#A5B8A4', 'c'],
  ['Verde-mar', '#7FB5A4', 'ac'],
  ['Menta fria', '#BCE3D5', 'a'],
  ['Jade suave', '#6BA08F', 'c'],
  ['Verde-eucalipto', '#84A198', 'c'],
  ['Verde-azulado frio', '#3F7F87', 'b'],
  ['Pinho enevoado', '#4D6F68', 'bc'],
  ['Água-marinha', '#9FD6D9', 'a'],
  ['Amarelo prímula', '#F5EFB4', 'a'],
  ['Limonada', '#F1EBC2', 'ac'],
  ['Orquídea fria', '#C58FC0', 'ab'],
  ['Violeta empoado', '#8F7FA9', 'c'],
  ['Mirtilo', '#4C5A86', 'b'],
]
const SUMMER_NEUTRALS: readonly Row[] = [
  ['Branco suave', '#F4F4F2', 'abc'],
  ['Cinza-pérola', '#D5D8DC', 'abc'],
  ['Cinza-pomba', '#A9ADB4', 'abc'],
  ['Cinza-azulado', '#76818D', 'bc'],
  ['Taupe rosado', '#A3928F', 'ac'],
  ['Cacau rosado', '#7B6465', 'bc'],
  ['Marinho suave', '#34435E', 'ab'],
  ['Grafite azulado', '#4B5560', 'bc'],
]

/** a = suave, b = quente, c = profundo */
const AUTUMN: readonly Row[] = [
  ['Pêssego queimado', '#D9A27E', 'a'],
  ['Terracota suave', '#B76E50', 'ab'],
  ['Terracota', '#A9502F', 'bc'],
  ['Ferrugem', '#9C4221', 'bc'],
  ['Tijolo', '#8E3B2B', 'bc'],
  ['Abóbora', '#D2722B', 'b'],
  ['Laranja queimado', '#BF5B1C', 'bc'],
  ['Cobre', '#B4683A', 'b'],
  ['Canela', '#A5673F', 'ab'],
  ['Camelo', '#B98F62', 'ab'],
  ['Mostarda suave', '#C29A4B', 'a'],
  ['Mostarda', '#C48A1D', 'b'],
  ['Ouro velho', '#A8812D', 'bc'],
  ['Açafrão', '#DE9B24', 'b'],
  ['Milho maduro', '#E2BE6C', 'ab'],
  ['Oliva claro', '#8C8A5C', 'a'],
  ['Oliva', '#6B6B2F', 'bc'],
  ['Verde-musgo', '#55602E', 'bc'],
  ['Verde-militar', '#4C5233', 'c'],
  ['Sálvia', '#9CA68A', 'a'],
  ['Abacate', '#7C8A3C', 'b'],
  ['Verde-floresta', '#2F4A34', 'c'],
  ['Verde-azulado', '#4F7A78', 'a'],
  ['Petróleo quente', '#1F5A5C', 'bc'],
  ['Pavão', '#11656A', 'bc'],
  ['Turquesa envelhecido', '#5B9C93', 'ab'],
  ['Azul-petróleo fechado', '#173F4A', 'c'],
  ['Ameixa', '#6D4A5A', 'a'],
  ['Berinjela', '#4A2A3A', 'c'],
  ['Vinho acastanhado', '#6B3138', 'ac'],
  ['Vinho quente', '#5E1F24', 'c'],
  ['Tomate seco', '#A63A2A', 'bc'],
  ['Vermelho-páprica', '#B5371F', 'b'],
  ['Rosa antigo', '#C08A80', 'a'],
  ['Salmão queimado', '#CC8063', 'ab'],
  ['Figo', '#5B3A48', 'ac'],
]
const AUTUMN_NEUTRALS: readonly Row[] = [
  ['Aveia', '#DCCBB2', 'ab'],
  ['Areia', '#C9B394', 'ab'],
  ['Café', '#4A352B', 'abc'],
  ['Grafite morno', '#4B4744', 'ac'],
  ['Cacau', '#6A4A3A', 'ab'],
  ['Chocolate', '#3E2A21', 'bc'],
  ['Cáqui', '#A08F6A', 'ab'],
  ['Creme de baunilha', '#EFE0C8', 'abc'],
]

/** a = profundo, b = frio, c = brilhante */
const WINTER: readonly Row[] = [
  ['Azul-royal', '#2342B4', 'bc'],
  ['Azul elétrico', '#1F51FF', 'c'],
  ['Azul-cobalto', '#0F47AF', 'bc'],
  ['Azul-safira', '#12307A', 'ab'],
  ['Azul gelo', '#D7E8F7', 'bc'],
  ['Azul-tinta', '#1B2A5C', 'a'],
  ['Petróleo frio', '#0E4B5A', 'a'],
  ['Turquesa intenso', '#00A3B4', 'c'],
  ['Ciano', '#00B5D8', 'c'],
  ['Verde-garrafa', '#0B4A35', 'a'],
  ['Esmeralda', '#00805A', 'abc'],
  ['Verde-bandeira', '#00923F', 'c'],
  ['Pinheiro', '#12433B', 'a'],
  ['Menta gelada', '#D5F2E6', 'bc'],
  ['Verde-jade frio', '#0F8A72', 'b'],
  ['Vermelho-sangue', '#A30D26', 'ab'],
  ['Vermelho verdadeiro', '#C8102E', 'bc'],
  ['Rubi', '#9B1138', 'ab'],
  ['Cereja escura', '#6E0F25', 'a'],
  ['Vinho frio', '#541029', 'a'],
  ['Carmim', '#B0123F', 'bc'],
  ['Fúcsia', '#D6177F', 'bc'],
  ['Pink', '#E81E79', 'c'],
  ['Magenta', '#B5157F', 'bc'],
  ['Framboesa intensa', '#A2104F', 'ab'],
  ['Rosa gelo', '#F6DDE8', 'bc'],
  ['Rosa-choque', '#F02A8A', 'c'],
  ['Púrpura', '#6A1B8A', 'abc'],
  ['Violeta real', '#4B1E8F', 'bc'],
  ['Berinjela fria', '#35183F', 'a'],
  ['Ametista', '#7E4BB0', 'b'],
  ['Lavanda gelada', '#E3DBF4', 'bc'],
  ['Amarelo gelo', '#FBF8D0', 'bc'],
  ['Amarelo puro', '#FFE600', 'c'],
  ['Índigo', '#2C2070', 'ab'],
  ['Amora', '#4E1440', 'a'],
]
const WINTER_NEUTRALS: readonly Row[] = [
  ['Preto', '#111111', 'abc'],
  ['Branco puro', '#FFFFFF', 'bc'],
  ['Cinza-chumbo', '#3E434A', 'abc'],
  ['Cinza-prata', '#C3C8CE', 'bc'],
  ['Marinho', '#131F3C', 'ab'],
  ['Carvão', '#26282C', 'ac'],
  ['Cinza-aço', '#767D86', 'b'],
  ['Café preto', '#2A1F1E', 'a'],
]

export const SWATCHES: Readonly<Record<Family, readonly FamilySwatch[]>> = {
  primavera: [...read(SPRING, 'cor'), ...read(SPRING_NEUTRALS, 'neutro')],
  verao: [...read(SUMMER, 'cor'), ...read(SUMMER_NEUTRALS, 'neutro')],
  outono: [...read(AUTUMN, 'cor'), ...read(AUTUMN_NEUTRALS, 'neutro')],
  inverno: [...read(WINTER, 'cor'), ...read(WINTER_NEUTRALS, 'neutro')],
}

function read(rows: readonly Row[], role: FamilySwatch['role']): FamilySwatch[] {
  return rows.map(([name, hex, fits]) => ({ name, hex, fits, role }))
}

/** @throws RangeError for an unknown name (an error in a table) */
export function findSwatch(name: string): Swatch {
  for (const family of FAMILIES) {
    const found = SWATCHES[family].find((swatch) => swatch.name === name)
    if (found) return { name: found.name, hex: found.hex }
  }
  throw new RangeError(`No swatch is called “${name}”.`)
}
