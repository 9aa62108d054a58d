import { BRAND } from '#contract/brand.ts'
import { shortId } from '#contract/format.ts'
import type { OrderHoldings } from '#contract/privacy.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { useRevoke } from './use-privacy.ts'

interface RevokeDialogProps {
  order: OrderHoldings | null
  onClose: () => void
}

export function RevokeDialog({ order, onClose }: RevokeDialogProps) {
  const revoke = useRevoke(onClose)
  return (
    <Dialog
      open={order !== null}
      onClose={onClose}
      title="Retirar a autorização?"
      footer={
        order && (
          <>
            <button
              type="button"
              className="privacy-danger privacy-danger-wide"
              aria-disabled={revoke.isPending}
              aria-busy={revoke.isPending}
              onClick={() => !revoke.isPending && revoke.mutate(order.orderId)}
            >
              {revoke.isPending ? 'Apagando…' : 'Retirar e apagar fotos'}
            </button>
            <Button kind="text" size="medium" wide onClick={onClose}>
              Manter como está
            </Button>
          </>
        )
      }
    >
      {order && (
        <div className="privacy-dialog stack gap-14 t-pretty">
          <p className="t-body">
            As fotos, as medidas do seu rosto e o que se vê dele neste pedido são apagados na hora, aqui e neste
            aparelho, sem volta. Um recibo assinado desce para este aparelho e vai por e-mail.
          </p>
          {order.revokeStopsAnalysis && (
            <p className="t-body">
              <strong>A análise para.</strong> O pedido volta a esperar o formulário, com as suas respostas guardadas,
              caso você queira recomeçar. Se preferir o dinheiro de volta, escreva para{' '}
              <a href={refundAddress(order.orderId)}>{BRAND.supportEmail}</a> com o número{' '}
              <span className="num nowrap">{shortId(order.orderId)}</span>.
            </p>
          )}
          {order.reportUntil && (
            <p className="t-body">
              <strong>O guia também é apagado.</strong> Ele foi feito do seu rosto. Se quiser guardá-lo, baixe o PDF
              antes.
            </p>
          )}
        </div>
      )}
    </Dialog>
  )
}

const refundAddress = (orderId: string) =>
  `mailto:${BRAND.supportEmail}?subject=${encodeURIComponent(`Reembolso do pedido ${shortId(orderId)}`)}`
