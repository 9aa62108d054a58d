import { Problem } from '#contract/problem.ts'
import { forPerson } from '#visagism/facts/needs-person.ts'
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
}

/** What only a person may answer, with its words; null if nothing. */
export interface NoteConcerns {
  readonly concerns: string[]
  readonly words: string[]
}

export function concernsIn(form: NotedForm | null): NoteConcerns | null {
  const found = forPerson(form?.observations, new Date().toISOString(), saidFacts(form?.facts ?? []))
  if (found.length === 0) return null
  return { concerns: [...new Set(found.map(({ concern }) => concern))], words: found.map(({ words }) => words) }
}

/**
 * True without such a topic, or once a visagist approved the current form. No other release suffices: the letter claims that a person read
 * the note.
 */
export async function noteIsAnswered(tx: Tx, { id, submittedAt, form }: NotedOrder): Promise<boolean> {
  if (!concernsIn(form)) return true
  const since = submittedAt ? { createdAt: { gte: submittedAt } } : {}
  return (await tx.analysis.count({ where: { orderId: id, state: 'approved', ...since } })) > 0
}

/** @throws Problem note-unread, naming the topics */
export async function refuseUnreadNote(tx: Tx, order: NotedOrder): Promise<void> {
  if (await noteIsAnswered(tx, order)) return
  const { words = [] } = concernsIn(order.form) ?? {}
  throw new Problem('note-unread', {
    text: `O recado deste pedido (${words.map((word) => `“${word}”`).join(', ')}) precisa ser lido por uma pessoa. Confira e aprove na mesa.`,
  })
}
