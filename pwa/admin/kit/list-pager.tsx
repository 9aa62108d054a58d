import caretLeft from '@phosphor-icons/core/assets/bold/caret-left-bold.svg?raw'
import caretRight from '@phosphor-icons/core/assets/bold/caret-right-bold.svg?raw'
import { ADMIN_PAGE_SIZE, COUNT_CAP, countCapOf } from '#contract/admin/page.ts'
import { formatInteger } from '#contract/format.ts'
import { IconButton } from '#pwa/ui/icon-button.tsx'
import type { ListAddress } from './use-list-address.ts'

interface ListPagerProps {
  address: Pick<ListAddress, 'search' | 'page' | 'goBack' | 'goNext'>
  page: { shown: number; total: number; next: string | null } | undefined
  /** The previous page is still shown. */
  isMoving: boolean
  many: string
}

export function ListPager({ address, page, isMoving, many }: ListPagerProps) {
  const next = isMoving ? null : (page?.next ?? null)
  return (
    <div className="admin-pager ml-auto row gap-4 t-caption t-soft">
      <p className="num" role="status">
        {page && !isMoving && placeWords(address, page, many)}
      </p>
      <IconButton
        svg={caretLeft}
        label="Anterior"
        className="admin-action"
        disabled={address.page === 1}
        onClick={address.goBack}
      />
      <IconButton
        svg={caretRight}
        label="Próxima"
        className="admin-action"
        disabled={next === null}
        onClick={() => next !== null && address.goNext(next)}
      />
    </div>
  )
}

/** `51–100 de 1.284`, `1–50 de mais de 1.000` */
function placeWords(
  { page, search }: Pick<ListAddress, 'page' | 'search'>,
  { shown, total }: { shown: number; total: number },
  many: string,
): string {
  if (shown === 0) return `0 ${many}`
  const first = (page - 1) * ADMIN_PAGE_SIZE + 1
  return `${formatInteger(first)}–${formatInteger(first + shown - 1)} de ${countWords(total, countCapOf(search))}`
}

/** Above `cap`, the server stops counting. */
export const countWords = (total: number, cap = COUNT_CAP) =>
  total > cap ? `mais de ${formatInteger(cap)}` : formatInteger(total)
