import { type DrawnFace, drawFace } from './drawn-face.ts'

/** 720 × 960 (a phone upright), unmirrored. */
export interface SheetScene {
  readonly face: DrawnFace
  readonly paper?: string | null
  readonly wall?: string
  /** Paper at the picture's left: a mirrored view shows it at the right. */
  readonly mirrored?: boolean
}

/** Paper reflects nine tenths of the light. */
export const DRAWN_PAPER = '#f3f3f3'
const WALL = '#b9bec4'

export function drawSheetScene({ face, paper = DRAWN_PAPER, wall = WALL, mirrored = false }: SheetScene): string {
  // The head is symmetrical, so moving it is enough.
  const at = { face: mirrored ? 223 : -13, paper: mirrored ? -40 : 452 }
  const drawing = drawFace(face).replace('<svg ', `<svg x="${at.face}" y="150" `)
  const scaled = drawing.replace('width="600" height="720"', 'width="510" height="612"').replaceAll(WALL, wall)
  const sheet = paper
    ? `<path transform="rotate(-4 ${at.paper + 150} 530)" d="M${at.paper} 290h310v440h-310z" fill="${paper}"/>`
    : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="720" height="960" viewBox="0 0 720 960"><rect width="720" height="960" fill="${wall}"/>${scaled}${sheet}</svg>`
}
