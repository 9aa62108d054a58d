import caretRight from '@phosphor-icons/core/assets/regular/caret-right.svg?raw'
import { useViewer } from '#pwa/auth/use-viewer.ts'
import { Icon } from '#pwa/ui/icon.tsx'
import { seenWords } from './seen-fields.ts'
import type { Seen } from './use-seen.ts'
import './desk-seen.css'

export function DeskSeenStrip({ seen: { seen, toAccept }, onOpen }: { seen: Seen; onOpen: () => void }) {
  const { user } = useViewer()
  return (
    <button type="button" className="desk-seen-strip" onClick={onOpen}>
      <kbd className="admin-kbd">O</kbd>
      <b>O que se vê</b>
      <span>
        {seen ? seenWords(seen, user?.fullName ?? null) : ''}
        {toAccept > 0 && `, ${toAccept} por aceitar`}
      </span>
      <Icon svg={caretRight} size={16} />
    </button>
  )
}
