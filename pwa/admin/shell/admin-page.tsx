import { lazy, Suspense, useState, useCallback, useEffect, useRef } from 'react'
import { useTitle } from '#pwa/platform/seo.ts'
import { useInFront } from '#pwa/ui/use-in-front.ts'
import { OfflineBar } from '#pwa/ui/offline-bar.tsx'
import { AdminDrawer } from './admin-drawer.tsx'
import { AdminHeader } from './admin-header.tsx'
import { AdminMenu } from './admin-menu.tsx'
import { CommandPalette } from './command-palette.tsx'
import { CustomerDialog } from '#pwa/admin/people/customer-dialog.tsx'
import { PdfDialog } from '#pwa/admin/orders/pdf-dialog.tsx'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'
import { MarketingQuestion } from '#pwa/admin/integrations/marketing-setting.tsx'
import { useAdminAddress } from '#pwa/admin/kit/use-admin-address.ts'
import { NARROW, useMedia } from '#pwa/admin/kit/use-media.ts'
import { useMay } from '#pwa/admin/kit/use-may.ts'
import { ConfirmDialog } from '#pwa/auth/confirm-dialog.tsx'
import { useMenuFold } from './use-menu-fold.ts'
import { ViewPlaceholder } from '#pwa/admin/kit/view-placeholder.tsx'
import { useViewNamed } from './views.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useOnLive } from '#pwa/platform/live.ts'
import './admin.css'

const AccountDialog = lazy(() => import('#pwa/admin/people/account-dialog.tsx'))

export default function AdminPage() {
  const view = useViewNamed(useAdminAddress().params.get('view'))
  const mayOpen = useMay()
  const isNarrow = useMedia(NARROW)
  const isWhole = view.isWhole === true && !isNarrow
  const [folded, toggleFold] = useMenuFold(isWhole)
  const [drawerOpen, setDrawerOpen] = useState(false)
  useAdminLive()
  useTitle(view.label, useInFront())
  return (
    <div className="admin">
      <a className="skip-link" href="#admin-view">
        Ir para o conteúdo
      </a>
      {isNarrow ? (
        <AdminDrawer open={drawerOpen} onClose={() => setDrawerOpen(false)} current={view.id} />
      ) : (
        <AdminMenu current={view.id} folded={folded} onFold={toggleFold} />
      )}
      <div className="admin-main column">
        {isWhole ? (
          <header className="visually-hidden">
            <h1>{view.label}</h1>
          </header>
        ) : (
          <AdminHeader
            title={view.label}
            description={<view.Description />}
            onMenu={isNarrow ? () => setDrawerOpen(true) : undefined}
          />
        )}
        <OfflineBar>Sem conexão. A lista é a última que chegou e nada pode ser mudado agora.</OfflineBar>
        {!isWhole && mayOpen('integrations') && <MarketingQuestion />}
        <main className="admin-view" id="admin-view" tabIndex={-1}>
          <Suspense fallback={<ViewPlaceholder />}>
            <view.View key={view.id} />
          </Suspense>
        </main>
      </div>
      <Suspense fallback={null}>
        <AccountDialog />
      </Suspense>
      <CustomerDialog />
      <PdfDialog />
      <ShortcutsDialog />
      <CommandPalette />
      <ConfirmDialog />
    </div>
  )
}

const LIVE = ['order', 'all'] as const
/** Groups a rush of purchases into one refetch. */
const GATHER_MS = 800

/** Refetches when the server reports an order, so that purchases appear by themselves. */
function useAdminLive(): void {
  const client = useQueryClient()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const heard = useCallback(() => {
    clearTimeout(timer.current)
    // Previews and builds poll for themselves.
    timer.current = setTimeout(() => {
      for (const list of ['orders', 'desk', 'dashboard']) void client.invalidateQueries({ queryKey: ['admin', list] })
    }, GATHER_MS)
  }, [client])
  useOnLive(LIVE, heard)
}
