import { useQuery } from '@tanstack/react-query'
import type { DeskOrder as Order } from '#contract/admin-desk.ts'
import { PHOTO_SLOTS } from '#contract/onboarding.ts'
import { isTerminal } from '#contract/orders.ts'
import { DeskMarker } from './desk-marker.tsx'
import { DeskPhotos } from './desk-photos.tsx'
import { DeskPreview } from './desk-preview.tsx'
import { DeskReading } from './desk-reading.tsx'
import { deskOrderQuery } from './desk-query.ts'
import { PhotoRequestDialog } from './photo-request-dialog.tsx'
import { useDeskKeys } from './use-desk-keys.ts'
import { useDeskLook } from './use-desk-look.ts'
import { useDeskVerbs } from './use-desk-verbs.ts'
import { ViewFailed } from './view-failed.tsx'
import { ViewLoading } from './view-loading.tsx'

export interface DeskWays {
  onNext: () => void
  onPrevious: () => void
  onBack: () => void
  onApproved: (order: Order) => void
}

/** One order on one screen: the face at the left, what is said of it at the right. */
export function DeskOrder({ id, ways }: { id: string; ways: DeskWays }) {
  const query = useQuery(deskOrderQuery(id))
  if (query.isPending) return <ViewLoading words="Abrindo o pedido..." />
  if (query.isError && !query.data) return <ViewFailed title="Não conseguimos abrir este pedido." query={query} />
  return <OpenOrder order={query.data} ways={ways} />
}

function OpenOrder({ order, ways }: { order: Order; ways: DeskWays }) {
  const look = useDeskLook()
  const verbs = useDeskVerbs(order, () => ways.onApproved(order))
  const front = order.photos.find(({ slot, purged }) => slot === 'front' && !purged)
  const canApprove = order.chapters.length > 0 && order.approval === null && !isTerminal(order.status)
  const approve = () => {
    if (canApprove && !verbs.approving.busy) verbs.approving.send(undefined)
  }
  const { proposal, confirmed, editsId } = order
  useDeskKeys({
    approve,
    n: ways.onNext,
    p: ways.onPrevious,
    e: openEditor,
    m: () => front && look.mark(),
    r: look.ask,
    l: look.compare,
    v: () => order.chapters.length > 0 && look.togglePreview(),
    c: () => proposal && !confirmed && !verbs.confirming.busy && verbs.confirming.send(proposal.primary),
    u: () => editsId && !verbs.undoing.busy && verbs.undoing.send(editsId),
    ...Object.fromEntries(PHOTO_SLOTS.map((slot, at) => [String(at + 1), () => look.show(slot)])),
  })
  return (
    <>
      <DeskPhotos
        order={order}
        look={look}
        onBack={ways.onBack}
        instead={look.preview ? <DeskPreview order={order} /> : null}
      />
      <DeskReading order={order} look={look} verbs={verbs} canApprove={canApprove} onApprove={approve} />
      {front && <DeskMarker order={order} photo={front} open={look.dialog === 'marking'} onClose={look.close} />}
      <PhotoRequestDialog orderId={order.id} slot={look.slot} open={look.dialog === 'asking'} onClose={look.close} />
    </>
  )
}

/** The editor that stands open, else that of the chapter people change most. */
function openEditor(): void {
  const typing = document.querySelector<HTMLElement>('.chapter-edit textarea')
  if (typing) typing.focus()
  else document.querySelector<HTMLElement>('[data-desk-edit]')?.click()
}
