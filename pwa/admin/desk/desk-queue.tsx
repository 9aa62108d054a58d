import type { DeskQueueItem } from '#contract/admin/desk.ts'
import { countOpen } from '#contract/admin/gate.ts'
import { shortId } from '#contract/format.ts'
import { capital, list } from '#visagism/knowledge/pt.ts'
import { readLooked, useLookedChanges } from '#pwa/admin/gate/use-looked.ts'
import { Bell } from '#pwa/notifications/bell.tsx'
import { Button } from '#pwa/ui/button.tsx'
import { Tape } from '#pwa/ui/tape.tsx'
import { useInFront } from '#pwa/ui/use-in-front.ts'
import { timeLeft } from './desk-time.ts'
import { countWords } from '#pwa/admin/kit/list-pager.tsx'
import { useWithdrawal } from './use-desk-verbs.ts'
import { NARROW, useMedia } from '#pwa/admin/kit/use-media.ts'
import { greetingName } from '#visagism/names/person-name.ts'

export interface JustApproved {
  readonly id: string
  readonly name: string
}

interface DeskQueueProps {
  queue: readonly DeskQueueItem[]
  waiting: number
  openId: string | null
  /** Approved last: may still be withdrawn. */
  approved: JustApproved | null
  onOpen: (id: string) => void
  onWithdrawn: (id: string) => void
}

function stateWords(item: DeskQueueItem): string {
  if (item.approved) return 'Aprovado, saindo'
  const { concerns, words } = item.noteConcerns ?? { concerns: [], words: [] }
  const why = words.length > 0 ? `Recado: ${list(concerns)}` : `Sem recado, e foto em dúvida (${concerns.join('; ')})`
  // The concerns are why the report needs a review.
  return [...(concerns.length > 0 ? [why] : []), evidenceState(item)].join('. ')
}

/** `Casamento em 9 dias, véu. Faltam 4, forma que hesita` */
function openWords({ id, approved, open, toLook, sureness, remarkable }: DeskQueueItem): string[] {
  if (approved) return []
  const left = countOpen(open, toLook, readLooked(id))
  const words = left === 0 ? 'Tudo olhado' : left === 1 ? 'Falta 1' : `Faltam ${left}`
  return [
    ...(remarkable.length > 0 ? [capital(remarkable.join(', '))] : []),
    sureness ? `${words}, forma ${SURENESS_WORDS[sureness]}` : words,
  ]
}

const SURENESS_WORDS: Readonly<Record<NonNullable<DeskQueueItem['sureness']>, string>> = {
  firme: 'firme',
  hesita: 'que hesita',
  aposta: 'em aposta',
}

function evidenceState({ asked, isRevision, marking, hasQuiz, quizAgrees, needsVisagist }: DeskQueueItem): string {
  if (asked === 'waiting') return 'Espera outra foto'
  if (asked === 'arrived') return isRevision ? 'A foto pedida chegou, falta a versão nova' : 'A foto pedida chegou'
  if (marking === 'draft') return 'Rascunho do aparelho, por conferir'
  const hasMarking = marking !== 'none'
  if (hasMarking && quizAgrees !== null) return quizAgrees ? 'Pontos e teste concordam' : 'Teste e pontos divergem'
  if (hasMarking && hasQuiz) return 'Pontos e teste'
  if (hasMarking) return 'Pontos marcados'
  if (hasQuiz) return needsVisagist ? 'Só teste, espera aprovação' : 'Só teste'
  return 'Nada diz o formato'
}

export function DeskQueue({ queue, waiting, openId, approved, onOpen, onWithdrawn }: DeskQueueProps) {
  const inFront = useInFront()
  useLookedChanges()
  // Wide desks have no header with a bell.
  const hasBell = !useMedia(NARROW)
  return (
    <nav className="desk-queue" aria-label="Fila por prazo">
      <div className="desk-head">
        <div>
          <h2>Fila por prazo</h2>
          <p className="num">{waitingWords(queue, waiting)}</p>
        </div>
        {hasBell && <Bell inFront={inFront} />}
      </div>
      {approved && <Approved key={approved.id} approved={approved} onWithdrawn={onWithdrawn} />}
      <ul>
        {queue.map((item) => {
          const time = timeOf(item)
          return (
            <li key={item.id}>
              <button
                type="button"
                className="desk-item block rule-bottom t-left"
                aria-current={item.id === openId ? 'true' : undefined}
                data-tone={time?.tone}
                onClick={() => onOpen(item.id)}
              >
                <span className="desk-item-line flex between gap-10">
                  <b>{item.customerName ?? shortId(item.id)}</b>
                  <span className="desk-item-time num">{time?.words ?? 'sem prazo'}</span>
                </span>
                <span className="desk-item-words block t-caption t-soft nowrap">
                  {[...openWords(item), stateWords(item)].join('. ')}
                  {item.assigneeName && `, com ${greetingName(item.assigneeName) ?? item.assigneeName}`}
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

const timeOf = (item: DeskQueueItem) => timeLeft(item)

function waitingWords(queue: readonly DeskQueueItem[], waiting: number): string {
  if (waiting === 0) return 'Ninguém à espera'
  const tones = queue.map((item) => timeOf(item)?.tone)
  const late = tones.filter((tone) => tone === 'late').length
  const today = tones.filter((tone) => tone === 'today').length
  return [
    `${countWords(waiting)} à espera`,
    ...(late > 0 ? [`${late} ${late === 1 ? 'atrasado' : 'atrasados'}`] : []),
    ...(today > 0 ? [`${today} ${today === 1 ? 'vence' : 'vencem'} hoje`] : []),
  ].join(', ')
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
