import { useEffect, useRef } from 'react'
import caretDown from '@phosphor-icons/core/assets/bold/caret-down-bold.svg?raw'
import { Icon } from '#pwa/ui/icon.tsx'
import { currentOf, isActive, SERVICE_LINKS, SERVICES_NAME } from './navigation.ts'

/** How long the pointer may leave the list. */
const POINTER_GRACE_MS = 300

/** Works without a script; the script adds hover. */
export function ServicesMenu({ pathname }: { pathname: string }) {
  const menu = useRef<HTMLDetailsElement>(null)
  useEffect(() => (menu.current ? openUnderPointer(menu.current) : undefined), [])
  return (
    <details ref={menu} className="services-menu">
      <summary
        className="site-nav-link"
        data-active={SERVICE_LINKS.some(({ path }) => isActive(path, pathname)) || undefined}
      >
        {SERVICES_NAME}
        <Icon svg={caretDown} size={16} />
      </summary>
      <ul className="services-menu-list">
        {SERVICE_LINKS.map(({ name, path }) => (
          <li key={path}>
            <a href={path} aria-current={currentOf(path, pathname) === 'page' ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Adds hover, a press outside and Escape. @returns the unsubscriber */
function openUnderPointer(menu: HTMLDetailsElement): () => void {
  const summary = menu.querySelector('summary')
  const listening = new AbortController()
  const { signal } = listening
  let isByPointer = false
  let leaving: ReturnType<typeof setTimeout> | undefined
  const closeOutside = (target: EventTarget | null) => {
    if (target instanceof Node && !menu.contains(target)) menu.open = false
  }
  const onEnter = ({ pointerType }: PointerEvent) => {
    clearTimeout(leaving)
    if (pointerType !== 'mouse' || menu.open) return
    isByPointer = true
    menu.open = true
  }
  const onLeave = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') leaving = setTimeout(() => (menu.open = false), POINTER_GRACE_MS)
  }
  const onPress = (event: MouseEvent) => {
    // A press right after hover must not close it again.
    if (isByPointer && menu.open) event.preventDefault()
    isByPointer = false
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !menu.open) return
    menu.open = false
    summary?.focus()
  }
  menu.addEventListener('pointerenter', onEnter, { signal })
  menu.addEventListener('pointerleave', onLeave, { signal })
  menu.addEventListener('focusout', ({ relatedTarget }) => closeOutside(relatedTarget), { signal })
  summary?.addEventListener('click', onPress, { signal })
  document.addEventListener('pointerdown', ({ target }) => closeOutside(target), { signal })
  document.addEventListener('keydown', onKey, { signal })
  return () => {
    clearTimeout(leaving)
    listening.abort()
  }
}
