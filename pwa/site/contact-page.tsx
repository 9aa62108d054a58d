import { ContactFormView } from './contact/contact-form.tsx'
import Ways from './contact/ways.tsx'
import Welcome from './contact/welcome.tsx'
import './contact/contact.css'

export default function ContactPage() {
  return (
    <div className="contact site-column">
      <Welcome />
      <ContactFormView />
      <Ways />
    </div>
  )
}
