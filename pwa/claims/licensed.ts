import type { Voice } from '#contract/marketing.ts'
import type { PictureName } from '#pwa/frame/pictures.ts'

/** One voice, as it stands on a page. */
export interface Quote {
  readonly text: string
  readonly who: string
  /** What stands beside the name. */
  readonly more: string
  /** A drawn face of the same change, beside invented voices alone. */
  readonly drawing?: Extract<PictureName, `${string}-depois`>
}

/** A buyer's licensed sentence: their name as they wish it, the face's shape where they wish it, the mark they gave. */
export const licensedQuote = ({ text, name, shape, rating }: Voice): Quote => ({
  text,
  who: name,
  more: `${shape === null ? '' : `rosto ${shape} · `}deu ${rating} de 5`,
})

/** Who chose which voices stand there, said beside them. */
export const VOICES_NOTE = 'De quem comprou, publicadas com licença e escolhidas por nós.'
