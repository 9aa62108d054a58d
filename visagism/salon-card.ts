/** The one-page card to show in the salon: what to ask for, in the words a hairdresser uses. */
import { pathLabel } from './hair/hair-advice.ts'
import type { CutId } from './hair-cuts.ts'
import { HAIR_PATHS } from './hair/hair.ts'
import { cutWeeks, everyWeeks } from './maintenance.ts'
import { lower } from './pt.ts'
import type { Reading } from './reading.ts'
import { hairRefusals } from './refusals.ts'
import { sensitiveWords } from './sensitive-words.ts'

export type SalonCard = {
  readonly cut: CutId
  readonly title: string
  /** To be read aloud, without quotation marks. */
  readonly ask: string
  /** Callouts over the drawing, top to bottom. */
  readonly marks: readonly string[]
  /** `frente: 26 cm da risca` */
  readonly sizes: readonly string[]
  readonly avoid: readonly string[]
  readonly after: readonly string[]
  /** The other two cuts, to read aloud another day. */
  readonly others: readonly { readonly label: string; readonly title: string; readonly ask: string }[]
  /** The person's own sentences about allergies, as they wrote them; absent where they wrote none. */
  readonly allergies?: string
}

/** A sentence that goes on with the one before: `E a henna também.` */
const GOES_ON = /^(e|nem|também|tampouco|além|inclusive|mas|ou|a|ao|à)(?![\p{L}])/iu

/**
 * The sentences of a note that speak of allergies, as they were written. A note that does never leaves without a person's
 * approval: what is quoted here was read.
 */
export function allergiesIn(note: string | null | undefined): string | undefined {
  const told: string[] = []
  let isOpen = false
  for (const sentence of (note ?? '').replace(/\s+/g, ' ').split(/(?<=[.!?;])\s+/)) {
    isOpen = sensitiveWords(sentence).some(({ concern }) => concern === 'alergia') || (isOpen && GOES_ON.test(sentence))
    if (isOpen) told.push(sentence)
  }
  return told.length === 0 ? undefined : told.join(' ').trim()
}

/** The card of the recommended cut. */
export function salonCardOf(r: Reading): SalonCard {
  const { cut } = r.cuts[r.cuts.recommended]
  const weeks = cutWeeks(cut, r.brief.form.maintenanceLevel)
  return {
    cut: cut.id,
    title: cut.name,
    ask: cut.ask,
    marks: cut.marks,
    sizes: [`frente: ${cut.sizes.front}`, `laterais: ${cut.sizes.sides}`, `nuca: ${cut.sizes.nape}`],
    avoid: hairRefusals(r.shape, r.isTopBare).map(({ what }) => lower(what)),
    after: [
      `em casa: ${cut.minutes === 1 ? '1 minuto' : `${cut.minutes} minutos`}`,
      `volte ${everyWeeks(weeks)}`,
      `volume ${cut.volume}`,
    ],
    ...allergiesOf(r),
    others: HAIR_PATHS.filter((path) => path !== r.cuts.recommended).map((path) => ({
      label: pathLabel(path, r.cuts[path]),
      title: r.cuts[path].cut.name,
      ask: r.cuts[path].cut.ask,
    })),
  }
}

function allergiesOf({ brief }: Reading): Pick<SalonCard, 'allergies'> {
  const allergies = allergiesIn(brief.form.observations)
  return allergies === undefined ? {} : { allergies }
}
