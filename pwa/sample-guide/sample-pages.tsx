import { SamplePageLink } from './sample-page-image.tsx'
import './sample-pages.css'

export interface ShownPage {
  readonly page: number
  /** Its content, in a word or two. */
  readonly name: string
}

/** A few pages of the sample guide, each linking to itself in the whole. */
export function SamplePages({ pages }: { pages: readonly ShownPage[] }) {
  return (
    <ul className="sample-pages">
      {pages.map(({ page, name }) => (
        <li key={page}>
          <SamplePageLink page={page} name={name} />
          <p aria-hidden="true">{name}</p>
        </li>
      ))}
    </ul>
  )
}

interface PageTapeProps {
  /** Marked pages, from 1. */
  marked: readonly number[]
  total: number
}

/** A tape with one division per page, the marked ones filled. Ornament: the words beside it give the number. */
export function PageTape({ marked, total }: PageTapeProps) {
  return (
    <div className="page-tape" aria-hidden="true">
      {Array.from({ length: total }, (_, at) => (
        <i key={at} data-marked={marked.includes(at + 1) || undefined} />
      ))}
    </div>
  )
}
