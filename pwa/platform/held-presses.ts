export interface HeldPresses {
  readonly release: () => void
}

/**
 * Keeps what is pressed or sent in the page, or within an element of it, before its script is there, and does it again when it is.
 * Links are not held: they lead somewhere by themselves. Of several presses only the last is meant.
 */
export function holdPresses(within: Node = document): HeldPresses {
  let again: (() => void) | null = null
  const hold = (event: Event, next: (() => void) | null) => {
    // Heard at the document: React stops on its way what is pressed where it does not listen yet.
    if (!next || !(event.target instanceof Node && within.contains(event.target))) return
    event.preventDefault()
    event.stopPropagation()
    again = next
  }
  const onClick = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    hold(event, button && (() => button.click()))
  }
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target instanceof HTMLFormElement ? event.target : null
    hold(event, form && (() => form.requestSubmit()))
  }
  document.addEventListener('click', onClick, true)
  document.addEventListener('submit', onSubmit, true)
  return {
    release() {
      document.removeEventListener('click', onClick, true)
      document.removeEventListener('submit', onSubmit, true)
      again?.()
      again = null
    },
  }
}
