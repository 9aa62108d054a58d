/** What a garment becomes where a person does not wear it: the same line in another piece (practice, P). What is left is taken out. */
import type { FactKey } from '../facts/facts.ts'
import { capital } from '../knowledge/pt.ts'
import { coversNeck, isVeiled } from './wardrobe.ts'

type Swap = readonly [worn: string, instead: string]

/** Longest first; lower case. */
const SWAPS: Readonly<Partial<Record<FactKey, readonly Swap[]>>> = {
  'no-trousers': [
    ['calças de corte reto', 'saias de corte reto'],
    ['calça de pernas amplas', 'saia ampla, de pano que se mexe'],
    ['calça de algodão leve, de perna ampla', 'saia de algodão leve, ampla'],
    ['calça de cintura no lugar', 'saia de cintura no lugar'],
    ['calça de bom caimento', 'saia de bom caimento'],
    ['calça reta', 'saia reta, na canela'],
    ['calça larga', 'saia ampla'],
    ['calça lisa', 'saia lisa'],
    ['jeans reto, sem lavagem de efeito', 'saia de brim, reta, sem lavagem de efeito'],
    ['vai do jeans ao terno', 'vai do brim à festa'],
    ['bermuda de linho', 'saia de linho'],
    ['peça única ou conjunto', 'vestido, ou conjunto de saia'],
    ['terno ou conjunto', 'conjunto de saia'],
    ['tecido fluido', 'vestido de tecido fluido'],
    ['tecido que se move', 'saia que se move'],
    ['peça larga', 'vestido largo'],
  ],
  'no-suit': [
    ['blazer no comprimento do quadril', 'cardigã firme, no comprimento do quadril'],
    ['blazer de lapela média', 'camisa de gola firme'],
    ['blazers de lapela média', 'malhas de gola firme'],
    ['paletó de um ou dois botões', 'jaqueta de botões, sem forro'],
    ['terno ou conjunto', 'camisa e calça do mesmo tom'],
    ['camisa lisa sob o paletó', 'camisa lisa, bem passada'],
    ['tricô fino sob o paletó', 'tricô fino sobre a camisa'],
    ['paletó liso', 'calça lisa'],
    ['um paletó sobre malha', 'uma camisa sobre malha'],
    ['camisa aberta sob um blazer', 'camisa aberta sobre camiseta lisa'],
    ['a lapela leva a largura para os ombros', 'a gola aberta leva a largura para os ombros'],
    ['sob casaco ou paletó', 'sob o casaco'],
    ['vai do jeans ao terno', 'vai do jeans à festa'],
    ['blazer e jaqueta', 'jaqueta'],
    ['paletó e jaqueta', 'jaqueta'],
    ['um blazer', 'uma camisa por cima'],
    ['colarinho aberto, sob lapela larga', 'colarinho aberto, sob a jaqueta'],
  ],
  'no-synthetics': [
    ['seda ou viscose fluida', 'algodão fino ou linho lavado'],
    ['viscose ou modal', 'algodão fino'],
    ['crepe fosco para o dia; viscose para o calor', 'algodão fosco para o dia; linho fino para o calor'],
    ['chiffon forrado', 'musselina de algodão'],
    ['malha fria', 'malha de algodão'],
    ['viscose', 'algodão fino'],
    ['cetim', 'algodão acetinado'],
  ],
  'no-prints': [
    ['camisa estampada', 'camisa de cor cheia'],
    ['estampa grande num corte simples', 'cor cheia num corte simples'],
    ['rosto e estampa', 'rosto e textura'],
  ],
  'opens-in-front': [
    ['tricôs finos', 'cardigãs finos'],
    ['tricô fino', 'cardigã fino, de botões'],
    ['tricô firme', 'cardigã firme'],
    ['camiseta de malha pesada', 'camisa de malha, com botões'],
    ['camiseta de boa malha, gola firme', 'camisa de malha macia, de botões'],
    ['camiseta com história', 'camisa com história'],
    ['camiseta lavada', 'camisa lavada'],
    ['malha fina', 'cardigã fino'],
    ['malha firme', 'cardigã firme'],
  ],
  'ears-neck-covered': [
    ['gola firme, cor séria', 'pano liso, cor séria'],
    ['lenço ou gola inesperada', 'pano de uma cor inesperada'],
    ['decote limpo', 'pano liso'],
    ['gola bem construída e ombros livres', 'pano bem assentado e ombros marcados'],
    ['ombros livres', 'ombros marcados'],
    ['frente longa', 'camada longa'],
    ['um ponto de luz', 'um alfinete que brilha'],
    ['brilho pequeno', 'um alfinete discreto'],
    ['camisas de gola firme', 'camisas bem passadas'],
    ['camiseta de boa malha, gola firme', 'túnica de boa malha'],
    ['a gola é o que separa o solto do largado', 'o caimento separa o solto do largado'],
    ['jaqueta sem gola', 'jaqueta curta'],
    ['deixa o pescoço e o corte de cabelo em evidência', 'deixa o pano cair livre por cima'],
    ['ombros definidos, golas que assentam e comprimentos', 'ombros definidos, panos que assentam e comprimentos'],
  ],
  'owned-clothes': [
    ['quatro peças de base', 'quatro peças para procurar no armário'],
    ['três peças que valem a compra', 'três peças, se já forem suas'],
    ['no provador', 'em casa'],
    ['antes de comprar', 'antes de sair'],
  ],
}

const NECK: FactKey = 'ears-neck-covered'

/** A text with every garment in the form this person wears it. */
export function inOwnGarments(wearer: Parameters<typeof coversNeck>[0]): (text: string) => string {
  const said = new Set<FactKey>([
    ...(wearer.facts?.keys() ?? []),
    ...(coversNeck(wearer) || isVeiled(wearer) ? [NECK] : []),
  ])
  const swaps = [...said].flatMap((key) => SWAPS[key] ?? [])
  return (text) =>
    swaps.reduce(
      (words, [worn, instead]) =>
        words.replaceAll(new RegExp(`(?<!\\p{L})${worn}(?!\\p{L})`, 'giu'), (found) =>
          found.startsWith(worn.charAt(0)) ? instead : capital(instead),
        ),
      text,
    )
}
