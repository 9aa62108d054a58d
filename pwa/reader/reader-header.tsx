import caretLeft from '@phosphor-icons/core/assets/regular/caret-left.svg?raw'
import listBullets from '@phosphor-icons/core/assets/regular/list-bullets.svg?raw'
import magnifyingGlass from '@phosphor-icons/core/assets/regular/magnifying-glass.svg?raw'
import textAa from '@phosphor-icons/core/assets/regular/text-aa.svg?raw'
import { paths } from '#pwa/paths.ts'
import { Icon } from '#pwa/ui/icon.tsx'
import { IconButton } from '#pwa/ui/icon-button.tsx'
import { Tape } from '#pwa/ui/tape.tsx'
import { useGo } from '#pwa/ui/use-go.ts'

export type ReaderTool = 'contents' | 'search' | 'size'

interface ReaderHeaderProps {
  percent: number
  onTool: (tool: ReaderTool) => void
}

export function ReaderHeader({ percent, onTool }: ReaderHeaderProps) {
  const go = useGo(paths.dashboard, 'back')
  return (
    <header className="reader-header">
      <div className="reader-header-row split">
        <a {...go}>
          <Icon svg={caretLeft} size={20} />
          <span>Meus Pedidos</span>
        </a>
        <div className="flex rigid">
          <IconButton svg={listBullets} label="Capítulos" onClick={() => onTool('contents')} />
          <IconButton svg={magnifyingGlass} label="Buscar no guia" onClick={() => onTool('search')} />
          <IconButton svg={textAa} label="Tamanho da letra" onClick={() => onTool('size')} />
        </div>
      </div>
      <Tape majors={10} minors={4} filled={percent} label="Leitura" valueText={`${Math.round(percent)} % lido`} />
    </header>
  )
}
