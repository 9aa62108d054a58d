import { hairReachOf } from '../hair/reach.ts'
import { beardTried } from '../advice/beard.ts'
import { chapter, type Chapter, type Figure, type Section } from './chapter.ts'
import type { Reasoned } from '../knowledge/reasoned.ts'
import { adviseColours, calledAs, COLOUR_BASIS, lightness, type ColourAdvice } from '#visagism/colour/colours.ts'
import { type Contrast, depthBand, type DepthBand } from '#visagism/colour/axes.ts'
import { comparedMakeup } from '../colour/makeup.ts'
import { isNearEyes, isNearSkin, labLightness, skinHex } from '#visagism/colour/nearness.ts'
import { type ColourPair, pairsIn, tonesOfPair } from '../colour/pairs.ts'
import { hairSeenIn } from '#visagism/colour/own-tones.ts'
import type { Swatch } from '#visagism/colour/swatches.ts'
import { hairLightness, hairWords, isSkinDark, ownDepth, seenContrast } from '#visagism/colour/propose-seasons.ts'
import { INTENTION_NAMES } from '../knowledge/intention.ts'
import { wearsBeard } from '../reading/care.ts'
import type { ObservedRecord, ObservedValue } from '../observed/observed.ts'
import { capital, list, lower, ofOurTeam } from '../knowledge/pt.ts'
import { tonesSaid, type Reading } from '../reading/reading.ts'
import { findSeason, isOneMetal, SEASON_BASIS, type Season } from '#visagism/colour/seasons.ts'
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
  COLOURS_LEAD,
  COLOURS_FAN,
  COLOURS_BESIDE,
  COLOURS_AIM,
  COLOURS_AWAY,
  DUSTY_BETWEEN,
  DUSTY_BESIDE_DEEP,
  COLOURS_TOGETHER,
  COLOURS_PRINTS,
  COLOURS_SCALE,
  METALS_SIDE,
  METALS_HOW,
  THREE_CLOTHS,
  INSTEAD_OF_METAL,
  FIFTH_CLOTH,
  CLOTHS_INVITE,
  TONE_QUOTE,
  DEPTH_WORDS,
  CONTRASTED_ADVICE,
  LIGHT_CLASSIC,
  COLOURS_SURPRISE,
  SURPRISE_ABOVE,
  INTENTION_UNKNOWN,
  COLOURS_WORN,
  type Beside,
  type Steps,
  type ColoursTone,
} from '../texts/colours.ts'

/** The season's colours, or those of contrast, depth and taste. */
export function writeColours(r: Reading): Chapter {
  const advice = adviseColours(r.brief.colour, r.colours)
  if (advice.season) return writeKnown(r, advice, advice.season)
  return writeWithoutSeason(r, advice, r.brief.colour?.setBy ?? null)
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
                besideSkin(
                  r,
                  'O contraste entre a sua pele e o seu cabelo ainda não foi medido; quando for, ele dirá se as combinações devem ser próximas ou opostas.',
                ),
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
        note: `A cartela ${lower(season.name)} inteira, com ${advice.palette.length} cores, vem neste guia.`,
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
    `Entre a sua pele e ${besideSkin(r, 'o seu cabelo')} o contraste é ${contrast}, e o da cartela é outro: escolha as cores por ela e ponha a mais forte numa peça só, com as vizinhas em volta.`,
    how && COLOURS_MEASURED[how],
  )
}

/** Measured, else as seen by people. */
export const contrastOf = ({ brief: { colour, observed } }: Reading): Contrast | null =>
  colour?.contrast ?? seenContrast(tonesSaid(observed))

/** A shaven head has no hair to set beside the skin. */
const besideSkin = (r: Reading, words: string): string =>
  hairReachOf(r) === 'rente' ? words.replaceAll('o seu cabelo', 'as suas sobrancelhas') : words

