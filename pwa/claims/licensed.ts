import type { Voice } from '#contract/marketing.ts'
import type { PictureName } from '#pwa/frame/pictures.ts'

export interface Quote {
  readonly text: string
  readonly who: string
  readonly more: string
  /** For invented voices only. */
  readonly drawing?: Extract<PictureName, `${string}-depois`>
}

/** Shows only the name and shape that the buyer agreed to. */
export const licensedQuote = ({ text, name, shape, rating }: Voice): Quote => ({
  text,
  who: name,
  more: `${shape === null ? '' : `rosto ${shape} · `}deu ${rating} de 5`,
})

export const VOICES_NOTE = 'De quem comprou, publicadas com licença e escolhidas por nós.'
