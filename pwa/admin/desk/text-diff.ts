import { diffArrays } from 'diff'

export interface DiffPart {
  readonly kind: 'same' | 'added' | 'removed'
  readonly text: string
}

/** Trailing spaces kept: adjacent changes join. */
const words = (text: string) => text.match(/\S+\s*|\s+/g) ?? []

/** So few shared words (`a`, `de`) between two changes are coincidence: join the changes. */
const CHANCE_WORDS = 2
const CHANCE_LETTERS = 12

export function diffWords(before: string, after: string): DiffPart[] {
  const changes = diffArrays(words(before), words(after))
  const parts: DiffPart[] = []
  let [removed, added] = ['', '']
  const endChange = () => {
    if (removed) parts.push({ kind: 'removed', text: removed })
    if (added) parts.push({ kind: 'added', text: added })
    ;[removed, added] = ['', '']
  }
  for (const [at, change] of changes.entries()) {
    const text = change.value.join('')
    const isBetweenChanges = (removed !== '' || added !== '') && at < changes.length - 1
    const isChance = isBetweenChanges && change.value.length <= CHANCE_WORDS && text.length < CHANCE_LETTERS
    if (change.removed || (!change.added && isChance)) removed += text
    if (change.added || (!change.removed && isChance)) added += text
    if (change.added || change.removed || isChance) continue
    endChange()
    parts.push({ kind: 'same', text })
  }
  endChange()
  return parts
}
