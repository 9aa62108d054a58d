/** It makes everything else inert. */
function topDialog(): Element | null {
  const focused = document.activeElement?.closest('dialog[open]')
  return focused ?? [...document.querySelectorAll('dialog[open]')].at(-1) ?? null
}

/** Inside the open dialog, because all else is inert, and in the top layer against clipping; else at the page's end. */
function place(host: HTMLElement): void {
  const dialog = topDialog()
  const home = dialog ?? document.body
  if (host.parentElement === home) return
  home.append(host)
  if (dialog) host.setAttribute('popover', 'manual')
  else host.removeAttribute('popover')
  if (dialog && 'showPopover' in host) host.showPopover()
}

/** @returns the unsubscriber */
export function stayAboveDialogs(host: HTMLElement): () => void {
  place(host)
  const observer = new MutationObserver(() => place(host))
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] })
  return () => observer.disconnect()
}
