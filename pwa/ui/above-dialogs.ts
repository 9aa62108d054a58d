/** The topmost dialog, which makes everything else inert. */
function topDialog(): Element | null {
  const focused = document.activeElement?.closest('dialog[open]')
  return focused ?? [...document.querySelectorAll('dialog[open]')].at(-1) ?? null
}

/**
 * Puts an element into the open dialog, because all else is inert, and into the top layer, so that it is not clipped; else at the page's
 * end.
 */
function place(host: HTMLElement): void {
  const dialog = topDialog()
  const home = dialog ?? document.body
  if (host.parentElement === home) return
  home.append(host)
  if (dialog) host.setAttribute('popover', 'manual')
  else host.removeAttribute('popover')
  if (dialog && 'showPopover' in host) host.showPopover()
}

/** Keeps an element above all dialogs. @returns the unsubscriber */
export function stayAboveDialogs(host: HTMLElement): () => void {
  place(host)
  const observer = new MutationObserver(() => place(host))
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] })
  return () => observer.disconnect()
}
