import { useInstallWay } from '#pwa/platform/install.ts'
import { usePutOff } from '#pwa/platform/put-off.ts'
import { InstallOffer } from '#pwa/ui/install-offer.tsx'
import './install-hint.css'

export default function InstallHint() {
  const way = useInstallWay()
  const [isPutOff, putOff] = usePutOff('instalar')
  if (isPutOff || way === 'none' || way === 'installed') return null
  return (
    <div className="install-hint">
      <InstallOffer way={way} forWhom="visitor" onLater={putOff} />
    </div>
  )
}
