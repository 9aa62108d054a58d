import { useState } from 'react'
import close from '@phosphor-icons/core/assets/regular/x.svg?raw'
import { IconButton } from '#pwa/ui/icon-button.tsx'
import { useFeed } from './live-figures.ts'
import './live.css'

/** What others are said to have done, in a corner, until somebody closes it. Not read out: it asks for nobody's attention. */
export function RecentActivity() {
  const feed = useFeed()
  const [isClosed, setClosed] = useState(false)
  const [newest, ...older] = feed
  if (newest === undefined || isClosed) return null
  return (
    <aside className="recent-activity" aria-label="Atividade recente">
      <ul>
        <li key={newest.id}>{newest.text}</li>
        {older.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
      <IconButton svg={close} label="Fechar avisos" onClick={() => setClosed(true)} />
    </aside>
  )
}
