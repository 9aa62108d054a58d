import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { sentenceOf } from '#contract/problem.ts'
import { showToast } from '#pwa/platform/toast.ts'
import { Button } from '#pwa/ui/button.tsx'
import { useInFront } from '#pwa/ui/use-in-front.ts'

/** An action on many rows, with one call per row, so that each is journalled. */
export interface BulkAction<T> {
  readonly label: string
  /** Confirmation question. Absent for what is easily undone. */
  readonly sure?: (count: number) => string
  readonly run: (item: T) => Promise<unknown>
}

/** The picked rows of the current page only. */
export function usePicked<T extends { id: string }>(items: readonly T[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const picked = items.filter(({ id }) => ids.has(id))
  return {
    picked,
    has: (id: string) => ids.has(id),
    isAll: items.length > 0 && picked.length === items.length,
    toggle: (id: string) => {
      const next = new Set(ids)
      if (!next.delete(id)) next.add(id)
      setIds(next)
    },
    toggleAll: () => setIds(picked.length === items.length ? new Set() : new Set(items.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  }
}

interface PickBoxProps {
  label: string
  checked: boolean
  onToggle: () => void
}

export function PickBox({ label, checked, onToggle }: PickBoxProps) {
  return (
    <label className="pick-box inline-row">
      <input type="checkbox" checked={checked} onChange={onToggle} aria-label={label} />
    </label>
  )
}

interface BulkBarProps<T> {
  words: readonly [one: string, many: string]
  picked: readonly T[]
  actions: readonly BulkAction<T>[]
  /** Invalidated afterwards. */
  listKey: readonly unknown[]
  onClear: () => void
  /** Shown beside the actions. */
  children?: ReactNode
}

/** Overlays the foot of the list, so that no row moves under the pointer. */
export function BulkBar<T>({ words, picked, actions, listKey, onClear, children }: BulkBarProps<T>) {
  const client = useQueryClient()
  const [asking, setAsking] = useState<BulkAction<T> | null>(null)
  const [done, setDone] = useState<number | null>(null)
  useEscape(done === null, () => (asking ? setAsking(null) : onClear()))
  const run = async ({ label, run: act }: BulkAction<T>) => {
    setAsking(null)
    setDone(0)
    const refusals: string[] = []
    for (const item of picked) {
      await act(item).catch((error: unknown) => refusals.push(sentenceOf(error)))
      setDone((now) => (now ?? 0) + 1)
    }
    setDone(null)
    const worked = picked.length - refusals.length
    // Show equal reasons once.
    const reasons = [...new Set(refusals)].join(' ')
    const outcome = `Feito em ${worked} de ${picked.length}${reasons ? `. ${reasons}` : ''}`
    showToast(label, outcome, refusals.length > 0 ? 'danger' : undefined)
    onClear()
    await client.invalidateQueries({ queryKey: listKey })
  }
  return (
    <div className="bulk-bar row wrap t-medium t-caption" role="region" aria-label="Seleção">
      <p role="status" className="num bulk-count">
        {done === null
          ? `${picked.length} ${picked.length === 1 ? words[0] : words[1]}`
          : `${done} de ${picked.length}...`}
      </p>
      {asking ? (
        <>
          <p>{asking.sure?.(picked.length)}</p>
          <Button className="button-danger" size="small" onClick={() => void run(asking)}>
            Confirmar
          </Button>
          <Button kind="text" size="small" onClick={() => setAsking(null)}>
            Cancelar
          </Button>
        </>
      ) : (
        <>
          {children}
          {actions.map((action) => (
            <Button
              key={action.label}
              kind="text"
              size="small"
              disabled={done !== null}
              onClick={() => (action.sure ? setAsking(action) : void run(action))}
            >
              {action.label}
            </Button>
          ))}
          <Button kind="text" className="bulk-clear" size="small" disabled={done !== null} onClick={onClear}>
            Limpar seleção <kbd className="admin-kbd">Esc</kbd>
          </Button>
        </>
      )}
    </div>
  )
}

/** Escape, unless a dialog, a field or a menu uses it. */
function useEscape(enabled: boolean, onEscape: () => void): void {
  const inFront = useInFront()
  const step = useEffectEvent(onEscape)
  useEffect(() => {
    if (!enabled || !inFront) return
    const press = (event: KeyboardEvent) => {
      const isTheirs = document.querySelector('dialog[open], details[open]') !== null
      const isWritten = event.target instanceof HTMLElement && event.target.matches('input[type=search], select')
      if (event.key === 'Escape' && !event.defaultPrevented && !isTheirs && !isWritten) step()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [enabled, inFront])
}
