import { type ComponentType, lazy } from 'react'
import envelopeOpen from '@phosphor-icons/core/assets/regular/envelope-simple-open.svg?raw'
import newspaper from '@phosphor-icons/core/assets/regular/newspaper.svg?raw'
import bell from '@phosphor-icons/core/assets/regular/bell.svg?raw'
import filePdf from '@phosphor-icons/core/assets/regular/file-pdf.svg?raw'
import chartLine from '@phosphor-icons/core/assets/regular/chart-line.svg?raw'
import images from '@phosphor-icons/core/assets/regular/images.svg?raw'
import linkSimple from '@phosphor-icons/core/assets/regular/link-simple.svg?raw'
import listChecks from '@phosphor-icons/core/assets/regular/list-checks.svg?raw'
import heartbeat from '@phosphor-icons/core/assets/regular/heartbeat.svg?raw'
import plugs from '@phosphor-icons/core/assets/regular/plugs-connected.svg?raw'
import ruler from '@phosphor-icons/core/assets/regular/ruler.svg?raw'
import bracketsCurly from '@phosphor-icons/core/assets/regular/brackets-curly.svg?raw'
import receipt from '@phosphor-icons/core/assets/regular/receipt.svg?raw'
import squaresFour from '@phosphor-icons/core/assets/regular/squares-four.svg?raw'
import star from '@phosphor-icons/core/assets/regular/star.svg?raw'
import terminal from '@phosphor-icons/core/assets/regular/terminal-window.svg?raw'
import users from '@phosphor-icons/core/assets/regular/users.svg?raw'
import type { Permission } from '#contract/permissions.ts'
import { DeskBadge } from '#pwa/admin/desk/desk-badge.tsx'
import { useMay } from '#pwa/admin/kit/use-may.ts'
import { OpenOrdersBadge } from '#pwa/admin/orders/open-orders-badge.tsx'
import { OrdersDescription } from '#pwa/admin/orders/orders-description.tsx'
import { OrdersView } from '#pwa/admin/orders/orders-view.tsx'

interface AdminView {
  /** In the address: `/admin?view=orders`. */
  readonly id: string
  /** Others do not see it in the menu. */
  readonly permission: Permission
  readonly label: string
  readonly svg: string
  /** The letter after `g`. */
  readonly key?: string
  /** The line under the title, with real counts. */
  readonly Description: ComponentType
  /** The menu entry's count. */
  readonly Badge?: ComponentType
  /** Needs the whole window: no header, menu folded at first. */
  readonly isWhole?: boolean
  readonly View: ComponentType
}

const said = (words: string) => () => words

// Loaded when first opened. Orders are bundled: nearly everybody opens them first.
const DashboardView = lazy(() =>
  import('#pwa/admin/figures/dashboard-view.tsx').then(({ DashboardView: View }) => ({ default: View })),
)
const AnalyticsView = lazy(() =>
  import('#pwa/admin/figures/analytics-view.tsx').then(({ AnalyticsView: View }) => ({ default: View })),
)
const UsersView = lazy(() =>
  import('#pwa/admin/people/users-view.tsx').then(({ UsersView: View }) => ({ default: View })),
)
const RatingsView = lazy(() =>
  import('#pwa/admin/records/ratings-view.tsx').then(({ RatingsView: View }) => ({ default: View })),
)
const FormsView = lazy(() =>
  import('#pwa/admin/records/forms-view.tsx').then(({ FormsView: View }) => ({ default: View })),
)
const PhotosView = lazy(() =>
  import('#pwa/admin/records/photos-view.tsx').then(({ PhotosView: View }) => ({ default: View })),
)
const PdfsView = lazy(() =>
  import('#pwa/admin/records/pdfs-view.tsx').then(({ PdfsView: View }) => ({ default: View })),
)
const NotificationsView = lazy(() =>
  import('#pwa/admin/messages/notifications-view.tsx').then(({ NotificationsView: View }) => ({ default: View })),
)
const MagicLinksView = lazy(() =>
  import('#pwa/admin/records/magic-links-view.tsx').then(({ MagicLinksView: View }) => ({ default: View })),
)

const BlogView = lazy(() => import('#pwa/admin/blog/blog-view.tsx').then(({ BlogView: View }) => ({ default: View })))

const SuppressionsView = lazy(() =>
  import('#pwa/admin/records/suppressions-view.tsx').then(({ SuppressionsView: View }) => ({ default: View })),
)

const LogsView = lazy(() => import('#pwa/admin/logs/logs-view.tsx').then(({ LogsView: View }) => ({ default: View })))

const IntegrationsView = lazy(() =>
  import('#pwa/admin/integrations/integrations-view.tsx').then(({ IntegrationsView: View }) => ({ default: View })),
)

