import { buildFace } from '../head/face.ts'
import { faceOutline } from '../head/outline.ts'
import { sideSilhouette } from '../hair/side-lines.ts'
import { FINE } from '../pen/pen.ts'
import { type Line, mirror } from '../pen/points.ts'
import { nape, throat } from './profile-body.ts'
import { profileLine } from './profile-face.ts'

export const CAMERA_SLOTS = ['front', 'side_left', 'side_right', 'back'] as const
export type CameraSlot = (typeof CAMERA_SLOTS)[number]

/** The camera's guide: an SVG path in drawing units. `side_left` looks to the viewer's left. */
export function cameraOutline(slot: CameraSlot): string {
  switch (slot) {
    case 'front':
      return faceOutline('oval')
    case 'side_left':
      return profileOutline('left')
    case 'side_right':
      return profileOutline('right')
    case 'back':
      return BACK_OUTLINE
  }
}

/** An open SVG path. */
function profileOutline(facing: 'left' | 'right'): string {
  const face = buildFace({ shape: 'oval' })
  const front = profileLine(face, 'reto', 1)
  const head = sideSilhouette(5, 7).filter(([x, y]) => y < 40 && x > -70)
  const neck = throat(face).slice(2, -2)
  const back = nape(face).slice(0, -2)
  const whole: Line = [...[...neck].reverse(), ...[...front].reverse(), ...head, ...back]
  return FINE.smooth(facing === 'left' ? whole : mirror(whole))
}

const BACK_HALF: Line = [
  [0, -138],
  [30, -133.5],
  [58, -117],
  [76, -87],
  [82, -46],
  [80, -6],
  [71, 34],
  [57, 62],
  [43, 80],
  [37, 98],
  [38, 122],
  [48, 143],
  [78, 168],
  [108, 183],
]

const BACK_OUTLINE: string = FINE.smooth([...[...mirror(BACK_HALF)].reverse(), ...BACK_HALF.slice(1)])
