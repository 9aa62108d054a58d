import type { DeskOrder } from '#contract/admin/desk.ts'
import { formatDayTime } from '#contract/format.ts'
import { photoSeen } from '#contract/admin/gate.ts'
import { PHOTO_SLOT_WORDS, PHOTO_SLOTS } from '#contract/onboarding.ts'
import { list } from '#visagism/knowledge/pt.ts'
import { shownOf } from '#pwa/admin/gate/use-in-sight.ts'
import { useMay } from '#pwa/admin/kit/use-may.ts'
import { useViewer } from '#pwa/auth/use-viewer.ts'
import { Button } from '#pwa/ui/button.tsx'
import { useWithdrawal } from './use-desk-verbs.ts'

export function DeskNotices({ order }: { order: DeskOrder }) {
  const { user } = useViewer()
  const mayOpen = useMay()
  const isElsewhere = order.assigneeId !== null && user && order.assigneeId !== user.id
  const open = order.requests.filter(({ usedAt }) => usedAt === null)
  const arrived = order.requests.filter(({ usedAt }) => usedAt !== null)
  return (
    <div className="desk-notices stack gap-8">
      {order.approval && <ApprovalNotice orderId={order.id} approval={order.approval} />}
      {order.status === 'CONCLUIDO' && (
        <p className="desk-notice" data-tone="good" role="status">
          Entregue em {formatDayTime(order.completedAt)}. Uma nova aprovação entrega outra versão e avisa o cliente.
          {!mayOpen('photos') &&
            shownOf(order.gate, PHOTO_SLOTS.map(photoSeen)).length === 0 &&
            ' As fotos de pedidos entregues só o dono abre.'}
        </p>
      )}
      {isElsewhere && (
        <p className="desk-notice" data-tone="warning" role="status">
          {order.assigneeName} está com este pedido. Quem salvar depois é avisado, e nada se perde.
        </p>
      )}
      {order.noteConcerns && <NoteNotice concerns={order.noteConcerns} />}
      {open.map(({ slot, createdAt }) => (
        <p key={slot} className="desk-notice" data-tone="warning">
          Esperando outra foto de {PHOTO_SLOT_WORDS[slot].toLowerCase()}, pedida em {formatDayTime(createdAt)}.{' '}
          {order.status === 'CONCLUIDO' ? 'O guia entregue continua aberto.' : 'O prazo está parado até ela chegar.'}
        </p>
      ))}
      {arrived.map(({ slot, usedAt }) => (
        <p key={`${slot}${usedAt}`} className="desk-notice" data-tone="good">
          A foto de {PHOTO_SLOT_WORDS[slot].toLowerCase()} pedida chegou em {formatDayTime(usedAt)}.
        </p>
      ))}
    </div>
  )
}

/** The customer's note and its words that only a person may answer, or the photos in doubt beside none. Approving means that somebody has. */
function NoteNotice({ concerns: { concerns, words } }: { concerns: NonNullable<DeskOrder['noteConcerns']> }) {
  return (
    <div className="desk-notice" data-tone="warning" role="status">
      {words.length === 0 ? (
        <p>
          Não há recado, e há foto em dúvida ({concerns.join('; ')}): este relatório não sai sozinho. Olhe as fotos e
          aprove.
        </p>
      ) : (
        <p>
          O recado fala de {list(concerns)} ({list(words.map((word) => `“${word}”`))}): este relatório não sai sozinho.
          Leia, confira a carta e as páginas que ele toca, e aprove.
        </p>
      )}
    </div>
  )
}

function ApprovalNotice({ orderId, approval }: { orderId: string; approval: NonNullable<DeskOrder['approval']> }) {
  const withdrawal = useWithdrawal(orderId)
  const how = approval.failed
    ? 'O desenho falhou e é tentado de novo.'
    : approval.percent > 0
      ? `Desenhando as páginas: ${approval.percent} %.`
      : 'O relatório sai em instantes.'
  return (
    <div className="desk-notice" data-tone={approval.failed ? 'danger' : 'good'} role="status">
      <span className="num">
        {approval.reviewed ? 'Aprovado' : 'Entrega sem conferência, mandada'} por {approval.by}. {how}
      </span>
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
