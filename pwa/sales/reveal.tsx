import { useEffect } from 'react'

/**
 * Lets the steps and the price come forward as they are reached. Without a script, with less motion asked for, or in an old
 * browser, they simply stand there.
 */
export function Reveal() {
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches || !('IntersectionObserver' in window)) return
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) {
            target.classList.add('is-revealed')
            watcher.unobserve(target)
          }
      },
      { rootMargin: '0px 0px -12% 0px' },
    )
    for (const element of document.querySelectorAll('[data-reveal]')) {
      // What is in view already is not hidden again.
      if (element.getBoundingClientRect().top < window.innerHeight) continue
      element.classList.add('is-waiting')
      watcher.observe(element)
    }
    return () => watcher.disconnect()
  }, [])
  return null
}
