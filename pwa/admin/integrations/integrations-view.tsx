import { useQuery } from '@tanstack/react-query'
import { adminIntegrationsApi } from '#contract/admin/integrations.ts'
import { call } from '#pwa/platform/api.ts'
import { MarketingSetting } from './marketing-setting.tsx'
import { PartRow } from '#pwa/admin/kit/part-row.tsx'
import { WebhookSettings } from './webhook-settings.tsx'
import { ViewFailed } from '#pwa/admin/kit/view-failed.tsx'
import { ViewLoading } from '#pwa/admin/kit/view-loading.tsx'
import './integrations.css'

export const INTEGRATIONS_KEY = ['admin', 'integrations'] as const

export function IntegrationsView() {
  const query = useQuery({
    queryKey: INTEGRATIONS_KEY,
    queryFn: ({ signal }) => call(adminIntegrationsApi.integrations, undefined, { signal }),
  })
  if (query.isPending) return <ViewLoading words="Carregando as integrações..." />
  if (query.isError) return <ViewFailed title="Não conseguimos abrir as integrações." query={query} />
  return (
    <div className="admin-scroll integrations">
      <WebhookSettings webhook={query.data.webhook} />
      <section className="integration">
        <h2>Serviços</h2>
        <ul className="parts">
          {query.data.parts.map((part) => (
            <PartRow key={part.id} part={part} />
          ))}
        </ul>
      </section>
      <MarketingSetting />
    </div>
  )
}
