import { paths } from '#pwa/paths.ts'
import { ContactFormView } from './contact/contact-form.tsx'
import Ways from './contact/ways.tsx'
import Welcome from './contact/welcome.tsx'
import { SEO } from './content/seo/contact.ts'
import type { PageHead } from '#pwa/frame/head.ts'
import { breadcrumbs } from '#pwa/frame/structured-data.ts'
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

export function head(): PageHead {
  const path = paths.contact
  return {
    ...SEO,
    path,
    image: 'contato',
    graph: import.meta.env.SSR ? [breadcrumbs([{ name: SEO.title, path }])] : [],
  }
}
