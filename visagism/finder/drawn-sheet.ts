import { type DrawnFace, drawFace } from './drawn-face.ts'

/** A scene of the camera, 720 × 960 as a phone held upright, in the picture's own pixels and not as a mirror. */
export interface SheetScene {
  readonly face: DrawnFace
  /** Colour of the paper; null: nobody holds any. */
  readonly paper?: string | null
  readonly wall?: string
  /** The paper at the picture's left, where a mirror shows it at the right. */
  readonly mirrored?: boolean
}

/** As light as office paper is beside a face: nine tenths of the light. */
export const DRAWN_PAPER = '#f3f3f3'
const WALL = '#b9bec4'

/** A drawn face of ours with a white sheet of paper beside it, as SVG. */
export function drawSheetScene({ face, paper = DRAWN_PAPER, wall = WALL, mirrored = false }: SheetScene): string {
  // A head leans towards neither side: moved, it need not be turned round.
  const at = { face: mirrored ? 223 : -13, paper: mirrored ? -40 : 452 }
  const drawing = drawFace(face).replace('<svg ', `<svg x="${at.face}" y="150" `)
  const scaled = drawing.replace('width="600" height="720"', 'width="510" height="612"').replaceAll(WALL, wall)
  const sheet = paper
    ? `<path transform="rotate(-4 ${at.paper + 150} 530)" d="M${at.paper} 290h310v440h-310z" fill="${paper}"/>`
    : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="720" height="960" viewBox="0 0 720 960"><rect width="720" height="960" fill="${wall}"/>${scaled}${sheet}</svg>`
}
