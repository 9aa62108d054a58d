/** Thirteen buyers whose first guides a visagist refused. */
import { guideOf } from './guide.ts'
import { stranger, type Stranger } from './stranger.ts'
import {
  all,
  alwaysDraws,
  BEARD_PAGES,
  drawsNoEarrings,
  either,
  everyPath,
  HAIR_PAGES,
  keepsMoustache,
  lacksChapter,
  marksDay,
  millimetres,
  neverAdvises,
  neverBareheaded,
  neverDraws,
  neverFeminine,
  neverMasculine,
  neverSays,
  neverShaves,
  noCutLongerThan,
  noCutShorterThan,
  noFringe,
  pathIs,
  pathsDiffer,
  recommendedPath,
  says,
  sharesLessThan,
  somePath,
  unpainted,
  waitsForPerson,
} from './vocabulary.ts'
import { DOCTOR, DYE, EARRINGS, FRINGE_NAMED, HEAT, STRAIGHTENING, STYLING_PRODUCT } from './words.ts'
import { faceWith } from '../test-people.ts'
import { HAIR_HEXES } from '../../observed/observed-portrait.ts'
import { cutOf } from '../../portrait/hair/cuts.ts'

const isShortDrawn = (cut: Parameters<typeof cutOf>[0] | undefined): boolean =>
  cut !== undefined && ['sem-cabelo', 'muito-curto', 'curto'].includes(cutOf(cut).length)

const TWIN = {
  gender: 'Feminino',
  shape: 'quadrado',
  objective: 'Renovação visual',
  style: 'Clássico',
  maintenance: 'Baixa',
  colours: ['blue', 'green'],
  today: [34, 36],
} as const
const TWIN_SEEN = { skin: 'clara a média', brows: 'médias', ageBand: '45 a 59' } as const

const CURLY_TWIN = stranger(
  'marli-gemea',
  {
    ...TWIN,
    name: 'Marli Cordeiro',
    seen: { ...TWIN_SEEN, hairColour: 'castanho-escuro', texture: 'cacheado', curlType: '3A' },
    note: 'Somos gêmeas e compramos juntas. O meu cabelo é cacheado, o dela é liso escorrido. Não quero o mesmo guia dela.',
  },
  {
    'gives curls cuts of their own': everyPath(({ cut }) => cut.textures.includes('cacheado')),
    'speaks of curls where it speaks of hair': says(['cabelo', 'textura'], /cach/),
  },
  {
    'shares half of its sentences with the twin': sharesLessThan(0.5, () => guideOf(STRAIGHT_TWIN.brief)),
    'dries curls with a brush': neverAdvises(HAIR_PAGES, HEAT),
  },
)

const STRAIGHT_TWIN: Stranger = stranger(
  'marlene-gemea',
  {
    ...TWIN,
    name: 'Marlene Cordeiro',
    seen: { ...TWIN_SEEN, hairColour: 'castanho-claro', greys: 'alguns', texture: 'liso', curlType: '1A' },
    note: 'Minha irmã gêmea também comprou. O dela cacheia, o meu é liso de escorrer. Queria ver a diferença.',
  },
  {
    'offers another set of cuts than the twin gets': (guide) =>
      guide.paths.some(({ cut }) => guideOf(CURLY_TWIN.brief).paths.every((other) => other.cut.id !== cut.id)),
    'speaks of straight hair where it speaks of hair': says(['cabelo', 'textura'], /\blis[oa]\b/),
  },
  {
    'shares half of its sentences with the twin': sharesLessThan(0.5, () => guideOf(CURLY_TWIN.brief)),
    'tells of waves that straight hair has not': neverAdvises(
      ['cabelo-agora', 'cabelo-proxima', 'cabelo-ousado', 'textura'],
      /suas ondas|a sua onda|ondas a partir/,
    ),
  },
)

