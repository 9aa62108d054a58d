import download from '@phosphor-icons/core/assets/regular/download-simple.svg?raw'
import type { ExportList } from '#contract/admin-export.ts'
import { Icon } from '#pwa/ui/icon.tsx'
import { useAdminAddress } from './use-admin-address.ts'

/** The list as a spreadsheet, with the filters that stand in the address. The browser saves it while it is being written. */
export function ExportLink({ list }: { list: ExportList }) {
  const { params } = useAdminAddress()
  const query = new URLSearchParams()
  for (const name of ['search', 'status', 'deadline', 'period', 'role', 'stars']) {
    const value = params.get(name)
    if (value) query.set(name, value)
  }
  return (
    <a
      className="admin-pill admin-pill-export"
      href={`/api/admin/export/${list}${query.size > 0 ? `?${query}` : ''}`}
      download
      aria-label="Exportar CSV"
    >
      <Icon svg={download} size={18} />
      <span className="admin-pill-label">
        <span className="admin-pill-verb">Exportar </span>CSV
      </span>
    </a>
  )
}
