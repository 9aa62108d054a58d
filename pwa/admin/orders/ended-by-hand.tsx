import { type AdminOrder, adminApi } from '#contract/admin/orders.ts'
import { formatDayTime } from '#contract/format.ts'
import { ORDERS_KEY } from '#pwa/admin/kit/orders-query.ts'
import { useMay } from '#pwa/admin/kit/use-may.ts'
import { useSave } from '#pwa/admin/kit/use-save.ts'
import { call } from '#pwa/platform/api.ts'
import { Button } from '#pwa/ui/button.tsx'

/** Until when a team-made ending can be undone, with a button. */
export function EndedByHand({ order }: { order: AdminOrder }) {
  const mayOpen = useMay()
  const undoing = useSave({
    save: () => call(adminApi.undoEnding, { params: { id: order.id } }),
    done: 'Encerramento desfeito',
    say: ({ message }) => message,
    failed: 'Não foi desfeito',
    stale: [ORDERS_KEY],
  })
  if (!order.endedByHand) return null
  if (order.undoableUntil === null)
    return <p className="order-panel-ended">Encerrado pela equipe. O prazo para desfazer terminou.</p>
  return (
    <div className="order-panel-ended">
      <p>
        <b>Encerrado pela equipe.</b> Até {formatDayTime(order.undoableUntil)}, horário de Brasília, dá para desfazer:
        acesso, respostas, fotos e relatório voltam como estavam. Depois, são apagados para sempre.
      </p>
      {mayOpen('ownership') && (
        <Button
          className="mt-12"
          kind="secondary"
          size="small"
          busy={undoing.busy && 'Desfazendo...'}
          onClick={() => undoing.send(undefined)}
        >
          Desfazer o encerramento
        </Button>
      )}
    </div>
  )
}
