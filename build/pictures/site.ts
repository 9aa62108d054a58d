import { picture, type PictureName, PICTURE_FRAMES, PICTURES, SHAPE_ROW } from '#pwa/frame/pictures.ts'
import { SEASON_PICTURES } from '#pwa/frame/season-pictures.ts'
import { FACE_SHAPES, type FaceShape } from '#visagism/knowledge/axes.ts'
import { FAMILIES, type Family } from '#visagism/colour/seasons.ts'
import { SWATCHES } from '#visagism/colour/swatches.ts'
import { PEOPLE, type PersonName, personOf, PLATES } from '#visagism/portrait/person/people.ts'
import { HAIR_COLOURS } from '#visagism/portrait/hair/salon-colours.ts'
import { drawPortrait, type PortraitOptions, type ViewBox } from '#visagism/portrait/views/portrait.ts'
import { type DrawnFile, pictureFiles, portraitSvg } from './picture-files.ts'

interface Drawn extends PortraitOptions {
  /** Without it the head is cut out. */
  readonly ground?: string
  readonly lined?: true
}

const { camera, marina, tiago, olivia, davi, paulo, clara, sonia, felipe, livia, nilo, helena, ursula } = PEOPLE
const PALE = '#FCF8F3'
const { sage, rose, gold, sand, clay, mist } = PLATES
const DEEP_SAND = '#E3CDB6'

/** One cloth for each of a season's three people, in order. */
const SEASON_CLOTHS: Readonly<Record<Family, readonly [string, string, string]>> = {
  primavera: ['Turquesa', 'Coral vivo', 'Amarelo girassol'],
  verao: ['Azul hortênsia', 'Rosa seco', 'Lavanda'],
  outono: ['Verde-musgo', 'Ferrugem', 'Mostarda'],
  inverno: ['Azul-royal', 'Vermelho verdadeiro', 'Branco puro'],
}

const shape = (form: FaceShape): Drawn => ({
  ...camera,
  shape: form,
  thirds: [32, 34, 34],
  garment: { type: 'canoa', colour: '#F7F0E6' },
  overlay: 'contorno',
  overlayColour: PALE,
  ground: sage,
})
const shapes = Object.fromEntries(FACE_SHAPES.map((form) => [`forma-${form}`, shape(form)]))

/** Varied skins and ages, hair clear of the contour. */
const SEVEN: Readonly<Record<FaceShape, PortraitOptions>> = {
  oval: {
    skin: 4,
    cut: 'preso',
    texture: 'liso',
    part: 0,
    hairColour: HAIR_COLOURS['castanho-escuro'],
    eyes: 'amendoado',
  },
  redondo: {
    masculine: true,
    skin: 1,
    cut: 'degrade',
    texture: 'liso',
    hairColour: HAIR_COLOURS['castanho-claro'],
    iris: 'verde',
    nose: 'arrebitado',
  },
  quadrado: {
    masculine: true,
    skin: 8,
    cut: 'raspado',
    texture: 'crespo',
    hairColour: HAIR_COLOURS.preto,
    beard: 'por-fazer',
    nose: 'largo',
    lips: 'cheios',
    jaw: 0.4,
  },
  coracao: {
    skin: 5,
    cut: 'coque-alto',
    texture: 'cacheado',
    hairColour: HAIR_COLOURS['castanho-escuro'],
    brow: 'arredondada',
    lipstick: '#b24a4e',
  },
  triangulo: {
    skin: 6,
    cut: 'raspado',
    texture: 'crespo',
    hairColour: HAIR_COLOURS.preto,
    earrings: 'argola-pequena',
    brow: 'arqueada',
    nose: 'largo',
    lips: 'cheios',
    lipstick: '#8e3238',
  },
  diamante: {
    skin: 2,
    cut: 'preso',
    texture: 'liso',
    part: 0,
    hairColour: HAIR_COLOURS.ruivo,
    age: 1,
    nose: 'fino',
    iris: 'mel',
  },
  retangular: {
    masculine: true,
    skin: 3,
    cut: 'degrade',
    texture: 'liso',
    hairColour: HAIR_COLOURS.grisalho,
    age: 2,
    brow: 'reta',
    lips: 'finos',
    nose: 'aquilino',
  },
}
/** Aligned on lines common to all seven. */
export const inRow = (form: FaceShape): Drawn => ({
  ...SEVEN[form],
  shape: form,
  thirds: [1, 1, 1],
  garment: { type: 'alcas', colour: '#F7F0E6' },
  overlay: 'contorno',
  overlayColour: PALE,
})
const row = Object.fromEntries(FACE_SHAPES.map((form) => [`sete-${form}`, inRow(form)]))

