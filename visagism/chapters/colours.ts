import { beardTried } from '../advice/beard.ts'
import { chapter, type Chapter, type Figure, type Section } from './chapter.ts'
import type { Reasoned } from '../knowledge/reasoned.ts'
import { adviseColours, COLOUR_BASIS, lightness, type ColourAdvice, type Contrast } from '#visagism/colour/colours.ts'
import { isNearEyes, isNearSkin } from '#visagism/colour/nearness.ts'
import type { Swatch } from '#visagism/colour/swatches.ts'
import type { MeasuredWith } from '#visagism/colour/measured.ts'
import {
  depthBand,
  type DepthBand,
  hairWords,
  isSkinDark,
  seenContrast,
  seenDepth,
} from '#visagism/colour/propose-seasons.ts'
import { wearsBeard } from '../reading/care.ts'
import type { ObservedRecord } from '../observed/observed.ts'
import { capital, list, lower, ofOurTeam } from '../knowledge/pt.ts'
import { tonesSaid, type Reading } from '../reading/reading.ts'
import { findSeason, isOneMetal, SEASON_BASIS, type Family, type Season } from '#visagism/colour/seasons.ts'
import { say } from '../knowledge/voice.ts'

/** The season's colours; if the visagist left it out, contrast, depth and taste; else how to find it at home. */
export function writeColours(r: Reading): Chapter {
  const advice = adviseColours(r.brief.colour, r.colours)
  if (advice.season) return writeKnown(r, advice, advice.season)
  const setBy = r.brief.colour?.setBy ?? null
  const isSeen = contrastWords(r) !== null || seenDepth(tonesSaid(r.brief.observed)) !== null
  return setBy !== null || isSeen ? writeWithoutSeason(r, advice, setBy) : writeUnknown(r, advice)
}

function writeKnown(r: Reading, advice: ColourAdvice, season: Season): Chapter {
  const names = advice.best.map((swatch) => lower(swatch.name))
  const [a = '', b = '', c = ''] = besideFace(r, advice).map(({ name }) => lower(name))
  const neighbours = season.neighbours.map((id) => lower(findSeason(id).name))
  const setBy = r.brief.colour?.setBy
  const contrast = contrastBeside(r, season)
  return chapter({
    id: 'cores',
    title: season.name,
    head: 'Cores',
    lead: season.lead,
    quotes: [FAMILY_QUOTE[season.family]],
    sections: [
      {
        heading: 'Por que estas cores',
        paragraphs: [
          ...(setBy ? [`A sua estação foi definida por ${ofOurTeam(setBy)}.`] : []),
          `Sua cartela é ${season.axis}, com subtom ${season.undertone}; entre as cores dela, o contraste é ${season.contrast}. ${season.near}`,
          FAMILY[season.family],
          ...(contrast
            ? [contrast]
            : [
                'O contraste entre a sua pele e o seu cabelo ainda não foi medido; quando for, ele dirá se as combinações devem ser próximas ou opostas.',
              ]),
        ],
      },
      {
        heading: 'Perto do rosto',
        paragraphs: [
          `Comece por ${a}, ${b} e ${c}: são as três que pedem menos do resto da roupa. ${season.eyes}`,
          say(
            `${isOneMetal(season.metals) ? 'O metal da cartela é' : 'Os metais da cartela são'} ${season.metals}.`,
            season.prints,
          ),
          INTENTION[r.intention.id],
        ],
      },
      {
        heading: 'As vizinhas',
        paragraphs: [
          `Nenhuma estação tem muro. A sua encosta em ${list(neighbours)}, e delas se podem emprestar uma ou duas cores sem que ninguém perceba a fronteira.`,
        ],
      },
    ],
    lists: [
      {
        title: 'Como distribuir',
        items: [
          {
            what: `Base: ${list(advice.neutrals.slice(0, 3).map((s) => lower(s.name)))}`,
            why: `neutros de subtom ${season.undertone}, que combinam entre si a semana inteira`,
          },
          {
            what: `Acento: ${names[4] ?? a} e ${names[7] ?? b}`,
            why: ACCENT[r.brief.form.style],
          },
          { what: `Festa: ${names.at(-2) ?? c}`, why: FEAST[r.brief.form.style] },
        ],
      },
    ],
    avoid: [{ what: capitalList(advice.away.map((s) => s.name)), why: season.awayWhy }],
    tables: [
      {
        title: 'As doze, com código',
        columns: ['Cor', 'Código', 'Onde usar'],
        rows: advice.best.map((swatch, i) => [swatch.name, swatch.hex, WHERE[i % WHERE.length] ?? '']),
        note: `A cartela ${lower(season.name)} inteira, com ${advice.palette.length} cores, vem neste caderno.`,
      },
    ],
    figures: colourFigures(r, advice),
    origin: setBy ? `Estação definida por ${setBy}.` : 'Estação registrada na sua análise.',
    bases: [COLOUR_BASIS, SEASON_BASIS, { certainty: 'C', sources: ['skin-angle'] }],
  })
}

