import { useEffect, useEffectEvent } from 'react'

interface Step {
  /** The page it covers; others stay mounted behind. */
  page: string
  onBack: () => void
}

/** Newest last, each with a history entry. */
const steps = new Set<Step>()
const stepsHere = () => [...steps].filter(({ page }) => page === window.location.pathname)
/** Number of our own pending history moves, whose popstate is hidden from the router. */
let ownWays = 0
let isSyncPlanned = false
const arrivals = new Set<() => void>()

/**
 * While open, the browser's back closes the layer instead of leaving the page. Closed otherwise, its history entry is removed. The router
 * notices neither.
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

/** A move along the history that is not seen by then never comes: it may have met another one, or the history's end. */
const LOST_AFTER_MS = 1000

/** Removes our history entries. Call it before leaving the page for good; it ends whether or not the browser moves. */
export async function leaveBackSteps(): Promise<void> {
  for (const step of stepsHere()) steps.delete(step)
  sync()
  if (ownWays === 0) return
  await new Promise<void>((resolve) => {
    const lost = setTimeout(() => {
      ownWays = 0
      arrive()
    }, LOST_AFTER_MS)
    const arrive = () => {
      clearTimeout(lost)
      arrivals.delete(arrive)
      resolve()
    }
    arrivals.add(arrive)
  })
}

/** Batched, so that replacing a layer leaves the history alone. */
function planSync(): void {
  if (isSyncPlanned) return
  isSyncPlanned = true
  queueMicrotask(() => {
    isSyncPlanned = false
    sync()
  })
}

function sync(): void {
  // Our position is unknown until the pending move arrives.
  if (ownWays > 0) return
  const depth = depthOf(window.history.state)
  const wanted = stepsHere().length
  if (depth > wanted) {
    ownWays += 1
    window.history.go(wanted - depth)
  }
  for (let next = depth + 1; next <= wanted; next += 1) {
    // Keep the router's state.
    window.history.pushState({ ...recordOf(window.history.state), backStep: next }, '')
  }
}

let isListening = false
function listen(): void {
  if (isListening) return
  isListening = true
  // Capture phase, to run before the router.
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
    // This layer has been closed since; the router may still need to change pages.
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
