import * as z from 'zod/mini'
import { FRAMING_DOUBTS } from '#visagism/finder/doubts.ts'
import { PhotoSlot } from './onboarding.ts'

/** Found on the device; the photo is used anyway. */
export const SEEN_DOUBTS = [...FRAMING_DOUBTS, 'soft', 'dark', 'bright'] as const
export type SeenDoubt = (typeof SEEN_DOUBTS)[number]

/** Adds those that depend on the other photos, judged at each viewing. */
export const PHOTO_DOUBTS = [...SEEN_DOUBTS, 'same-picture'] as const
export const PhotoDoubt = z.enum(PHOTO_DOUBTS)
export type PhotoDoubt = z.infer<typeof PhotoDoubt>

/** Follows "enviada mesmo assim". */
export const PHOTO_DOUBT_WORDS: Readonly<Record<PhotoDoubt, string>> = {
  lying: 'deitada',
  'no-face': 'rosto não achado',
  'two-faces': 'duas pessoas',
  small: 'rosto pequeno',
  cut: 'rosto cortado',
  tilted: 'inclinada',
  turned: 'rosto virado',
  'front-in-side': 'parece de frente',
  'side-in-front': 'parece de lado',
  'other-side': 'parece o outro lado',
  'face-in-back': 'com rosto à vista',
  soft: 'tremida',
  dark: 'escura',
  bright: 'clara demais',
  'same-picture': 'foto repetida',
}

export const allTheSame = (doubts: readonly PhotoDoubt[]): string | null =>
  doubts.length > 0 ? `Enviada mesmo assim: ${doubts.map((doubt) => PHOTO_DOUBT_WORDS[doubt]).join(', ')}` : null

/** Unique, in our order. A photo is never refused for unknown words. */
export const seenDoubtsOf = (words: readonly unknown[]): SeenDoubt[] =>
  SEEN_DOUBTS.filter((doubt) => words.includes(doubt))

/** About the picture, whatever its slot. */
const OF_THE_PICTURE = new Set<SeenDoubt>(['lying', 'two-faces', 'small', 'cut', 'soft', 'dark', 'bright'])
/** Doubts that remain in another slot. */
export const doubtsElsewhere = (doubts: readonly SeenDoubt[]): SeenDoubt[] =>
  doubts.filter((doubt) => OF_THE_PICTURE.has(doubt))

export const writeDoubts = (doubts: readonly SeenDoubt[]): string | undefined => doubts.join(',') || undefined
export const readDoubts = (text: string | undefined): SeenDoubt[] => seenDoubtsOf(text?.split(',') ?? [])

export type DoubtsBySlot = Readonly<Partial<Record<PhotoSlot, readonly SeenDoubt[]>>>
const WordsBySlot = z.partialRecord(PhotoSlot, z.array(z.unknown()))

export const writeDoubtsBySlot = (doubts: DoubtsBySlot): string | undefined =>
  Object.keys(doubts).length > 0 ? JSON.stringify(doubts) : undefined

/** Unreadable text gives none. */
export function readDoubtsBySlot(text: string | undefined): DoubtsBySlot {
  const words = WordsBySlot.safeParse(parsed(text))
  if (!words.success) return {}
  return Object.fromEntries(Object.entries(words.data).map(([slot, said]) => [slot, seenDoubtsOf(said)]))
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return null
  }
}