const capitalList = (names: readonly string[]) => names.map((name, i) => (i === 0 ? name : lower(name))).join(', ')

const WHERE = [
  'junto ao rosto',
  'camisa ou malha',
  'lenço ou acessório',
  'casaco',
  'segunda camada',
  'acento pequeno',
] as const

function colourFigures(r: Reading, advice: ColourAdvice): Figure[] {
  const said = tonesSaid(r.brief.observed)
  const first = advice.best[1]
  const likeEyes = advice.best.find((swatch) => swatch !== first && isNearEyes(said, swatch.hex))
  const second = likeEyes ?? advice.best[6]
  const far = advice.away[0]
  const drape = (swatch: { name: string; hex: string } | undefined, label: string, caption: string): Figure[] =>
    swatch
      ? [
          {
            kind: 'portrait',
            view: 'front',
            look: { shape: r.shape, cut: r.cuts.now.cut.id, shirt: swatch.hex, ...beardTried(r) },
            label,
            caption,
          },
        ]
      : []
  return [
    {
      kind: 'palette',
      caption: `Doze cores${advice.season ? ` de ${lower(advice.season.name)}` : ''}, do neutro mais claro ao mais escuro.`,
    },
    ...drape(first, 'perto do rosto', first ? `${first.name} ${nearFace(r, first.hex)}` : ''),
    ...drape(
      second,
      'perto do rosto',
      second ? `${second.name} ${likeEyes ? 'conversa com os olhos.' : besideFirst(r, second.hex, first?.hex)}` : '',
    ),
    ...drape(far, 'longe do rosto', `${far?.name ?? ''} chega antes de você.`),
  ]
}

/** Only a light colour reflects light, and only on skin. */
function nearFace(r: Reading, hex: string): string {
  const light = lightness(hex)
  if (light < 0.3) return 'faz moldura em volta do rosto.'
  if (light < 0.6) return 'aparece junto ao rosto sem passar à frente dele.'
  return wearsBeard(r) && r.beard !== 'Sem barba' ? 'clareia a gola, logo abaixo da barba.' : 'rebate luz sob o queixo.'
}

/** Says the same effect in other words. */
function besideFirst(r: Reading, hex: string, first: string | undefined): string {
  const words = nearFace(r, hex)
  return first !== undefined && words === nearFace(r, first) ? (SAME[words] ?? words) : words
}
const SAME: Readonly<Record<string, string>> = {
  'faz moldura em volta do rosto.': 'escurece em volta, e o rosto vem à frente.',
  'aparece junto ao rosto sem passar à frente dele.': 'acompanha o rosto na mesma altura.',
  'rebate luz sob o queixo.': 'põe mais um claro sob o queixo.',
}

