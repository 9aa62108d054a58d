import { beardTried } from '../advice/beard.ts'
import { chapter, type Chapter, type Figure, type Section } from './chapter.ts'
import type { Reasoned } from '../knowledge/reasoned.ts'
import {
  adviseColours,
  COLOUR_BASIS,
  familyOf,
  lightness,
  type ColourAdvice,
  type Contrast,
} from '#visagism/colour/colours.ts'
import { isNearEyes, isNearSkin } from '#visagism/colour/nearness.ts'
import { hairSeenIn } from '#visagism/colour/own-tones.ts'
import type { Swatch } from '#visagism/colour/swatches.ts'
import {
  depthBand,
  type DepthBand,
  hairWords,
  isSkinDark,
  seenContrast,
  seenDepth,
} from '#visagism/colour/propose-seasons.ts'
import { wearsBeard } from '../reading/care.ts'
import { toLch } from '../portrait/pen/colour.ts'
import type { ObservedRecord } from '../observed/observed.ts'
import { capital, list, lower, ofOurTeam } from '../knowledge/pt.ts'
import { tonesSaid, type Reading } from '../reading/reading.ts'
import { findSeason, isOneMetal, SEASON_BASIS, type Family, type Season } from '#visagism/colour/seasons.ts'
import { say } from '../knowledge/voice.ts'
import {
  COLOURS_WHERE,
  COLOURS_SAME,
  COLOURS_ACCENT,
  COLOURS_FEAST,
  FAMILY_QUOTE,
  COLOURS_FAMILY,
  CONTRAST_ADVICE,
  CONTRAST_DEEP,
  CONTRAST_COVERED,
  COLOURS_INTENTION,
  COLOURS_MEASURED,
  TONE_KNOWN,
  COLOURS_FAN,
  TONE_QUOTE,
  COLOURS_START,
  COLOURS_CARE,
  DEPTH_WORDS,
  CONTRASTED_ADVICE,
  LIGHT_CLASSIC,
  COLOURS_SURPRISE,
  SURPRISE_ABOVE,
  INTENTION_UNKNOWN,
  STYLE_UNKNOWN,
  type ColoursTone,
  type ColoursBand,
} from '../texts/colours.ts'

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
          COLOURS_FAMILY[season.family],
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
          COLOURS_INTENTION[r.intention.id],
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
            why: COLOURS_ACCENT[r.brief.form.style],
          },
          { what: `Festa: ${names.at(-2) ?? c}`, why: COLOURS_FEAST[r.brief.form.style] },
        ],
      },
    ],
    avoid: [{ what: capitalList(advice.away.map((s) => s.name)), why: season.awayWhy }],
    tables: [
      {
        title: 'As doze, com código',
        columns: ['Cor', 'Código', 'Onde usar'],
        rows: advice.best.map((swatch, i) => [swatch.name, swatch.hex, COLOURS_WHERE[i % COLOURS_WHERE.length] ?? '']),
        note: `A cartela ${lower(season.name)} inteira, com ${advice.palette.length} cores, vem neste caderno.`,
      },
    ],
    figures: colourFigures(r, advice),
    origin: setBy ? `Estação definida por ${setBy}.` : 'Estação registrada na sua análise.',
    bases: [COLOUR_BASIS, SEASON_BASIS, { certainty: 'C', sources: ['skin-angle'] }],
  })
}

const capitalList = (names: readonly string[]) => names.map((name, i) => (i === 0 ? name : lower(name))).join(', ')

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

const FAMILY_NAMES: Readonly<Record<Family | 'none', string>> = {
  primavera: 'primavera',
  verao: 'verão',
  outono: 'outono',
  inverno: 'inverno',
  none: '',
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
  return first !== undefined && words === nearFace(r, first) ? (COLOURS_SAME[words] ?? words) : words
}

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
    how && COLOURS_MEASURED[how],
  )
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
        rows: advice.best.map((swatch) => [swatch.name, swatch.hex, FAMILY_NAMES[familyOf(swatch) ?? 'none']]),
        note: 'Das quatro estações: nenhuma delas é sua ainda.',
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
  return how ? say(words, COLOURS_MEASURED[how]) : words
}

function toneOf(r: Reading): ColoursTone | null {
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
    figures: [{ kind: 'palette', caption: COLOURS_FAN[tone ?? 'none'] }],
    origin: `${setBy ? `A estação foi deixada de fora por ${setBy}` : 'Ninguém definiu a estação'}; ${r.brief.colour?.contrastWith ? 'só o contraste foi medido' : 'nada foi inferido da foto'}.`,
  })
}
const BANDS: Readonly<Record<ColoursBand, readonly [from: number, to: number]>> = {
  light: [0.62, 1.01],
  middle: [0.3, 0.62],
  deep: [-0.01, 0.3],
}

