/**
 * Keeps what is pressed or sent before the page's script is there, and does it again when it is. Links are not held: they
 * lead somewhere by themselves. Of several presses only the last is meant.
 */
export function holdPresses(): { readonly release: () => void } {
  let again: (() => void) | null = null
  const hold = (event: Event, next: (() => void) | null) => {
    if (!next) return
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