type Style = Reading['brief']['form']['style']
const ACCENT: Readonly<Record<Style, string>> = {
  Clássico: 'num lenço ou numa malha, uma de cada vez',
  Moderno: 'numa peça inteira, sem estampa que a divida',
  Despojado: 'na camiseta de todo dia, que é a que mais se vê',
  Elegante: 'no forro, na bolsa, no que aparece quando você se move',
  Ousado: 'as duas juntas, e o resto calado',
}
const FEAST: Readonly<Record<Style, string>> = {
  Clássico: 'em tecido fosco, que a luz de festa já faz o brilho',
  Moderno: 'da cabeça aos pés, numa linha só',
  Despojado: 'num tecido bom, e o corte simples de sempre',
  Elegante: 'num vestido ou paletó de caimento, sem outra cor por perto',
  Ousado: 'com brilho, e sem pedir licença',
}

const FAMILY_QUOTE: Readonly<Record<Family, string>> = {
  primavera: 'A cor certa parece luz, não tinta.',
  verao: 'Sua cor mais bonita tem um pouco de névoa.',
  outono: 'Cores de terra dão ao rosto um fim de tarde.',
  inverno: 'Nitidez é a sua forma de luz.',
}

const FAMILY: Readonly<Record<Family, string>> = {
  primavera:
    'A primavera reúne quem ganha com calor e claridade. Não é um tom de pele: há primaveras muito claras e muito escuras, e o que as une é a resposta da pele ao dourado limpo.',
  verao:
    'O verão reúne quem ganha com frio e suavidade. Peles de toda profundidade cabem nele; o que têm em comum é a maneira como o azul lhes descansa o rosto.',
  outono:
    'O outono reúne quem ganha com calor e profundidade. Está em peles claras e retintas; o sinal é a pele acender diante do terroso.',
  inverno:
    'O inverno reúne quem ganha com frio e nitidez. Não depende de ter pele clara ou escura, e sim de como o rosto sustenta contraste.',
}

export const CONTRAST_ADVICE: Readonly<Record<Contrast, string>> = {
  baixo:
    'Entre a sua pele e o seu cabelo há pouco contraste, então combine cores vizinhas em claridade: o degrau suave é que parece natural.',
  médio:
    'O contraste entre a sua pele e o seu cabelo é médio, o que permite um degrau de claridade por combinação: um claro, um médio, raramente um escuro junto.',
  alto: 'O contraste entre a sua pele e o seu cabelo é alto, e a roupa pode repeti-lo: claro com escuro, lado a lado, fica em você com naturalidade.',
}

/** Together, dark skin and hair lose only the scale's middle. */
export const CONTRAST_DEEP =
  'Entre a sua pele e o seu cabelo há pouco contraste, e os dois são fundos: vizinhos escuros e um claro inteiro, um por vez, ficam naturais.'

/** With covered hair, the cloth is beside the skin. */
const CONTRAST_COVERED =
  'Com o cabelo coberto, quem faz contraste com a pele é o tecido: mais claro que ela, ilumina; mais escuro, desenha o contorno. Os dois são seus, e a escolha é do dia.'

const isCovered = ({ evidence }: Reading): boolean => evidence.hairline === 'covered'

/** One contrast chooses the colours, the other their amount. */
function contrastBeside(r: Reading, season: Season): string | null {
  const contrast = contrastOf(r)
  if (!contrast || isCovered(r) || season.contrast.includes(contrast)) return contrastWords(r)
  if (contrast === 'alto')
    return say(
      contrastWords(r),
      'O da cartela é outro: escolha as cores por ela e deixe o degrau maior entre a roupa e o cabelo.',
    )
  const how = r.brief.colour?.contrast && r.brief.colour.contrastWith
  return say(
    `Entre a sua pele e o seu cabelo o contraste é ${contrast}, e o da cartela é outro: escolha as cores por ela e ponha a mais forte numa peça só, com as vizinhas em volta.`,
    how && MEASURED[how],
  )
}

