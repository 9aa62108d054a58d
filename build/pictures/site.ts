import { picture, type PictureName, PICTURE_FRAMES, PICTURES } from '#pwa/frame/pictures.ts'
import { FACE_SHAPES, type FaceShape } from '#visagism/axes.ts'
import { PEOPLE, type PersonName, personOf, PLATES } from '#visagism/portrait/people.ts'
import type { PortraitOptions } from '#visagism/portrait/portrait.ts'
import { type DrawnFile, pictureFiles, portraitSvg } from './picture-files.ts'

interface Drawn extends PortraitOptions {
  readonly ground: string
  /** The four measuring lines, across the whole picture. */
  readonly lined?: true
}

const { camera, marina, tiago, olivia, davi, paulo, clara, sonia, felipe, livia, nilo, helena, ursula } = PEOPLE
const PALE = '#FCF8F3'
const { sage, rose, gold, sand, clay, mist } = PLATES
const DEEP_SAND = '#E3CDB6'

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

/** The same face before and after: what changes is what a person can change. */
const DRAWN: Readonly<Partial<Record<string, Drawn>>> & typeof shapes = {
  ...shapes,
  'foto-frente': { ...camera, ground: rose },
  'foto-esquerda': { ...camera, view: 'profile', facing: 'left', ground: DEEP_SAND },
  'foto-direita': { ...camera, view: 'profile', facing: 'right', ground: DEEP_SAND },
  'foto-costas': { ...camera, view: 'back', ground: rose },
  'rosto-medido': { ...camera, overlay: 'contorno', overlayColour: PALE, ground: gold, lined: true },
  capa: { ...camera, ground: rose },
  'medidas-nilo': { ...nilo, overlay: 'contorno', overlayColour: PALE, ground: clay, lined: true },
  'medidas-helena': { ...helena, overlay: 'contorno', overlayColour: PALE, ground: sand, lined: true },
  'linhas-ursula': { ...ursula, ground: rose, lined: true },
  'franja-antes': { ...marina, ground: sand },
  'franja-depois': { ...marina, cut: 'camadas-cortina', ground: rose },
  'barba-antes': { ...tiago, ground: mist },
  'barba-depois': { ...tiago, cut: 'topete', beard: 'curta', ground: sage },
  'cachos-antes': { ...olivia, cut: 'preso', earrings: 'ponto', smile: 1, ground: sand },
  'cachos-depois': { ...olivia, cut: 'medio', fringe: 'cortina', ground: gold },
  'oculos-antes': { ...davi, pose: {}, glasses: 'quadrado', ground: mist },
  'oculos-depois': { ...davi, pose: {}, cut: 'crop', glasses: 'redondo', glassesColour: '#7a4a24', ground: clay },
  'grisalho-antes': { ...sonia, hairColour: '#3a2a22', cut: 'preso', smile: 1, ground: sand },
  'grisalho-depois': { ...sonia, cut: 'afro-curto', ground: sage },
  'camadas-antes': { ...livia, pose: {}, cut: 'muito-longo', ground: sand },
  'camadas-depois': { ...livia, pose: {}, cut: 'shag', ground: mist },
  'pixie-antes': { ...clara, cut: 'longo', ground: rose },
  'pixie-depois': { ...clara, cut: 'pixie', ground: gold },
  'tras-antes': { ...felipe, cut: 'medio-masculino', beard: 'cheia', ground: sand },
  'tras-depois': { ...felipe, cut: 'para-tras', beard: 'curta', ground: sage },
  'entradas-antes': { ...paulo, glasses: 'fino', ground: mist },
  'entradas-depois': { ...paulo, cut: 'raspado', beard: 'curta', glasses: 'clubmaster', ground: rose },
}

/** One of the cast as they are: `pessoa-olivia`, or small, `rosto-olivia`. */
function personAlone(name: string): Drawn | undefined {
  const who = name.replace(/^(pessoa|rosto)-/, '')
  if (!isPerson(who)) return undefined
  const { plate, ...traits } = personOf(who)
  return { ...traits, ground: PLATES[plate] }
}

const isPerson = (name: string): name is PersonName => Object.hasOwn(PEOPLE, name)
const isPicture = (name: string): name is PictureName => Object.hasOwn(PICTURES, name)

function drawSitePicture(name: PictureName): DrawnFile[] {
  const drawn = DRAWN[name] ?? personAlone(name)
  if (!drawn) throw new Error(`Nobody sits for the picture ${name}.`)
  const { ground, lined, ...traits } = drawn
  const { viewBox } = PICTURE_FRAMES[PICTURES[name]]
  const lines = lined && { sw: 0.5, op: 0.45 }
  return pictureFiles(picture(name), viewBox, portraitSvg(traits, viewBox, { fill: ground, lines }))
}

/** The pictures of the public pages. */
export const sitePictures: readonly DrawnFile[] = Object.keys(PICTURES).filter(isPicture).flatMap(drawSitePicture)
