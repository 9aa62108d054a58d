/**
 * What is drawn and shown of the cuts in a browser. A build writes these tables out as plain values (`build/plain-values.ts`):
 * the texts of the records, some 20 kB, are read in reports alone.
 */
import type { Drawing } from './cut.ts'
import { CUT_IDS, CUTS, type Cut } from './cuts.ts'

const tableOf = <T>(read: (cut: Cut) => T | undefined): Readonly<Record<string, T>> =>
  Object.fromEntries(
    CUT_IDS.flatMap((id) => {
      const value = read(CUTS[id])
      return value === undefined ? [] : [[id, value] as const]
    }),
  )

/** A shorter top is drawn as high as it is. */
const CROPPED_CM = 4

/** What each cut of the report is drawn as. */
export const DRAWING_OF_CUT = tableOf(({ drawing, centimetres: [front], takesNothing, forBareTop }): Drawing =>
  front <= CROPPED_CM && !takesNothing && !forBareTop ? { ...drawing, topCm: front } : drawing,
)

/** Under the drawing of the free test, for the cuts that it tries. */
export const QUIZ_WORDS = tableOf(({ quizWords }) => quizWords)

const PLACES_BELOW_EYES = ['nariz', 'maçã', 'boca', 'queixo', 'peito'] as const
export type SidePlace = (typeof PLACES_BELOW_EYES)[number]

/** Which place below the eyes the callout of a cut's sides names. */
export const SIDE_PLACES = tableOf(({ marks: [, side] }): SidePlace | undefined =>
  PLACES_BELOW_EYES.find((place) => side.includes(place)),
)