const INTENTION: Readonly<Record<Reading['intention']['id'], string>> = {
  autoridade: 'Para a autoridade, use os tons mais fundos da cartela em bloco, com um claro só junto ao rosto.',
  criatividade: 'Para a criatividade, junte duas cores da cartela que nunca usou lado a lado.',
  sofisticacao: 'Para a sofisticação, escolha uma cor e vista-a em três texturas.',
  leveza: 'Para a leveza, fique nos claros e médios e deixe o mais escuro para o sapato.',
}

function writeUnknown(r: Reading, advice: ColourAdvice): Chapter {
  const measured = r.brief.colour?.contrast ? contrastWords(r) : null
  return chapter({
    id: 'cores',
    title: 'Cores, diante do espelho',
    head: 'Cores',
    lead: 'Sua estação ainda não foi definida, e não vamos adivinhá-la: olhar a foto e chutar erra demais, sobretudo em peles escuras.',
    quotes: ['A cor não se adivinha: experimenta-se.'],
    sections: [
      {
        heading: 'O que falta saber',
        paragraphs: [
          'A análise de cores tem três perguntas: se a pele prefere calor ou frio, se prefere claridade ou profundidade, se prefere nitidez ou suavidade. As respostas vêm de experimentar tecidos, e não de um filtro.',
          r.choose('colour.white', [
            'Para uma foto servir, ponha uma folha branca ao lado do rosto, junto à janela, sem sol direto e sem lâmpada acesa. Sem o branco de referência, a câmera inventa a temperatura.',
            'Se fotografar as provas, fique à luz da janela, com uma folha de papel encostada no ombro. O branco da folha é a régua da cor.',
          ]),
        ],
      },
      {
        heading: 'O teste em casa',
        paragraphs: [
          'Reúna oito peças ou papéis das cores da faixa ao lado. Com o cabelo para trás e a roupa neutra, ponha duas por vez sob o queixo e olhe o rosto, nunca o tecido. A certa iguala a pele, clareia o branco dos olhos e suaviza as sombras; a errada aparece antes de você.',
          'Anote o vencedor de cada par. Se os quentes ganharem, sua estação é primavera ou outono; se ganharem os frios, verão ou inverno. O segundo par, de claros contra escuros, decide entre as duas.',
        ],
      },
      {
        heading: 'Enquanto isso',
        paragraphs: [
          `Até ter a resposta, ${INTENTION_UNKNOWN[r.intention.id]}`,
          STYLE_UNKNOWN[r.brief.form.style],
          ...(measured ? [measured] : []),
        ],
      },
    ],
    lists: [
      {
        title: 'Quatro pares para experimentar',
        items: [
          { what: 'Creme contra branco puro', why: 'o primeiro sinal de quente ou frio' },
          { what: 'Coral contra framboesa', why: 'o mesmo, perto da boca' },
          { what: 'Pêssego contra ferrugem', why: 'claridade ou profundidade, no quente' },
          { what: 'Lavanda contra púrpura', why: 'claridade ou profundidade, no frio' },
        ],
      },
    ],
    avoid: [{ what: 'Comprar uma cartela inteira agora', why: 'espere o teste: metade dela ficaria no armário' }],
    tables: [
      {
        title: 'A faixa de teste',
        columns: ['Cor', 'Código', 'De qual estação'],
        rows: advice.best.map((swatch, i) => [
          swatch.name,
          swatch.hex,
          ['primavera', 'verão', 'outono', 'inverno'][Math.floor(i / 3)] ?? '',
        ]),
        note: 'Três de cada estação: nenhuma delas é sua ainda.',
      },
    ],
    figures: [{ kind: 'palette', caption: 'Um leque das quatro estações, para experimentar diante do espelho.' }],
    origin: r.brief.colour?.contrastWith
      ? 'Da cor, só o contraste entre pele e cabelo foi medido; a estação não se infere da aparência.'
      : 'Nenhuma informação de cor no pedido; nada foi inferido da aparência.',
    // Seasons are not discussed here.
    bases: [
      { certainty: 'B', sources: ['seasons'] },
      { certainty: 'C', sources: ['dominant-trait', 'skin-angle'] },
    ],
  })
}

