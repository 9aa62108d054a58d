import { Problem } from '#contract/problem.ts'
import { sensitiveWords } from '#visagism/knowledge/sensitive-words.ts'
import type { Tx } from '../platform/db.ts'

interface NotedOrder {
  readonly id: string
  readonly submittedAt: Date | null
  readonly form: { readonly observations: string } | null
}

/** Topics only a person may answer, with their words; null if none. */
export interface NoteConcerns {
  readonly concerns: string[]
  readonly words: string[]
}

export function concernsIn(note: string | null | undefined): NoteConcerns | null {
  const found = sensitiveWords(note)
  if (found.length === 0) return null
  return { concerns: [...new Set(found.map(({ concern }) => concern))], words: found.map(({ word }) => word) }
}

/**
 * True without such a topic, or once a visagist approved the current form. No other release suffices: the letter claims that a person read
 * the note.
 */
export async function noteIsAnswered(tx: Tx, { id, submittedAt, form }: NotedOrder): Promise<boolean> {
  if (!concernsIn(form?.observations)) return true
  const since = submittedAt ? { createdAt: { gte: submittedAt } } : {}
  return (await tx.analysis.count({ where: { orderId: id, state: 'approved', ...since } })) > 0
}

/** @throws Problem note-unread, naming the topics */
export async function refuseUnreadNote(tx: Tx, order: NotedOrder): Promise<void> {
  if (await noteIsAnswered(tx, order)) return
  const { words = [] } = concernsIn(order.form?.observations) ?? {}
  throw new Problem('note-unread', {
    text: `O recado deste pedido (${words.map((word) => `“${word}”`).join(', ')}) precisa ser lido por uma pessoa. Confira e aprove na mesa.`,
  })
}
