import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { useInFront } from '#pwa/ui/use-in-front.ts'
import { DeskKeysList } from '#pwa/admin/desk/desk-keys-list.tsx'
import { useAdminAddress } from '#pwa/admin/kit/use-admin-address.ts'
import { isBusyElsewhere } from '#pwa/admin/kit/use-row-keys.ts'
import { useAdminViews } from './views.tsx'

/** Time for the letter after `g`. */
const CHORD_MS = 1500

const KEYS = [
  ['Ctrl K', 'procurar pessoa, pedido, tela ou ação'],
  ['/', 'buscar na lista'],
  ['J K', 'próxima e anterior'],
  ['X', 'selecionar a linha'],
  ['Enter', 'abrir a linha'],
  ['?', 'esta ajuda'],
  ['Esc', 'fechar'],
] as const

/** `?` lists the keys; `g` and a letter open a view. */
export function ShortcutsDialog() {
  const { change } = useAdminAddress()
  const views = useAdminViews()
  const [open, setOpen] = useState(false)
  const chordAt = useRef(0)
  const enabled = useInFront()
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusyElsewhere(event.target))
      return
    const view = Date.now() - chordAt.current < CHORD_MS && views.find(({ key }) => key === event.key)
    chordAt.current = event.key === 'g' ? Date.now() : 0
    if (view) change({ ...clearedAddress(), view: view.id }, { push: true })
    else if (event.key === '?') setOpen(true)
    else return
    event.preventDefault()
  })
  useEffect(() => {
    if (!enabled) return
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [enabled])
  return (
    <Dialog open={open} onClose={() => setOpen(false)} title="Atalhos do teclado">
      <dl className="facts">
        {KEYS.map(([keys, what]) => (
          <div key={keys}>
            <dt>{what}</dt>
            <dd>
              <kbd className="admin-kbd">{keys}</kbd>
            </dd>
          </div>
        ))}
        {views
          .filter(({ key }) => key)
          .map(({ id, label, key }) => (
            <div key={id}>
              <dt>{label}</dt>
              <dd>
                <kbd className="admin-kbd">G</kbd> <kbd className="admin-kbd">{key?.toUpperCase()}</kbd>
              </dd>
            </div>
          ))}
      </dl>
      <DeskKeysList />
    </Dialog>
  )
}

/** Filters do not carry over to another view. */
export function clearedAddress(): Record<string, undefined> {
  return Object.fromEntries([...new URLSearchParams(location.search).keys()].map((name) => [name, undefined]))
}
