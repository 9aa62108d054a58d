import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { sentenceOf } from '#contract/problem.ts'
import { showToast } from '#pwa/platform/toast.ts'
import { Button } from '#pwa/ui/button.tsx'

/** What can be done to many rows at once, one call a row: each is journalled by itself. */
export interface BulkAction<T> {
  readonly label: string
  /** Asked before, with how many; absent for what is easily undone. */
  readonly sure?: (count: number) => string
  readonly run: (item: T) => Promise<unknown>
}

/** Which of the rows shown are picked; another page begins anew. */
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
    <label className="pick-box">
      <input type="checkbox" checked={checked} onChange={onToggle} aria-label={label} />
    </label>
  )
}

interface BulkBarProps<T> {
  picked: readonly T[]
  actions: readonly BulkAction<T>[]
  /** Stale afterwards. */
  listKey: readonly unknown[]
  onClear: () => void
  /** Chooses among actions, beside them. */
  children?: ReactNode
}

/** Stands over the list while rows are picked. */
export function BulkBar<T>({ picked, actions, listKey, onClear, children }: BulkBarProps<T>) {
  const client = useQueryClient()
  const [asking, setAsking] = useState<BulkAction<T> | null>(null)
  const [done, setDone] = useState<number | null>(null)
  if (picked.length === 0) return null
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
    const words = `${worked} de ${picked.length}${refusals[0] ? `. ${refusals[0]}` : ''}`
    showToast(label, words, refusals.length > 0 ? 'danger' : undefined)
    onClear()
    await client.invalidateQueries({ queryKey: listKey })
  }
  return (
    <div className="bulk-bar" role="region" aria-label="Linhas escolhidas">
      <p role="status" className="num">
        {done === null ? wordsOf(picked.length) : `${done} de ${picked.length}...`}
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
              kind="secondary"
              size="small"
              disabled={done !== null}
              onClick={() => (action.sure ? setAsking(action) : void run(action))}
            >
              {action.label}
            </Button>
          ))}
          <Button kind="text" size="small" disabled={done !== null} onClick={onClear}>
            Soltar
          </Button>
        </>
      )}
    </div>
  )
}

const wordsOf = (count: number) => (count === 1 ? '1 linha escolhida' : `${count} linhas escolhidas`)