/** Never a device's measure alone. Null if unknown. */
function contrastWords(r: Reading): string | null {
  if (isCovered(r)) return CONTRAST_COVERED
  const { colour, observed } = r.brief
  const contrast = contrastOf(r)
  if (!contrast) return null
  const words = contrast === 'baixo' && isSkinDark(observed) ? CONTRAST_DEEP : CONTRAST_ADVICE[contrast]
  const how = colour?.contrast && colour.contrastWith
  const own = besideSkin(r, words)
  return how ? say(own, COLOURS_MEASURED[how]) : own
}

function toneOf(r: Reading): ColoursTone | null {
  const depth = ownDepth(tonesSaid(r.brief.observed))
  if (depth === null) return null
  return openContrast(r) === 'alto' ? 'contrastada' : depthBand(depth)
}

/** By depth, contrast and taste: six colours, each warm and cool, and what to keep away; the temperature is theirs to compare. */
function writeWithoutSeason(r: Reading, advice: ColourAdvice, setBy: string | null): Chapter {
  const tone = toneOf(r)
  const near = pairsIn(advice.best)
  const isTold = setBy !== null || tone !== null || contrastWords(r) !== null
  const taken = r.brief.colour?.contrastWith ? 'só o contraste foi medido' : 'nada foi inferido da foto'
  return chapter({
    id: 'cores',
    title: isTold ? 'Contraste, profundidade e gosto' : 'Cores, diante do espelho',
    head: 'Cores',
    lead: say(
      setBy !== null && `${ofOurTeam(setBy)}, deixou a escolha com a profundidade, o contraste e o seu espelho.`,
      seenTones(r) || `O recado é ${lower(INTENTION_NAMES[r.intention.id])}, e o gosto é seu.`,
      COLOURS_LEAD,
    ),
    quotes: [tone === null ? 'A cor não se adivinha: experimenta-se.' : TONE_QUOTE[tone]],
    sections: [
      {
        heading: 'O contraste',
        paragraphs: [
          contrastWords(r) ??
            'Olhe-se no espelho com os olhos quase fechados: se o cabelo e a pele viram duas manchas, o seu contraste é alto, e claro com escuro lado a lado fica natural. Se viram uma só, combine cores vizinhas em claridade.',
          `${COLOURS_PRINTS[stepsOf(r)]} ${COLOURS_SCALE[r.brief.form.style]}`,
        ],
      },
      {
        heading: 'A profundidade',
        paragraphs: [
          tone === null
            ? 'Profundidade é o quanto os seus tons, juntos, são claros ou escuros. Repita perto do rosto a que for a sua, e leve a oposta para longe dele.'
            : ofTones(tonesSaid(r.brief.observed), tone === 'contrastada' ? CONTRASTED_ADVICE : DEPTH_WORDS[tone]),
          capital(meanwhile(r, tone)),
        ],
      },
      tasteSection(r, advice, tone),
    ],
    lists: [
      { title: 'Comece por', items: beginWith(r, near) },
      { title: 'Para combinar', items: combined(r, [...near, ...pairsIn(advice.neutrals)]) },
      { title: 'Para comparar junto à janela', items: [...fiveCloths(r, near), ...makeupTones(r)] },
    ],
    avoid: awayItems(r, advice),
    tables: [
      {
        title: 'Seis cores, em dois tons',
        columns: ['Cor', 'Código', 'Em que tom'],
        rows: near.flatMap(({ name, warm, cool }) => [
          [warm.name, warm.hex, `${name}, quente`],
          [cool.name, cool.hex, `${name}, frio`],
        ]),
        note: 'Em cada par a claridade é parecida: o que se compara é só o quente e o frio.',
      },
    ],
    figures: [{ kind: 'palette', caption: COLOURS_FAN }, ...pairsTried(r, near)],
    origin: `Cores escolhidas ${list(decidedBy(r))}; a temperatura ${setBy ? `foi deixada por ${setBy} para os panos` : 'fica para os panos'}, e ${taken}.`,
    bases: [
      { certainty: 'B', sources: ['seasons'] },
      { certainty: 'C', sources: ['dominant-trait', 'skin-angle'] },
    ],
  })
}

