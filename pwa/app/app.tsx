import { IonApp, IonRouterOutlet, setupIonicReact } from '@ionic/react'
import { IonReactRouter } from '@ionic/react-router'
import { QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { type ComponentType, lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react'
import { Navigate, Route } from 'react-router-dom'
import { startPendingSignOut } from '../auth/use-pending-sign-out.ts'
import { RequireAdmin, RequireViewer } from '../auth/guards.tsx'
import { watchSession } from '../auth/watch-session.ts'
import DashboardPage from '../orders/dashboard-page.tsx'
import { AppViews } from '../tracking/app-views.tsx'
import '../tracking/forget-lead.ts'
import { paths } from '../paths.ts'
import { watchAttention } from '../platform/attention.ts'
import { queryClient, restoreStored } from '../platform/query.ts'
import { registerUnsentCheck } from '../platform/sign-out.ts'
import { whenIdle } from '../platform/when-idle.ts'
import { RoutePage } from '../ui/route-page.tsx'
import { Toaster } from '../ui/toaster.tsx'
import { UpdateBar } from '../ui/update-bar.tsx'
import { eraseOfAnybody } from '#pwa/platform/device-store.ts'
import { useLive } from '#pwa/platform/live.ts'
import { STORED_PREFIX } from '#pwa/platform/stored-prefix.ts'
import { useViewer, VIEWER_KEY } from '../auth/use-viewer.ts'

// Headings take the focus when a page enters, so that screen readers read them.
setupIonicReact({ mode: 'ios', focusManagerPriority: ['heading'] })
watchSession(queryClient)
watchAttention()
restoreStored(queryClient)
// If the check cannot be loaded, ask before wiping.
registerUnsentCheck((userId) =>
  import('../onboarding/sending/outbox-records.ts').then(
    ({ hasUnsentOf }) => hasUnsentOf(userId),
    () => true,
  ),
)
startPendingSignOut()

const NOTHING = { default: () => null }
// Loaded after the first screen; a failure to load is ignored.
const PushKeeper = lazy(() =>
  whenIdle()
    .then(() => import('../notifications/push-keeper.tsx'))
    .catch(() => NOTHING),
)
const OutboxKeeper = lazy<ComponentType>(() =>
  whenIdle()
    .then(() => import('../onboarding/sending/outbox-keeper.tsx'))
    .catch(() => NOTHING),
)
const PerfPanel = lazy(() => import('../frame/perf-panel.tsx'))
const AuthPage = lazy(() => import('../auth/auth-page.tsx'))
const MagicLinkPage = lazy(() => import('../auth/magic-link-page.tsx'))
const DisownPage = lazy(() => import('../auth/disown-page.tsx'))
const NotificationSettingsPage = lazy(() => import('../notifications/notification-settings-page.tsx'))
const OnboardingPage = lazy(() => import('../onboarding/onboarding-page.tsx'))
const PhotoRequestPage = lazy(() => import('../onboarding/photo-request-page.tsx'))
const ReaderPage = lazy(() => import('../reader/reader-page.tsx'))
const ReadyPage = lazy(() => import('../reader/ready-page.tsx'))
const ClothsPage = lazy(() => import('../orders/cloths-page.tsx'))
const RulerPage = lazy(() => import('../orders/ruler-page.tsx'))
const SalonCardPage = lazy(() => import('../reader/salon-card-page.tsx'))
const PrivacyPage = lazy(() => import('../privacy/privacy-page.tsx'))
const AdminPage = lazy(() => import('../admin/shell/admin-page.tsx'))
const SecondFactorPage = lazy(() => import('../admin/people/second-factor-page.tsx'))
const AdminSetupPage = lazy(() => import('../admin/people/setup-page.tsx'))
const AppNotFoundPage = lazy(() => import('../site/app-not-found-page.tsx'))

const open = (page: ReactNode) => <RoutePage>{page}</RoutePage>
const guarded = (page: ReactNode) => open(<RequireViewer>{page}</RequireViewer>)

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <IonApp>
        <LiveKeeper />
        <UpdateBar />
        <Outboxes />
        <IonReactRouter>
          <AppViews />
          <Suspense fallback={null}>
            <PushKeeper />
          </Suspense>
          <IonRouterOutlet>
            <Route path={paths.auth} element={open(<AuthPage />)} />
            <Route path={paths.magicLink} element={open(<MagicLinkPage />)} />
            <Route path={paths.disown} element={open(<DisownPage />)} />
            <Route path={paths.dashboard} element={guarded(<DashboardPage />)} />
            <Route path={paths.notificationSettings} element={guarded(<NotificationSettingsPage />)} />
            <Route path={paths.privacy} element={guarded(<PrivacyPage />)} />
            <Route path={paths.report(':orderId')} element={guarded(<ReaderPage />)} />
            <Route path={paths.ready(':orderId')} element={guarded(<ReadyPage />)} />
            <Route path={paths.cloths(':orderId')} element={guarded(<ClothsPage />)} />
            <Route path={paths.ruler(':orderId')} element={guarded(<RulerPage />)} />
            <Route path={paths.salonCard(':token')} element={open(<SalonCardPage />)} />
            <Route path={paths.photoRequest(':token')} element={open(<PhotoRequestPage />)} />
            <Route path="/onboarding" element={guarded(<OnboardingPage />)} />
            <Route path={paths.onboarding(':orderId')} element={guarded(<OnboardingPage />)} />
            <Route
              path={paths.admin}
              element={open(
                <RequireAdmin secondFactor={(user) => <SecondFactorPage user={user} />}>
                  <AdminPage />
                </RequireAdmin>,
              )}
            />
            <Route path={paths.adminSetup} element={open(<AdminSetupPage />)} />
            <Route path="/app.html" element={<Navigate to={paths.dashboard} replace />} />
            <Route path="*" element={open(<AppNotFoundPage />)} />
          </IonRouterOutlet>
        </IonReactRouter>
        <Toaster />
        <Perf />
      </IonApp>
    </QueryClientProvider>
  )
}

/** Opened by `?perf` in the address. */
function Perf() {
  const [hasPerf, setHasPerf] = useState(() => new URLSearchParams(window.location.search).has('perf'))
  return <Suspense fallback={null}>{hasPerf && <PerfPanel onClose={() => setHasPerf(false)} />}</Suspense>
}

/** Sends what waits once its owner is known; old photos of other people are deleted. */
function Outboxes() {
  const { state } = useViewer()
  const isNobody = state === 'out' || state === 'unknown'
  const [isOwned, setOwned] = useState(false)
  // Stays after the session ends, to go on saying that a form waits.
  if (state === 'in' && !isOwned) setOwned(true)
  useEffect(() => {
    if (!isNobody) return
    void whenIdle()
      .then(() => import('../onboarding/sending/aged-outbox.ts'))
      .then(({ dropAged }) => dropAged())
      .catch(() => undefined)
  }, [isNobody])
  return <Suspense fallback={null}>{isOwned && <OutboxKeeper />}</Suspense>
}

/** The live channel of a signed-in person; a session ended elsewhere shows at once. */
function LiveKeeper() {
  const { state } = useViewer()
  const client = useQueryClient()
  const askAgain = useCallback(() => void client.invalidateQueries({ queryKey: VIEWER_KEY }), [client])
  // Drafts wait for their owner to come back; a stored guide about a face does not.
  useEffect(() => {
    if (state === 'out') void eraseOfAnybody(STORED_PREFIX)
  }, [state])
  useLive(state === 'in', askAgain)
  return null
}
