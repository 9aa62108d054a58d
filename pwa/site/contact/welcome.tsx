import { CONTACT } from '../content/contact.ts'

export default function Welcome() {
  return (
    <header className="contact-head">
      <h1 className="t-h1">{CONTACT.title}</h1>
      <p className="t-lead">{CONTACT.lead}</p>
    </header>
  )
}
