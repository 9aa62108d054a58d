import { type RefObject, useEffect } from 'react'

/** For what covers the window's foot: lengthens the page, and keeps focused elements clear. One at a time. */
export function useFootRoom(covering: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current: element } = covering
    if (!element) return
    let hasRoom = false
    const give = (pixels: number) => {
      if (pixels === 0 && !hasRoom) return
      hasRoom = pixels > 0
      const room = hasRoom ? `${pixels}px` : ''
      document.documentElement.style.scrollPaddingBottom = room
      document.body.style.paddingBottom = room
    }
    const observer = new ResizeObserver(() => {
      const { offsetHeight } = element
      give(offsetHeight && Math.ceil(offsetHeight + Number.parseFloat(getComputedStyle(element).bottom)))
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      give(0)
    }
  }, [covering])
}
