import { paths } from '#pwa/paths.ts'
import type { PageHead } from '#pwa/frame/head.ts'
import { UNSUBSCRIBE_SEO, UNSUBSCRIBE } from './unsubscribe-words.ts'
import { UnsubscribeForm } from './unsubscribe-form.tsx'
import './unsubscribe.css'

/** Needs a press: mail scanners open links. */
export default function UnsubscribePage() {
  return (
    <div className="unsubscribe site-column">
      <div className="unsubscribe-words">
        <h1 className="t-h1">{UNSUBSCRIBE.title}</h1>
        <p className="t-lead">{UNSUBSCRIBE.lead}</p>
      </div>
      <UnsubscribeForm />
    </div>
  )
}

export function head(): PageHead {
  return { ...UNSUBSCRIBE_SEO, path: paths.unsubscribe, image: 'descadastro', noindex: true }
}
