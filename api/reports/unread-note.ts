import { PHOTO_SLOT_WORDS } from '#contract/onboarding.ts'
import { PHOTO_DOUBT_WORDS } from '#contract/photo-doubts.ts'
import { Problem } from '#contract/problem.ts'
import { forPerson } from '#visagism/facts/needs-person.ts'
import { wholeNote } from '#visagism/facts/settle.ts'
import { isBlankNote } from '#visagism/knowledge/observations.ts'
import { type Judged, doubtsOf } from '../orders/photo-doubts.ts'
import { saidFacts } from '../orders/said-facts.ts'
import type { Tx } from '../platform/db.ts'

/** The note, and what was said beside it. */
interface NotedForm {
  readonly observations: string
  readonly facts: Parameters<typeof saidFacts>[0]
}

interface NotedOrder {
  readonly id: string
  readonly submittedAt: Date | null
  readonly form: NotedForm | null
  readonly photos: readonly DoubtedPhoto[]
}

type DoubtedPhoto = Judged & { readonly slot: keyof typeof PHOTO_SLOT_WORDS }

/** What only a person may answer, with its words; without words, photos in doubt beside an empty note. Null if nothing. */
export interface NoteConcerns {
  readonly concerns: string[]
  readonly words: string[]
}

/** @param photos of the same order; none where only the note is asked for */
export function concernsIn(form: NotedForm | null, photos: readonly DoubtedPhoto[] = []): NoteConcerns | null {
  const said = saidFacts(form?.facts ?? [])
  const found = forPerson(form?.observations, new Date().toISOString(), said)
  if (found.length === 0) {
    const doubted = isBlankNote(wholeNote(form?.observations, said)) ? doubtedIn(photos) : []
    return doubted.length > 0 ? { concerns: doubted, words: [] } : null
  }
  return { concerns: [...new Set(found.map(({ concern }) => concern))], words: found.map(({ words }) => words) }
}

/** “frente tremida”: nobody told in words what the picture does not show. */
const doubtedIn = (photos: readonly DoubtedPhoto[]): string[] =>
  photos.flatMap((photo) => {
    const doubts = doubtsOf(photo, photos).map((doubt) => PHOTO_DOUBT_WORDS[doubt])
    return doubts.length > 0 ? [`${PHOTO_SLOT_WORDS[photo.slot].toLowerCase()}: ${doubts.join(', ')}`] : []
  })

/**
 * True without such a topic, or once a visagist approved the current form. No other release suffices: the letter claims that a person read
 * the note.
 */
export async function noteIsAnswered(tx: Tx, { id, submittedAt, form, photos }: NotedOrder): Promise<boolean> {
  if (!concernsIn(form, photos)) return true
  const since = submittedAt ? { createdAt: { gte: submittedAt } } : {}
  return (await tx.analysis.count({ where: { orderId: id, state: 'approved', ...since } })) > 0
}

/** @throws Problem note-unread, naming the topics */
export async function refuseUnreadNote(tx: Tx, order: NotedOrder): Promise<void> {
  if (await noteIsAnswered(tx, order)) return
  const { concerns = [], words = [] } = concernsIn(order.form, order.photos) ?? {}
  if (words.length === 0)
    throw new Problem('note-unread', {
      text: `Não há recado, e há foto em dúvida (${concerns.join('; ')}). Uma pessoa precisa olhar: confira e aprove na mesa.`,
    })
  throw new Problem('note-unread', {
    text: `O recado deste pedido (${words.map((word) => `“${word}”`).join(', ')}) precisa ser lido por uma pessoa. Confira e aprove na mesa.`,
  })
}
