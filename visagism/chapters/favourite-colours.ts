import { beardTried } from '../advice/beard.ts'
import { chapter, type Chapter, type PortraitFigure, type Table } from './chapter.ts'
import { isSkinDark } from '#visagism/colour/propose-seasons.ts'
import type { Swatch } from '#visagism/colour/swatches.ts'
import { adviseColours, PREFERENCE_BASIS, type JudgedColour, type Verdict } from '#visagism/colour/colours.ts'
import { COLOUR_PREFERENCES, type ColourPreference } from '../knowledge/form.ts'
import { capital, list, lower } from '../knowledge/pt.ts'
import type { Reading } from '../reading/reading.ts'

const LIKED: Readonly<Record<number, string>> = {
  1: 'Quem gosta de uma cor só já tem meio armário resolvido.',
  2: 'Duas cores de que se gosta já conversam.',
  3: 'Com três cores queridas se veste um ano.',
}
const LIKED_MANY = 'Gostar de muitas cores é só questão de distância do rosto.'

/** Kept as taste, with shade and distance from the face. */
export function writeFavouriteColours(r: Reading): Chapter {
  const { season, preferences } = adviseColours(r.brief.colour, r.colours)
  const setBy = r.brief.colour?.setBy
  const all = adviseColours(r.brief.colour, COLOUR_PREFERENCES).preferences
  const chosen = preferences.length > 0
  const shown = chosen ? preferences : all.filter((_, i) => i % 4 === 0)
  return chapter({
    id: 'cores-preferidas',
    title: chosen ? capital(list(preferences.map((p) => p.name))) : 'Doze cores, uma a uma',
    head: 'Cores preferidas',
    lead: chosen
      ? preferences.length === 1
        ? 'Quem marca uma cor só sabe o que quer: falta o tom, e a que distância do rosto.'
        : `Você marcou ${list(preferences.map((p) => p.name))}: falta o tom de cada uma, e a que distância do rosto.`
      : 'Você não marcou cores preferidas, e está tudo bem: percorremos as doze da lista, começando por três.',
    quotes: [chosen ? (LIKED[preferences.length] ?? LIKED_MANY) : 'Entre doze cores há sempre uma esperando por você.'],
    sections: [
      ...shown.map((judged, at) => ({
        // It is already the title.
        heading: shown.length === 1 ? 'A cor que você marcou' : capital(judged.name),
        paragraphs: [aboutOf(r, judged.id), verdictText(judged, season?.name ?? null, at)],
      })),
      { heading: 'A regra da distância', paragraphs: [DISTANCE[r.brief.form.style], MESSAGE[r.intention.id]] },
    ],
    tables: [season ? judgedTable(all, season.name, setBy) : triedTable(chosen ? preferences : all)],
    spare: triedOn(r, season !== null, shown),
    bases: [PREFERENCE_BASIS],
  })
}

/** Each colour's own shade with a season, else two shades of the first, on a cloth under the chin. */
function triedOn(r: Reading, isKnown: boolean, colours: readonly JudgedColour[]): PortraitFigure[] {
  const worn = isKnown
    ? colours.flatMap(({ name, shades: [shade] }) => (shade ? [{ shade, caption: `O ${name} da sua cartela.` }] : []))
    : colours
        .slice(0, 1)
        .flatMap(({ name, shades }) =>
          shades.map((shade, at) => ({ shade, caption: `${capital(name)}, no tom ${at === 0 ? 'quente' : 'frio'}.` })),
        )
  return worn.slice(0, 3).map(({ shade, caption }) => ({
    kind: 'portrait',
    view: 'front',
    look: { shape: r.shape, cut: r.cuts.now.cut.id, shirt: shade.hex, ...beardTried(r) },
    label: shade.name,
    caption,
  }))
}

const codes = (shades: readonly Swatch[]) =>
  list(
    shades.map((s) => `${lower(s.name)} ${s.hex}`),
    'ou',
  )

function judgedTable(all: readonly JudgedColour[], season: string, setBy: string | null | undefined): Table {
  return {
    title: 'As doze da lista',
    columns: ['Cor', 'Para você', 'Procure o tom'],
    rows: all.map((judged) => [capital(judged.name), judged.verdict, codes(judged.shades)]),
    note: `Julgadas pela cartela ${lower(season)}${setBy ? `, definida por ${setBy}` : ''}.`,
  }
}

/** Without a season nothing is judged. */
function triedTable(colours: readonly JudgedColour[]): Table {
  return {
    title: 'Dois tons de cada, para comparar',
    columns: ['Cor', 'Um tom quente', 'Um tom frio'],
    rows: colours.map(({ name, shades: [warm, cool] }) => [
      capital(name),
      warm ? codes([warm]) : '',
      cool ? codes([cool]) : '',
    ]),
    note: 'Sem estação conhecida, nenhum dos dois é o certo de antemão: fique com o que deixar a pele mais uniforme.',
  }
}

