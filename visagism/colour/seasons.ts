/**
 * Four seasons and their twelve (docs/visagism.md §8): structure B, wording P and M. One of twelve, one of four, or unknown; never guessed
 * from looks (dominant-trait, C).
 */
import type { Basis } from '../knowledge/sources.ts'

export const FAMILIES = ['primavera', 'verao', 'outono', 'inverno'] as const
export type Family = (typeof FAMILIES)[number]

export const TWELVE = [
  'primavera-clara',
  'primavera-quente',
  'primavera-brilhante',
  'verao-claro',
  'verao-frio',
  'verao-suave',
  'outono-suave',
  'outono-quente',
  'outono-profundo',
  'inverno-profundo',
  'inverno-frio',
  'inverno-brilhante',
] as const
export type TwelveSeason = (typeof TWELVE)[number]
export type SeasonId = Family | TwelveSeason

export const SEASON_BASIS: Basis = { certainty: 'B', sources: ['seasons', 'seasons-structure'] }

export type Season = {
  readonly id: SeasonId
  readonly name: string
  readonly family: Family
  /** Null for a whole family. */
  readonly letter: 'a' | 'b' | 'c' | null
  /** Dominant and secondary axis. */
  readonly axis: string
  readonly undertone: string
  readonly contrast: string
  readonly metals: string
  readonly metalsAway: string
  /** Under the title. */
  readonly lead: string
  readonly near: string
  readonly hair: string
  readonly prints: string
  readonly eyes: string
  /** Names must exist in some family. */
  readonly away: readonly string[]
  readonly awayWhy: string
  readonly neighbours: readonly SeasonId[]
}

type Row = Omit<Season, 'id' | 'family' | 'letter'>

