import { type RefObject, useEffect } from 'react'

interface RowKeys {
  /** Container of rows marked with `data-row`. */
  rows: RefObject<HTMLElement | null>
  search?: RefObject<HTMLInputElement | null>
  onOpen: (id: string) => void
  enabled: boolean
}

/** J and K move, X picks, Enter opens, `/` searches. */
export function useRowKeys({ rows, search, onOpen, enabled }: RowKeys): void {
  useEffect(() => {
    if (!enabled) return
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusyElsewhere(event.target))
        return
      const key = event.key.toLowerCase()
      if (key === 'j') walk(rows.current, 1)
      else if (key === 'k') walk(rows.current, -1)
      else if (key === 'x') pick(rows.current)
      else if (key === '/') {
        search?.current?.focus()
        search?.current?.select()
      } else if (key === 'enter' && event.target instanceof HTMLElement && event.target.dataset.row) {
        onOpen(event.target.dataset.row)
      } else return
      event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [enabled, onOpen, rows, search])
}

/** Keys typed in fields, menus or dialogs are not shortcuts. */
export function isBusyElsewhere(target: EventTarget | null): boolean {
  return (
    document.querySelector('dialog[open]') !== null ||
    (target instanceof HTMLElement && target.matches('input:not([type=checkbox]), textarea, select, [contenteditable]'))
  )
}

function pick(container: HTMLElement | null): void {
  const row = document.activeElement?.closest('[data-row]')
  if (row && container?.contains(row)) row.querySelector<HTMLInputElement>('.pick-box input')?.click()
}

function walk(container: HTMLElement | null, step: 1 | -1): void {
  const rows = [...(container?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  const held = rows.findIndex((row) => row.contains(document.activeElement))
  const next = held === -1 ? 0 : Math.min(rows.length - 1, Math.max(0, held + step))
  rows[next]?.focus({ preventScroll: true })
  rows[next]?.scrollIntoView({ block: 'nearest' })
}
