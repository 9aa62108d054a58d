import { useLocation } from 'react-router-dom'
import { paths } from '#pwa/paths.ts'
import { AppPage } from '#pwa/ui/app-page.tsx'
import { NotFound } from './not-found.tsx'
import { SITE_WAYS, type Way } from './not-found-ways.ts'

const OFFICE: Way = { name: 'Voltar à administração', path: paths.admin }
const DASHBOARD: Way = { name: 'Ver meus pedidos', path: paths.dashboard }

/** The app document's version, which leads with the dashboard. */
export default function AppNotFoundPage() {
  const { pathname } = useLocation()
  const own = pathname.startsWith(`${paths.admin}/`) ? OFFICE : DASHBOARD
  return (
    <AppPage title="Página não encontrada">
      <NotFound ways={[own, ...SITE_WAYS]} />
    </AppPage>
  )
}
