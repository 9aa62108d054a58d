import { createContext, use } from 'react'
import { cutAt } from './find-in-reading.ts'

/** The words last searched for. */
export const Wanted = createContext('')

export function Marked({ text }: { text: string }) {
  const wanted = use(Wanted)
  if (!wanted) return text
  return cutAt(text, wanted).map((piece, at) =>
    // Pieces keep their positions when the text is split again.
    // oxlint-disable-next-line react/no-array-index-key
    at % 2 === 1 ? <mark key={at}>{piece}</mark> : piece,
  )
}
