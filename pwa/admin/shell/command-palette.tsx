import { useQuery } from '@tanstack/react-query'
import {
  type KeyboardEvent as Press,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { adminUsersApi } from '#contract/admin/users.ts'
import { adminApi } from '#contract/admin/orders.ts'
import type { Permission } from '#contract/permissions.ts'
import { useMay } from '#pwa/admin/kit/use-may.ts'
import { shortId } from '#contract/format.ts'
import { ORDER_STATUS_WORDS } from '#contract/orders.ts'
import { call } from '#pwa/platform/api.ts'
import { useInFront } from '#pwa/ui/use-in-front.ts'
import { clearedAddress } from './shortcuts-dialog.tsx'
import { useAdminAddress } from '#pwa/admin/kit/use-admin-address.ts'
import { useAdminViews } from './views.tsx'
import './admin.css'

interface Find {
  readonly id: string
  readonly words: string
  readonly hint: string
  readonly go: Readonly<Record<string, string>>
}

const SHOWN = 5

const ACTIONS: readonly (Find & { readonly permission?: Permission })[] = [
  {
    id: 'new-user',
    permission: 'people',
    words: 'Adicionar usuário',
    hint: 'Ação',
    go: { view: 'users', new: 'user' },
  },
  {
    id: 'new-notification',
    permission: 'messages',
    words: 'Criar notificação',
    hint: 'Ação',
    go: { view: 'notifications', new: 'notification' },
  },
  { id: 'new-post', permission: 'blog', words: 'Novo artigo', hint: 'Ação', go: { view: 'blog', post: 'new' } },
  {
    id: 'account',
    words: 'Trocar a minha senha, segunda etapa',
    hint: 'Ação',
    go: { account: '1' },
  },
  {
    id: 'open-orders',
    permission: 'orders',
    words: 'Pedidos em processamento',
    hint: 'Ação',
    go: { view: 'orders', status: 'EM_PROCESSAMENTO' },
  },
  {
    id: 'late-orders',
    permission: 'orders',
    words: 'Pedidos atrasados',
    hint: 'Ação',
    go: { view: 'orders', deadline: 'late' },
  },
  {
    id: 'failed-jobs',
    permission: 'logs',
    words: 'Tarefas com falha',
    hint: 'Ação',
    go: { view: 'logs', tab: 'jobs' },
  },
]

/** ⌘K: finds people, orders, views and actions. */
export function CommandPalette() {
  const [open, setOpen] = useState(false)
  const element = useRef<HTMLDialogElement>(null)
  const enabled = useInFront()
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    setOpen((now) => !now)
  })
  useEffect(() => {
    if (!enabled) return
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [enabled])
  useEffect(() => {
    if (open && !element.current?.open) element.current?.showModal()
    if (!open && element.current?.open) element.current.close()
  }, [open])
  return (
    // Pointer shortcut. The keyboard has Escape.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={element}
      className="palette"
      aria-label="Procurar"
      onClose={() => setOpen(false)}
      onClick={(event) => event.target === event.currentTarget && setOpen(false)}
    >
      {open && <Palette onDone={() => setOpen(false)} />}
    </dialog>
  )
}

function Palette({ onDone }: { onDone: () => void }) {
  const { change } = useAdminAddress()
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const id = useId()
  const finds = useFinds(text)
  const chosen = finds[Math.min(at, finds.length - 1)]
  useEffect(() => {
    if (chosen) document.getElementById(`${id}-${chosen.id}`)?.scrollIntoView({ block: 'nearest' })
  }, [chosen, id])
  const go = (find: Find | undefined) => {
    if (!find) return
    onDone()
    change({ ...clearedAddress(), ...find.go }, { push: true })
  }
  const press = (event: Press) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) setAt((now) => (Math.min(now, finds.length - 1) + step + finds.length) % Math.max(1, finds.length))
    else if (event.key === 'Enter') go(chosen)
    else return
    event.preventDefault()
  }
  return (
    <>
      <input
        className="palette-input"
        role="combobox"
        aria-label="Pessoa, pedido, tela ou ação"
        aria-expanded="true"
        aria-controls={id}
        aria-activedescendant={chosen && `${id}-${chosen.id}`}
        placeholder="Pessoa, pedido, tela ou ação"
        // The palette exists to be typed in.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setAt(0)
        }}
        onKeyDown={press}
      />
      <div className="palette-finds" id={id} role="listbox" aria-label="Encontrados">
        {finds.map((find) => (
          // The input handles the keys.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={find.id}
            id={`${id}-${find.id}`}
            role="option"
            aria-selected={find === chosen}
            tabIndex={-1}
            onClick={() => go(find)}
          >
            <span>{find.words}</span>
            <small className="t-caption t-soft nowrap">{find.hint}</small>
          </div>
        ))}
      </div>
      {finds.length === 0 && <p className="palette-none">Nada encontrado.</p>}
    </>
  )
}

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

function useFinds(text: string): readonly Find[] {
  const search = useDeferredValue(text.trim())
  const views = useAdminViews()
  const mayOpen = useMay()
  const enabled = search.length >= 2 && mayOpen('orders')
  const people = useQuery({
    queryKey: ['admin', 'users', 'palette', search],
    queryFn: ({ signal }) => call(adminUsersApi.users, { query: { search } }, { signal }),
    enabled,
  })
  const orders = useQuery({
    queryKey: ['admin', 'orders', 'palette', search],
    queryFn: ({ signal }) => call(adminApi.orders, { query: { search } }, { signal }),
    enabled,
  })
  return [
    ...views
      .filter(({ label }) => fold(label).includes(fold(search)))
      .map(({ id, label }): Find => ({
        id,
        words: label,
        hint: 'Tela',
        go: { view: id },
      })),
    ...ACTIONS.filter(({ permission }) => !permission || mayOpen(permission)).filter(
      ({ words }) => search !== '' && fold(words).includes(fold(search)),
    ),
    ...(people.data?.items ?? []).slice(0, SHOWN).map((user): Find => ({
      id: user.id,
      words: user.fullName ?? user.email,
      hint: user.email,
      go: { view: 'users', person: user.id },
    })),
    ...(orders.data?.orders ?? []).slice(0, SHOWN).map((order): Find => ({
      id: order.id,
      words: `Pedido ${shortId(order.id)}, ${order.customerName ?? order.customerEmail}`,
      hint: ORDER_STATUS_WORDS[order.status].label,
      go: { view: 'orders', search: shortId(order.id), open: order.id },
    })),
  ]
}
