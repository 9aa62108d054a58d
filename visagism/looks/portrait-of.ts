/** Draws a `Look` on the person as seen, or on one neutral person where nothing is known. */
import { HAIR_TEXTURES, type FaceShape, type HairTexture } from '../knowledge/axes.ts'
import type { LookPart } from '../knowledge/look-parts.ts'
import { isLostOn } from '../colour/nearness.ts'
import type { Drawing } from '../cuts/cut.ts'
import { DRAWING_OF_CUT } from '../cuts/drawings.ts'
import type { Thirds } from '../face/measure.ts'
import type { OwnFeatures } from '../portrait/head/own-features.ts'
import type { OwnWidths } from '../portrait/head/own-widths.ts'
import { drawnToday } from '../observed/drawn-today.ts'
import { NEUTRAL_TRAITS, portraitOptionsOf, type SeenRecord } from '../observed/observed-portrait.ts'
import { LENGTHS } from '../portrait/beard/beards.ts'
import { toLch } from '../portrait/pen/colour.ts'
import { cutOf } from '../portrait/hair/cuts.ts'
import { leavesTopBare, resolvePerson } from '../portrait/person/person.ts'
import { drawPortrait, type Portrait, type PortraitOptions } from '../portrait/views/portrait.ts'
import { SKINS, type SkinLevel } from '../portrait/head/skin.ts'
import { BARES_SHOULDERS, type GarmentType } from '../portrait/wear/garments.ts'
import type { Metal } from '../portrait/wear/metal.ts'
import { OWN_FRAME } from '../advice/glasses.ts'
import { type LookSaidInput, withTraitsSaid } from './said-traits.ts'

export type View = NonNullable<PortraitOptions['view']>

/** The part of an `Analysis` that drawings need. */
export interface PortraitSubject {
  readonly person: { readonly gender: string }
  readonly evidence: {
    readonly measures: { readonly thirds: Thirds | null } | null
    /** Absent in guides stored by a device before own widths. */
    readonly ownWidths?: OwnWidths | null | undefined
    /** Absent in those stored before they were read. */
    readonly ownFeatures?: OwnFeatures | null | undefined
  }
  readonly observed?: SeenRecord | undefined
  /** No drawing leaves the cloth out. */
  readonly isHairHidden?: boolean | undefined
  /** No drawing has a moustache. */
  readonly isLipBare?: boolean | undefined
  /** No drawing has a beard. */
  readonly isFaceBare?: boolean | undefined
  /** Coloured lips and lashes, where it was asked or refused. */
  readonly isPainted?: boolean | undefined
  /** Colour of the cloth that is worn, `#RRGGBB`, where it is known. */
  readonly cloth?: string | undefined
  /** Today's hair, where it is known better than by the record. */
  readonly today?:
    | { readonly cm: number | null; readonly sidesCm?: number | null | undefined; readonly cut: string | null }
    | undefined
  /** How they look, as they wrote it. */
  readonly lookSaid?: LookSaidInput | undefined
  /** Worn wherever a look tries no other. */
  readonly collar?: string | undefined
  /** Cuts waiting for hair that grows back after a treatment: drawn with a full top. */
  readonly regrownCuts?: readonly string[] | undefined
  /** Its first neutrals colour a frame, its first metal a piece. */
  readonly colour?:
    | {
        readonly season: { readonly metals?: string | undefined } | null
        readonly neutrals: readonly { readonly hex: string }[]
      }
    | undefined
}
/** A chapter's `Look`, also from the wire. */
type LookInput = { readonly [Part in LookPart | 'cut']?: string | undefined } & {
  readonly shape: FaceShape
  readonly together?: boolean | undefined
  readonly worn?: string | undefined
}