/** The facts the colours were chosen by. */
function decidedBy(r: Reading): string[] {
  const said = tonesSaid(r.brief.observed)
  const seen = [
    said.skin && 'pela pele',
    hairWords(said) && 'pelo cabelo',
    said.eyes && 'pelos olhos',
    openContrast(r) && 'pelo contraste',
  ].filter((name) => typeof name === 'string')
  const isTold = ownDepth(said) !== null || openContrast(r) !== null
  return [...(isTold ? seen : ['pelo recado']), ...(r.colours.length > 0 ? ['pelo gosto'] : [])]
}

/** Two dark tones leave room for one light. */
const stepsOf = (r: Reading): Steps =>
  openContrast(r) === 'baixo' && toneOf(r) === 'profunda' ? 'fundo' : (openContrast(r) ?? 'none')

/** A cloth over the hair makes its own. */
const openContrast = (r: Reading): Contrast | null => (isCovered(r) ? null : contrastOf(r))

const eitherTone = ({ warm, cool }: ColourPair): string => list([lower(warm.name), lower(cool.name)], 'ou')

/** Two tones count as one step of the eye (L*, P). */
const SAME_LIGHT = 8

function besideOf(r: Reading, pair: ColourPair): Beside {
  const said = tonesSaid(r.brief.observed)
  const [skin, hair] = [said.skin ? labLightness(skinHex(said.skin.value)) : null, hairLightness(said)]
  const { light } = pair
  if (
    said.eyes &&
    EYE_HUES[said.eyes.value].includes(pair.hue) &&
    tonesOfPair(pair).some(({ hex }) => isNearEyes(said, hex))
  )
    return 'eyes'
  const isNear = (other: number | null) => other !== null && Math.abs(light - other) <= SAME_LIGHT
  if (isNear(hair)) return 'hair'
  if (isNear(skin)) return 'skin'
  const own = [skin, hair].filter((one) => one !== null)
  const [only] = own
  if (only === undefined) {
    const isLiked = tonesOfPair(pair).some(({ hex }) => r.colours.includes(calledAs(hex)))
    return isLiked ? 'liked' : 'aim'
  }
  if (own.length === 1) return light > only ? 'lighter' : 'deeper'
  if (light > Math.max(...own)) return 'above'
  if (light < Math.min(...own)) return 'below'
  if (openContrast(r) !== 'alto') return 'between'
  return Math.abs(light - (hair ?? light)) < Math.abs(light - (skin ?? light)) ? 'hairSide' : 'skinSide'
}

/** A dark colour is near dark eyes in every hue. */
const EYE_HUES: Readonly<Record<ObservedValue<'eyes'>, readonly string[]>> = {
  azul: ['azul'],
  cinza: ['azul', 'cinza'],
  verde: ['verde'],
  mel: ['marrom', 'bege'],
  castanho: ['marrom'],
  'castanho-escuro': ['marrom'],
}

function filled(r: Reading, words: string): string {
  const said = tonesSaid(r.brief.observed)
  const [skin, hair, eyes] = [said.skin?.value, hairWords(said), said.eyes?.value]
  const whose = skin ? `da sua pele ${skin}` : hair ? `do seu cabelo ${hair}` : 'do seu rosto'
  return words
    .replaceAll('{pele}', skin ?? '')
    .replaceAll('{cabelo}', hair ?? '')
    .replaceAll('{olhos}', eyes ? eyesSaid(eyes) : '')
    .replaceAll('{de_quem}', whose)
    .replaceAll('{meio}', openContrast(r) === 'alto' ? DUSTY_BETWEEN : DUSTY_BESIDE_DEEP)
}

