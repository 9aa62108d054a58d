import caretDown from '@phosphor-icons/core/assets/bold/caret-down-bold.svg?raw'
import agrees from '@phosphor-icons/core/assets/regular/check-circle.svg?raw'
import differs from '@phosphor-icons/core/assets/regular/warning-circle.svg?raw'
import { useId } from 'react'
import type { DeskEvidence, DeskOrder } from '#contract/admin/desk.ts'
import { FACE_SHAPES, type FaceShape } from '#visagism/knowledge/axes.ts'
import { percent } from '#visagism/knowledge/pt.ts'
import { SHAPE_NAMES } from '#visagism/knowledge/shape-names.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Icon } from '#pwa/ui/icon.tsx'
import { evidenceWords } from './desk-words.ts'
import type { DeskVerbs } from './use-desk-verbs.ts'

interface DeskProposalProps {
  order: DeskOrder
  closed: boolean
  confirming: DeskVerbs['confirming']
}

export function DeskProposal({ order: { proposal, confirmed, marking }, closed, confirming }: DeskProposalProps) {
  const shown = confirmed?.shape ?? proposal?.primary
  return (
    <div className="desk-proposal">
      <div className="desk-proposal-head split wrap t-caption">
        <span className="t-soft">{confirmed ? `Confirmado por ${confirmed.by}` : 'Proposta do motor'}</span>
        {!closed && (
          <div className="desk-confirm flex" data-split={proposal && !confirmed ? '' : undefined}>
            {proposal && !confirmed && (
              <Button
                kind="secondary"
                size="small"
                busy={confirming.busy && 'Confirmando...'}
                onClick={() => confirming.send(proposal.primary)}
              >
                Confirmar: {SHAPE_NAMES[proposal.primary].name}
              </Button>
            )}
            <ShapeSelect confirmed={confirmed?.shape ?? null} busy={confirming.busy} onChoose={confirming.send} />
          </div>
        )}
      </div>
      <div className="desk-shape flex wrap baseline">
        <b>{shown ? SHAPE_NAMES[shown].name : 'Sem formato'}</b>
        {proposal?.counted && (
          <span className="num">
            {confirmed && confirmed.shape !== proposal.primary
              ? `o motor leu ${SHAPE_NAMES[proposal.primary].name.toLowerCase()}`
              : `${percent(proposal.confidence)} de confiança`}
          </span>
        )}
      </div>
      {proposal ? (
        <>
          {proposal.counted && <Shares proposal={proposal} />}
          <p className="desk-evidence flex gap-8 t-caption t-soft" data-agrees={proposal.quizAgrees ?? undefined}>
            {proposal.quizAgrees !== null && <Icon svg={proposal.quizAgrees ? agrees : differs} size={20} />}
            <span title={proposal.sentence}>{evidenceWords(proposal, marking)}</span>
          </p>
        </>
      ) : (
        <p className="desk-evidence flex gap-8 t-caption t-soft">
          Nada neste pedido diz o formato do rosto. Marque os pontos na foto de frente, ou confirme o que você vê.
        </p>
      )}
    </div>
  )
}

interface ShapeSelectProps {
  confirmed: FaceShape | null
  busy: boolean
  onChoose: (shape: FaceShape) => void
}

function ShapeSelect({ confirmed, busy, onChoose }: ShapeSelectProps) {
  const id = useId()
  return (
    <div className="admin-select">
      <label className="visually-hidden" htmlFor={id}>
        Confirmar ou trocar o formato
      </label>
      <select
        id={id}
        value={confirmed ?? ''}
        disabled={busy}
        onChange={(event) => {
          const shape = FACE_SHAPES.find((known) => known === event.target.value)
          if (shape) onChoose(shape)
        }}
      >
        <option value="" disabled>
          Escolher o formato
        </option>
        {FACE_SHAPES.map((shape) => (
          <option key={shape} value={shape}>
            {confirmed === shape ? 'Confirmado: ' : 'Confirmar: '}
            {SHAPE_NAMES[shape].name}
          </option>
        ))}
      </select>
      <Icon svg={caretDown} size={16} />
    </div>
  )
}

function Shares({ proposal: { shares, primary } }: { proposal: DeskEvidence }) {
  const sorted = FACE_SHAPES.map((shape) => [shape, shares[shape] ?? 0] as const).sort(([, a], [, b]) => b - a)
  return (
    <ul className="desk-bars stack columns-2 num">
      {sorted.slice(0, 6).map(([shape, share]) => (
        <li className="stack middle gap-10" key={shape} data-first={shape === primary ? '' : undefined}>
          <span>{SHAPE_NAMES[shape].name}</span>
          <i aria-hidden="true">
            <u style={{ width: `${share * 100}%` }} />
          </i>
          <span>{Math.round(share * 100)} %</span>
        </li>
      ))}
    </ul>
  )
}
