import type { MouseEvent } from 'react'
import download from '@phosphor-icons/core/assets/regular/download-simple.svg?raw'
import { accountApi } from '#contract/account.ts'
import type { ExportList } from '#contract/admin/export.ts'
import { sentenceOf } from '#contract/problem.ts'
import { call } from '#pwa/platform/api.ts'
import { showToast } from '#pwa/platform/toast.ts'
import { Icon } from '#pwa/ui/icon.tsx'

interface ExportLinkProps {
  list: ExportList
  /** The list's filters, applied to the spreadsheet too. */
  narrowedBy: Readonly<Record<string, string | undefined>>
}

/** A streamed CSV download. */
export function ExportLink({ list, narrowedBy }: ExportLinkProps) {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(narrowedBy)) if (value) query.set(name, value)
  // A navigation cannot ask for the password again: do it before.
  const take = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault()
    const { href } = event.currentTarget
    call(accountApi.confirmed).then(
      () => location.assign(href),
      (error: unknown) => showToast('Não deu para exportar', sentenceOf(error), 'danger'),
    )
  }
  return (
    <a
      className="admin-pill inline-row t-strong t-caption t-plain nowrap admin-pill-export gap-8"
      href={`/api/admin/export/${list}${query.size > 0 ? `?${query}` : ''}`}
      download
      aria-label="Exportar CSV"
      onClick={take}
    >
      <Icon svg={download} size={18} />
      <span className="admin-pill-label">
        <span className="admin-pill-verb">Exportar </span>CSV
      </span>
    </a>
  )
}
