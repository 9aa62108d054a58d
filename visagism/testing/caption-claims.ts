/**
 * What a sentence beside a drawing claims of hair, beard, glasses and cloth, and what of it the drawing does not show. By meaning, not by
 * phrase: it knows the words of a hairdresser, not those of our texts.
 */
import type { HairTexture } from '../knowledge/axes.ts'
import { plainLetters } from '../knowledge/observations.ts'
import { LENGTHS } from '../portrait/beard/beards.ts'
import type { Shown } from './shown-hair.ts'

type PlaceOfEnd =
  | 'orelha'
  | 'maca'
  | 'boca'
  | 'mandibula'
  | 'queixo'
  | 'pescoco'
  | 'gola'
  | 'ombro'
  | 'clavicula'
  | 'abaixo do ombro'
  | 'peito'
  | 'costas'
  | 'cintura'

export type Claims = {
  /** Any of them makes it true. */
  readonly textures?: readonly HairTexture[]
  /** Waves, curls or layers: hair that does not simply hang. */
  readonly moves?: true
  readonly ends?: PlaceOfEnd
  /** Speaks of the tips. */
  readonly tips?: true
  readonly sides?: 'clipped' | 'scissors'
  readonly fade?: 'none' | 'low' | 'high' | 'any'
  readonly ear?: 'free' | 'covered'
  readonly top?: 'raised' | 'low'
  readonly combed?: 'forward' | 'back'
  readonly fringe?: 'none' | 'any' | 'straight' | 'open' | 'aside'
  readonly part?: 'middle' | 'off' | 'deep' | 'zigzag'
  readonly layers?: boolean
  readonly tie?: 'knot' | 'tail' | 'plait' | 'half' | 'any'
  readonly tieAt?: 'high' | 'low'
  readonly cords?: 'braid' | 'twist' | 'dread'
  readonly shaven?: true
  /** Beads, thread, cloth in the hair. */
  readonly decked?: true
  /** Places that one view alone shows. */
  readonly seenFrom?: 'front' | 'back'
  readonly beard?: 'none' | 'stubble' | 'short' | 'full' | 'goatee' | 'moustache'
  readonly beardMm?: readonly [place: 'chin' | 'sides', mm: number]
  readonly glasses?: 'redondo' | 'oval' | 'retangular' | 'quadrado' | 'gatinho' | 'aviador' | 'browline' | 'fino'
  readonly covering?: 'veu' | 'turbante'
}

/** Only what would be, what waits, what is compared, or the face's own line: no hair is claimed. */
const NOT_THERE =
  /\b(?:onde|se|como se|quando)\b[^,;.]*\w+(?:aria|eria|iria|oria)m?\b[^,;.]*|\ba espera d[aoe]\b[^,;.]*|\b(?:mais|menos) \w+ (?:que|do que)\b[^,;.]*|\bem vez de\b[^,;.]*|\b(?:poder|quer\w*) [^,;.]*|\bo contorno (?:se )?(?:desce|abre|corre)\b[^;.]*/g
/** Neither of two ways is claimed. */
const EITHER = /[^,;.:]*\b(?:ou|tanto)\b[^,;.:]*/g
const DENIED = /\b(?:sem|nem|nao|nunca|nenhum\w*|nada de|livres? de|dispensa)\b[^,;.:]*?(?=[,;.:]| mas | e [ao]s? |$)/g

const WAVES = /\bondas?\b|\bondula\w+|\bondead\w+/
const CURLS =
  /\bcach(?:o|os|inhos?|ead[oa]s?)\b|\ban(?:el|eis)\b(?! de metal)|\bespira(?:l|is)\b|\bcarac(?:ol|ois)\b|\bencaracolad\w+/
const COILS = /\bcresp\w+|\bmol(?:a|as|inhas)\b|\bblack\b|\bafro\b|\bpuff\b|\bcarapinh\w+|\bpixaim\b|\btwist out\b/
const STRAIGHT = /\blis[oa]s?\b|\bescorrid\w+|\bestirad\w+|\breto como\b/

/** The length itself: what hangs, and its lower end. */
const LENGTH =
  /\b(?:comprimento|base|ponta|pontas|bainha|barra|inteir\w+|lateral|lados?|cai|caem|desce|descem|termin\w+|acab\w+|par[ao]m?|cheg\w+|cabelos?|cachos?|cordas?|trancas?|dreads?|twists?|frente|moldura)\b/

