import type { Voice } from '#contract/marketing.ts'
import type { PictureName } from '#pwa/frame/pictures.ts'

export interface Quote {
  readonly text: string
  readonly who: string
  /** Text beside the name. */
  readonly more: string
  /** A drawn face of the same change, for invented voices only. */
  readonly drawing?: Extract<PictureName, `${string}-depois`>
}

/** A buyer's licensed sentence, with the name and face shape they agreed to show, and their rating. */
export const licensedQuote = ({ text, name, shape, rating }: Voice): Quote => ({
  text,
  who: name,
  more: `${shape === null ? '' : `rosto ${shape} · `}deu ${rating} de 5`,
})

/** Discloses who chose the voices. */
export const VOICES_NOTE = 'De quem comprou, publicadas com licença e escolhidas por nós.'
