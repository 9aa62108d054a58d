import { type Frame, framed, PAIR_FRAME, type Picture } from './picture-frames.ts'

/**
 * Pictures of the public pages. `npm run pictures` draws them into `public/` (`build/pictures/site.ts`) as WebP, and as PNG for rare
 * browsers or broken files.
 */

/** viewBox: x, y, width, height in drawing units (eyes at y = 0). width: pixels of the file. */
export const PICTURE_FRAMES = {
  pair: PAIR_FRAME,
  /** One of the four photos. */
  photo: { viewBox: [-150, -170, 300, 300], width: 420 },
  close: { viewBox: [-140, -132, 280, 284], width: 800 },
  /** Down to mid-chest, for a tall plate. */
  tall: { viewBox: [-150, -196, 300, 400], width: 900 },
  /** One of the seven shapes, with its contour. */
  shape: { viewBox: [-112, -164, 224, 372], width: 400 },
  /**
   * One of seven heads in a row, cut out. In pixels of the row, x from the face's axis and y from its brow, scaled so that brow and chin
   * are SHAPE_ROW.chin apart.
   */
  row: { viewBox: [-98, -166, 196, 315], width: 490 },
  /** Head and shoulders. */
  person: { viewBox: [-140, -196, 280, 373], width: 560 },
  small: { viewBox: [-140, -196, 280, 373], width: 280 },
} as const satisfies Readonly<Record<string, Frame>>
/** The row's four lines, from the brow, in equal thirds. */
export const SHAPE_ROW = { hair: -63, brow: 0, nose: 63, chin: 126 } as const
export type PictureFrame = keyof typeof PICTURE_FRAMES

export const PICTURES = {
  'foto-frente': 'photo',
  'foto-esquerda': 'photo',
  'foto-direita': 'photo',
  'foto-costas': 'photo',
  'rosto-medido': 'close',
  'medidas-nilo': 'tall',
  'medidas-helena': 'tall',
  'linhas-ursula': 'tall',
  'pessoa-olivia': 'person',
  'pessoa-wanda': 'person',
  'pessoa-elza': 'person',
  'pessoa-rafa': 'person',
  'rosto-quel': 'small',
  'rosto-marta': 'small',
  'rosto-kenji': 'small',
  'rosto-olivia': 'small',
  'rosto-joao': 'small',
  'rosto-clara': 'small',
  'rosto-iara': 'small',
  'rosto-tiago': 'small',
  'rosto-helena': 'small',
  'rosto-ursula': 'small',
  'primavera-clara': 'small',
  'primavera-yuri': 'small',
  'primavera-quel': 'small',
  'verao-dora': 'small',
  'verao-iara': 'small',
  'verao-nilo': 'small',
  'outono-vitor': 'small',
  'outono-rafa': 'small',
  'outono-hero': 'small',
  'inverno-marta': 'small',
  'inverno-gil': 'small',
  'inverno-elza': 'small',
  'forma-oval': 'shape',
  'forma-redondo': 'shape',
  'forma-quadrado': 'shape',
  'forma-coracao': 'shape',
  'forma-triangulo': 'shape',
  'forma-diamante': 'shape',
  'forma-retangular': 'shape',
  'sete-oval': 'row',
  'sete-redondo': 'row',
  'sete-quadrado': 'row',
  'sete-coracao': 'row',
  'sete-triangulo': 'row',
  'sete-diamante': 'row',
  'sete-retangular': 'row',
  'franja-antes': 'pair',
  'franja-depois': 'pair',
  'barba-antes': 'pair',
  'barba-depois': 'pair',
  'cachos-antes': 'pair',
  'cachos-depois': 'pair',
  'oculos-antes': 'pair',
  'oculos-depois': 'pair',
  'grisalho-antes': 'pair',
  'grisalho-depois': 'pair',
  'camadas-antes': 'pair',
  'camadas-depois': 'pair',
  'pixie-antes': 'pair',
  'pixie-depois': 'pair',
  'tras-antes': 'pair',
  'tras-depois': 'pair',
  'entradas-antes': 'pair',
  'entradas-depois': 'pair',
} as const satisfies Readonly<Record<string, PictureFrame>>
export type PictureName = keyof typeof PICTURES

export const picture = (name: PictureName): Picture => framed(name, PICTURE_FRAMES[PICTURES[name]])
