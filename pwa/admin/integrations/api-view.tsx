import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { adminOpenApi } from '#contract/admin/openapi.ts'
import { call } from '#pwa/platform/api.ts'
import { JsonTree } from '#pwa/admin/kit/json-tree.tsx'
import { operationsOf, type Operation } from './openapi-operations.ts'
import { ViewFailed } from '#pwa/admin/kit/view-failed.tsx'
import { ViewLoading } from '#pwa/admin/kit/view-loading.tsx'
import '#pwa/admin/kit/table.css'
import './integrations.css'

/** Every endpoint, read from the API contract. */
export function ApiView() {
  const [search, setSearch] = useState('')
  const query = useQuery({
    queryKey: ['admin', 'openapi'],
    queryFn: ({ signal }) => call(adminOpenApi.openapi, undefined, { signal }),
  })
  if (query.isPending) return <ViewLoading words="Carregando as chamadas..." />
  if (query.isError) return <ViewFailed title="Não conseguimos abrir as chamadas." query={query} />
  const rooms = operationsOf(query.data, search)
  return (
    <div className="admin-scroll api-page">
      <div className="admin-toolbar">
        <input
          className="api-search"
          type="search"
          aria-label="Buscar chamadas"
          placeholder="Caminho ou palavra"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <a className="text-action" href={adminOpenApi.openapi.path} download="rosto-ideal-openapi.json">
          Baixar openapi.json
        </a>
      </div>
      {rooms.length === 0 && <p className="desk-hint">Nenhuma chamada com esta palavra.</p>}
      {rooms.map(([room, operations]) => (
        <section key={room}>
          <h2>{room}</h2>
          {operations.map((operation) => (
            <Call key={`${operation.method} ${operation.path}`} operation={operation} />
          ))}
        </section>
      ))}
    </div>
  )
}

function Call({ operation }: { operation: Operation }) {
  const [open, setOpen] = useState(false)
  return (
    <details className="api-call rule-top" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <b>{operation.method}</b> <code className="t-breaks">{operation.path}</code>
        <small className="block t-caption t-soft">{operation.summary}</small>
      </summary>
      {open && <JsonTree value={operation.detail} open={3} />}
    </details>
  )
}