/** Their traits, whatever a look tries. */
export function traitsOf(subject: PortraitSubject): PortraitOptions {
  const { person, evidence, observed = {} } = subject
  const thirds = evidence.measures?.thirds
  const seen = portraitOptionsOf(observed, person)
  const known = { ...seen, ...hairToday(subject, seen) }
  const own = withTraitsSaid(subject.lookSaid ?? {}, known)
  const garment = collarOn(seen, subject.collar)
  return {
    ...bareLipped(own, subject),
    ...(subject.isPainted === undefined ? {} : { isPainted: subject.isPainted }),
    ...(garment ? { garment: { ...NEUTRAL_TRAITS.garment, type: garment } } : {}),
    ...(thirds ? { thirds: [thirds.upper, thirds.middle, thirds.lower] as const } : {}),
    ...(evidence.ownWidths ? { widths: evidence.ownWidths } : {}),
    ...(evidence.ownFeatures ? { features: evidence.ownFeatures } : {}),
    ...(own.covering && subject.cloth ? { coveringColour: subject.cloth } : {}),
    ...(own.glasses ? { ...frameOn(own, subject), ...ownTone(own) } : {}),
  }
}

/** A moustache alone is then no beard at all. */
function bareLipped({ beard, ...own }: PortraitOptions, { isLipBare, isFaceBare }: PortraitSubject): PortraitOptions {
  if (isFaceBare) return own
  if (!isLipBare) return beard === undefined ? own : { ...own, beard }
  return beard === undefined || beard === 'bigode' ? own : { ...own, beard, moustache: 'sem' }
}

/** Bare shoulders are drawn on a woman alone, else only where a page tries them. */
function collarOn({ neutral, masculine }: PortraitOptions, collar = ''): GarmentType | undefined {
  const type = NECKLINES[collar]
  return (neutral || masculine) && type !== undefined && BARES_SHOULDERS.includes(type) ? undefined : type
}

/** Their ids: the records themselves are read in reports alone. */
const isKept = (cut: string | undefined): boolean => cut?.startsWith('de-hoje') === true
/** The cut that is worn, else its centimetres. */
function hairToday({ today, observed }: PortraitSubject, own: PortraitOptions): PortraitOptions {
  const worn = today?.cut ? DRAWING_OF_CUT[today.cut] : undefined
  const texture = observed?.texture?.value
  if (worn)
    return drawnIn(
      worn,
      HAIR_TEXTURES.find((known) => known === texture),
    )
  return today ? drawnToday(today, own) : {}
}

/** A veil is drawn back to the hairline, no further. */
export const withContourSeen = (own: PortraitOptions): PortraitOptions =>
  own.covering === 'veu' ? { ...own, isVeilBack: true } : own

/** As many as the chapter on glasses names. */
const NAMED_NEUTRALS = 3
/** OKLCH lightness; a darker frame cuts the face in two. */
const INK_LIGHTNESS = 0.26
/** Difference in OKLCH lightness at which a frame is seen on the skin. */
const SEEN_ON_SKIN = 0.2

/** As wide as the cheekbones, in the palette's first neutral seen on this skin, else a brown of its depth. */
function frameOn({ skin = 4 }: PortraitOptions, { colour, observed }: PortraitSubject): PortraitOptions {
  const seen = observed?.skin === undefined ? null : SKINS[skin]
  const named = (colour?.season ? colour.neutrals : [])
    .map(({ hex }) => hex)
    .filter((hex) => seen === null || !isLostOn(seen, hex))
    .slice(0, NAMED_NEUTRALS)
  const own = toLch(SKINS[skin])[0]
  const asked = named.find((hex) => {
    const [lightness] = toLch(hex)
    return lightness >= INK_LIGHTNESS && Math.abs(lightness - own) >= SEEN_ON_SKIN
  })
  return { glassesColour: asked ?? FRAME_BROWNS[skin], glassesToCheeks: true }
}

const ownTone = ({ glassesColour }: PortraitOptions): PortraitOptions =>
  glassesColour === undefined ? {} : { glassesColour }

