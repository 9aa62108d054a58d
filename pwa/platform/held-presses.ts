export interface HeldPresses {
  readonly release: () => void
}

/**
 * Keeps what is pressed or sent in the page, or in a part of it, before its script is there, and does it again when it is.
 * Links are not held: they lead somewhere by themselves. Of several presses only the last is meant.
 */
export function holdPresses(within: Document | HTMLElement = document): HeldPresses {
  let again: (() => void) | null = null
  const hold = (event: Event, next: (() => void) | null) => {
    if (!next) return
    event.preventDefault()
    event.stopPropagation()
    again = next
  }
  const onClick = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    hold(event, button && (() => button.click()))
  }
  const onSubmit = (event: Event) => {
    const form = event.target instanceof HTMLFormElement ? event.target : null
    hold(event, form && (() => form.requestSubmit()))
  }
  within.addEventListener('click', onClick, true)
  within.addEventListener('submit', onSubmit, true)
  return {
    release() {
      within.removeEventListener('click', onClick, true)
      within.removeEventListener('submit', onSubmit, true)
      again?.()
      again = null
    },
  }
}
