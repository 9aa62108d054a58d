import { SamplePageLink } from './sample-page-image.tsx'
import './sample-pages.css'

export interface ShownPage {
  readonly page: number
  /** What stands on it, in a word or two. */
  readonly name: string
}

/** A few true pages of the open guide, each leading to itself in the whole of it. */
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
  /** Those that are marked, the first page being 1. */
  marked: readonly number[]
  total: number
}

/** A tape of one division a page, those that are spoken of filled. An ornament: the words beside it say how many. */
export function PageTape({ marked, total }: PageTapeProps) {
  return (
    <div className="page-tape" aria-hidden="true">
      {Array.from({ length: total }, (_, at) => (
        <i key={at} data-marked={marked.includes(at + 1) || undefined} />
      ))}
    </div>
  )
}
