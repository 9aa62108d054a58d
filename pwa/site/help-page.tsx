import { HELP_SEARCH } from './content/help.ts'
import { HelpSearch } from './help/help-search.tsx'
import HelpTopics from './help/help-topics.tsx'
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
