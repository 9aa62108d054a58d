import { paths } from '#pwa/paths.ts'
import { PRIVACY_LINK } from './content/questions.ts'

/** To the privacy policy, where something about a person is asked; in a tab of its own, so that nothing typed is lost. */
export function PrivacyLink() {
  return (
    <a className="site-link" href={paths.privacyPolicy} target="_blank" rel="noopener">
      {PRIVACY_LINK}
      <span className="visually-hidden"> (abre em outra aba)</span>
    </a>
  )
}
