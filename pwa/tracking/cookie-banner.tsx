import { useEffect, useRef } from 'react'
import { decideConsent } from './consent.ts'
import { Button } from '#pwa/ui/button.tsx'
import { COOKIES } from './cookie-words.ts'
import './cookie-banner.css'

/** The question, on one line: yes and no of one size and colour, and the way to choose. Going on without an answer is none. */
export function CookieBanner({ onChoose }: { onChoose: () => void }) {
  const banner = useRef<HTMLElement>(null)
  // What the keyboard reaches is scrolled clear of the banner.
  useEffect(() => {
    const root = document.documentElement
    root.style.setProperty('scroll-padding-bottom', `${banner.current?.offsetHeight ?? 0}px`)
    return () => void root.style.removeProperty('scroll-padding-bottom')
  }, [])
  return (
    <section className="cookie-banner" ref={banner} aria-label={COOKIES.label}>
      <div className="cookie-banner-inner">
        <p>
          {COOKIES.question}{' '}
          <button type="button" className="site-link" aria-haspopup="dialog" onClick={onChoose}>
            {COOKIES.choose}
          </button>
        </p>
        <div className="cookie-banner-answers">
          <Button kind="secondary" size="medium" onClick={() => decideConsent({ marketing: true, analytics: true })}>
            {COOKIES.accept}
          </Button>
          <Button kind="secondary" size="medium" onClick={() => decideConsent({ marketing: false, analytics: false })}>
            {COOKIES.refuse}
          </Button>
        </div>
      </div>
    </section>
  )
}
