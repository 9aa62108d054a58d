import { useEffect, useId, useRef, useState } from 'react'
import caretDown from '@phosphor-icons/core/assets/bold/caret-down-bold.svg?raw'
import { Icon } from '#pwa/ui/icon.tsx'
import { currentOf, isActive, SERVICE_LINKS, SERVICES_NAME } from './navigation.ts'

/** How long the pointer may leave the list before it closes. */
const POINTER_GRACE_MS = 300

/** 'Visagismo Online' and its list. Opens under the pointer, by a press, or from the keyboard. */
export function ServicesMenu({ pathname }: { pathname: string }) {
  const [open, setOpen] = useState<'no' | 'pointer' | 'press'>('no')
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const id = useId()
  const isOpen = open !== 'no'

  useEffect(() => {
    if (!isOpen) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen('no')
      button.current?.focus()
    }
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen('no')
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPress)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [isOpen])
  useEffect(() => () => clearTimeout(leaving.current), [])

  return (
    <div
      ref={root}
      className="services-menu"
      onPointerEnter={({ pointerType }) => {
        clearTimeout(leaving.current)
        if (pointerType === 'mouse' && !isOpen) setOpen('pointer')
      }}
      onPointerLeave={({ pointerType }) => {
        if (pointerType === 'mouse') leaving.current = setTimeout(() => setOpen('no'), POINTER_GRACE_MS)
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget instanceof Node && !root.current?.contains(relatedTarget)) setOpen('no')
      }}
    >
      <button
        ref={button}
        type="button"
        className="site-nav-link"
        data-active={SERVICE_LINKS.some(({ path }) => isActive(path, pathname)) || undefined}
        aria-expanded={isOpen}
        aria-controls={id}
        // The pointer that opened it by coming near does not close it by pressing.
        onClick={() => setOpen(open === 'press' ? 'no' : 'press')}
      >
        {SERVICES_NAME}
        <Icon svg={caretDown} size={16} />
      </button>
      <ul id={id} className="services-menu-list" hidden={!isOpen}>
        {SERVICE_LINKS.map(({ name, path }) => (
          <li key={path}>
            <a href={path} aria-current={currentOf(path, pathname) === 'page' ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
