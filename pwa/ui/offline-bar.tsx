import cloudSlash from '@phosphor-icons/core/assets/regular/cloud-slash.svg?raw'
import { useOnline } from '#pwa/platform/online.ts'
import { Icon } from './icon.tsx'
import './page.css'

export function OfflineBar({
  children = 'Sem conexão. Você vê a última versão guardada neste aparelho.',
}: {
  children?: string
}) {
  const isOnline = useOnline()
  return <div role="status">{!isOnline && <NoticeBar svg={cloudSlash}>{children}</NoticeBar>}</div>
}

export function NoticeBar({ svg, children }: { svg: string; children: string }) {
  return (
    <p className="offline-bar row gap-10 t-medium t-small">
      <Icon svg={svg} size={20} />
      {children}
    </p>
  )
}
