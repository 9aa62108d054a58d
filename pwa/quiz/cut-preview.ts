export const PREVIEW_MAX = 480
export const PREVIEW_MIN = 350

const CONNECTING = new Set(
  'e ou mas que porque quando onde como com para por pois se em na no de da do sem sobre entre até então também'.split(
    ' ',
  ),
)

/** At most 480 characters, cut after a connecting word past the 350th, else after a word. Open stress marks are closed. */
export function cutPreview(analysis: string): string {
  const text = analysis.trim()
  if (text.length <= PREVIEW_MAX) return text
  // Room for `…` and two closing marks.
  const room = text.slice(0, PREVIEW_MAX - '…'.length - '***'.length)
  const kept = lastConnecting(room) ?? lastWord(room, text)
  return closeMarks(kept) + '…'
}

function lastConnecting(room: string): string | null {
  for (const match of [...room.matchAll(/[\p{L}]+(?=\s)/gu)].reverse()) {
    if (match.index < PREVIEW_MIN) return null
    if (CONNECTING.has(match[0].toLowerCase())) return room.slice(0, match.index + match[0].length)
  }
  return null
}

function lastWord(room: string, text: string): string {
  const endsWord = /\s/.test(text.charAt(room.length))
  const boundary = endsWord ? room.length : room.search(/\s\S*$/)
  // One endless word: never cut a surrogate pair.
  const kept = boundary > 0 ? room.slice(0, boundary) : room.replace(/[\ud800-\udbff]$/, '')
  return kept.replace(/[\s,;:.–—-]+$/u, '')
}

/** `um **rosto` → `um **rosto**`; a trailing mark is removed. */
function closeMarks(text: string): string {
  const bare = text.replace(/\s*\*+$/, (marks, at: number) =>
    isOpen(text.slice(0, at), marks.trim()) ? marks.trim() : '',
  )
  if (isOpen(bare, '**')) return `${bare}**`
  return isOpen(bare.replaceAll('**', ''), '*') ? `${bare}*` : bare
}

const isOpen = (text: string, mark: string) => text.split(mark).length % 2 === 0
