import type { DeskOrder } from '#contract/admin/desk.ts'
import type { SideSlot } from '#visagism/side/side-points.ts'
import { Button } from '#pwa/ui/button.tsx'
import { bendWords, LINE_WORDS } from '#pwa/face/side/side-words.ts'

interface DeskSideProps {
  order: DeskOrder
  slot: SideSlot
  /** Absent where nothing can be marked. */
  onMark: (() => void) | undefined
}

const WHO = { cliente: 'Cliente marcou', visagista: 'Visagista marcou' } as const

/** What the side photo's points say, who placed them, or which photo has them. */
export function DeskSide({ order: { side }, slot, onMark }: DeskSideProps) {
  const isHere = side?.slot === slot
  return (
    <div className="desk-points row wrap t-caption">
      <ul className="desk-points-legend flex wrap">
        {!side && <li data-kind="draft">O perfil não foi marcado</li>}
        {side && !isHere && <li data-kind="draft">O perfil foi marcado na foto do outro lado</li>}
        {side && isHere && (
          <>
            <li data-kind={side.reading ? 'person' : 'draft'}>
              {side.reading
                ? `${LINE_WORDS[side.reading.line]}, ${bendWords(side.reading.convexity)}`
                : 'Sem ângulo: um ponto ficou em dúvida'}
            </li>
            <li data-kind="person">{WHO[side.by]}</li>
          </>
        )}
      </ul>
      {onMark && (
        <Button kind="band" size="small" onClick={onMark}>
          {side && isHere ? 'Acertar (M)' : 'Marcar aqui (M)'}
        </Button>
      )}
    </div>
  )
}