export const HARD_CASES: readonly Stranger[] = [
  stranger(
    'neusa',
    {
      name: 'Neusa Ribeiro Falcão',
      gender: 'Feminino',
      shape: 'redondo',
      objective: 'Melhoria sutil',
      style: 'Clássico',
      maintenance: 'Baixa',
      colours: ['blue', 'white'],
      today: [2, 2],
      seen: {
        covering: 'turbante',
        skin: 'escura',
        hairColour: 'branco',
        greys: 'quase todos',
        texture: 'crespo',
        brows: 'falhadas',
        ageBand: '60 ou mais',
      },
      note: 'Acabei a quimio em agosto e o cabelinho está nascendo de novo, branco, coisa de dois centímetros. Peruca me deu alergia. Domingo vou de turbante para a igreja. Raspar de novo eu não raspo por nada. Quero esperar com dignidade.',
    },
    {
      'waits for a person': waitsForPerson,
      'lets it grow: no path takes anything': everyPath(({ longest, months }) => longest >= 2 || months > 0),
      'promises no length by a day': says(HAIR_PAGES, /nao (sao )?promessas?|varia de pessoa|sem promessa/),
      'cares for what grows back': says(HAIR_PAGES, /nasc\w+|volt\w+|cresc\w+/, /couro|delicad|suave|equipe|medic/),
      'draws her hair white': alwaysDraws(
        ({ covering, hairColour }) => covering !== undefined || hairColour === HAIR_HEXES.branco,
      ),
      'answers the turban of Sunday': says('any', /turbante/, /domingo|igreja|amarr|dobr|algodao|cetim/),
    },
    {
      'tells her to shave': all(neverShaves, neverAdvises(HAIR_PAGES, /raspad\w+|raspar|maquina/)),
      'dyes or straightens': all(neverAdvises('any', DYE), neverAdvises('any', STRAIGHTENING)),
      'hides the hair that grows': neverAdvises('any', /disfar[cs]\w+/),
      'shows her bareheaded in pages of the turban': neverBareheaded,
      'counts in per cent': neverSays(['cabelo', 'cor-do-cabelo', 'carta'], /\d ?(%|por cento)/),
    },
  ),
  stranger(
    'iago',
    {
      name: 'Iago Peçanha',
      gender: 'Não-binário',
      shape: 'quadrado',
      objective: 'Encontrar meu estilo',
      style: 'Ousado',
      maintenance: 'Baixa',
      beard: 'Por fazer',
      colours: ['green', 'black'],
      today: [26, 24],
      seen: {
        skin: 'média a escura',
        hairColour: 'castanho-escuro',
        texture: 'cacheado',
        curlType: '3B',
        beard: 'por fazer',
        brows: 'cheias',
        ageBand: '18 a 29',
      },
      note: 'Elu, por favor. Trabalho na chapa de um restaurante, boné o turno inteiro, saio suando. De manhã eu lavo e vou, não arrumo nada. Minha barba rala eu gosto.',
    },
    {
      'gives cuts that live under a cap, and names it with the hair': all(
        everyPath(({ cut }) => !cut.effects.some((effect) => /altura-no-topo|topo-alto/.test(effect))),
        says(['cabelo', 'cabelo-agora', 'cabelo-proxima', 'cabelo-ousado', 'cartao'], /bone/),
      ),
      'needs no finishing in the morning': everyPath(({ cut }) => cut.minutes <= 3),
      'uses elu or no gendered word': all(neverFeminine, neverMasculine),
      'keeps the stubble': alwaysDraws(({ beard }) => beard !== undefined),
    },
    {
      'speaks of femininity': neverSays('any', /feminilidade|masculinidade/),
      'paints lips and cheeks': unpainted,
      'grows a full beard': all(
        neverDraws(({ beard }) => beard === 'cheia'),
        neverAdvises('barba', /barba cheia/),
      ),
      'gives a product for every day': neverAdvises(HAIR_PAGES, STYLING_PRODUCT),
    },
  ),
  stranger(
    'aparecida',
    {
      name: 'Aparecida Donizete Moura',
      gender: 'Feminino',
      shape: 'oval',
      objective: 'Renovação visual',
      style: 'Clássico',
      maintenance: 'Média',
      makeup: 'Sim',
      colours: ['red', 'beige'],
      today: [22, 20],
      seen: {
        skin: 'média',
        hairColour: 'castanho',
        greys: 'metade',
        texture: 'liso',
        top: 'mais ralo',
        brows: 'finas',
        glasses: 'sempre',
        frame: 'oval',
        ageBand: '45 a 59',
      },
      note: 'Sou alérgica a amônia e a henna, já inchei os olhos. No alto o cabelo anda ralo e aparece o couro. Queria tapar os brancos sem me intoxicar.',
    },
    {
      'waits for a person': waitsForPerson,
      'names ammonia and henna on the card': all(says('cartao', /amonia/), says('cartao', /henna/)),
      'answers the thin crown on a page of hair': says(
        ['cabelo', 'cabelo-agora', 'cabelo-proxima', 'cabelo-ousado', 'textura', 'franja'],
        /ralo|couro|mais fino|densidade/,
      ),
      'tells her to see a doctor': says('any', /^(?!.*\bse a area\b).*\b(consulte|procure|marque|converse)\b/, DOCTOR),
    },
    {
      backcombs: neverAdvises('any', /desfiar para tras|eric[ae]\w*/),
      'pulls it tight': all(
        everyPath(({ cut }) => cut.pulls !== true),
        neverAdvises('any', /rabo (?:de cavalo )?(muito )?(alto|apertado)/),
      ),
      'dyes without a patch test': either(
        neverAdvises('cor-do-cabelo', DYE),
        says('cor-do-cabelo', /teste|48 horas|prova de contato/),
      ),
      'clips the sides of a thin head': everyPath(({ sides }) => sides > 1),
    },
  ),
  stranger(
    'thomas',
    {
      name: 'Thomas Vidigal',
      gender: 'Masculino',
      shape: 'oval',
      objective: 'Renovação visual',
      style: 'Moderno',
      maintenance: 'Média',
      beard: 'Cheia',
      colours: ['blue', 'gray'],
      today: [0, 0],
      seen: {
        skin: 'clara',
        hairColour: 'ruivo',
        top: 'sem fios',
        sides: 'raspados',
        beard: 'cheia',
        brows: 'médias',
        glasses: 'sempre',
        frame: 'retangular',
        frameColour: 'preta',
        ageBand: '30 a 44',
      },
      note: 'Raspo tudo na lâmina há oito anos e não vou deixar crescer nada do lado. A barba é o que eu tenho: quero saber a medida dela.',
    },
    {
      'keeps the whole head shaven': noCutLongerThan(0.5),
      'measures the beard at chin and sides': all(
        says('barba', millimetres, /queixo/),
        says('barba', millimetres, /lad[oa]s?|laterais|bochecha/),
      ),
      'chooses the frame beside the beard': says('oculos', /barba/),
      'cares for the scalp': says(HAIR_PAGES, /couro|pele/, /sol|protetor|hidrat/),
    },
    {
      'counts on a fringe': all(
        noFringe,
        lacksChapter('franja'),
        neverSays(['carta', 'oculos', 'cartao', 'plano'], FRINGE_NAMED),
      ),
      'parts or combs hair': neverAdvises(
        ['cabelo-agora', 'cabelo-proxima', 'cabelo-ousado', 'cartao', 'textura'],
        /\brisca\b|pente (ou|para)|pentead\w+|penteie/,
      ),
      'speaks of hair over temples or of a top': neverSays(
        ['rosto-medido', 'oculos', 'cartao', 'evitar'],
        /cabelo (passe|caia|por cima)|topo armado|cabelo nos olhos|lateral do cabelo/,
      ),
      'lets the sides grow': all(
        noCutLongerThan(0.5),
        neverAdvises(HAIR_PAGES, /deix\w+ (os lados )?cresce\w*|nao passe a maquina/),
      ),
    },
  ),
  stranger(
    'amina',
    {
      name: 'Amina Haddad Brito',
      gender: 'Feminino',
      shape: 'oval',
      objective: 'Melhoria sutil',
      style: 'Elegante',
      maintenance: 'Baixa',
      colours: ['green', 'beige'],
      seen: {
        covering: 'véu',
        skin: 'clara a média',
        brows: 'cheias',
        glasses: 'sempre',
        frame: 'oval',
        ageBand: '30 a 44',
      },
      note: 'Uso véu sempre, em casa também quando há visitas, e do cabelo prefiro não falar. Quero sobrancelha, óculos, e que panos e cores me caem bem.',
    },
    {
      'leaves the hair chapters out': all(
        lacksChapter('cabelo'),
        lacksChapter('cabelo-agora'),
        lacksChapter('cabelo-proxima'),
        lacksChapter('cabelo-ousado'),
        lacksChapter('franja'),
        lacksChapter('textura'),
      ),
      'answers brows, frames and the colours of cloth': all(
        says('sobrancelhas', /.{30}/),
        says('oculos', /.{30}/),
        says('any', /veu|pano|lenco/, /cor|tom/),
      ),
      'draws her veiled on every page': neverBareheaded,
      'leaves the salon card out': either(lacksChapter('cartao'), neverSays('cartao', /corte|frente:|nuca:/)),
    },
    {
      'speaks of hair': neverSays('any', /\b(cabelos?|fios?|franja|mechas?)\b/),
      'hangs something at her ears': all(neverAdvises('any', EARRINGS), drawsNoEarrings),
      'opens the neckline': neverAdvises(['decotes', 'roupa'], /decote|ombro a ombro|canoa|pescoco (livre|a mostra)/),
      'draws a hair cut': neverDraws(({ covering, cut }) => covering === undefined && cut !== undefined),
    },
  ),
  stranger(
    'davi',
    {
      name: 'Davi Assunção',
      gender: 'Masculino',
      shape: 'quadrado',
      objective: 'Mudança radical',
      style: 'Moderno',
      maintenance: 'Baixa',
      colours: ['black'],
      today: [16, 12],
      cut: 'medio-masculino',
      seen: {
        skin: 'média',
        hairColour: 'castanho',
        texture: 'ondulado',
        sides: 'compridos',
        top: 'cheio',
        beard: 'sem',
        brows: 'médias',
        ageBand: '18 a 29',
      },
      note: 'Quero mudar tudo mas sem ficar indo no barbeiro. Tenho acne na testa e uso aparelho nos dentes. Faço dezenove mês que vem.',
    },
    {
      'changes, or says why not': either(
        recommendedPath(({ cut }) => cut.id !== 'medio-masculino' && Math.abs(cut.centimetres[0] - 16) > 4),
        says(['carta', 'cabelo'], /fique|ficar com o (corte )?de hoje/, /porque|manutencao/),
      ),
      'keeps every path to low upkeep': everyPath(({ cut }) => cut.weeks[1] >= 8),
      'answers the forehead with acne': says('any', /acne|espinha|pele da testa/),
    },
    {
      'sells the cut of today as courage': all(
        everyPath(({ cut }) => cut.id !== 'medio-masculino'),
        pathsDiffer,
      ),
      'makes him younger': neverSays('any', /rejuvenesc/),
      'hangs hair over the acne': all(noFringe, neverAdvises('franja', /franja (reta|cheia|longa|lateral)/)),
      'says that one path needs more visits than he wants': neverSays(
        ['cabelo', 'cabelo-agora', 'cabelo-proxima', 'cabelo-ousado'],
        /exige mais visitas|mais do que a manutencao que voce/,
      ),
    },
  ),
  CURLY_TWIN,
  STRAIGHT_TWIN,
  stranger(
    'jonas',
    {
      name: 'Jonas Barcelos',
      gender: 'Masculino',
      shape: 'retangular',
      objective: 'Melhoria sutil',
      style: 'Despojado',
      maintenance: 'Baixa',
      colours: ['green'],
      seen: { covering: 'outro', skin: 'clara a média', beard: 'por fazer', ageBand: '45 a 59' },
      note: 'Só tenho foto de chapéu, da roça, e saí meio de lado.',
      marking: { points: faceWith({ foreheadRatio: 0.95 }), by: 'cliente', at: '2026-11-27T12:00:00.000Z' },
    },
    {
      'waits for a person': waitsForPerson,
      'says that the forehead was not seen': says(
        ['rosto-medido', 'como-ler', 'tercos'],
        /testa|chapeu|coberta/,
        /nao (se )?(v|sab|med|apar)\w+|cobert\w+|escond\w+/,
      ),
      'draws the hat where it draws him': neverBareheaded,
    },
    {
      'prints a figure of the forehead under the hat': neverSays('any', /0,9[258]/),
      'prints figures of a turned head': neverSays(['rosto-medido', 'tercos', 'forma'], /\b[01],\d\d\b|\d{2,3}°/),
      'describes hair nobody saw': neverSays(
        ['carta', 'rosto-medido', 'decotes'],
        /cabelo (curto|medio|longo|liso|crespo)/,
      ),
    },
  ),
  stranger(
    'teo',
    {
      name: 'Téo Marinho',
      gender: 'Masculino',
      shape: 'oval',
      objective: 'Mudança radical',
      style: 'Moderno',
      maintenance: 'Média',
      colours: ['black', 'blue'],
      today: [46, 48],
      seen: {
        skin: 'média',
        hairColour: 'castanho',
        texture: 'ondulado',
        sides: 'compridos',
        top: 'cheio',
        beard: 'sem',
        brows: 'cheias',
        ageBand: '18 a 29',
      },
      note: 'Sou um homem trans e vai ser o meu primeiro corte masculino. Quero o cabelo curto de verdade e a mandíbula mais marcada.',
    },
    {
      'gives a first short masculine cut': all(
        recommendedPath(({ longest }) => longest <= 10),
        somePath(({ cut }) => /degrad|máquina/i.test(cut.ask + Object.values(cut.sizes).join(' '))),
      ),
      'has no path that keeps it long': noCutLongerThan(20),
      'answers the jaw': says('any', /mandibula|maxilar/, /marca\w*|firme|angulo|linha/),
      'draws him after the cut with the cut': neverDraws(
        ({ cut }, page) =>
          ['franja', 'oculos', 'decotes', 'acessorios', 'cores', 'roupa'].includes(page) && !isShortDrawn(cut),
      ),
    },
    {
      'calls him delicate': neverSays('any', /delicad\w+|docura/),
      'uses feminine forms': neverFeminine,
      'ties a tail': everyPath(({ cut }) => cut.tied !== true),
      'cares for long waves in the week': neverAdvises(
        ['textura', 'cuidados', 'plano'],
        /comprimento e pontas|mecha para a frente da bochecha|do meio as pontas/,
      ),
    },
  ),
  stranger(
    'renata',
    {
      name: 'Renata Quintela',
      gender: 'Feminino',
      shape: 'coracao',
      objective: 'Melhoria sutil',
      style: 'Elegante',
      maintenance: 'Média',
      makeup: 'Sim',
      event: 29,
      colours: ['white', 'green'],
      today: [3, 2],
      seen: {
        skin: 'clara',
        hairColour: 'loiro escuro',
        texture: 'liso',
        sides: 'curtos',
        top: 'cheio',
        brows: 'médias',
        ageBand: '30 a 44',
      },
      note: 'Caso dia 26 de dezembro na praia, com véu. Meu cabelo tem três centímetros, raspei em julho e estou gostando. O que dá para fazer até lá?',
    },
    {
      'works with the three centimetres there are': pathIs(
        'now',
        ({ cut, months }) => cut.centimetres[0] <= 4.5 && months === 0,
      ),
      'has the wedding in the calendar, counted back': all(
        marksDay('2026-12-26'),
        says(['plano', 'calendario', 'cuidados'], /antes do (casamento|dia)|dias antes|semanas? antes|vespera/),
      ),
      'dresses short hair for veil and beach': says('any', /veu/, /curt\w+|pente|grampo|tiara|prend/),
      'says what rehearsals there are': says(
        'any',
        /(ensaio|prova|teste) (de|do|da) (penteado|cabelo|maquiagem|vestido|veu)/,
      ),
    },
    {
      'promises length by the day': everyPath(({ cut, months }) => cut.centimetres[0] <= 4.5 || months >= 3),
      'draws hair she does not have': neverDraws(
        ({ cut }, page) =>
          !['cabelo-proxima', 'cabelo-ousado', 'cabelo', 'na-foto'].includes(page) &&
          cut !== undefined &&
          !['sem-cabelo', 'muito-curto'].includes(cutOf(cut).length),
      ),
      'tells her that a mistake costs six weeks': neverSays('any', /errar custa/),
      'changes the colour in the last week': either(
        neverAdvises('any', DYE),
        says('cor-do-cabelo', /antes do casamento|semanas antes/),
      ),
    },
  ),
  stranger(
    'osvaldo',
    {
      name: 'Osvaldo Teixeira Lins',
      gender: 'Masculino',
      shape: 'quadrado',
      objective: 'Renovação visual',
      style: 'Clássico',
      maintenance: 'Média',
      beard: 'Sem barba',
      colours: ['blue', 'brown'],
      today: [9, 3],
      seen: {
        skin: 'média',
        hairColour: 'grisalho',
        greys: 'metade',
        texture: 'liso',
        sides: 'curtos',
        top: 'entradas',
        beard: 'bigode',
        brows: 'cheias',
        glasses: 'sempre',
        frame: 'quadrada',
        frameColour: 'preta',
        ageBand: '60 ou mais',
      },
      note: 'Penteio de lado para cobrir o alto e sei que não engano ninguém; me ajudem a largar isso sem passar a zero. O bigode é do meu tempo de banda e fica. Raspar a cabeça, não.',
    },
    {
      'keeps the moustache in every picture': keepsMoustache,
      'answers the combing over first': says(
        ['carta', 'cabelo', 'cabelo-agora'],
        /cobrir|por cima|penteia de lado|penteado de lado/,
        /curto|rente|\blarg\w+|assum|menos contraste/,
      ),
      'keeps the head unshaven': all(
        neverShaves,
        everyPath(({ longest }) => longest > 1),
      ),
      'measures the moustache': says(BEARD_PAGES, /bigode/, millimetres),
    },
    {
      'shaves the moustache': all(
        keepsMoustache,
        neverAdvises(['barba', 'cartao', 'como-ler'], /rosto limpo|sem bigode/),
      ),
      'shaves the head': all(neverShaves, neverAdvises(HAIR_PAGES, /maquina zero|raspar|raspado/)),
      'advises a full fringe': all(noFringe, neverAdvises(['franja', 'como-ler'], /franja (cheia|reta)/)),
      'sells a side parting as courage': pathIs('bold', ({ cut }) => cut.id !== 'side-part'),
    },
  ),
  stranger(
    'dandara',
    {
      name: 'Dandara Onofre',
      gender: 'Feminino',
      shape: 'diamante',
      objective: 'Melhoria sutil',
      style: 'Ousado',
      maintenance: 'Média',
      event: 40,
      colours: ['yellow', 'orange'],
      today: [50, 50],
      cut: 'trancas',
      seen: {
        skin: 'bem escura',
        hairColour: 'preto',
        texture: 'crespo',
        curlType: '4B',
        top: 'cheio',
        brows: 'cheias',
        ageBand: '18 a 29',
      },
      note: 'Uso tranças compridas o ano todo e não corto por nada. Nado quatro vezes por semana. A formatura é daqui a quarenta dias.',
    },
    {
      'keeps the braids on every path': everyPath(({ cut }) => cut.plaited === true),
      'answers the pool': says('any', /cloro|piscina/, /enxag|touca|lav\w+|seque|tranca/),
      'has the graduation in the calendar': marksDay('2027-01-06'),
      'tells the braider, not the hairdresser': says(
        'cartao',
        /tranc\w+/,
        /centimetros|cm|dedos|espessura|frouxa|puxar|raiz/,
      ),
    },
    {
      cuts: noCutShorterThan(48),
      'sculpts braids dry': neverSays('any', /esculpid\w+ a seco|tesoura sobre o seco|corte que seque depressa/),
      'calls uncut hair careless': neverSays('any', /cabelo sem corte|pontas por aparar/),
      'heats or straightens': all(neverAdvises(HAIR_PAGES, HEAT), neverAdvises('any', STRAIGHTENING)),
    },
  ),
]