const END_AT: readonly (readonly [RegExp, PlaceOfEnd])[] = [
  [/\bcintura\b/, 'cintura'],
  [/\b(?:abaixo|debaixo|passa\w*|alem) d[oa]s? (?:linha d[oa]s? )?ombros?\b/, 'abaixo do ombro'],
  [
    /\b(?:ate|n[oa]s?|a[os]*|rente a[os]*|altura d[oa]s?|linha d[oa]s?|pel[oa]s?) (?:o |a |as |os )?(?:meio d[oa]s? )?costas\b/,
    'costas',
  ],
  [/\bpeito\b/, 'peito'],
  [/\bclaviculas?\b/, 'clavicula'],
  [/\b(?:ate|n[oa]s?|a[os]*|rente a[os]*|altura d[oa]s?|linha d[oa]s?|toca\w*) (?:o |a |os |as )?ombros?\b/, 'ombro'],
  [/\b(?:ate|n[oa]|ao|meio d[oa]) (?:o )?pescoco\b/, 'pescoco'],
  [/\b(?:ate|n[oa]|altura d[oa]|linha d[oa]|toca\w*) (?:o |a )?(?:gola|colarinho)\b/, 'gola'],
  [/\b(?:ate|n[oa]|ao|altura d[oa]|linha d[oa]|junto d[oa]|junto a[o]?) (?:o |a )?queixo\b/, 'queixo'],
  [/\b(?:ate|n[oa]|altura d[oa]|linha d[oa]) (?:o |a )?(?:mandibula|maxilar)\b/, 'mandibula'],
  [/\b(?:ate|n[oa]|a|altura d[oa]|linha d[oa]|junto d[oa]|junto a) (?:a )?boca\b/, 'boca'],
]

const first = <T>(table: readonly (readonly [RegExp, T])[], words: string): T | undefined =>
  table.find(([pattern]) => pattern.test(words))?.[1]

const given = <K extends string, T>(key: K, value: T | undefined): { readonly [P in K]?: T } =>
  value === undefined ? {} : ({ [key]: value } as { readonly [P in K]?: T })

function denials(denied: string): Claims {
  return {
    ...(/\b(?:degrade|esfum\w+|maquina)\b/.test(denied) ? { fade: 'none' as const } : {}),
    ...(/\bfranj\w+/.test(denied) ? { fringe: 'none' as const } : {}),
    ...(/^(?!.*\b(?:curtas?|a vista|no alto|topo)\b).*\bcamadas?\b/.test(denied) ? { layers: false } : {}),
  }
}

function millimetres(said: string): Claims['beardMm'] {
  const [, place, mm] = /\b(queixo|lados) (\d+)(?: a \d+)? mm\b/.exec(said) ?? []
  return mm === undefined ? undefined : [place === 'queixo' ? 'chin' : 'sides', Number(mm)]
}