/** Measured, else as seen by people. */
export const contrastOf = ({ brief: { colour, observed } }: Reading): Contrast | null =>
  colour?.contrast ?? seenContrast(tonesSaid(observed))

/** Never a device's measure alone. Null if unknown. */
function contrastWords(r: Reading): string | null {
  if (isCovered(r)) return CONTRAST_COVERED
  const { colour, observed } = r.brief
  const contrast = contrastOf(r)
  if (!contrast) return null
  const words = contrast === 'baixo' && isSkinDark(observed) ? CONTRAST_DEEP : CONTRAST_ADVICE[contrast]
  const how = colour?.contrast && colour.contrastWith
  return how ? say(words, MEASURED[how]) : words
}

const MEASURED: Readonly<Record<MeasuredWith, string>> = {
  folha: 'Foi medido com uma folha branca ao lado do rosto.',
  foto: 'Foi medido na sua foto de frente, sem folha branca: é um valor aproximado.',
}

/** `contrastada` is light and deep at once. */
type Tone = DepthBand | 'contrastada'

function toneOf(r: Reading): Tone | null {
  const depth = seenDepth(tonesSaid(r.brief.observed))
  if (depth === null) return null
  return contrastOf(r) === 'alto' && !isCovered(r) ? 'contrastada' : depthBand(depth)
}

/** The season is left out on purpose or not yet set; the chapter says which. */
function writeWithoutSeason(r: Reading, advice: ColourAdvice, setBy: string | null): Chapter {
  const contrast = contrastWords(r)
  const tone = toneOf(r)
  const said = tonesSaid(r.brief.observed)
  const known = tone === null ? 'Com isso já se escolhe o degrau entre uma peça e outra.' : TONE_KNOWN
  return chapter({
    ...writeUnknown(r, advice),
    title: 'Contraste, profundidade e gosto',
    lead: setBy
      ? `Esta leitura não traz uma estação: ${ofOurTeam(setBy)}, preferiu não fechar uma. ${known}`
      : `Esta leitura não traz uma estação: ela se define com tecidos, e não por foto. ${seenTones(r) || 'Já se sabe o contraste entre a sua pele e o seu cabelo.'} ${known}`,
    sections: [
      {
        heading: 'O contraste',
        paragraphs: [
          contrast ??
            'Olhe-se no espelho com os olhos quase fechados: se o cabelo e a pele viram duas manchas, o seu contraste é alto, e claro com escuro lado a lado fica natural. Se viram uma só, combine cores vizinhas em claridade.',
        ],
      },
      {
        heading: 'A profundidade',
        paragraphs: [
          tone === null
            ? 'Profundidade é o quanto a pele, o cabelo e os olhos são claros ou escuros juntos. Repita perto do rosto a que for a sua, e leve a oposta para longe dele.'
            : say(
                setBy !== null && seenTones(r),
                tone === 'contrastada' ? `${together(said)} ${CONTRASTED_ADVICE}` : depthAdvice(said, tone),
              ),
          `Sem estação, ${meanwhile(r, tone)}`,
        ],
      },
      tasteSection(r, advice, tone),
    ],
    ...(tone === null
      ? {}
      : { quotes: [TONE_QUOTE[tone]], lists: [{ title: 'Por onde começar', items: startOf(r, tone, advice) }] }),
    avoid: [{ what: 'Comprar uma cartela inteira agora', why: 'sem estação, metade dela ficaria no armário' }],
    figures: [{ kind: 'palette', caption: FAN[tone ?? 'none'] }],
    origin: `${setBy ? `A estação foi deixada de fora por ${setBy}` : 'Ninguém definiu a estação'}; ${r.brief.colour?.contrastWith ? 'só o contraste foi medido' : 'nada foi inferido da foto'}.`,
  })
}

