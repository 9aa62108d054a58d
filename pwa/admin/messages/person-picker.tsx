import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { type AdminUser, adminUsersApi } from '#contract/admin/users.ts'
import { call } from '#pwa/platform/api.ts'
import { Button } from '#pwa/ui/button.tsx'
import { TextField } from '#pwa/ui/field.tsx'

interface PersonPickerProps {
  person: AdminUser | null
  error: string | undefined
  onPick: (person: AdminUser | null) => void
}

/** By name, address or phone. */
export function PersonPicker({ person, error, onPick }: PersonPickerProps) {
  const [text, setText] = useState('')
  const search = useDeferredValue(text.trim())
  const { data } = useQuery({
    queryKey: ['admin', 'users', 'picker', search],
    queryFn: ({ signal }) => call(adminUsersApi.users, { query: { search } }, { signal }),
    enabled: search.length >= 2 && person === null,
  })
  if (person)
    return (
      <div className="chosen-person split gap-12">
        <span>
          <b>{person.fullName ?? 'Sem nome'}</b>
          <span className="cell-sub">{person.email}</span>
        </span>
        <Button kind="secondary" size="small" onClick={() => onPick(null)}>
          Trocar
        </Button>
      </div>
    )
  return (
    <div>
      <TextField
        label="Usuário"
        help="Nome, e-mail ou telefone"
        autoComplete="off"
        value={text}
        error={error}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          // Enter picks the first match instead of submitting the form without anybody.
          const first = data?.items[0]
          if (event.key !== 'Enter' || !first) return
          event.preventDefault()
          onPick(first)
        }}
      />
      {data && (
        <ul className="found-people" aria-label="Pessoas encontradas">
          {data.items.slice(0, 8).map((found) => (
            <li key={found.id}>
              <button className="t-small t-left" type="button" onClick={() => onPick(found)}>
                {found.fullName ?? 'Sem nome'}
                <span className="cell-sub">{found.email}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {data?.items.length === 0 && <p className="t-caption t-soft">Ninguém com este nome, e-mail ou telefone.</p>}
    </div>
  )
}