/** Of one clause: everything that is claimed of what is drawn beside it. */
export function claimsBeside(text: string): Claims {
  const plain = plainLetters(text).replace(NOT_THERE, ' ')
  const said = plain.replace(EITHER, ' ').replace(DENIED, ' ')
  const has = (pattern: RegExp) => pattern.test(said)
  const isOfSkin = /\b(?:pele|couro|cabeca|lamina|raspad\w+|macia|sombra)\b/.test(plain)
  const textures: readonly HairTexture[] | undefined = first(
    [
      [WAVES, ['ondulado']],
      [COILS, ['crespo']],
      [CURLS, ['cacheado', 'crespo']],
      ...(isOfSkin ? [] : ([[STRAIGHT, ['liso']]] as const)),
    ],
    said,
  )
  const isOfFringe = has(/\bfranj\w+/)
  const isOfLayers = has(/\bcamadas?\b|\bprimeir[oa]s? (?:cacho|anel|mecha)\b/)
  // Without its accent a knot is a preposition.
  const isTied =
    has(/\b(?:coques?|rabos?(?! de olho)|rolo|amarr\w+|pres[oa]s?|recolhid[oa]s?)\b/) ||
    /(?:^|\P{L})nós?(?!\p{L})/iu.test(text)
  const beard = /\b(?:barba|bigode|cavanhaque)\b/.test(plain)
  return {
    ...denials((plain.match(DENIED) ?? []).join(' , ')),
    ...given('textures', textures),
    ...(has(/^(?!.*\bpeca\b).*(?:\bmovimento\b|\bbalanc\w+|\bcurvas? dele\b|\bem (?:forma de )?curvas?\b)/)
      ? { moves: true as const }
      : {}),
    ...(isOfFringe || isOfLayers || !has(LENGTH) || beard || has(/\bvolume\b|\bpeso\b/)
      ? {}
      : given('ends', first(END_AT, said))),
    ...(has(
      /\b(?:pontas?|bico|base (?:reta|cheia|leve|macia|redonda|arredondada|unica)|linha unica)\b|^(?:volume )?(?:na )?base\b|\bate a (?:base)\b/,
    ) && !isOfFringe
      ? { tips: true as const }
      : {}),
    ...given(
      'sides',
      has(/\b(?:lados?|laterais|lateral)\b(?:(?!\bnuca\b)[^,;])*\b(?:maquina|pente)\b|\bdesconex\w+|\bdesconectad\w+/)
        ? 'clipped'
        : has(/\b(?:lados?|laterais|lateral)\b[^,;]*\bna tesoura\b|\btudo na tesoura\b/)
          ? 'scissors'
          : undefined,
    ),
    ...given(
      'fade',
      has(/\b(?:degrade|passagem|esfumad\w+)\b[^,;]*\b(?:baix[oa]|abaixo da tempora|acima da orelha)\b/)
        ? 'low'
        : has(/\b(?:degrade|passagem|esfumad\w+)\b[^,;]*\b(?:alt[oa]|acima da tempora)\b/)
          ? 'high'
          : has(/\bdegrade\b|\besfuma\w+|\bdesvanec\w+/)
            ? 'any'
            : undefined,
    ),
    ...given(
      'ear',
      has(
        /\borelhas? (?:\w+ )?(?:a mostra|livres?|descobert\w+|de fora|inteiras? a mostra)|\batras d[ae]s? orelhas?|\bdescobre\w* as? orelhas?/,
      )
        ? 'free'
        : has(
              /\b(?:(?:lados?|laterais|lateral|cabelos?|fios?|mechas?|cm|solt\w+|cai|desce)\b[^,;]*\b(?:sobre|por cima d[ae]s?)|cobr\w+|tapa\w*|esconde\w*)(?: (?:o|a|as|os))?(?: (?:alto|topo) d[ae]s?)? orelhas?\b/,
            )
          ? 'covered'
          : undefined,
    ),
    ...given(
      'top',
      has(/\b(?:frente|topo|alto|topete)\b[^,;]*\b(?:erguid\w+|levantad\w+|para cima|em pe)\b|\btopete\b/)
        ? 'raised'
        : has(/\b(?:topo|alto)\b[^,;]*\b(?:assentad\w+|deitad\w+|baixo|rente)\b/)
          ? 'low'
          : undefined,
    ),
    ...given(
      'combed',
      has(/\b(?:franja|topo|alto|frente|fios?|pontas?|centimetros|cm|deitad\w+)\b[^;]*\bpara a? ?frente\b/)
        ? 'forward'
        : has(/\b(?:topo|frente|topete|pentead\w+)\b[^,;]*\bpara tras\b/) && !isTied
          ? 'back'
          : undefined,
    ),
    ...given(
      'fringe',
      !isOfFringe
        ? undefined
        : has(/\bfranja\w* (?:\w+ )?(?:aberta|cortina|repartida|dividida)|\babre-se\b/)
          ? 'open'
          : has(/\bfranja\w* (?:bem )?(?:reta|cheia)\b/)
            ? 'straight'
            : has(/\bfranja\w* (?:\w+ )?(?:lateral|diagonal|de lado)\b/)
              ? 'aside'
              : 'any',
    ),
    ...given(
      'part',
      has(/\bzigue ?-?zague/)
        ? 'zigzag'
        : has(/\brisca (?:\w+ )?(?:funda|profunda)\b/)
          ? 'deep'
          : has(
                /\b(?:risca|repart\w+|partid\w+|divis\w+)\b[^;]*\b(?:fora do centro|de (?:um )?lado|lateral|ao lado|para o lado)\b/,
              )
            ? 'off'
            : has(/\b(?:risca|repart\w+|partid\w+)\b[^;]*\b(?:ao meio|no meio|central|no centro)\b/) && !isOfFringe
              ? 'middle'
              : undefined,
    ),
    ...(isOfLayers ? { layers: true } : {}),
    ...given(
      'tie',
      has(/\bmeio[- ]pres[oa]s?\b|\bmetade pres[oa]\b/)
        ? 'half'
        : has(/\bcoques?\b|\brolo\b/)
          ? 'knot'
          : has(/\brabos?\b/)
            ? 'tail'
            : has(/\btranca (?:frouxa|solta|de lado|que nasce|diante|unica)\b/)
              ? 'plait'
              : isTied
                ? 'any'
                : undefined,
    ),
    ...given(
      'tieAt',
      has(/\b(?:coque|rabo|puff)\w*\b[^,;]*\b(?:alto|no topo)\b/)
        ? 'high'
        : has(/\b(?:coque|rabo|no|rolo)\w*\b[^,;]*\b(?:baixo|na (?:base da )?nuca|sobre o pescoco)\b/)
          ? 'low'
          : undefined,
    ),
    ...given(
      'cords',
      has(/\bdreads?\b/) ? 'dread' : has(/\btwists\b/) ? 'twist' : has(/\btrancas\b|\bnago\b/) ? 'braid' : undefined,
    ),
    ...(has(/\ba lamina\b|\braspad\w+(?! [a-z]*mente)|\bcareca\b|\bmaquina zero\b/) && !has(/\blaterais|\blados?\b/)
      ? { shaven: true as const }
      : {}),
    ...(has(/\b(?:contas?|buzios?|fios? (?:de cor|colorid\w+|dourad\w+)|aneis de metal|lenco|grampos?|presilhas?)\b/)
      ? { decked: true as const }
      : {}),
    ...given(
      'seenFrom',
      has(/\b(?:testa|franja|sobrancelhas?|nariz|bochechas?|macas?|peito|d[ae] frente)\b/)
        ? 'front'
        : /\b(?:nuca|costas|tras)\b/.test(said.replace(/\bpara (?:tras|a nuca)\b/g, ' '))
          ? 'back'
          : undefined,
    ),
    ...given(
      'beard',
      !beard && !/\brosto (?:limpo|barbeado)\b/.test(plain)
        ? undefined
        : /\bsem (?:a )?barba\b|\brosto (?:limpo|barbeado)\b/.test(plain)
          ? 'none'
          : has(/\bcavanhaque\b/)
            ? 'goatee'
            : has(/\bbarba\b/)
              ? has(/\bpor fazer\b|\bsombra\b|\brala\b/)
                ? 'stubble'
                : has(/^(?!.*\b(?:curta|media)\b).*\b(?:cheia|longa|comprida)\b(?! n[oa])/)
                  ? 'full'
                  : has(/\bcurta\b(?! n[oa])/)
                    ? 'short'
                    : undefined
              : has(/\bbigode\b/) && !has(/\b(?:queixo|lados) \d+(?: a \d+)? mm\b/)
                ? 'moustache'
                : undefined,
    ),
    ...given('beardMm', millimetres(said)),
    ...given('glasses', /\b(?:oculos|armac\w+|aros?|lentes?)\b/.test(said) ? first(FRAMES, said) : undefined),
    ...given(
      'covering',
      first(
        [
          [/\bveu\b|\bhijab\b/, 'veu'],
          [/\bturbante\b/, 'turbante'],
        ] as const,
        said,
      ),
    ),
  }
}

