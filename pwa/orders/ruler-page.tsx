import { useIonRouter } from '@ionic/react'
import { useParams } from 'react-router-dom'
import RulerScreen from '#pwa/face/today/ruler-screen.tsx'
import { useViewer } from '#pwa/auth/use-viewer.ts'
import { OnboardingSkeleton } from '#pwa/onboarding/onboarding-skeleton.tsx'
import { useOrderRecord } from '#pwa/onboarding/sending/use-order-outbox.ts'
import { paths } from '#pwa/paths.ts'
import { useTitle } from '#pwa/platform/seo.ts'
import { useInFront } from '#pwa/ui/use-in-front.ts'
import { useDashboard } from './use-dashboard.ts'

/** The ruler after the form was sent: given now, it is the same answer. */
export default function RulerPage() {
  const { orderId = '' } = useParams()
  const { user } = useViewer()
  const router = useIonRouter()
  const inFront = useInFront()
  useTitle('O cabelo de hoje', inFront)
  const { orders } = useDashboard(inFront, user?.id)
  const { record: observed } = useOrderRecord(user?.id, orderId, 'observed')
  const { record, isOpen } = useOrderRecord(user?.id, orderId, 'today')
  const gender = orders.data?.find(({ id }) => id === orderId)?.profile?.gender
  if (!record || !observed || !isOpen) return <OnboardingSkeleton />
  return (
    <RulerScreen
      record={observed.view().record}
      gender={gender}
      today={record.get()?.value ?? null}
      onSay={(today) => void record.keep(today)}
      onEnd={() => router.push(paths.dashboard, 'back', 'replace')}
    />
  )
}