function verdictText(judged: JudgedColour, season: string | null, at: number): string {
  const [first, second] = judged.shades
  const shade = first ? `${lower(first.name)} (${first.hex})` : ''
  const words =
    judged.verdict === 'a testar' && at > 0 ? (TRIED[(at - 1) % TRIED.length] ?? '') : VERDICT[judged.verdict]
  // Not black themselves.
  return (judged.id === 'black' ? words.replace('dois tons de {cor}', 'dois escuros no lugar do {cor}') : words)
    .replaceAll('{cor}', judged.name)
    .replaceAll('{tom}', shade)
    .replaceAll('{frio}', second ? `${lower(second.name)} (${second.hex})` : shade)
    .replaceAll('{cartela}', season ? lower(season) : '')
}

const VERDICT: Readonly<Record<Verdict, string>> = {
  harmoniza: 'Na cartela {cartela}, o {cor} está em casa: em {tom}, use-o junto ao rosto e sem cerimônia.',
  'no tom certo':
    'Com a cartela {cartela}, o {cor} funciona perto do rosto quando é {tom}; outros tons dele preferem a metade de baixo.',
  'longe do rosto':
    'Pela cartela {cartela}, o {cor} rende mais longe do rosto; se quiser o efeito dele na gola, troque-o por {tom}.',
  'a testar':
    'Sem estação definida, compare dois tons de {cor}, um quente, {tom}, e um frio, {frio}, e fique com o que deixar a pele mais uniforme.',
}
/** Wordings of the trial from the second colour on. */
const TRIED = [
  'De {cor}, ponha lado a lado {tom}, que é quente, e {frio}, que é frio.',
  'No {cor}, os dois a comparar são {tom}, do lado quente, e {frio}, do lado frio.',
  'E de {cor}: {tom} no lado quente, {frio} no frio.',
] as const

/** If true for this skin and these eyes. */
function aboutOf(r: Reading, id: ColourPreference): string {
  const { observed } = r.brief
  if (id === 'beige' && isSkinDark(observed)) return DARK_BEIGE
  const eyes = observed?.eyes?.value
  return id === 'purple' && (eyes === 'castanho' || eyes === 'castanho-escuro')
    ? `${ABOUT[id]} Perto de olhos castanhos, também os aprofunda.`
    : ABOUT[id]
}
const DARK_BEIGE =
  'O bege é um claro quente: em pele escura, o bem claro aparece inteiro, e o médio se perde perto do tom dela.'

const ABOUT: Readonly<Record<ColourPreference, string>> = {
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
    'O bege é quase pele, e por isso delicado: se o tom for vizinho demais do seu, o rosto some; um degrau acima ou abaixo, ele brilha.',
  pink: 'O rosa vai do ingênuo ao provocador. Nos tons fechados fica adulto; nos claros, faz as vezes de luz.',
  purple:
    'O roxo é raro na natureza e guarda essa raridade. Dá mistério a uma peça simples, e combina com quase todo neutro.',
  yellow: 'O amarelo é a luz em forma de pano. Exige tom exato, porque reflete no queixo mais que qualquer outro.',
  orange: 'O laranja tem apetite e bom humor. Em dose pequena, esquenta a pele; em bloco, pede quem o sustente.',
}

const DISTANCE: Readonly<Record<Reading['brief']['form']['style'], string>> = {
  Clássico: 'No seu clássico, a cor preferida cabe bem na segunda camada: forro, tricô, lenço. Aparece e se recolhe.',
  Moderno: 'No seu moderno, a cor preferida pede área: um bloco inteiro, sem desenho, é mais atual que um detalhe.',
  Despojado: 'No seu despojado, a cor preferida vive na camiseta, na meia, na mochila, sem planejar.',
  Elegante: 'No seu elegante, a cor preferida entra numa só peça, de bom tecido, e o resto lhe faz silêncio em volta.',
  Ousado: 'No seu ousado, a cor preferida pode ir da cabeça aos pés, com uma única interrupção junto ao rosto.',
}

const MESSAGE: Readonly<Record<Reading['intention']['id'], string>> = {
  autoridade: 'Quanto ao recado: cores fundas e em bloco firmam o que você quer afirmar.',
  criatividade: 'Quanto ao recado: duas cores que ninguém juntaria dizem o que você quer dizer.',
  sofisticacao: 'Quanto ao recado: a cor preferida, um tom mais fechada do que o primeiro impulso, fica mais refinada.',
  leveza: 'Quanto ao recado: a cor preferida, um tom mais clara, pesa menos e chega mais longe.',
}
