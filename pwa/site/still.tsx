import { type ComponentType, lazy, memo, type ReactNode, Suspense, useEffect, useState } from 'react'
import { holdPresses } from '#pwa/platform/held-presses.ts'

/** Loads what the server must have before it renders. */
const awaited: Promise<unknown>[] = []
let isFirstPage = true

/** Resolves when every still part can be rendered at once; only the rendering side waits for it. */
export const stillsReady = () => Promise.all(awaited)

/** From now on pages are drawn here, and not taken over from the server's HTML. */
export function leaveFirstPage(): void {
  isFirstPage = false
}

/**
 * A part that never changes once it is drawn: words, pictures, rules. Its script is not sent with the page: hydration leaves
 * the server's HTML as it stands. Only a visitor who comes from another page, without a new document, downloads it. It takes
 * no properties and may hold nothing that reacts to anything.
 */
export function still(load: Load): () => ReactNode {
  if (import.meta.env.SSR) {
    const Loaded = loaded(load)
    return function Still() {
      return (
        <div>
          <Loaded />
        </div>
      )
    }
  }
  const Lazy = lazy(load)
  return function Still() {
    const [isFromServer] = useState(isFirstPage)
    if (!isFromServer)
      return (
        <div>
          <Lazy />
        </div>
      )
    return <div suppressHydrationWarning dangerouslySetInnerHTML={FROM_SERVER} />
  }
}

/**
 * A part that reacts, further down a page: the server's HTML stands until the part comes near the window (as many windows away
 * as `within`) or is used; only then its script is sent and takes it over, and a press it was given is done. `id` is the
 * part's own element. It takes no properties: new ones would make React give the server's HTML up.
 */
export function late(id: string, load: Load, within = 1): ComponentType {
  const Part = import.meta.env.SSR ? loaded(load) : lazy(() => near(id, within).then(load))
  return memo(function Late() {
    const [isAwake, setAwake] = useState(false)
    useEffect(() => {
      const element = isAwake ? null : document.getElementById(id)
      const presses = element && holdPresses(element)
      return () => presses?.release()
    }, [isAwake])
    return (
      <Suspense>
        <Part />
        <Waking onAwake={setAwake} />
      </Suspense>
    )
  })
}

/** Beside a part, it is told with it that both listen now. */
function Waking({ onAwake }: { onAwake: (isAwake: boolean) => void }) {
  useEffect(() => onAwake(true), [onAwake])
  return null
}

/** A part that most visitors never see: its script is sent to those who do. */
export function apart<Props extends object>(load: Load<Props>): (props: Props) => ReactNode {
  const Part = import.meta.env.SSR ? loaded(load) : lazy(load)
  return function Apart(props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  }
}

type Load<Props extends object = object> = () => Promise<{ readonly default: ComponentType<Props> }>

/** The component at once, for the rendering side. */
function loaded<Props extends object>(load: Load<Props>): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined
  awaited.push(load().then((module) => (Loaded = module.default)))
  return function Part(props) {
    return Loaded && <Loaded {...props} />
  }
}

/** Resolves when the element is less than so many windows away, is used, or is not there to wait for. */
function near(id: string, within: number): Promise<void> {
  const element = document.getElementById(id)
  if (!element) return Promise.resolve()
  return new Promise((resolve) => {
    const watching = new AbortController()
    const come = () => {
      observer.disconnect()
      watching.abort()
      resolve()
    }
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && come(), {
      rootMargin: `${within * 100}% 0%`,
    })
    observer.observe(element)
    const onUse = ({ target }: Event) => target instanceof Node && element.contains(target) && come()
    for (const sign of ['click', 'focusin'])
      document.addEventListener(sign, onUse, { capture: true, signal: watching.signal })
  })
}

/** Said to hold nothing, and not checked: what is there stays. */
const FROM_SERVER = { __html: '' }
