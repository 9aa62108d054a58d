/** If partly out of sight, scrolls to its start: a long text must not show only its end. */
export function bringIntoSight(element: HTMLElement | null | undefined): void {
  if (!element) return
  const { top, bottom } = element.getBoundingClientRect()
  const room = element.closest('.desk-scroll')?.getBoundingClientRect()
  const [least, most] = [Math.max(0, room?.top ?? 0), Math.min(window.innerHeight, room?.bottom ?? window.innerHeight)]
  if (top < least || bottom > most) element.scrollIntoView({ block: 'start' })
}
