import { ORDER_STATUS_WORDS } from '#contract/orders.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import type { OrderDesk } from './order-desk.ts'
import { orderWords } from './order-words.ts'
import { ShapeDialog } from './shape-dialog.tsx'

/** The two questions the list may ask back. */
export function OrderDialogs({ statuses, reports }: Omit<OrderDesk, 'onOpen'>) {
  return (
    <>
      <EndingDialog statuses={statuses} />
      <ShapeDialog reports={reports} />
    </>
  )
}

/** Refund and chargeback delete the photos for good: never by a slip of the wheel over a select. */
function EndingDialog({ statuses }: Pick<OrderDesk, 'statuses'>) {
  const { asking, confirm, cancel } = statuses
  const label = asking && ORDER_STATUS_WORDS[asking.status].label
  return (
    <Dialog
      open={asking !== null}
      onClose={cancel}
      title={`Mudar para ${label}?`}
      footer={
        <>
          <Button className="button-danger" size="medium" onClick={confirm}>
            Mudar e apagar as fotos
          </Button>
          <Button kind="secondary" size="medium" onClick={cancel}>
            Cancelar
          </Button>
        </>
      }
    >
      {asking && (
        <div className="dialog-words">
          <p>
            <b>{orderWords(asking.order)}</b>
          </p>
          <p>
            As fotos são apagadas para sempre e o cliente perde o acesso ao relatório. Ele é avisado por e-mail. A
            mudança fica registrada com o seu nome.
          </p>
        </div>
      )}
    </Dialog>
  )
}