const ROWS: Readonly<Record<SeasonId, Row>> = {
  primavera: {
    name: 'Primavera',
    axis: 'quente, clara e viva',
    undertone: 'quente',
    contrast: 'médio',
    metals: 'ouro amarelo e dourado claro',
    metalsAway: 'prata fosca',
    lead: 'Cores quentes, claras e limpas, com a frescura de coisa recém-aberta.',
    near: 'Perto do rosto, elas acendem a pele sem endurecer os traços; o creme faz o papel que o branco faria em outra pessoa.',
    hair: 'Reflexos de mel e de caramelo combinam com a cartela; o cinza, em mecha, pede cuidado.',
    prints: 'Estampas pequenas, de fundo claro e contorno nítido, com ar de jardim.',
    eyes: 'Um turquesa por perto faz o olho parecer mais claro do que é.',
    away: ['Preto', 'Cinza-chumbo', 'Vinho frio', 'Malva'],
    awayWhy: 'são cores fechadas ou frias, que puxam a luz da pele para dentro',
    neighbours: ['verao', 'outono'],
  },
  verao: {
    name: 'Verão',
    axis: 'fria, clara e suave',
    undertone: 'frio',
    contrast: 'baixo a médio',
    metals: 'prata e ouro branco',
    metalsAway: 'ouro amarelo muito brilhante',
    lead: 'Cores frias e leves, com uma névoa por cima, como luz de fim de tarde na água.',
    near: 'Perto do rosto, elas igualam a pele e descansam o olhar; o branco suave funciona melhor que o branco de papel.',
    hair: 'Castanhos acinzentados e loiros frios conversam com a cartela; o cobre a contraria.',
    prints: 'Estampas aquareladas, com bordas que se misturam.',
    eyes: 'Um azul-acinzentado perto da gola aprofunda o olhar sem esforço.',
    away: ['Abóbora', 'Mostarda', 'Preto', 'Tangerina'],
    awayWhy: 'são quentes ou pesadas demais para uma coloração que vive de nuance',
    neighbours: ['primavera', 'inverno'],
  },
  outono: {
    name: 'Outono',
    axis: 'quente, profunda e terrosa',
    undertone: 'quente',
    contrast: 'médio',
    metals: 'ouro velho, cobre e bronze',
    metalsAway: 'prata polida',
    lead: 'Cores quentes e encorpadas, de especiaria, folha seca e terra molhada.',
    near: 'Perto do rosto, elas devolvem viço à pele e apagam sombras; o creme de baunilha toma o lugar do branco.',
    hair: 'Castanhos dourados, cobres e mechas de caramelo nascem da própria cartela.',
    prints: 'Estampas orgânicas, de folhagem, textura de tecido e bordas irregulares.',
    eyes: 'Um oliva ou um pavão acende os olhos.',
    away: ['Pink', 'Azul gelo', 'Branco puro', 'Azul elétrico'],
    awayWhy: 'são frias e nítidas, e fazem a pele parecer cansada',
    neighbours: ['primavera', 'inverno'],
  },
  inverno: {
    name: 'Inverno',
    axis: 'fria, profunda e nítida',
    undertone: 'frio',
    contrast: 'alto',
    metals: 'prata, platina e ouro branco',
    metalsAway: 'ouro fosco e cobre',
    lead: 'Cores frias e definidas, do gelo ao preto, sem meio-termo empoeirado.',
    near: 'Perto do rosto, elas afinam o contorno e fazem os olhos saltarem; o branco puro é aliado.',
    hair: 'Pretos azulados, castanhos frios e grisalhos assumidos são a continuação natural da cartela.',
    prints: 'Estampas gráficas, de duas ou três cores, com fundo e figura bem separados.',
    eyes: 'Um azul-royal ou um esmeralda dá ao olhar um foco de estúdio.',
    away: ['Mostarda suave', 'Camelo', 'Pêssego', 'Oliva claro'],
    awayWhy: 'são mornas e opacas, e sujam a nitidez que a sua coloração tem',
    neighbours: ['outono', 'verao'],
  },
  'primavera-clara': {
    name: 'Primavera clara',
    axis: 'antes de tudo clara, depois quente',
    undertone: 'neutro a quente',
    contrast: 'baixo a médio',
    metals: 'ouro claro, de pouco brilho',
    metalsAway: 'ouro velho e metais escuros',
    lead: 'Tons claros e mornos, de fruta madura vista contra o sol.',
    near: 'Perto do rosto, quanto mais claro e arejado, mais a pele parece descansada; cor escura, só da cintura para baixo.',
    hair: 'Dourados claros e beges mornos mantêm a leveza; fundos muito escuros pesam na moldura.',
    prints: 'Fundos claros com desenho miúdo, em duas cores próximas.',
    eyes: 'Aqua e azul-céu perto da gola clareiam o olhar.',
    away: ['Preto', 'Café preto', 'Vinho quente', 'Verde-floresta'],
    awayWhy: 'pesam mais que o rosto, e o olhar fica preso na roupa',
    neighbours: ['verao-claro', 'primavera-quente'],
  },
  'primavera-quente': {
    name: 'Primavera quente',
    axis: 'antes de tudo quente, depois brilhante',
    undertone: 'quente',
    contrast: 'médio',
    metals: 'ouro amarelo',
    metalsAway: 'prata e aço',
    lead: 'Tons francamente quentes, de coral, damasco e verde novo, com brilho de fruta.',
    near: 'Perto do rosto, o dourado da pele encontra eco e o sorriso ganha cor.',
    hair: 'Mel, cobre claro e caramelo saem da mesma caixa de lápis que a pele.',
    prints: 'Estampas tropicais, alegres, com verde e coral no mesmo pano.',
    eyes: 'Turquesa e verde-maçã trazem luz aos olhos.',
    away: ['Cinza-aço', 'Preto', 'Azul gelo', 'Malva'],
    awayWhy: 'esfriam o dourado natural e deixam um tom de gesso em volta da boca',
    neighbours: ['outono-quente', 'primavera-brilhante'],
  },
  'primavera-brilhante': {
    name: 'Primavera brilhante',
    axis: 'antes de tudo brilhante, depois quente',
    undertone: 'neutro a quente',
    contrast: 'alto',
    metals: 'ouro polido e também prata brilhante',
    metalsAway: 'metais envelhecidos',
    lead: 'Tons limpos e acesos, um degrau antes do neon, com calor por baixo.',
    near: 'Perto do rosto, a cor pode ser viva: é o opaco que apaga.',
    hair: 'Contraste é aliado: fundo definido com reflexos nítidos, sem tons esfumados.',
    prints: 'Estampas de contraste, com branco-creme no meio para respirar.',
    eyes: 'Azul-royal claro e verde vivo dão brilho de vidro aos olhos.',
    away: ['Sálvia', 'Taupe rosado', 'Rosa seco', 'Oliva claro'],
    awayWhy: 'são tons empoeirados, e a sua coloração perde som ao lado deles',
    neighbours: ['inverno-brilhante', 'primavera-quente'],
  },
  'verao-claro': {
    name: 'Verão claro',
    axis: 'antes de tudo clara, depois fria',
    undertone: 'neutro a frio',
    contrast: 'baixo',
    metals: 'prata fina e ouro branco',
    metalsAway: 'ouro velho e cobre',
    lead: 'Tons claros e frescos, de manhã com neblina e roupa no varal.',
    near: 'Perto do rosto, a cor deve pesar tão pouco quanto um véu.',
    hair: 'Loiros frios e castanhos claros acinzentados conservam o ar; mechas largas demais o quebram.',
    prints: 'Listras finas e flores pálidas sobre fundo quase branco.',
    eyes: 'Azul bebê e água-marinha levantam o olhar sem delinear.',
    away: ['Laranja queimado', 'Preto', 'Mostarda', 'Café'],
    awayWhy: 'são densas e quentes, e engolem uma coloração feita de ar',
    neighbours: ['primavera-clara', 'verao-frio'],
  },
  'verao-frio': {
    name: 'Verão frio',
    axis: 'antes de tudo fria, depois suave',
    undertone: 'frio',
    contrast: 'médio',
    metals: 'prata',
    metalsAway: 'ouro amarelo',
    lead: 'Tons frios de verdade, entre o azul e o rosa, com um véu de cinza.',
    near: 'Perto do rosto, todo azul é casa e todo rosa é visita bem-vinda.',
    hair: 'Castanhos frios e prateados naturais são continuação; reflexo dourado pede tonalizante.',
    prints: 'Xadrez pequeno e espinha de peixe, em azul e cinza.',
    eyes: 'Malva e framboesa na gola fazem o olhar subir até os olhos.',
    away: ['Mostarda', 'Laranja queimado', 'Camelo', 'Tomate'],
    awayWhy: 'trazem amarelo para perto de uma pele que vive de azul',
    neighbours: ['inverno-frio', 'verao-suave'],
  },
  'verao-suave': {
    name: 'Verão suave',
    axis: 'antes de tudo suave, depois fria',
    undertone: 'neutro a frio',
    contrast: 'baixo',
    metals: 'prata fosca e ouro rosé',
    metalsAway: 'metais muito polidos',
    lead: 'Tons médios e esfumados, de pedra de rio, sálvia e rosa seco.',
    near: 'Perto do rosto, a cor acinzentada faz a pele parecer nítida por contraste.',
    hair: 'Castanhos médios sem dourado e mechas finas, quase invisíveis.',
    prints: 'Estampas desbotadas, tom sobre tom, sem branco puro.',
    eyes: 'Petróleo claro e jade suave aprofundam sem pesar.',
    away: ['Pink', 'Preto', 'Tangerina', 'Amarelo puro'],
    awayWhy: 'são altas demais para uma coloração que fala baixo',
    neighbours: ['outono-suave', 'verao-frio'],
  },
  'outono-suave': {
    name: 'Outono suave',
    axis: 'antes de tudo suave, depois quente',
    undertone: 'neutro a quente',
    contrast: 'baixo',
    metals: 'ouro fosco e bronze claro',
    metalsAway: 'prata polida',
    lead: 'Tons quentes, médios e um pouco esfumados, de argila, sálvia e madeira clara.',
    near: 'Perto do rosto, as cores encorpadas sem brilho devolvem calor às maçãs.',
    hair: 'Castanhos médios com reflexo de avelã; mechas em tons vizinhos, nunca em degraus.',
    prints: 'Texturas de linho, folhagem apagada, tons que se encontram nas bordas.',
    eyes: 'Verde-azulado junto ao rosto acende os olhos.',
    away: ['Branco puro', 'Preto', 'Pink', 'Azul-royal'],
    awayWhy: 'são puros demais: a roupa chega primeiro e o rosto fica para depois',
    neighbours: ['verao-suave', 'outono-quente'],
  },
  'outono-quente': {
    name: 'Outono quente',
    axis: 'antes de tudo quente, depois suave',
    undertone: 'quente',
    contrast: 'médio',
    metals: 'ouro e cobre',
    metalsAway: 'prata e platina',
    lead: 'Tons de especiaria: ferrugem, mostarda, oliva, o armário inteiro com cheiro de canela.',
    near: 'Perto do rosto, o laranja queimado faz o que um bom sono faria.',
    hair: 'Cobres, castanhos dourados e mel escuro; o cinza frio é o único que destoa.',
    prints: 'Paisley, ikat e folhas grandes, em três tons de terra.',
    eyes: 'Pavão e oliva junto ao rosto levam a atenção para os olhos.',
    away: ['Pink', 'Azul gelo', 'Cinza-prata', 'Magenta'],
    awayWhy: 'resfriam a pele e acentuam a sombra debaixo dos olhos',
    neighbours: ['primavera-quente', 'outono-suave'],
  },
  'outono-profundo': {
    name: 'Outono profundo',
    axis: 'antes de tudo profunda, depois quente',
    undertone: 'neutro a quente',
    contrast: 'médio a alto',
    metals: 'ouro e bronze',
    metalsAway: 'prata clara',
    lead: 'Tons escuros e quentes, de chocolate, vinho e mata fechada.',
    near: 'Perto do rosto, o escuro com calor por baixo emoldura sem endurecer.',
    hair: 'Castanho-café, preto com fundo quente e reflexos de mogno.',
    prints: 'Estampas ricas sobre fundo escuro, com um fio de dourado.',
    eyes: 'Petróleo fechado e musgo dão profundidade de lago ao olhar.',
    away: ['Azul gelo', 'Rosa gelo', 'Lavanda gelada', 'Menta gelada'],
    awayWhy: 'são pálidas e frias, e parecem emprestadas de outra pessoa',
    neighbours: ['inverno-profundo', 'outono-quente'],
  },
  'inverno-profundo': {
    name: 'Inverno profundo',
    axis: 'antes de tudo profunda, depois fria',
    undertone: 'neutro a frio',
    contrast: 'alto',
    metals: 'prata e ouro branco',
    metalsAway: 'cobre e ouro fosco',
    lead: 'Tons noturnos e frios, de garrafa, vinho e tinta, com um ponto de luz.',
    near: 'Perto do rosto, o escuro é moldura e um claro nítido ao lado o desperta.',
    hair: 'Preto e castanho-escuro sem reflexo quente; grisalhos nítidos são um trunfo.',
    prints: 'Contraste alto em poucas peças: um risco claro num fundo de noite.',
    eyes: 'Verde-garrafa e rubi dão ao olhar peso de joia.',
    away: ['Camelo claro', 'Pêssego', 'Amarelo manteiga', 'Salmão'],
    awayWhy: 'são claras e mornas, e deixam o rosto sem moldura',
    neighbours: ['outono-profundo', 'inverno-frio'],
  },
  'inverno-frio': {
    name: 'Inverno frio',
    axis: 'antes de tudo fria, depois brilhante',
    undertone: 'frio',
    contrast: 'alto',
    metals: 'prata e platina',
    metalsAway: 'ouro amarelo',
    lead: 'Tons azulados e definidos, de safira, rubi e gelo.',
    near: 'Perto do rosto, o branco puro ilumina e o azul-royal desenha.',
    hair: 'Preto azulado, castanho frio e prata; o dourado briga em qualquer dose.',
    prints: 'Geometria de duas cores, com branco de verdade.',
    eyes: 'Azul-safira e ametista junto ao rosto fazem os olhos aparecer primeiro.',
    away: ['Dourado', 'Laranja queimado', 'Mostarda suave', 'Terracota'],
    awayWhy: 'põem amarelo onde a sua pele pede azul',
    neighbours: ['verao-frio', 'inverno-brilhante'],
  },
  'inverno-brilhante': {
    name: 'Inverno brilhante',
    axis: 'antes de tudo brilhante, depois fria',
    undertone: 'neutro a frio',
    contrast: 'muito alto',
    metals: 'prata polida',
    metalsAway: 'bronze e metais envelhecidos',
    lead: 'Cores puras, frias e em voz alta: fúcsia, azul elétrico, preto e branco no mesmo quadro.',
    near: 'Perto do rosto, uma cor pura faz o que a maquiagem costuma fazer.',
    hair: 'Cor única e brilhante, com reflexo de vidro; esfumados roubam nitidez.',
    prints: 'Grafismos grandes, blocos de cor, listras de marinheiro.',
    eyes: 'Azul elétrico e esmeralda fazem os olhos chegarem primeiro.',
    away: ['Canela', 'Oliva claro', 'Cáqui', 'Rosa antigo'],
    awayWhy: 'são terrosas e opacas, e apagam o contraste que distingue você',
    neighbours: ['primavera-brilhante', 'inverno-frio'],
  },
}

export function findSeason(id: SeasonId): Season {
  const family = FAMILIES.find((name) => id.startsWith(name)) ?? 'primavera'
  const place = TWELVE.filter((name) => name.startsWith(family)).findIndex((name) => name === id)
  return { id, family, letter: (['a', 'b', 'c'] as const)[place] ?? null, ...ROWS[id] }
}

export const isOneMetal = (metals: string) => !metals.includes(' e ')
