import { useState } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { useViewer } from '#pwa/auth/use-viewer.ts'
import { paths } from '#pwa/paths.ts'
import { RedirectOnce } from '#pwa/ui/redirect-once.tsx'
import { Waiting } from '#pwa/ui/waiting.tsx'
import { GuideMissing } from './guide-missing.tsx'
import { useFirstOpening } from './use-first-opening.ts'
import { useReading } from './use-reading.ts'

/** `/dashboard/pronto/:orderId`: the reveal the first time, then the dashboard. */
export default function ReadyPage() {
  const { orderId = '' } = useParams()
  const { search } = useLocation()
  // A notification opens its order, the mail opens the list. State, because the address changes while leaving.
  const [asked] = useState(() => (new URLSearchParams(search).has('aviso') ? `?pedido=${orderId}` : ''))
  const { user } = useViewer()
  const found = useReading(orderId)
  const { opening } = useFirstOpening(user?.id ?? '', found.reading)
  if (opening === 'first') return <RedirectOnce to={paths.report(orderId)} />
  if (opening === 'later') return <RedirectOnce to={paths.dashboard + asked} />
  if (found.reading || found.isPending) return <Waiting title="Abrindo o seu guia..." />
  return <GuideMissing {...found} />
}
