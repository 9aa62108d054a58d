import { Icon } from './icon.tsx'
import { useGo } from './use-go.ts'
import './page.css'

interface BackHeaderProps {
  to: string
  svg: string
  /** The target's name. */
  words: string
}

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
