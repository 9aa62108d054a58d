import { createContext, use } from 'react'
import { cutAt } from './find-in-reading.ts'

/** The words last looked for; every text of the guide shows where it says them. */
export const Wanted = createContext('')

export function Marked({ text }: { text: string }) {
  const wanted = use(Wanted)
  if (!wanted) return text
  return cutAt(text, wanted).map((piece, at) =>
    // A text cut anew has its pieces in the same places.
    // oxlint-disable-next-line react/no-array-index-key
    at % 2 === 1 ? <mark key={at}>{piece}</mark> : piece,
  )
}
