import { paths } from '#pwa/paths.ts'
import { HELP_SEARCH } from './content/help-search.ts'
import { SEO } from './content/seo/help.ts'
import type { PageHead } from '#pwa/frame/head.ts'
import { HelpSearch } from './help/help-search.tsx'
import HelpTopics from './help/help-topics.tsx'
import { breadcrumbs } from '#pwa/frame/structured-data.ts'
import './help/help.css'

export default function HelpPage() {
  return (
    <div className="help">
      <header className="help-head">
        <div className="site-column">
          <h1 className="t-h1">{HELP_SEARCH.title}</h1>
          <HelpSearch />
        </div>
      </header>
      <HelpTopics />
    </div>
  )
}

export function head(): PageHead {
  const path = paths.helpCentre
  return {
    ...SEO,
    path,
    image: 'ajuda',
    graph: import.meta.env.SSR ? [breadcrumbs([{ name: SEO.title, path }])] : [],
  }
}
