import { UNSUBSCRIBE } from './unsubscribe-words.ts'
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
