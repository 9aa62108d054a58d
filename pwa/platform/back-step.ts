import { useEffect, useEffectEvent } from 'react'

interface Step {
  /** The page it lies over: others stay mounted behind the one in front, with what is open there. */
  page: string
  onBack: () => void
}

/** What lies open, each with an entry of its own in the browser's history, the newest last. */
const steps = new Set<Step>()
const stepsHere = () => [...steps].filter(({ page }) => page === window.location.pathname)
/** Ways back of our own that have not arrived yet: nobody else is to hear of them. */
let ownWays = 0
let isSyncPlanned = false
const arrivals = new Set<() => void>()

/**
 * While something is open, the browser's way back (a key, a swipe) closes it instead of leaving the page. Closed in any
 * other way, its entry leaves the history. The router is told of neither: the address stays the same.
 */
export function useBackStep(isOpen: boolean, onBack: () => void): void {
  const back = useEffectEvent(onBack)
  useEffect(() => {
    if (!isOpen) return
    listen()
    const step: Step = { page: window.location.pathname, onBack: () => back() }
    steps.add(step)
    planSync()
    return () => {
      steps.delete(step)
      planSync()
    }
  }, [isOpen])
}

/** Takes all entries of this page's steps out of the history: before the page is left for good. */
export async function leaveBackSteps(): Promise<void> {
  for (const step of stepsHere()) steps.delete(step)
  sync()
  if (ownWays > 0) await new Promise<void>((resolve) => arrivals.add(resolve))
}

/** Once for everything that opens and closes in one drawing: what only changes places leaves the history alone. */
function planSync(): void {
  if (isSyncPlanned) return
  isSyncPlanned = true
  queueMicrotask(() => {
    isSyncPlanned = false
    sync()
  })
}

function sync(): void {
  // Until it has arrived, nobody can say on which entry we stand.
  if (ownWays > 0) return
  const depth = depthOf(window.history.state)
  const wanted = stepsHere().length
  if (depth > wanted) {
    ownWays += 1
    window.history.go(wanted - depth)
  }
  for (let next = depth + 1; next <= wanted; next += 1) {
    // With the router's own marks: it finds its place by them.
    window.history.pushState({ ...recordOf(window.history.state), backStep: next }, '')
  }
}

let isListening = false
function listen(): void {
  if (isListening) return
  isListening = true
  // In the capturing phase, to be asked before the router.
  window.addEventListener('popstate', onPop, { capture: true })
}

function onPop(event: PopStateEvent): void {
  if (ownWays > 0) {
    ownWays -= 1
    event.stopImmediatePropagation()
    for (const arrive of arrivals) arrive()
    arrivals.clear()
    planSync()
    return
  }
  const depth = depthOf(event.state)
  const open = stepsHere()
  if (depth > open.length) {
    // Forward, or back from another page, to something that has been closed since. The router may have to change pages.
    planSync()
  } else if (depth < open.length) {
    event.stopImmediatePropagation()
    for (const step of open.slice(depth).reverse()) {
      steps.delete(step)
      step.onBack()
    }
  }
}

function depthOf(state: unknown): number {
  const { backStep } = recordOf(state)
  return typeof backStep === 'number' ? backStep : 0
}

function recordOf(state: unknown): { backStep?: unknown } {
  return typeof state === 'object' && state !== null ? state : {}
}
