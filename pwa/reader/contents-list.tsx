import type { Reading } from '#contract/reader/reading.ts'
import { anchors } from './find-in-reading.ts'

interface ContentsListProps {
  reading: Reading
  current: string | null
  onPick: (anchor: string) => void
}

export function ContentsList({ reading, current, onPick }: ContentsListProps) {
  return (
    <ol className="contents-list">
      {reading.chapters.map(({ id, head }, at) => (
        <li key={id}>
          <button
            className="flex baseline gap-14 rule-top t-medium t-body t-left"
            type="button"
            aria-current={id === current ? 'location' : undefined}
            onClick={() => onPick(anchors.chapter(id))}
          >
            <span className="num">{at + 1}</span>
            {head}
          </button>
        </li>
      ))}
    </ol>
  )
}
