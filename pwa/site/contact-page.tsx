import { ContactFormView } from './contact/contact-form.tsx'
import Ways from './contact/ways.tsx'
import { CONTACT } from './content/contact.ts'
import './contact/contact.css'

export default function ContactPage() {
  return (
    <div className="contact site-column">
      <header className="contact-head">
        <h1 className="t-h1">{CONTACT.title}</h1>
        <p className="t-lead mt-16">{CONTACT.lead}</p>
      </header>
      <ContactFormView />
      <Ways />
    </div>
  )
}
