import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import close from '@phosphor-icons/core/assets/regular/x.svg?raw'
import { dismissToast, type Toast, TOAST_MS, useToast } from '#pwa/platform/toast.ts'
import { stayAboveDialogs } from './above-dialogs.ts'
import { IconButton } from './icon-button.tsx'
import './toaster.css'

const SWIPE_PX = 50

/** Above every dialog. F8 focuses it. */
export function Toaster() {
  const toast = useToast()
  const region = useRef<HTMLElement>(null)
  const [host] = useState(() => {
    const element = document.createElement('div')
    element.className = 'toaster-host'
    return element
  })
  useLayoutEffect(() => {
    document.body.append(host)
    return () => host.remove()
  }, [host])
  const isShown = toast !== null
  useLayoutEffect(() => (isShown ? stayAboveDialogs(host) : undefined), [host, isShown])
  useEffect(() => {
    const jump = (event: KeyboardEvent) => {
      if (event.key !== 'F8') return
      event.preventDefault()
      region.current?.focus()
    }
    window.addEventListener('keydown', jump)
    return () => window.removeEventListener('keydown', jump)
  }, [])
  return createPortal(
    <section className="toaster" ref={region} tabIndex={-1} aria-label="Avisos (F8)">
      <div role="status">{toast?.tone === 'plain' && <ToastCard key={toast.id} toast={toast} />}</div>
      <div role="alert">{toast?.tone === 'danger' && <ToastCard key={toast.id} toast={toast} />}</div>
    </section>,
    host,
  )
}

function ToastCard({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false)
  const [shift, setShift] = useState(0)
  const start = useRef<number | null>(null)
  const { id } = toast
  useEffect(() => {
    // It is being read: stop the timer.
    if (held) return
    const timer = setTimeout(() => dismissToast(id), TOAST_MS)
    return () => clearTimeout(timer)
  }, [held, id])
  const release = () => {
    if (shift > SWIPE_PX) dismissToast(id)
    start.current = null
    setShift(0)
  }
  return (
    <div
      className={`toast toast-${toast.tone}`}
      style={shift > 0 ? { transform: `translateX(${shift}px)` } : undefined}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onPointerDown={(event) => (start.current = event.clientX)}
      onPointerMove={(event) => {
        // On movement only: a toast may appear under a resting pointer.
        setHeld(true)
        if (start.current !== null) setShift(Math.max(0, event.clientX - start.current))
      }}
      onPointerUp={release}
      onPointerCancel={release}
    >
      <div className="narrows t-breaks">
        <p className="t-strong t-label">{toast.title}</p>
        {toast.text && <p className="t-label">{toast.text}</p>}
      </div>
      <IconButton svg={close} label="Dispensar aviso" onClick={() => dismissToast(id)} />
    </div>
  )
}
