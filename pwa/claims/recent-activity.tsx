import { useRef, useState } from 'react'
import close from '@phosphor-icons/core/assets/regular/x.svg?raw'
import { IconButton } from '#pwa/ui/icon-button.tsx'
import { useFootRoom } from '#pwa/ui/use-foot-room.ts'
import { useFeed } from './live-figures.ts'
import './live.css'

/** Not read out, so as not to interrupt. */
export function RecentActivity() {
  const feed = useFeed()
  const [isClosed, setClosed] = useState(false)
  if (feed.length === 0 || isClosed) return null
  return <Activity feed={feed} onClose={() => setClosed(true)} />
}

function Activity({ feed, onClose }: { feed: ReturnType<typeof useFeed>; onClose: () => void }) {
  const note = useRef<HTMLElement>(null)
  useFootRoom(note)
  return (
    <aside ref={note} className="recent-activity row" aria-label="Atividade recente">
      <ul className="grow t-small">
        {feed.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
      <IconButton svg={close} label="Fechar avisos" onClick={onClose} />
    </aside>
  )
}
