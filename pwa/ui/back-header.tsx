import { Icon } from './icon.tsx'
import { useGo } from './use-go.ts'
import './back-header.css'

interface BackHeaderProps {
  to: string
  svg: string
  /** The screen it leads back to. */
  words: string
}

/** The way back, above a screen that stands under another. */
export function BackHeader({ to, svg, words }: BackHeaderProps) {
  const go = useGo(to, 'back')
  return (
    <header className="back-header">
      <a {...go}>
        <Icon svg={svg} size={20} />
        {words}
      </a>
    </header>
  )
}
