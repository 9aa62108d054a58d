export const FRAMING_DOUBTS = [
  'lying',
  'no-face',
  'two-faces',
  'small',
  'cut',
  'tilted',
  'turned',
  'front-in-side',
  'side-in-front',
  'other-side',
  'face-in-back',
] as const
export type FramingDoubt = (typeof FRAMING_DOUBTS)[number]
