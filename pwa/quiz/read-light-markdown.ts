export interface Span {
  readonly text: string
  readonly kind: 'text' | 'strong' | 'em'
}
export interface Block {
  readonly kind: 'paragraph' | 'item'
  readonly number: number
  readonly spans: readonly Span[]
}

const MARKS = /\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*/g
const ITEM = /^(\d{1,3})[.)]\s+/

/** Paragraphs, numbered items, `**bold**`, `*italics*`. All else, HTML too, stays text. */
export function readLightMarkdown(text: string): Block[] {
  return text
    .split(/\n{2,}|\n(?=\d{1,3}[.)]\s)/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const number = ITEM.exec(part)?.[1]
      return number
        ? { kind: 'item', number: Number(number), spans: readSpans(part.replace(ITEM, '')) }
        : { kind: 'paragraph', number: 0, spans: readSpans(part) }
    })
}

function readSpans(text: string): Span[] {
  const spans: Span[] = []
  let read = 0
  const add = (kind: Span['kind'], words: string) => words && spans.push({ kind, text: words })
  for (const match of text.matchAll(MARKS)) {
    const [whole, strong, em] = match
    add('text', text.slice(read, match.index))
    add(strong === undefined ? 'em' : 'strong', strong ?? em ?? '')
    read = match.index + whole.length
  }
  add('text', text.slice(read))
  return spans
}