const FRAME_BROWNS: Readonly<Record<SkinLevel, string>> = {
  1: '#8A5F45',
  2: '#80553C',
  3: '#704630',
  4: '#5F3A28',
  5: '#4B2D20',
  6: '#3A231A',
  7: '#A9794B',
  8: '#B0824F',
}

/** True when hair, covering or a bare head is known. */
export function knowsHead(subject: PortraitSubject): boolean {
  const { cut, covering, crown } = traitsOf(subject)
  return cut !== undefined || covering !== undefined || crown === 'sem-fios'
}

/** Only what the look tries differs from the person. */
export function portraitOf(subject: PortraitSubject, look: LookInput, view: View = 'front'): Portrait {
  return drawOnce(optionsTrying(subject, look, view))
}

/** The traits `portraitOf` draws. */
export function optionsTrying(subject: PortraitSubject, tried: LookInput, view: View = 'front'): PortraitOptions {
  const look = onHead(tried)
  const { beard, beardLength, moustache, glasses, glassesRim, ...rest } = traitsTrying(subject, look)
  const isOwn = look.glasses === undefined || look.glasses === OWN_FRAME
  const frame = isOwn ? glasses && { glasses, ...(glassesRim && { glassesRim }) } : GLASSES[look.glasses ?? '']
  const { fade, topCm, ...person } = rest
  return {
    ...person,
    shape: look.shape,
    // Today's fade and height do not apply to a tried cut.
    ...(keepsHair(rest, look)
      ? { ...(fade !== undefined && { fade }), ...(topCm !== undefined && { topCm }), ...partedBy(look) }
      : cutOn(rest, look)),
    ...(look.beard === undefined
      ? beard && { beard, ...(beardLength && { beardLength }), ...(moustache && { moustache }) }
      : bareLipped({ ...BEARDS[look.beard] }, subject)),
    ...BROWS[look.brow ?? ''],
    ...FRINGES[look.fringe ?? ''],
    ...(frame && { ...frame, ...(isOwn ? {} : frameOn(rest, subject)) }),
    ...colourOn(rest, look, subject.collar),
    ...pieceOn(rest, subject, look),
    ...(view === 'above' ? { overlay: 'contorno' as const } : {}),
    ...paintOn(look),
    view,
  }
}

/** A cloth under the chin, or the colour of the veil that would hide it. */
function colourOn(
  person: PortraitOptions,
  { neckline, shirt, cloth }: LookInput,
  collar: string | undefined,
): PortraitOptions {
  const { covering, garment } = person
  const veiled = covering === 'veu' && shirt !== undefined
  return {
    garment: {
      type: NECKLINES[neckline ?? ''] ?? collarOn(person, collar) ?? garment?.type ?? 'camiseta',
      colour: veiled ? '#5B1F2E' : (shirt ?? '#5B1F2E'),
    },
    ...(covering !== undefined && cloth !== undefined ? { coveringColour: cloth } : {}),
    ...(veiled ? { coveringColour: shirt } : shirt !== undefined && neckline === undefined ? { drape: shirt } : {}),
  }
}

const paintOn = ({ lipstick, eyeshadow, blush }: LookInput): PortraitOptions => ({
  ...(lipstick === undefined ? {} : { lipstick }),
  ...(eyeshadow === undefined ? {} : { makeup: eyeshadow }),
  ...(blush === undefined ? {} : { blush: 2.2, blushColour: blush }),
})

/** Where no cut is tried, the one that is worn goes with whatever else is. */
const onHead = (look: LookInput): LookInput =>
  look.worn === undefined || triesHair(look) ? look : { ...look, cut: look.worn, together: true }

/** Other looks carry a cut only so that the head is not bare. */
const triesHair = ({
  cut,
  together = false,
  beard,
  brow,
  glasses,
  neckline,
  ornament,
  shirt,
  cloth,
}: LookInput): boolean =>
  cut !== undefined &&
  !isKept(cut) &&
  (together || [beard, brow, glasses, neckline, ornament, shirt, cloth].every((tried) => tried === undefined))

