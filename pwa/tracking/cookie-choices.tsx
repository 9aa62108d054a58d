import { useState } from 'react'
import type { ConsentCategories } from '#contract/consent.ts'
import { paths } from '#pwa/paths.ts'
import { decideConsent, readConsent } from './consent.ts'
import { showToast } from '#pwa/platform/toast.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { COOKIES } from './cookie-words.ts'
import './cookie-choices.css'

interface CookieChoicesProps {
  open: boolean
  onClose: () => void
}

/** Off until turned on. */
export default function CookieChoices({ open, onClose }: CookieChoicesProps) {
  return (
    <Dialog open={open} onClose={onClose} title={COOKIES.preferences}>
      <Choices onDone={onClose} />
    </Dialog>
  )
}

function Choices({ onDone }: { onDone: () => void }) {
  const [choice, setChoice] = useState<ConsentCategories>(() => {
    const { marketing = false, analytics = false } = readConsent() ?? {}
    return { marketing, analytics }
  })
  const decide = (categories: ConsentCategories) => {
    decideConsent(categories)
    showToast(COOKIES.saved)
    onDone()
  }
  return (
    <div className="cookie-choices">
      <p className="t-body t-soft">
        {COOKIES.lead}{' '}
        <a className="site-link" href={`${paths.privacyPolicy}#cookies`}>
          {COOKIES.more}
        </a>
      </p>
      <ul className="mt-16">
        <li>
          <div>
            <h3 className="t-strong t-body">{COOKIES.necessary.name}</h3>
            <p className="mt-4 t-label t-soft">{COOKIES.necessary.text}</p>
          </div>
          <span className="cookie-always">{COOKIES.always}</span>
        </li>
        {(['analytics', 'marketing'] as const).map((category) => (
          <li key={category}>
            <div>
              <h3 className="t-strong t-body" id={`cookies-${category}`}>
                {COOKIES[category].name}
              </h3>
              <p className="mt-4 t-label t-soft" id={`cookies-${category}-texto`}>
                {COOKIES[category].text}
              </p>
            </div>
            <input
              type="checkbox"
              role="switch"
              aria-labelledby={`cookies-${category}`}
              aria-describedby={`cookies-${category}-texto`}
              checked={choice[category]}
              aria-checked={choice[category]}
              onChange={(event) => setChoice({ ...choice, [category]: event.target.checked })}
            />
          </li>
        ))}
      </ul>
      <div className="cookie-choices-answers stack gap-8 rule-top">
        <Button kind="secondary" size="medium" onClick={() => decide(choice)}>
          {COOKIES.save}
        </Button>
        <Button kind="secondary" size="medium" onClick={() => decide({ marketing: true, analytics: true })}>
          {COOKIES.acceptAll}
        </Button>
        <Button kind="secondary" size="medium" onClick={() => decide({ marketing: false, analytics: false })}>
          {COOKIES.refuseAll}
        </Button>
      </div>
    </div>
  )
}