const TONE_KNOWN = 'Com isso já se escolhe a claridade das cores; a temperatura fica para o espelho.'

const FAN: Readonly<Record<Tone | 'none', string>> = {
  none: 'Um leque das quatro estações, três cores de cada: nenhuma delas é sua ainda. Experimente-as diante do espelho.',
  clara: 'Um leque das quatro estações, três cores de cada, na sua claridade. Nenhuma estação é sua ainda.',
  média: 'Um leque das quatro estações, três cores de cada, perto da sua claridade. Nenhuma estação é sua ainda.',
  profunda: 'Um leque das quatro estações, três cores de cada, na sua profundidade. Nenhuma estação é sua ainda.',
  contrastada:
    'Um leque das quatro estações, três cores de cada, nos dois extremos do seu contraste. Nenhuma estação é sua ainda.',
}
const TONE_QUOTE: Readonly<Record<Tone, string>> = {
  clara: 'Ao lado do claro, meio-tom já é cor.',
  média: 'No meio da escala, o degrau é que conta.',
  profunda: 'O fundo é que acende o claro.',
  contrastada: 'Quem tem os dois extremos pode vestir os dois.',
}

type Band = 'light' | 'middle' | 'deep'
const BANDS: Readonly<Record<Band, readonly [from: number, to: number]>> = {
  light: [0.62, 1.01],
  middle: [0.3, 0.62],
  deep: [-0.01, 0.3],
}

/** Which lightness goes near the face, and why. */
const START: Readonly<Record<Tone, readonly (readonly [head: string, band: Band, why: string])[]>> = {
  clara: [
    ['Perto do rosto', 'light', 'pesam tanto quanto você'],
    ['Um degrau abaixo', 'middle', 'fazem sombra sem virar buraco'],
  ],
  média: [
    ['Perto do rosto', 'middle', 'estão na sua altura da escala'],
    ['Um degrau acima', 'light', 'clareiam sem se separar de você'],
    ['Um degrau abaixo', 'deep', 'seguram o conjunto à noite'],
  ],
  profunda: [
    ['Perto do rosto', 'deep', 'emolduram sem apagar'],
    ['Para acender', 'light', 'são a luz do conjunto'],
  ],
  contrastada: [
    ['O claro', 'light', 'repete a parte clara de você'],
    ['O escuro', 'deep', 'repete a parte escura, e os dois juntos a repetem inteira'],
  ],
}

/** Three per lightness, from all the page's seasons. */
function startOf(r: Reading, tone: Tone, advice: ColourAdvice): Reasoned[] {
  const lines = START[tone].flatMap(([head, band, why]) => {
    const three = threeOf(r, band, advice)
    return three.length === 0 ? [] : [{ what: `${head}: ${list(three.map(({ name }) => lower(name)))}`, why }]
  })
  return [...lines, careOf(r, tone, [...advice.palette, ...advice.neutrals])]
}

/** Spread over the page's range, none lost on the skin. */
function threeOf(r: Reading, band: Band, { best, neutrals, palette }: ColourAdvice): Swatch[] {
  const [from, to] = BANDS[band]
  const found = seenOnSkin(r, [...best, ...palette, ...neutrals]).filter(
    ({ hex }) => lightness(hex) > from && lightness(hex) <= to,
  )
  return found.length < 3 ? found : [0, 1, 2].flatMap((at) => found[Math.floor((at * found.length) / 3)] ?? [])
}

function seenOnSkin(r: Reading, swatches: readonly Swatch[]): Swatch[] {
  const said = tonesSaid(r.brief.observed)
  const named = new Map(swatches.map((swatch) => [swatch.name, swatch]))
  return [...named.values()].filter(({ hex }) => !isNearSkin(said, hex))
}