/** A cut is drawn without the cloth only for people who asked for one, and none with hair on top where none grows. */
function traitsTrying(subject: PortraitSubject, look: LookInput): PortraitOptions {
  const own = traitsOf(subject)
  // A cloth tried by somebody who wears none.
  if (look.cloth !== undefined && own.covering === undefined) return { ...own, covering: 'turbante' }
  if (!triesHair(look) || subject.isHairHidden) return own
  const isBareCut = leavesTopBare(cutOf(DRAWING_OF_CUT[look.cut ?? '']?.cut ?? 'preso'))
  const { covering: _, crown, ...uncovered } = own
  const isRegrown = crown === 'ralo' && subject.regrownCuts?.includes(look.cut ?? '') === true
  const isLeftOut = isRegrown || (crown === 'sem-fios' && !isBareCut)
  return { ...uncovered, ...(crown && !isLeftOut ? { crown } : {}) }
}

const keepsHair = ({ cut }: PortraitOptions, look: LookInput) => cut !== undefined && !triesHair(look)

/** A way of wearing today's hair may part it elsewhere. */
function partedBy({ cut, worn }: LookInput): Pick<Drawing, 'part'> {
  const part = isKept(cut) && worn === undefined ? DRAWING_OF_CUT[cut ?? '']?.part : undefined
  return part === undefined ? {} : { part }
}

/** Drawing units; a bust is framed no lower. */
const FRAME_FOOT = 202
/** Whether the frame of a bust ends above the ends of its hair. */
export function hangsPastFrame(options: PortraitOptions): boolean {
  const { cut, traits } = resolvePerson(options)
  const { build } = cut
  if (traits.covering !== undefined) return false
  if (build.kind === 'loose' || build.kind === 'cords') return build.ends > FRAME_FOOT
  return (build.kind === 'tied' || build.kind === 'gathered-cords') && build.tie === 'half-up'
}

function cutOn(traits: PortraitOptions, look: LookInput): Drawing {
  const drawing: Drawing = DRAWING_OF_CUT[look.cut ?? ''] ?? { cut: 'preso' }
  return drawnIn(drawing, traits.texture)
}

const drawnIn = (drawing: Drawing, texture: HairTexture | undefined): Drawing =>
  texture && cutOf(drawing.cut).textures.includes(texture) ? { ...drawing, texture } : drawing

const SHORT = ['sem-cabelo', 'muito-curto', 'curto']
/** True when the drawn cut ends above the jaw. */
export const leavesShort = (cut: string) => SHORT.includes(cutOf(DRAWING_OF_CUT[cut]?.cut ?? 'preso').length)

/** A report repeats drawings across pages. */
const drawn = new Map<string, Portrait>()
const MOST_STORED = 24

export function drawOnce(options: PortraitOptions): Portrait {
  const key = JSON.stringify(options)
  const known = drawn.get(key)
  if (known) return known
  const portrait = drawPortrait(options)
  const [oldest] = drawn.keys()
  if (drawn.size >= MOST_STORED && oldest !== undefined) drawn.delete(oldest)
  drawn.set(key, portrait)
  return portrait
}

