import type { DeskQueueItem } from '#contract/admin-desk.ts'
import { shortId } from '#contract/format.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Tape } from '#pwa/ui/tape.tsx'
import { timeLeft } from './desk-time.ts'
import { countWords } from './list-pager.tsx'
import { useWithdrawal } from './use-desk-verbs.ts'

export interface JustApproved {
  readonly id: string
  readonly name: string
}

interface DeskQueueProps {
  queue: readonly DeskQueueItem[]
  waiting: number
  openId: string | null
  /** The one approved last, which may still be taken back. */
  approved: JustApproved | null
  onOpen: (id: string) => void
  onWithdrawn: (id: string) => void
}

function stateWords({ approved, asked, hasMarking, hasQuiz, quizAgrees, needsVisagist }: DeskQueueItem): string {
  if (approved) return 'Aprovado, saindo'
  if (asked === 'waiting') return 'Espera outra foto'
  if (asked === 'arrived') return 'A foto pedida chegou'
  if (hasMarking && quizAgrees !== null) return quizAgrees ? 'Pontos e teste concordam' : 'Teste e pontos divergem'
  if (hasMarking && hasQuiz) return 'Pontos e teste'
  if (hasMarking) return 'Pontos marcados'
  if (hasQuiz) return needsVisagist ? 'Só teste, espera aprovação' : 'Só teste'
  return 'Nada diz o formato'
}

/** Who waits, soonest deadline first. */
export function DeskQueue({ queue, waiting, openId, approved, onOpen, onWithdrawn }: DeskQueueProps) {
  return (
    <nav className="desk-queue" aria-label="Fila por prazo">
      <div className="desk-head">
        <div>
          <h2>Fila por prazo</h2>
          <p className="num">{waitingWords(queue, waiting)}</p>
        </div>
      </div>
      {approved && <Approved key={approved.id} approved={approved} onWithdrawn={onWithdrawn} />}
      <ul>
        {queue.map((item) => {
          const time = timeLeft(item.minutesLeft)
          return (
            <li key={item.id}>
              <button
                type="button"
                className="desk-item"
                aria-current={item.id === openId ? 'true' : undefined}
                data-tone={time?.tone}
                onClick={() => onOpen(item.id)}
              >
                <span className="desk-item-line">
                  <b>{item.customerName ?? shortId(item.id)}</b>
                  <span className="desk-item-time num">{time?.words ?? 'sem prazo'}</span>
                </span>
                <span className="desk-item-words">
                  {stateWords(item)}
                  {item.assigneeName && `, com ${item.assigneeName.split(' ')[0]}`}
                </span>
                <Tape majors={6} minors={3} filled={time?.left ?? 0} />
              </button>
            </li>
          )
        })}
      </ul>
      <p className="desk-hint">A régua mostra o que resta das 72 horas úteis.</p>
    </nav>
  )
}

/** `7 à espera, 1 atrasado` */
function waitingWords(queue: readonly DeskQueueItem[], waiting: number): string {
  if (waiting === 0) return 'Ninguém à espera'
  const late = queue.filter(({ minutesLeft }) => timeLeft(minutesLeft)?.tone === 'late').length
  return `${countWords(waiting)} à espera${late > 0 ? `, ${late} ${late === 1 ? 'atrasado' : 'atrasados'}` : ''}`
}

function Approved({ approved, onWithdrawn }: { approved: JustApproved; onWithdrawn: (id: string) => void }) {
  const withdrawal = useWithdrawal(approved.id, () => onWithdrawn(approved.id))
  return (
    <div className="desk-notice desk-just" data-tone="good" role="status">
      <span>Aprovado: {approved.name}.</span>
      <Button
        kind="text"
        size="small"
        busy={withdrawal.busy && 'Desfazendo...'}
        onClick={() => withdrawal.send(undefined)}
      >
        Desfazer
      </Button>
    </div>
  )
}
