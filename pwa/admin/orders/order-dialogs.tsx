import { useNavigate } from 'react-router-dom'
import { isTerminal, ORDER_STATUS_WORDS, type OrderStatus } from '#contract/orders.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import type { OrderActions } from './order-actions.tsx'
import { deskHref, mayHavePdf, orderWords, REFUND_WORDS } from './order-words.ts'
import { UnreviewedDialog } from './unreviewed-dialog.tsx'

/** The questions the list may ask back. */
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

/** What is made is delivered: the customer hears of it, and nobody has looked. */
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

/** A guess of ours is no evidence: the face is looked at where its photos are. */
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

interface Question {
  readonly press: string
  readonly text: string
}

const ENDING: Question = {
  press: 'Mudar e apagar as fotos',
  text: 'As fotos são apagadas para sempre e o cliente perde o acesso ao relatório. Ele é avisado por e-mail. A mudança fica registrada com o seu nome.',
}

const REFUND: Question = {
  press: ENDING.press,
  text: `${REFUND_WORDS} O acesso ao relatório termina, e a mudança fica registrada com o seu nome.`,
}

const GIVING_BACK: Question = {
  press: 'Devolver o formulário',
  text: 'As respostas voltam a ser um rascunho do cliente, que confere e envia de novo. O prazo recomeça quando elas chegarem, e o que foi lido do rosto na mesa se perde.',
}

function questionOf(status: OrderStatus): Question {
  if (status === 'REEMBOLSADO') return REFUND
  return isTerminal(status) ? ENDING : GIVING_BACK
}

/** What cannot be taken back: never by a slip of the wheel over a select. */
function StatusDialog({ statuses }: Pick<OrderActions, 'statuses'>) {
  const { asking, confirm, cancel } = statuses
  const label = asking && ORDER_STATUS_WORDS[asking.status].label
  const { press, text } = asking ? questionOf(asking.status) : ENDING
  return (
    <Dialog
      open={asking !== null}
      onClose={cancel}
      title={`Mudar para ${label}?`}
      footer={
        <>
          <Button className="button-danger" size="medium" onClick={confirm}>
            {press}
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
          <p>{text}</p>
        </div>
      )}
    </Dialog>
  )
}