/** In a before-and-after pair only what the caption names changes. */
export const DRAWN: Readonly<Partial<Record<string, Drawn>>> & typeof shapes = {
  ...shapes,
  ...row,
  'foto-frente': { ...camera, ground: rose },
  'foto-esquerda': { ...camera, view: 'profile', facing: 'left', ground: DEEP_SAND },
  'foto-direita': { ...camera, view: 'profile', facing: 'right', ground: DEEP_SAND },
  'foto-costas': { ...camera, view: 'back', ground: rose },
  'rosto-medido': { ...camera, overlay: 'contorno', overlayColour: PALE, ground: gold, lined: true },
  'medidas-nilo': { ...nilo, overlay: 'contorno', overlayColour: PALE, ground: clay, lined: true },
  'medidas-helena': { ...helena, overlay: 'contorno', overlayColour: PALE, ground: sand, lined: true },
  'linhas-ursula': { ...ursula, ground: rose, lined: true },
  'franja-antes': { ...marina, ground: sand },
  'franja-depois': { ...marina, cut: 'camadas-cortina', ground: rose },
  'barba-antes': { ...tiago, ground: mist },
  'barba-depois': { ...tiago, beard: 'curta', ground: sage },
  'cachos-antes': { ...olivia, cut: 'preso', ground: sand },
  'cachos-depois': { ...olivia, cut: 'medio', fringe: 'cortina', ground: gold },
  'oculos-antes': { ...davi, pose: {}, glasses: 'quadrado', ground: mist },
  'oculos-depois': { ...davi, pose: {}, glasses: 'redondo', glassesColour: '#7a4a24', ground: clay },
  'grisalho-antes': { ...sonia, hairColour: '#3a2a22', ground: sand },
  'grisalho-depois': { ...sonia, ground: sage },
  'camadas-antes': { ...livia, pose: {}, cut: 'muito-longo', ground: sand },
  'camadas-depois': { ...livia, pose: {}, cut: 'shag-desfiado', ground: mist },
  'pixie-antes': { ...clara, cut: 'longo', ground: rose },
  'pixie-depois': { ...clara, cut: 'pixie-franja', ground: gold },
  'tras-antes': { ...felipe, cut: 'medio-masculino', beard: 'cheia', ground: sand },
  'tras-depois': { ...felipe, cut: 'para-tras', beard: 'curta', ground: sage },
  'entradas-antes': { ...paulo, glasses: 'fino', ground: mist },
  'entradas-depois': { ...paulo, cut: 'raspado', glasses: 'clubmaster', ground: rose },
}

/** Names such as `verao-iara`. */
export function personInSeason(name: string): Drawn | undefined {
  for (const family of FAMILIES) {
    const place = SEASON_PICTURES[family].findIndex((known) => known === name)
    if (place === -1) continue
    const who = name.slice(family.length + 1)
    const cloth = SWATCHES[family].find((swatch) => swatch.name === SEASON_CLOTHS[family][place])
    if (!isPerson(who) || !cloth) throw new Error(`Nobody sits, or nothing is worn, for the picture ${name}.`)
    const { plate, ...traits } = personOf(who)
    return { ...traits, pose: {}, garment: { type: 'gola-alta', colour: cloth.hex }, ground: PLATES[plate] }
  }
  return undefined
}

/** Names such as `pessoa-olivia`, or small, `rosto-olivia`. */
function personAlone(name: string): Drawn | undefined {
  const who = name.replace(/^(pessoa|rosto)-/, '')
  if (!isPerson(who)) return undefined
  const { plate, ...traits } = personOf(who)
  return { ...traits, ground: PLATES[plate] }
}

const isPerson = (name: string): name is PersonName => Object.hasOwn(PEOPLE, name)
const isPicture = (name: string): name is PictureName => Object.hasOwn(PICTURES, name)

function drawSitePicture(name: PictureName): DrawnFile[] {
  const drawn = DRAWN[name] ?? personInSeason(name) ?? personAlone(name)
  if (!drawn) throw new Error(`Nobody sits for the picture ${name}.`)
  const { ground, lined, ...traits } = drawn
  const frame = PICTURES[name]
  const viewBox = frame === 'row' ? viewInRow(traits) : PICTURE_FRAMES[frame].viewBox
  const lines = lined && { sw: 0.5, op: 0.45 }
  return pictureFiles(
    picture(name),
    viewBox,
    portraitSvg(traits, viewBox, ground ? { fill: ground, lines } : undefined),
  )
}

/** Aligns brow and chin with the row's. */
export function viewInRow(traits: PortraitOptions): ViewBox {
  const { brow, chin } = drawPortrait(traits).landmarks
  const unit = (chin - brow) / SHAPE_ROW.chin
  const [x, y, width, height] = PICTURE_FRAMES.row.viewBox
  return [x * unit, brow + y * unit, width * unit, height * unit]
}

export const sitePictures: readonly DrawnFile[] = Object.keys(PICTURES).filter(isPicture).flatMap(drawSitePicture)
