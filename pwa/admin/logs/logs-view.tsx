import { useAdminAddress } from '#pwa/admin/kit/use-admin-address.ts'
import { EmailLogTab } from './logs-email.tsx'
import { FailedJobsTab } from './logs-jobs.tsx'
import { JournalTab } from './logs-journal.tsx'
import { SystemLogTab } from './logs-system.tsx'
import { WebhookLogTab } from './logs-webhook.tsx'
import { usePressedInSight } from '#pwa/admin/kit/use-pressed-in-sight.ts'
import './logs.css'

const TABS = [
  { id: 'system', label: 'Sistema', Tab: SystemLogTab },
  { id: 'webhook', label: 'Webhook', Tab: WebhookLogTab },
  { id: 'email', label: 'E-mail', Tab: EmailLogTab },
  { id: 'jobs', label: 'Tarefas com falha', Tab: FailedJobsTab },
  { id: 'journal', label: 'Administração', Tab: JournalTab },
] as const

const CLEARED = Object.fromEntries(
  ['search', 'after', 'page', 'sort', 'category', 'level', 'verdict', 'status', 'deeds'].map((name) => [
    name,
    undefined,
  ]),
)

export function LogsView() {
  const { params, change } = useAdminAddress()
  const tab = TABS.find(({ id }) => id === params.get('tab')) ?? TABS[0]
  const tabs = usePressedInSight(tab.id)
  return (
    <>
      <div ref={tabs} className="log-tabs flex gap-24 rule-bottom" role="group" aria-label="Registro">
        {TABS.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === tab.id}
            onClick={() => change({ ...CLEARED, view: 'logs', tab: id }, { push: true })}
          >
            {label}
          </button>
        ))}
      </div>
      <tab.Tab key={tab.id} />
    </>
  )
}
