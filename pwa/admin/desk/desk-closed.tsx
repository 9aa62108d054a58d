import { useSyncExternalStore } from 'react'
import type { DeskOrder } from '#contract/admin/desk.ts'
import { formatDayTime } from '#contract/format.ts'
import { Problem } from '#contract/problem.ts'
import { showToast } from '#pwa/platform/toast.ts'
import { Button } from '#pwa/ui/button.tsx'
import { onUnsaved, unsavedTexts } from '#pwa/platform/unsaved-text.ts'

const REOPENED =
  'Este pedido voltou a esperar o formulário: o cliente retirou a autorização das fotos, ou alguém mudou o status. Nada mais sai dele agora.'

/** Why nothing can be done to this order any more, or null. The cause is in the order or in the error of reading it again. */
export function closedWords(order: DeskOrder | undefined, error: Error | null): string | null {
  if (order?.undoableUntil)
    return `Este pedido foi encerrado pela equipe. As fotos estão lacradas, e até ${formatDayTime(order.undoableUntil)} o dono pode desfazer; nada sai dele até lá.`
  if (order?.endedByHand) return 'Este pedido foi encerrado pela equipe: as fotos foram apagadas e nada mais sai dele.'
  if (order?.status === 'REEMBOLSADO')
    return 'Este pedido foi reembolsado: as fotos foram apagadas e nada mais sai dele.'
  if (order?.status === 'CHARGEBACK')
    return 'O cliente contestou esta compra: as fotos foram apagadas e nada mais sai dela.'
  const code = error instanceof Problem ? error.code : null
  if (code === 'form-missing' || order?.status === 'AGUARDANDO_FORMULARIO') return REOPENED
  return code === 'order-not-found' ? 'Este pedido não existe mais: os dados do cliente foram apagados.' : null
}

export async function copyUnsaved(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast('Copiado', 'O seu texto está na área de transferência.')
  } catch {
    showToast('Não conseguimos copiar', 'Selecione o texto e copie você.', 'danger')
  }
}

/** Above the scrolling area, always in sight. */
export function DeskClosed({ orderId, words }: { orderId: string; words: string }) {
  const unsaved = useSyncExternalStore(onUnsaved, () => unsavedTexts(orderId))
  return (
    <div className="desk-notice desk-closed" data-tone="danger" role="alert">
      <p>
        <b>{words}</b> {unsaved !== '' && 'O que você escreveu não foi salvo e continua aqui.'}
      </p>
      {unsaved !== '' && (
        <Button kind="secondary" size="small" onClick={() => void copyUnsaved(unsaved)}>
          Copiar o que escrevi
        </Button>
      )}
    </div>
  )
}
