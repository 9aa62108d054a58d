import { formatDayTime } from '#contract/format.ts'
import { Button } from '#pwa/ui/button.tsx'
import type { OnPhotoAtDesk } from './use-on-photo.ts'
import './desk.css'

interface OnPhotoPanelProps {
  onPhoto: OnPhotoAtDesk
  isOpen: boolean
  onToggle: () => void
}

export function OnPhotoPanel({ onPhoto, isOpen, onToggle }: OnPhotoPanelProps) {
  const { page, standing } = onPhoto
  if (!page) return null
  return (
    <section className="desk-on-photo-panel split wrap rule-top" aria-label="Na sua foto">
      <div>
        <b>Na sua foto</b>
        <span data-set={standing ? '' : undefined}>{stateWords(onPhoto)}</span>
      </div>
      <Button kind="secondary" size="small" aria-pressed={isOpen} onClick={onToggle}>
        {isOpen ? 'Ver as fotos' : 'Ver o desenho (F)'}
      </Button>
    </section>
  )
}

function stateWords({ standing, isNeeded }: OnPhotoAtDesk): string {
  if (standing) return `${standing.laid ? 'Confere' : 'Lado a lado'}, por ${standing.by}, ${formatDayTime(standing.at)}`
  return isNeeded ? 'Ninguém conferiu: sai lado a lado' : 'Ninguém conferiu: o programa decide'
}
