import { AppPage } from '#pwa/ui/app-page.tsx'
import { NotFound } from './not-found.tsx'

/** The same words inside the app's document. */
export default function AppNotFoundPage() {
  return (
    <AppPage title="Página não encontrada">
      <NotFound />
    </AppPage>
  )
}