const FRAMES = [
  [/\bsem aro\b|\bfin[oa]s?\b/, 'fino'],
  [/\bgatinho\b|\bolho de gato\b/, 'gatinho'],
  [/\bavia\w+/, 'aviador'],
  [/\bredond\w+|\bcircular\w*/, 'redondo'],
  [/\bova(?:l|is|lad\w+)\b/, 'oval'],
  [/\bretangula\w+/, 'retangular'],
  [/\bquadrad\w+/, 'quadrado'],
  [/\bbrowline\b|\bmeio aro\b/, 'browline'],
] as const satisfies readonly (readonly [RegExp, string])[]

/** Drawing units within which hair ends at a place; a curl ends where its turn is whole. */
function reachOf(place: PlaceOfEnd, { yMouth, yChin, yShoulder }: Shown['face']): readonly [number, number] {
  switch (place) {
    case 'orelha':
      return [-20, 44]
    case 'maca':
      return [-10, 40]
    case 'boca':
      return [yMouth - 16, yMouth + 24]
    case 'mandibula':
      return [yMouth, yChin]
    case 'queixo':
      return [yChin - 14, yChin + 18]
    case 'gola':
    case 'pescoco':
      return [yChin + 8, yShoulder - 12]
    case 'ombro':
    case 'clavicula':
      return [yShoulder - 18, yShoulder + 18]
    case 'abaixo do ombro':
    case 'peito':
    case 'costas':
      return [yShoulder + 14, Infinity]
    case 'cintura':
      return [yShoulder + 60, Infinity]
  }
}

