import { useNavigate } from 'react-router-dom'
import { isTerminal, ORDER_STATUS_WORDS } from '#contract/orders.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import type { OrderActions } from './order-actions.tsx'
import { EndingDialog } from './ending-dialog.tsx'
import { deskHref, mayHavePdf, orderWords } from './order-words.ts'
import { UnreviewedDialog } from './unreviewed-dialog.tsx'

export function OrderDialogs({ statuses, reports }: Omit<OrderActions, 'onOpen'>) {
  return (
    <>
      <StatusDialog statuses={statuses} />
      <ShapeMissing reports={reports} />
      <DeliveryDialog reports={reports} />
      <UnreviewedDialog order={reports.releasing} onClose={reports.cancel} />
    </>
  )
}

/** Making a report delivers it unreviewed, with an e-mail. */
function DeliveryDialog({ reports: { deciding, confirm, cancel } }: Pick<OrderActions, 'reports'>) {
  const isAgain = deciding !== null && mayHavePdf(deciding)
  return (
    <Dialog
      open={deciding !== null}
      onClose={cancel}
      title={isAgain ? 'Gerar e entregar de novo?' : 'Gerar e entregar o relatório?'}
      footer={
        <>
          <Button size="medium" onClick={confirm}>
            Gerar e entregar
          </Button>
          <Button kind="secondary" size="medium" onClick={cancel}>
            Cancelar
          </Button>
        </>
      }
    >
      {deciding && (
        <div className="dialog-words">
          <p>
            <b>{orderWords(deciding)}</b> {deciding.needsVisagist && 'Ele espera um visagista.'}
          </p>
          <p>
            {isAgain
              ? 'Um PDF novo toma o lugar do que o cliente tem, e ele recebe outro e-mail. '
              : 'Assim que ficar pronto, o relatório é do cliente, que recebe um e-mail. '}
            Vai sem aprovação de visagista.
          </p>
        </div>
      )}
    </Dialog>
  )
}

/** The shape must not be guessed: a person confirms it at the desk. */
function ShapeMissing({ reports: { asking, cancel } }: Pick<OrderActions, 'reports'>) {
  const navigate = useNavigate()
  return (
    <Dialog
      open={asking !== null}
      onClose={cancel}
      title="Falta o formato do rosto"
      footer={
        asking && (
          <>
            <Button
              size="medium"
              onClick={() => {
                cancel()
                navigate(deskHref(asking.id))
              }}
            >
              Abrir na mesa
            </Button>
            <Button kind="secondary" size="medium" onClick={cancel}>
              Cancelar
            </Button>
          </>
        )
      }
    >
      {asking && (
        <div className="dialog-words">
          <p>
            <b>{orderWords(asking)}</b> Nada neste pedido diz o formato do rosto.
          </p>
          <p>
            Na mesa, marque os pontos na foto de frente ou confirme o formato que você vê: o relatório dirá que foi um
            visagista quem conferiu.
          </p>
        </div>
      )}
    </Dialog>
  )
}

/** Guards against a scroll over the select that returns a sent form or ends an order. */
function StatusDialog({ statuses }: Pick<OrderActions, 'statuses'>) {
  const { asking, confirm, cancel } = statuses
  const isEnding = asking !== null && isTerminal(asking.status)
  return (
    <>
      <EndingDialog
        change={isEnding ? { orders: [asking.order], status: asking.status } : null}
        onClose={() => isEnding && cancel()}
      />
      <Dialog
        open={asking !== null && !isEnding}
        onClose={() => !isEnding && cancel()}
        title={`Mudar para ${ORDER_STATUS_WORDS.AGUARDANDO_FORMULARIO.label}?`}
        footer={
          <>
            <Button className="button-danger" size="medium" onClick={confirm}>
              Devolver o formulário
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
              As respostas voltam a ser um rascunho do cliente, que confere e envia de novo. O prazo recomeça quando
              elas chegarem, e o que foi lido do rosto na mesa se perde.
            </p>
          </div>
        )}
      </Dialog>
    </>
  )
}
