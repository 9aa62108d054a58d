import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'

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
 * A part that reacts, further down a page: the server's HTML stands until the part comes near the window; only then its
 * script is sent and takes it over. `id` is the part's own element.
 */
export function late(id: string, load: Load): () => ReactNode {
  const Part = import.meta.env.SSR ? loaded(load) : lazy(() => near(id).then(load))
  return function Late() {
    return (
      <Suspense>
        <Part />
      </Suspense>
    )
  }
}

type Load = () => Promise<{ readonly default: ComponentType }>

/** The component at once, for the rendering side. */
function loaded(load: Load): ComponentType {
  let Loaded: ComponentType | undefined
  awaited.push(load().then((module) => (Loaded = module.default)))
  return function Part() {
    return Loaded && <Loaded />
  }
}

/** Resolves when the element is less than a window away, or is not there to wait for. */
function near(id: string): Promise<void> {
  const element = document.getElementById(id)
  if (!element) return Promise.resolve()
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        resolve()
      },
      { rootMargin: '100% 0%' },
    )
    observer.observe(element)
  })
}

/** Said to hold nothing, and not checked: what is there stays. */
const FROM_SERVER = { __html: '' }
