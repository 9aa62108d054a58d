import { useEffect } from 'react'

/** Animates on scroll; visible without script or with reduced motion. */
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
      // Never hide what is already in view.
      if (element.getBoundingClientRect().top < window.innerHeight) continue
      element.classList.add('is-waiting')
      watcher.observe(element)
    }
    return () => watcher.disconnect()
  }, [])
  return null
}
