/** Chromium's prompt, held back until useful. */
interface InstallEvent extends Event {
  prompt: () => Promise<void>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

let held: InstallEvent | null = null
let isJustInstalled = false
const listeners = new Set<() => void>()
const changed = () => {
  for (const listener of listeners) listener()
}

// In every document's first script, because the event fires only once.
if (typeof window !== 'undefined') {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    held = event as InstallEvent
    changed()
  })
  window.addEventListener('appinstalled', () => {
    held = null
    isJustInstalled = true
    changed()
  })
}

export const installNews = () => ({ canAsk: held !== null, isJustInstalled })

/** Shows the prompt, which works once. @returns whether the person accepted */
export async function askInstall(): Promise<boolean> {
  const event = held
  if (!event) return false
  held = null
  await event.prompt()
  const { outcome } = await event.userChoice
  changed()
  return outcome === 'accepted'
}

/** @returns the unsubscriber */
export function onInstallNews(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
