/** Besides a cut: ids that the portrait maps, an ornament for ear, neck or head; from the shirt on `#RRGGBB`. */
export const LOOK_PARTS = [
  'beard',
  'fringe',
  'brow',
  'glasses',
  'neckline',
  'ornament',
  'shirt',
  'cloth',
  'lipstick',
  'eyeshadow',
  'blush',
] as const
export type LookPart = (typeof LOOK_PARTS)[number]