/** Three rows at most, each with what its colours do beside this person. */
function beginWith(r: Reading, near: readonly ColourPair[]): Reasoned[] {
  const besides = near.map((pair) => besideOf(r, pair))
  const told = new Map<string, number>()
  const rows = [...new Set(besides)].flatMap((beside) =>
    inThrees(near.filter((_, at) => besides[at] === beside)).map((three): Reasoned => {
      const isLight = (three[0]?.light ?? 0) > LIGHT_AIM
      const wordings = beside === 'aim' ? COLOURS_AIM[r.intention.id][isLight ? 0 : 1] : COLOURS_BESIDE[beside]
      const as = `${beside} ${beside === 'aim' && isLight}`
      const times = told.get(as) ?? 0
      told.set(as, times + 1)
      return { what: three.map(eitherTone).join('; '), why: filled(r, wordings[times % wordings.length] ?? '') }
    }),
  )
  while (rows.length > BEGIN_ROWS) {
    const lengths = rows.slice(1).map(({ what }, at) => what.length + (rows[at]?.what.length ?? 0))
    const at = lengths.indexOf(Math.min(...lengths))
    const [one, other] = rows.slice(at, at + 2)
    if (one && other) rows.splice(at, 2, oneAfterOther(one, other))
  }
  return rows.map(({ what, why }) => ({ what: capital(what), why }))
}
const BEGIN_ROWS = 3

const oneAfterOther = (one: Reasoned, other: Reasoned): Reasoned => ({
  what: `${one.what}; ${other.what}`,
  why: `primeiro, ${beforeColon(one.why)}; depois, ${beforeColon(other.why)}`,
})
const beforeColon = (why: string): string => why.replace(/:.*/, '')

const LIGHT_AIM = 60

const inThrees = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / 3) }, (_, at) => items.slice(3 * at, 3 * at + 3))

/** Three, each of two colours that stand in no other. */
function combined(r: Reading, pairs: readonly ColourPair[]): Reasoned[] {
  const used = new Set<ColourPair>()
  return COLOURS_TOGETHER[stepsOf(r)].flatMap(({ step, why, deep }): Reasoned[] => {
    const free = pairs.filter((pair) => !used.has(pair) && (!deep || pair.light < DEEP))
    const [best] = free
      .flatMap((one, at) => free.slice(at + 1).map((other) => [one, other] as const))
      .filter(([one, other]) => one.hue !== other.hue)
      .sort((a, b) => missedStep(a, step) - missedStep(b, step))
    if (!best) return []
    const [one, other] = best
    used.add(one).add(other)
    const what = `${one.warm.name} com ${lower(other.warm.name)}, ou ${lower(one.cool.name)} com ${lower(other.cool.name)}`
    return [{ what, why }]
  })
}
const DEEP = 45
/** Two neutrals are the last choice. */
const missedStep = ([one, other]: readonly [ColourPair, ColourPair], step: number): number =>
  Math.abs(Math.abs(one.light - other.light) - step) + (one.isNeutral && other.isNeutral ? 12 : 0)

/** Of a depth, in both temperatures, where make-up is asked for. */
function makeupTones(r: Reading): Reasoned[] {
  const { observed = {}, form } = r.brief
  const { skin } = tonesSaid(observed)
  if (form.makeup !== 'Sim' || r.facts.has('makeup-refused') || !skin) return []
  const { mouth, cheeks } = comparedMakeup(observed)
  const either = (tones: readonly Swatch[]) =>
    list(
      tones.map(({ name }) => lower(name)),
      'ou',
    )
  return [
    {
      what: `Boca: ${either(mouth)}; maçãs: ${either(cheeks)}`,
      why: `na profundidade da sua pele ${skin.value}: a temperatura é a que ganhar nos panos`,
    },
  ]
}

/** Metals, where the person has not settled theirs, then cloths; the fifth is their own pair. */
function fiveCloths(r: Reading, [first]: readonly ColourPair[]): Reasoned[] {
  const [what, shine] = METALS_SIDE[openContrast(r) ?? 'none']
  return [
    r.brief.colour?.metal ? INSTEAD_OF_METAL : { what, why: `${shine}; ${METALS_HOW}` },
    ...THREE_CLOTHS,
    ...(first ? [{ what: `${first.warm.name} e ${lower(first.cool.name)}`, why: FIFTH_CLOTH }] : []),
  ]
}

function awayItems(r: Reading, { away, awayKinds = [] }: ColourAdvice): Reasoned[] {
  const kinds = [...new Set(awayKinds)]
  return kinds.map((kind) => ({
    what: capital(list(away.filter((_, at) => awayKinds[at] === kind).map(({ name }) => lower(name)))),
    why: filled(r, COLOURS_AWAY[kind]),
  }))
}