const HealthView = lazy(() =>
  import('#pwa/admin/health/health-view.tsx').then(({ HealthView: View }) => ({ default: View })),
)

const DeskView = lazy(() => import('#pwa/admin/desk/desk-view.tsx').then(({ DeskView: View }) => ({ default: View })))
const ApiView = lazy(() =>
  import('#pwa/admin/integrations/api-view.tsx').then(({ ApiView: View }) => ({ default: View })),
)

/** In menu order. */
const ADMIN_VIEWS: readonly [AdminView, ...AdminView[]] = [
  {
    id: 'dashboard',
    permission: 'figures',
    label: 'Dashboard',
    svg: squaresFour,
    key: 'd',
    Description: said('Vendas, entregas e clientes'),
    View: DashboardView,
  },
  {
    id: 'orders',
    permission: 'orders',
    label: 'Pedidos',
    svg: receipt,
    key: 'o',
    Description: OrdersDescription,
    Badge: OpenOrdersBadge,
    View: OrdersView,
  },
  {
    id: 'desk',
    permission: 'desk',
    label: 'Mesa de análise',
    svg: ruler,
    key: 'm',
    Description: said('Do prazo mais perto ao mais longe'),
    Badge: DeskBadge,
    isWhole: true,
    View: DeskView,
  },
  {
    id: 'users',
    permission: 'people',
    label: 'Usuários',
    svg: users,
    key: 'u',
    Description: said('Contas, papéis e senhas'),
    View: UsersView,
  },
  {
    id: 'ratings',
    permission: 'orders',
    label: 'Avaliações',
    svg: star,
    key: 'a',
    Description: said('O que os clientes acharam'),
    View: RatingsView,
  },
  {
    id: 'forms',
    permission: 'forms',
    label: 'Formulários',
    svg: listChecks,
    key: 'f',
    Description: said('O que os clientes responderam'),
    View: FormsView,
  },
  {
    id: 'photos',
    permission: 'photos',
    label: 'Fotos',
    svg: images,
    key: 'p',
    Description: said('Guardadas por 30 dias'),
    View: PhotosView,
  },
  {
    id: 'pdfs',
    permission: 'ownership',
    label: 'PDFs gerados',
    svg: filePdf,
    key: 'r',
    Description: said('Relatórios, downloads e validade'),
    View: PdfsView,
  },
  {
    id: 'notifications',
    permission: 'messages',
    label: 'Notificações',
    svg: bell,
    key: 'n',
    Description: said('Avisos a uma pessoa ou a todas'),
    View: NotificationsView,
  },
  {
    id: 'analytics',
    permission: 'figures',
    label: 'Analytics',
    svg: chartLine,
    key: 'y',
    Description: said('Funil, origem e meses'),
    View: AnalyticsView,
  },
  {
    id: 'blog',
    permission: 'blog',
    label: 'Blog',
    svg: newspaper,
    key: 'b',
    Description: said('Artigos, rascunhos e agendados'),
    View: BlogView,
  },
  {
    id: 'health',
    permission: 'logs',
    label: 'Saúde',
    svg: heartbeat,
    key: 'h',
    Description: said('Alarmes, sinais de vida e filas'),
    View: HealthView,
  },
  {
    id: 'integrations',
    permission: 'integrations',
    label: 'Integrações',
    svg: plugs,
    key: 'i',
    Description: said('Webhook, e-mail, IA, arquivos e fila'),
    View: IntegrationsView,
  },
  {
    id: 'magic-links',
    permission: 'messages',
    label: 'Links mágicos',
    svg: linkSimple,
    key: 'l',
    Description: said('Acessos enviados por e-mail'),
    View: MagicLinksView,
  },
  {
    id: 'suppressions',
    permission: 'messages',
    label: 'Descadastros',
    svg: envelopeOpen,
    key: 'e',
    Description: said('Endereços sem e-mails de divulgação'),
    View: SuppressionsView,
  },
  {
    id: 'logs',
    permission: 'logs',
    label: 'Logs do sistema',
    svg: terminal,
    key: 's',
    Description: said('Sistema, webhook, e-mail, tarefas e administração'),
    View: LogsView,
  },
  {
    id: 'api',
    permission: 'integrations',
    label: 'Chamadas da API',
    svg: bracketsCurly,
    Description: said('Para integrar outros sistemas'),
    View: ApiView,
  },
]

/** The views that this user may open. */
export function useAdminViews(): readonly AdminView[] {
  const mayOpen = useMay()
  return ADMIN_VIEWS.filter(({ permission }) => mayOpen(permission))
}

/** The view in the address, else the first permitted one. */
export function useViewNamed(id: string | null): AdminView {
  const views = useAdminViews()
  return views.find((view) => view.id === id) ?? views[0] ?? ADMIN_VIEWS[0]
}
