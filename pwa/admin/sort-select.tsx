import type { ListColumn } from './list-columns.ts'
import { SelectField } from './select-field.tsx'
import type { SortState } from './sort-head.tsx'
import { NEWEST_FIRST } from './use-list-address.ts'

interface SortSelectProps extends SortState {
  columns: readonly Pick<ListColumn<never>, 'label' | 'sort' | 'upFirst'>[]
}

/** The order of a list where there is no head to press. */
export function SortSelect({ columns, sort, onSort }: SortSelectProps) {
  const options = columns.flatMap(({ sort: by, label, upFirst }): (readonly [string, string])[] =>
    by && by !== 'date' ? [[upFirst ? by : `-${by}`, `Ordem: ${label.toLowerCase()}`]] : [],
  )
  return (
    <SelectField
      label="Ordem"
      value={sort}
      options={[[NEWEST_FIRST, 'Mais novos'], ['date', 'Mais antigos'], ...options]}
      onChange={(value) => onSort(value ?? NEWEST_FIRST)}
    />
  )
}