/** The lightest, a middle and the deepest, each in its two tones. */
function pairsTried(r: Reading, near: readonly ColourPair[]): Figure[] {
  const shown = [0, Math.floor(near.length / 2), near.length - 1].flatMap((at) => near[at] ?? [])
  const drape = ({ name, hex }: Swatch, caption: string): Figure => ({
    kind: 'portrait',
    view: 'front',
    look: { shape: r.shape, cut: r.cuts.now.cut.id, shirt: hex, ...beardTried(r) },
    label: name,
    caption,
  })
  return shown.flatMap(({ warm, cool }) => [drape(warm, 'quente'), drape(cool, 'frio')])
}

function seenOnSkin(r: Reading, swatches: readonly Swatch[]): Swatch[] {
  const said = tonesSaid(r.brief.observed)
  const named = new Map(swatches.map((swatch) => [swatch.name, swatch]))
  return [...named.values()].filter(({ hex }) => !isNearSkin(said, hex))
}

/** The chapter's first colours, for a collar or head covering; without a season one tone of each pair first, warm and cool in turn. */
export function besideFace(r: Reading, { season, best }: ColourAdvice): Swatch[] {
  if (season) return seenOnSkin(r, best)
  const inTurn = pairsIn(best).map((pair, at) => tonesOfPair(pair)[at % 2] ?? pair.warm)
  return seenOnSkin(r, [...inTurn, ...best])
}

/** The overall depth of seen, uncovered features. */
export const depthAdvice = (said: ObservedRecord, band: DepthBand): string => ofTones(said, DEPTH_WORDS[band])

/** @param words `são claros: …`, said of one tone without its first part */
function ofTones(said: ObservedRecord, words: string): string {
  const [only, ...others] = namesSaid(said)
  return others.length > 0 || only === undefined
    ? `${together(said)} ${words}`
    : `Com ${only}, ${words.replace(/^[^:]*: /, '')}`
}

function together({ skin, hairColour, greys, eyes }: ObservedRecord): string {
  const seen = [skin && 'pele', (hairColour ?? greys) && 'cabelo', eyes && 'olhos'].filter(
    (name) => typeof name === 'string',
  )
  return `${capital(list(seen))}, juntos,`
}

const eyesSaid = (value: ObservedValue<'eyes'>): string => (value === 'mel' ? 'cor de mel' : plural(value))

function namesSaid(said: ObservedRecord): string[] {
  const { skin, eyes } = said
  const hair = hairWords(said)
  return [
    skin && `pele ${skin.value}`,
    hair !== null && `${hairSeenIn(said) === 'barba' ? 'pelo da barba' : 'cabelo'} ${hair}`,
    eyes && `olhos ${eyesSaid(eyes.value)}`,
  ].filter((name) => typeof name === 'string')
}

/** `Pele média, cabelo castanho e olhos castanhos.` */
function seenTones({ brief: { observed } }: Reading): string {
  const names = namesSaid(tonesSaid(observed))
  return names.length === 0 ? '' : `${capital(list(names))}.`
}

const plural = (colour: string) => (colour === 'azul' ? 'azuis' : colour === 'cinza' ? 'cinza' : `${colour}s`)

function tasteSection(r: Reading, { preferences }: ColourAdvice, tone: ColoursTone | null): Section {
  const liked = preferences.map(({ name, shades }) => {
    const shown = shades.map((shade) => lower(shade.name))
    return shown.length > 0 ? `${name} (${list(shown, 'ou')})` : name
  })
  return {
    heading: 'O gosto',
    paragraphs: [
      liked.length > 0
        ? `Você marcou ${list(liked)}: são um tom quente e um frio de cada, e fica o que descansar o seu rosto.`
        : 'As cores que você mais veste já são uma resposta: comece por elas, num tom quente e num frio.',
      tone === 'clara' && r.brief.form.style === 'Clássico' ? LIGHT_CLASSIC : COLOURS_WORN[r.brief.form.style],
      CLOTHS_INVITE,
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