type BeardDrawn = Pick<PortraitOptions, 'beard' | 'beardLength' | 'moustache'>
const BEARDS: Readonly<Record<string, BeardDrawn>> = {
  'por-fazer-baixa': { beard: 'por-fazer', beardLength: { sides: 2, chin: 2 } },
  'por-fazer': { beard: 'por-fazer' },
  'curta-baixa': { beard: 'curta', beardLength: { sides: 5, chin: 6 } },
  curta: { beard: 'curta' },
  'curta-cheia-dos-lados': { beard: 'curta', beardLength: { sides: 11, chin: 7 } },
  media: { beard: 'cheia', beardLength: { sides: 20, chin: 22 } },
  cheia: { beard: 'cheia', beardLength: { sides: 26, chin: 42 } },
  'cheia-recolhida': { beard: 'cheia', beardLength: { sides: 16, chin: 42 } },
  'cheia-no-queixo': { beard: 'cheia', beardLength: { sides: 14, chin: 40 } },
  'cheia-dos-lados': { beard: 'cheia', beardLength: { sides: 22, chin: 10 } },
  'longa-no-queixo': { beard: 'cheia', beardLength: { sides: 9, chin: 28 } },
  'cheia-na-mandibula': { beard: 'cheia', beardLength: { sides: 28, chin: 20 } },
  'bigode-baixo': { beard: 'bigode', moustache: 'curto' },
  'bigode-curto': { beard: 'bigode', moustache: 'curto' },
  bigode: { beard: 'bigode' },
  'bigode-cheio': { beard: 'bigode', moustache: 'cheio' },
  'cavanhaque-baixo': { beard: 'cavanhaque' },
  cavanhaque: { beard: 'cavanhaque' },
  'cavanhaque-aberto': { beard: 'ancora' },
}
/** Of beards without sides, and of every moustache. */
const CHINS: Readonly<Record<string, number>> = { 'cavanhaque-baixo': 4, cavanhaque: 7, 'cavanhaque-aberto': 7 }
const MOUSTACHES: Readonly<Record<string, number>> = {
  'por-fazer-baixa': 2,
  'por-fazer': 3,
  'curta-baixa': 5,
  curta: 6,
  'curta-cheia-dos-lados': 6,
  cheia: 10,
  'cheia-recolhida': 10,
  'cheia-no-queixo': 10,
  'bigode-baixo': 3,
  'bigode-curto': 5,
  bigode: 8,
  'bigode-cheio': 12,
  'cavanhaque-baixo': 4,
  cavanhaque: 6,
  'cavanhaque-aberto': 5,
}
const MEDIUM_MOUSTACHE = 8

/** In millimetres, as drawn; null where nothing grows there. */
export type BeardSizes = { readonly sides: number | null; readonly chin: number | null; readonly moustache: number }

/** @param id what a look wears as `beard` */
export function beardSizesOf(id: string): BeardSizes | null {
  const { beard, beardLength } = BEARDS[id] ?? {}
  if (beard === undefined) return null
  const length =
    beardLength ??
    (beard === 'curta' || beard === 'cheia' ? LENGTHS[beard] : beard === 'por-fazer' ? { sides: 3, chin: 3 } : null)
  return {
    sides: length?.sides ?? null,
    chin: length?.chin ?? CHINS[id] ?? null,
    moustache: MOUSTACHES[id] ?? MEDIUM_MOUSTACHE,
  }
}

const BROWS: Readonly<Record<string, Pick<PortraitOptions, 'brow' | 'browWeight'>>> = {
  suave: { brow: 'suave' },
  arqueada: { brow: 'arqueada' },
  curva: { brow: 'arredondada' },
  reta: { brow: 'reta' },
  alongada: { brow: 'angular' },
  natural: { brow: 'suave', browWeight: 1.2 },
}

/** Laid over whatever cut the head wears. */
const FRINGES: Readonly<Record<string, Pick<PortraitOptions, 'fringe' | 'part'>>> = {
  sem: { fringe: 'nenhuma' },
  cortina: { fringe: 'cortina' },
  lateral: { fringe: 'lateral', part: -26 },
  reta: { fringe: 'reta' },
  leve: { fringe: 'desfiada' },
  curta: { fringe: 'micro' },
}

const GLASSES: Readonly<Record<string, Pick<PortraitOptions, 'glasses'>>> = {
  redondo: { glasses: 'redondo' },
  oval: { glasses: 'oval' },
  retangular: { glasses: 'retangular' },
  quadrado: { glasses: 'quadrado' },
  gatinho: { glasses: 'gatinho' },
  aviador: { glasses: 'aviador' },
  browline: { glasses: 'browline' },
  'sem-aro': { glasses: 'fino' },
  alto: { glasses: 'alto' },
}

