import { useRef } from 'react'
import { decideConsent } from './consent.ts'
import { Button } from '#pwa/ui/button.tsx'
import { useFootRoom } from '#pwa/ui/use-foot-room.ts'
import { COOKIES } from './cookie-words.ts'
import './cookie-banner.css'

/** Accept and refuse look alike. Ignoring it is no answer. */
export function CookieBanner({ onChoose }: { onChoose: () => void }) {
  const banner = useRef<HTMLElement>(null)
  useFootRoom(banner)
  return (
    <section className="cookie-banner" ref={banner} aria-label={COOKIES.label}>
      <div className="cookie-banner-inner stack middle gap-12">
        <p>
          {COOKIES.question}{' '}
          <button type="button" className="site-link" aria-haspopup="dialog" onClick={onChoose}>
            {COOKIES.choose}
          </button>
        </p>
        <div className="cookie-banner-answers stack gap-8">
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
