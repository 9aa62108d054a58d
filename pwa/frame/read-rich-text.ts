export type RichPart =
  | { readonly kind: 'text' | 'strong'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }

const MARKS = /\[([^\]]+)\]\(([^)]+)\)|\*\*([^*]+)\*\*/g

/** Marks: `[words](/address)` and `**stress**`. */
export function readRichText(text: string): RichPart[] {
  const parts: RichPart[] = []
  let read = 0
  for (const match of text.matchAll(MARKS)) {
    const [whole, words, href, strong] = match
    if (match.index > read) parts.push({ kind: 'text', text: text.slice(read, match.index) })
    parts.push(
      words !== undefined && href !== undefined
        ? { kind: 'link', text: words, href }
        : { kind: 'strong', text: strong ?? '' },
    )
    read = match.index + whole.length
  }
  if (read < text.length) parts.push({ kind: 'text', text: text.slice(read) })
  return parts
}

export const plainText = (text: string) =>
  readRichText(text)
    .map((part) => part.text)
    .join('')
