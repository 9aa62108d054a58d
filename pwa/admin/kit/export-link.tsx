import download from '@phosphor-icons/core/assets/regular/download-simple.svg?raw'
import type { ExportList } from '#contract/admin/export.ts'
import { Icon } from '#pwa/ui/icon.tsx'

interface ExportLinkProps {
  list: ExportList
  /** What narrows the list on screen narrows the spreadsheet. */
  narrowedBy: Readonly<Record<string, string | undefined>>
}

/** The list as a spreadsheet. The browser saves it while it is being written. */
export function ExportLink({ list, narrowedBy }: ExportLinkProps) {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(narrowedBy)) if (value) query.set(name, value)
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