/** The chapter's first colours, for a collar or head covering. */
export function besideFace(r: Reading, advice: ColourAdvice): Swatch[] {
  if (advice.season) return seenOnSkin(r, advice.best)
  const tone = toneOf(r)
  return tone === null
    ? seenOnSkin(r, advice.best)
    : seenOnSkin(
        r,
        START[tone].flatMap(([, band]) => threeOf(r, band, advice)),
      )
}

/** For dark skin, warns of colours lost on it. */
function careOf(r: Reading, tone: Tone, shown: readonly Swatch[]): Reasoned {
  const said = tonesSaid(r.brief.observed)
  const lost = [...new Set(shown.filter(({ hex }) => isNearSkin(said, hex)).map(({ name }) => lower(name)))].slice(0, 3)
  if (!isSkinDark(r.brief.observed) || lost.length === 0) return CARE[tone]
  return lost.length === 1
    ? { what: `Com cuidado: ${list(lost)}`, why: 'fica perto do tom da pele e some nela' }
    : { what: `Com cuidado: ${list(lost)}`, why: 'ficam perto do tom da pele e somem nela' }
}
const CARE: Readonly<Record<Tone, Reasoned>> = {
  clara: {
    what: 'Com cuidado: o escuro inteiro junto ao queixo',
    why: 'da cintura para baixo, não disputa com os olhos',
  },
  média: { what: 'Com cuidado: os dois extremos juntos', why: 'o degrau fica maior que o seu' },
  profunda: {
    what: 'Com cuidado: meios-tons empoeirados',
    why: 'não são fundos como você, nem claros como um contraste',
  },
  contrastada: { what: 'Com cuidado: tudo em meio-tom', why: 'a roupa fica mais apagada que o rosto' },
}

const DEPTH_WORDS: Readonly<Record<DepthBand, string>> = {
  clara:
    'são claros: perto do rosto, claros e médios pesam tanto quanto você; o escuro fica melhor da cintura para baixo.',
  média: 'são de profundidade média: os tons médios são a sua base, com um degrau mais claro ou mais escuro por vez.',
  profunda: 'são profundos: os tons escuros fazem moldura sem pesar, e o claro entra para acender.',
}
const CONTRASTED_ADVICE =
  'são de extremos: entre a pele e o cabelo há um degrau grande, o claro repete um lado e o escuro repete o outro.'

/** The overall depth of seen, uncovered features. */
export const depthAdvice = (said: ObservedRecord, band: DepthBand): string => `${together(said)} ${DEPTH_WORDS[band]}`

function together({ skin, hairColour, greys, eyes }: ObservedRecord): string {
  const seen = [skin && 'pele', (hairColour ?? greys) && 'cabelo', eyes && 'olhos'].filter(
    (name) => typeof name === 'string',
  )
  return `${capital(list(seen))}, juntos,`
}

function seenTones({ brief: { observed } }: Reading): string {
  const said = tonesSaid(observed)
  const { skin, eyes } = said
  const hair = hairWords(said)
  const names = [
    skin && `pele ${skin.value}`,
    hair !== null && `cabelo ${hair}`,
    eyes && `olhos ${eyes.value === 'mel' ? 'cor de mel' : plural(eyes.value)}`,
  ].filter((name) => typeof name === 'string')
  const [first = '', ...others] = names
  return names.length < 2
    ? ''
    : `${first.charAt(0).toUpperCase()}${first.slice(1)}${others.length > 1 ? `, ${others[0]}` : ''} e ${others.at(-1)}.`
}

const plural = (colour: string) => (colour === 'azul' ? 'azuis' : colour === 'cinza' ? 'cinza' : `${colour}s`)

const LIGHT_CLASSIC =
  'Seu armário clássico já deve ter um bom creme e um bom marinho: o creme perto do rosto, o marinho da cintura para baixo.'

