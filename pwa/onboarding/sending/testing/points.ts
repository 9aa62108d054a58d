import type { FaceMarking } from '#contract/face/marking.ts'
import type { SideMarking } from '#contract/face/side.ts'

/** Different for each `at`. */
export const sidePoints = (slot: SideMarking['slot'] = 'side_left', at = 1): SideMarking => ({
  slot,
  points: { glabella: { x: 4, y: at }, noseTip: { x: 2, y: 5 }, noseBase: { x: 3, y: 6 }, chin: { x: 4, y: 9 } },
  origins: { glabella: 'hand', noseTip: 'checked', noseBase: 'hand', chin: 'hand' },
  photo: { width: 10, height: 10 },
})

/** Different for each `at`. */
export const points = (at: number): FaceMarking => ({
  points: {
    hairline: { x: at, y: 1 },
    chin: { x: at, y: 9 },
    templeLeft: { x: 1, y: 3 },
    templeRight: { x: 9, y: 3 },
    cheekboneLeft: { x: 1, y: 5 },
    cheekboneRight: { x: 9, y: 5 },
    jawLeft: { x: 2, y: 7 },
    jawRight: { x: 8, y: 7 },
  },
  photo: { width: 100, height: 100 },
})