/** Three per lightness, from all the page's seasons. */
function startOf(r: Reading, tone: ColoursTone, advice: ColourAdvice): Reasoned[] {
  const lines = COLOURS_START[tone].flatMap(([head, band, why]) => {
    const three = threeOf(r, band, advice)
    return three.length === 0 ? [] : [{ what: `${head}: ${list(three.map(({ name }) => lower(name)))}`, why }]
  })
  return [...lines, careOf(r, tone, [...advice.palette, ...advice.neutrals])]
}

/** Spread over the page's range, none lost on the skin. */
function threeOf(r: Reading, band: ColoursBand, { best, neutrals, palette }: ColourAdvice): Swatch[] {
  const [from, to] = BANDS[band]
  const found = seenOnSkin(r, [...best, ...palette, ...neutrals]).filter(
    ({ hex }) =>
      lightness(hex) > from && lightness(hex) <= to && (toneOf(r) !== 'clara' || toLch(hex)[1] <= SOFT_CHROMA),
  )
  return found.length < 3 ? found : [0, 1, 2].flatMap((at) => found[Math.floor((at * found.length) / 3)] ?? [])
}

/** Beside light skin and hair a stronger colour outweighs them, however light it is (practice, M). */
const SOFT_CHROMA = 0.14

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
        COLOURS_START[tone].flatMap(([, band]) => threeOf(r, band, advice)),
      )
}

/** For dark skin, warns of colours lost on it. */
function careOf(r: Reading, tone: ColoursTone, shown: readonly Swatch[]): Reasoned {
  const said = tonesSaid(r.brief.observed)
  const lost = [...new Set(shown.filter(({ hex }) => isNearSkin(said, hex)).map(({ name }) => lower(name)))].slice(0, 3)
  if (!isSkinDark(r.brief.observed) || lost.length === 0) return COLOURS_CARE[tone]
  return lost.length === 1
    ? { what: `Com cuidado: ${list(lost)}`, why: 'fica perto do tom da pele e some nela' }
    : { what: `Com cuidado: ${list(lost)}`, why: 'ficam perto do tom da pele e somem nela' }
}

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
    hair !== null && `${hairSeenIn(observed ?? {}) === 'barba' ? 'pelo da barba' : 'cabelo'} ${hair}`,
    eyes && `olhos ${eyes.value === 'mel' ? 'cor de mel' : plural(eyes.value)}`,
  ].filter((name) => typeof name === 'string')
  const [first = '', ...others] = names
  return names.length < 2
    ? ''
    : `${first.charAt(0).toUpperCase()}${first.slice(1)}${others.length > 1 ? `, ${others[0]}` : ''} e ${others.at(-1)}.`
}

const plural = (colour: string) => (colour === 'azul' ? 'azuis' : colour === 'cinza' ? 'cinza' : `${colour}s`)

function tasteSection(r: Reading, { preferences }: ColourAdvice, tone: ColoursTone | null): Section {
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
const meanwhile = (r: Reading, tone: ColoursTone | null): string =>
  r.intention.id === 'criatividade' && r.shape === 'triangulo'
    ? SURPRISE_ABOVE
    : ((tone && BY_TONE[tone]?.[r.intention.id]) ?? INTENTION_UNKNOWN[r.intention.id])
const BY_TONE: Readonly<Partial<Record<ColoursTone, Readonly<Partial<Record<Reading['intention']['id'], string>>>>>> = {
  clara: {
    criatividade: COLOURS_SURPRISE,
    autoridade: 'um médio frio e um creme, em bloco, dão autoridade sem endurecer.',
    sofisticacao: 'neutros claros em duas texturas resolvem com sofisticação.',
    leveza: 'cinza-pérola ou creme mantêm a leveza perto do rosto.',
  },
  média: { criatividade: COLOURS_SURPRISE, leveza: 'um neutro um degrau mais claro que você mantém a leveza.' },
  profunda: {
    criatividade: COLOURS_SURPRISE,
    autoridade: 'marinho ou carvão, em bloco, dão autoridade sem ajuda.',
    sofisticacao: 'neutros fundos em duas texturas resolvem com sofisticação.',
    leveza: 'o marfim perto do rosto dá leveza e aparece de longe.',
  },
  contrastada: {
    criatividade: COLOURS_SURPRISE,
    sofisticacao: 'um claro e um escuro, e nada no meio, resolvem com sofisticação.',
    leveza: 'mais claro que escuro, na mesma combinação, mantém a leveza.',
  },
}
