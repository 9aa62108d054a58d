import { useState } from 'react'
import { readLocal, writeLocal } from '#pwa/platform/local-store.ts'

const keyOf = (view: string) => `rosto-ideal:colunas:${view}`

export function useHiddenColumns(view: string) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(() => {
    const kept = readLocal(keyOf(view))
    return new Set(Array.isArray(kept) ? kept.filter((id: unknown) => typeof id === 'string') : [])
  })
  return {
    hidden,
    toggle: (id: string) => {
      const next = new Set(hidden)
      if (!next.delete(id)) next.add(id)
      setHidden(next)
      writeLocal(keyOf(view), next.size > 0 ? [...next] : null)
    },
  }
}

interface ColumnChoiceProps {
  columns: readonly { readonly id: string; readonly label: string }[]
  hidden: ReadonlySet<string>
  onToggle: (id: string) => void
}

/** The column that names the row cannot be hidden. */
export function ColumnChoice({ columns, hidden, onToggle }: ColumnChoiceProps) {
  return (
    // Closes when the focus leaves. The checkboxes have their own keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details
      className="column-choice relative"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) currentTarget.open = false
      }}
    >
      <summary className="row t-soft">Colunas</summary>
      <fieldset>
        <legend className="visually-hidden">Colunas à vista</legend>
        {columns.map(({ id, label }) => (
          <label className="row gap-10 t-caption" key={id}>
            <input type="checkbox" checked={!hidden.has(id)} onChange={() => onToggle(id)} />
            {label}
          </label>
        ))}
      </fieldset>
    </details>
  )
}
