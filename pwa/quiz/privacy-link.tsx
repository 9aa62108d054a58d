import { paths } from '#pwa/paths.ts'
import { PRIVACY_LINK } from './content/questions.ts'

/** In a new tab, to lose no input. */
export function PrivacyLink() {
  return (
    <a className="site-link" href={paths.privacyPolicy} target="_blank" rel="noopener">
      {PRIVACY_LINK}
      <span className="visually-hidden"> (abre em outra aba)</span>
    </a>
  )
}