const NECKLINES: Readonly<Record<string, NonNullable<PortraitOptions['garment']>['type']>> = {
  v: 'decote-v',
  redondo: 'camiseta',
  u: 'decote-u',
  canoa: 'canoa',
  quadrado: 'alcas',
  'gola-alta': 'gola-alta',
  camisa: 'camisa',
  'ombro-a-ombro': 'ombro-a-ombro',
  coracao: 'alcas',
  careca: 'camiseta',
}

/** They leave the base of the neck in sight. */
const OPEN: readonly string[] = ['decote-v', 'decote-u', 'canoa', 'alcas', 'camiseta', 'ombro-a-ombro']
export const showsNeck = (neckline: string): boolean => OPEN.includes(NECKLINES[neckline] ?? '')

type Piece = Pick<PortraitOptions, 'earrings' | 'hairTucked' | 'necklace' | 'hat' | 'scarf' | 'brooch' | 'hairSlide'>
const atEar = (earrings: NonNullable<PortraitOptions['earrings']>): Piece => ({ earrings, hairTucked: true })

/** Only what a bust can show: no watch, no ring. */
const ORNAMENTS: Readonly<Record<string, Piece>> = {
  gota: atEar('gota'),
  longo: atEar('longo'),
  argola: atEar('argola'),
  pera: atEar('pera'),
  lobulo: atEar('botao'),
  botao: atEar('botao'),
  ponto: atEar('ponto'),
  corrente: { necklace: 'clavicula' },
  'corrente-longa': { necklace: 'em-v' },
  'colar-curto': { necklace: 'curta' },
  gargantilha: { necklace: 'gargantilha' },
  chapeu: { hat: 'aba-media' },
  'copa-alta': { hat: 'copa-alta' },
  aba: { hat: 'aba-larga' },
  'copa-larga': { hat: 'copa-larga' },
  lenco: { scarf: true },
  presilha: { hairSlide: true },
  broche: { brooch: true },
}

/** In the metal of the palette; a short necklace of menswear is a chain. */
function pieceOn(
  { masculine }: PortraitOptions,
  subject: PortraitSubject,
  { ornament = '' }: LookInput,
): PortraitOptions {
  const piece = ORNAMENTS[ornament]
  if (!piece) return {}
  return {
    ...piece,
    ...(masculine && piece.necklace === 'curta' ? { necklace: 'elos' } : {}),
    metal: metalFor(subject),
  }
}

/** The palette's first metal; without a palette silver for grey hair, else gold. */
function metalFor({ colour, observed }: PortraitSubject): Metal {
  const named = colour?.season?.metals
  if (named !== undefined)
    return /^(prata|platina)/.test(named) ? 'prata' : named.startsWith('ouro velho') ? 'ouro-velho' : 'ouro'
  const isGrey =
    ['metade', 'quase todos'].includes(observed?.greys?.value ?? '') ||
    ['grisalho', 'branco'].includes(observed?.hairColour?.value ?? '')
  return isGrey ? 'prata' : 'ouro'
}

/** A veil's pin is beside the face, like an earring. */
export function placeOnBody(id: string): 'head' | 'ear' | 'neck' {
  const { hat, hairSlide, necklace, scarf } = ORNAMENTS[id] ?? {}
  return necklace !== undefined || scarf ? 'neck' : (hat ?? hairSlide) ? 'head' : 'ear'
}

/** No watch on a bust, only a pin on a veil, no hat on a cloth. */
export function isOrnamentSeen(id: string, subject: PortraitSubject): boolean {
  const piece = ORNAMENTS[id]
  if (!piece) return false
  const { covering, crown, cut } = traitsOf(subject)
  if (covering === 'veu' || piece.brooch) return covering === 'veu' && piece.brooch === true
  if (covering !== undefined && placeOnBody(id) === 'head') return false
  const isBare = crown === 'sem-fios' || (cut !== undefined && cutOf(cut).length === 'sem-cabelo')
  return !(piece.hairSlide && isBare)
}