const isClipped = ({ build, fade }: Shown): boolean =>
  build.kind === 'clipped' ||
  build.kind === 'bald' ||
  (build.kind === 'short' && (fade >= 0.3 || build.disconnected === true))

const isBare = ({ build }: Shown): boolean => build.kind === 'clipped' || build.kind === 'bald'

function coversEar({ build }: Shown): boolean | null {
  if (build.kind === 'loose') return build.behindEar !== true
  if (build.kind === 'cords') return true
  if (build.kind === 'short') return build.overEar === true
  // A cloud, and hair that is led low over the ear, leave part of it.
  if (build.kind === 'afro' || (build.kind === 'tied' && ['low-tail', 'low-bun'].includes(build.tie))) return null
  return false
}

const TIED_AS: Readonly<Record<string, Claims['tie']>> = {
  'high-bun': 'knot',
  'low-bun': 'knot',
  samurai: 'knot',
  puff: 'knot',
  smooth: 'tail',
  'high-tail': 'tail',
  'low-tail': 'tail',
  braid: 'plait',
  'half-up': 'half',
}

const BEARD_OF: Readonly<Record<string, Claims['beard']>> = {
  'por-fazer': 'stubble',
  curta: 'short',
  cheia: 'full',
  cavanhaque: 'goatee',
  ancora: 'goatee',
  bigode: 'moustache',
}

/** Why each claim is not what is drawn; `isCaption` where it stands under this very view. */
export function disagreements(text: string, shown: Shown, isCaption = true): string[] {
  const claims = claimsBeside(text)
  const { build, fade, view } = shown
  const tie = build.kind === 'tied' || build.kind === 'gathered-cords' ? build.tie : null
  const cord =
    build.kind === 'cords' || build.kind === 'gathered-cords' ? build.cord : build.kind === 'cornrows' ? 'braid' : null
  const showsTexture = cord === null && !isBare(shown)
  const saysFrame = /\b(?:desenho|quadro) (?:para|termina|acaba)\b|\babaixo do quadro\b/.test(plainLetters(text))
  const faults: (string | false | undefined)[] = [
    claims.textures &&
      showsTexture &&
      !claims.textures.includes(shown.texture) &&
      `${claims.textures[0]} over ${shown.texture}`,
    claims.textures && claims.textures[0] !== 'liso' && build.kind === 'bald' && 'a texture on a bare head',
    claims.moves &&
      showsTexture &&
      shown.texture === 'liso' &&
      !hasLayers(shown) &&
      'movement in straight hair of one length',
    claims.ends && endFault(claims.ends, shown, isCaption),
    isCaption && claims.tips && shown.isPastFrame && !saysFrame && 'tips that lie below the frame',
    claims.sides === 'clipped' && !isClipped(shown) && 'clipped sides',
    claims.sides === 'scissors' && build.kind === 'short' && isClipped(shown) && 'scissors on clipped sides',
    claims.fade !== undefined &&
      claims.fade !== 'none' &&
      build.kind !== 'clipped' &&
      !(build.kind === 'short' && fade >= 0.25) &&
      'a fade',
    claims.fade === 'none' && build.kind === 'short' && fade > 0.15 && !isClipped(shown) && 'no fade, drawn with one',
    claims.fade === 'low' && build.kind === 'short' && fade > 0.55 && 'a low fade, drawn high',
    claims.fade === 'high' && build.kind === 'short' && fade < 0.7 && 'a high fade, drawn low',
    claims.ear === 'free' && coversEar(shown) === true && 'a free ear under hair',
    claims.ear === 'covered' && coversEar(shown) === false && 'a covered ear, drawn free',
    claims.top === 'raised' && build.kind === 'short' && build.top[0] < 12 && 'a raised top, drawn flat',
    claims.top === 'low' && build.kind === 'short' && build.top[0] > 16 && 'a low top, drawn raised',
    claims.combed === 'forward' && build.kind === 'short' && build.forward !== true && 'combed forward, drawn back',
    claims.combed === 'back' && build.kind === 'short' && build.forward === true && 'combed back, drawn forward',
    claims.fringe && fringeFault(claims.fringe, shown),
    claims.part && partFault(claims.part, shown),
    isCaption && claims.layers === true && !hasLayers(shown) && 'layers in hair of one length',
    claims.layers === false &&
      hasLayers(shown) &&
      build.kind === 'loose' &&
      view !== 'front' &&
      'no layers, drawn in layers',
    claims.tie && tie === null && 'tied hair, drawn loose',
    claims.tie &&
      claims.tie !== 'any' &&
      tie !== null &&
      TIED_AS[tie] !== claims.tie &&
      `a ${claims.tie}, drawn as ${tie}`,
    claims.tieAt === 'high' && tie !== null && /^low|braid|smooth/.test(tie) && 'tied high, drawn low',
    claims.tieAt === 'low' && tie !== null && /^high|puff|samurai/.test(tie) && 'tied low, drawn high',
    claims.cords && claims.tie !== 'plait' && cord !== claims.cords && `${claims.cords}s, drawn as ${cord ?? 'hair'}`,
    claims.shaven && !isBare(shown) && 'a shaven head, drawn with hair',
    isCaption && claims.decked && 'beads or cloth that nobody drew',
    isCaption && claims.seenFrom === 'front' && view === 'back' && 'a place of the front, seen from behind',
    isCaption && claims.seenFrom === 'back' && view === 'front' && 'a place of the back, seen from the front',
    claims.beard &&
      claims.beard !== (BEARD_OF[shown.beard ?? ''] ?? 'none') &&
      `beard ${claims.beard}, drawn ${shown.beard ?? 'none'}`,
    claims.beardMm && sizeFault(claims.beardMm, shown),
    claims.glasses && claims.glasses !== shown.glasses && `glasses ${claims.glasses}, drawn ${shown.glasses ?? 'none'}`,
    claims.covering &&
      claims.covering !== shown.covering &&
      `${claims.covering}, drawn ${shown.covering ?? 'uncovered'}`,
  ]
  return faults.filter((fault) => typeof fault === 'string')
}