function tasteSection(r: Reading, { preferences }: ColourAdvice, tone: Tone | null): Section {
  const hasPairs = tone === null
  const liked = preferences.map(({ name, shades }) => {
    const shown = shades.map((shade) => lower(shade.name))
    return shown.length > 0 ? `${name} (${list(shown, 'ou')})` : name
  })
  return {
    heading: 'O gosto',
    paragraphs: [
      liked.length > 0
        ? `Você marcou ${list(liked)}. Entre parênteses estão um tom quente e um frio de cada: vista os dois diante do espelho e fique com o que descansar o seu rosto.`
        : 'Nenhuma cor foi marcada no formulário. As que você mais veste já são uma resposta: comece por elas, num tom quente e num frio.',
      tone === 'clara' && r.brief.form.style === 'Clássico' ? LIGHT_CLASSIC : STYLE_UNKNOWN[r.brief.form.style],
      hasPairs
        ? 'Se um dia quiser a estação, os quatro pares desta página são o começo: experimentam-se, não se adivinham.'
        : 'Se um dia quiser a estação, comece pelo teste dos panos, no aplicativo.',
    ],
  }
}

/** Left out if it contradicts what is seen. */
const meanwhile = (r: Reading, tone: Tone | null): string =>
  r.intention.id === 'criatividade' && r.shape === 'triangulo'
    ? SURPRISE_ABOVE
    : ((tone && BY_TONE[tone]?.[r.intention.id]) ?? INTENTION_UNKNOWN[r.intention.id])

/** With a known depth, only the unexpected colour stays away. */
const SURPRISE = 'junto ao rosto, cores da sua claridade; a inesperada vai no sapato ou na bolsa.'
/** Colour belongs above the temples. */
const SURPRISE_ABOVE = 'a cor inesperada vai no alto, no lenço ou na armação; embaixo, um neutro.'
const BY_TONE: Readonly<Partial<Record<Tone, Readonly<Partial<Record<Reading['intention']['id'], string>>>>>> = {
  clara: {
    criatividade: SURPRISE,
    autoridade: 'um médio frio e um creme, em bloco, dão autoridade sem endurecer.',
    sofisticacao: 'neutros claros em duas texturas resolvem com sofisticação.',
    leveza: 'cinza-pérola ou creme mantêm a leveza perto do rosto.',
  },
  média: { criatividade: SURPRISE, leveza: 'um neutro um degrau mais claro que você mantém a leveza.' },
  profunda: {
    criatividade: SURPRISE,
    autoridade: 'marinho ou carvão, em bloco, dão autoridade sem ajuda.',
    sofisticacao: 'neutros fundos em duas texturas resolvem com sofisticação.',
    leveza: 'o marfim perto do rosto dá leveza e aparece de longe.',
  },
  contrastada: {
    criatividade: SURPRISE,
    sofisticacao: 'um claro e um escuro, e nada no meio, resolvem com sofisticação.',
    leveza: 'mais claro que escuro, na mesma combinação, mantém a leveza.',
  },
}

const INTENTION_UNKNOWN: Readonly<Record<Reading['intention']['id'], string>> = {
  autoridade: 'marinho profundo e um claro suave dão autoridade a quase todos.',
  criatividade: 'ponha a cor longe do rosto, no sapato ou na bolsa, e crie à vontade.',
  sofisticacao: 'neutros médios em duas texturas resolvem com sofisticação.',
  leveza: 'cinza-pérola ou areia mantêm a leveza sem comprometer ninguém.',
}
const STYLE_UNKNOWN: Readonly<Record<Reading['brief']['form']['style'], string>> = {
  Clássico: 'Seu armário clássico já deve ter um bom marinho e um bom creme: comece por eles.',
  Moderno: 'Seu lado moderno pode esperar em preto da cintura para baixo.',
  Despojado: 'No despojado, um jeans e uma camiseta de cada neutro servem de laboratório.',
  Elegante: 'A elegância aguenta bem um mês de neutros, desde que o caimento seja bom.',
  Ousado: 'A ousadia não precisa esperar por isso: formas não têm estação.',
}
