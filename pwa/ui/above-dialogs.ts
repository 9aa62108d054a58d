/** The dialog everything else is inert under; null while none is open. */
function topDialog(): Element | null {
  const focused = document.activeElement?.closest('dialog[open]')
  return focused ?? [...document.querySelectorAll('dialog[open]')].at(-1) ?? null
}

/**
 * Puts an element where it is seen and can be pressed: into the open dialog, whose backdrop covers and whose modality silences
 * all else, and there into the top layer, so that the dialog's edges do not cut it. Without a dialog, at the end of the page.
 */
function place(host: HTMLElement): void {
  const dialog = topDialog()
  const home = dialog ?? document.body
  if (host.parentElement === home) return
  home.append(host)
  if (dialog) host.setAttribute('popover', 'manual')
  else host.removeAttribute('popover')
  // Where the browser has no popovers, the dialog alone must do.
  if (dialog && 'showPopover' in host) host.showPopover()
}

/** Keeps an element above whatever dialog opens or closes meanwhile; answers how to stop. */
export function stayAboveDialogs(host: HTMLElement): () => void {
  place(host)
  const observer = new MutationObserver(() => place(host))
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] })
  return () => observer.disconnect()
}