const hasLayers = ({ build }: Shown): boolean =>
  build.kind === 'short' || (build.kind === 'loose' && build.layers === true)

function endFault(place: PlaceOfEnd, shown: Shown, isCaption: boolean): string | false {
  const { build, view } = shown
  // Tied hair is as long as it is; a graduated nape is shorter than its front.
  if (build.kind !== 'loose' && build.kind !== 'cords') return false
  if (view === 'back' && build.kind === 'loose' && build.frontEnds !== undefined) return false
  if (!isCaption && view !== 'front') return false
  const [from, to] = reachOf(place, shown.face)
  const end = shown.end()
  return (
    (end < from || end > to) && `ends at ${place}, drawn to ${end.toFixed()}, not ${from.toFixed()} to ${to.toFixed()}`
  )
}

/** A range is drawn anywhere in it: the shorter end is what is read. */
function sizeFault([place, mm]: NonNullable<Claims['beardMm']>, { beard, beardLength }: Shown): string | false {
  const drawn = beardLength ?? (beard === 'curta' || beard === 'cheia' ? LENGTHS[beard] : null)
  if (drawn === null) return beard === undefined && `${mm} mm of beard on a bare ${place}`
  return Math.abs(drawn[place] - mm) > 0.4 * Math.max(mm, 6) && `${place} ${mm} mm, drawn ${drawn[place]}`
}

function fringeFault(claim: NonNullable<Claims['fringe']>, { fringe, build }: Shown): string | false {
  const crop = build.kind === 'short' && build.forward === true
  if (claim === 'none') return fringe !== 'nenhuma' && 'no fringe, drawn with one'
  if (claim === 'any') return fringe === 'nenhuma' && !crop && 'a fringe'
  const drawn = { straight: ['reta'], open: ['cortina', 'aberta'], aside: ['lateral', 'desfiada'] }[claim]
  return !drawn.includes(fringe) && !(claim === 'aside' && crop) && `a ${claim} fringe, drawn ${fringe}`
}

function partFault(claim: NonNullable<Claims['part']>, { part, build }: Shown): string | false {
  if (claim === 'zigzag') return 'a zigzag parting'
  if (build.kind === 'short') return claim === 'middle' && build.swept === true && 'parted in the middle, drawn aside'
  if (build.kind === 'tied' || build.kind === 'gathered-cords' || build.kind === 'cornrows') return false
  if (build.kind !== 'loose' && build.kind !== 'cords') return 'a parting in hair that has none'
  if (claim === 'middle') return Math.abs(part) > 10 && 'parted in the middle, drawn aside'
  return Math.abs(part) < (claim === 'deep' ? 20 : 5) && `parted ${claim}, drawn at ${part}`
}
