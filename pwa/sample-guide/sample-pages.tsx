import { SamplePageLink } from './sample-page-image.tsx'
import './sample-pages.css'

export interface ShownPage {
  readonly page: number
  readonly name: string
}

export function SamplePages({ pages }: { pages: readonly ShownPage[] }) {
  return (
    <ul className="sample-pages stack gap-10">
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
  /** Pages from 1. */
  marked: readonly number[]
  total: number
}

/** One division per page. Ornament: the words give the number. */
export function PageTape({ marked, total }: PageTapeProps) {
  return (
    <div className="page-tape" aria-hidden="true">
      {Array.from({ length: total }, (_, at) => (
        <i key={at} data-marked={marked.includes(at + 1) || undefined} />
      ))}
    </div>
  )
}
