import warning from '@phosphor-icons/core/assets/regular/warning.svg?raw'
import type { DeskOrder } from '#contract/admin/desk.ts'
import { list } from '#visagism/knowledge/pt.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Icon } from '#pwa/ui/icon.tsx'
import { pointsWords } from './desk-words.ts'

interface DeskPointsProps {
  order: DeskOrder
  /** Absent where nothing can be marked. */
  onMark: (() => void) | undefined
}

/** Who placed which points, and where person and program disagree. */
export function DeskPoints({ order: { marking, draft, proposal }, onMark }: DeskPointsProps) {
  if (!marking) return null
  const apart = (proposal?.gauges ?? [])
    .filter((gauge) => gauge.apart)
    .map(({ label }) => label.split(' ÷ ')[0] ?? label)
  const isDraft = marking.by === 'aparelho'
  return (
    <div className="desk-points row wrap t-caption" data-tone={apart.length > 0 || isDraft ? 'warning' : undefined}>
      {apart.length > 0 && (
        <p className="desk-points-apart row gap-10">
          <Icon svg={warning} size={20} />
          {list(apart)}: as duas leituras se afastam mais de um desvio. A do aparelho puxa para a média.
        </p>
      )}
      <ul className="desk-points-legend flex wrap">
        {pointsWords(marking).map(({ kind, words }) => (
          <li key={words} data-kind={kind}>
            {words}
          </li>
        ))}
        {draft && <li data-kind="draft">Rascunho do aparelho</li>}
      </ul>
      {onMark && (apart.length > 0 || isDraft) && (
        <Button kind="band" size="small" onClick={onMark}>
          {isDraft ? 'Conferir (M)' : 'Acertar (M)'}
        </Button>
      )}
    </div>
  )
}
