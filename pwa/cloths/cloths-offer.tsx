import caretRight from '@phosphor-icons/core/assets/regular/caret-right.svg?raw'
import { useEffect, useState } from 'react'
import { CLOTH_COMPARISONS } from '#visagism/colour/cloths.ts'
import { useViewer } from '#pwa/auth/use-viewer.ts'
import { paths } from '#pwa/paths.ts'
import { deviceStore } from '#pwa/platform/device-store.ts'
import { Icon } from '#pwa/ui/icon.tsx'
import { useGo } from '#pwa/ui/use-go.ts'
import { clothsKey, StoredCloths } from './stored-cloths.ts'
import { useClothsSender } from './use-cloths-sender.ts'
import './cloths-offer.css'

/** The test of the cloths for an order in the works: optional, and resumed where it was left. */
export default function ClothsOffer({ orderId }: { orderId: string }) {
  const { user } = useViewer()
  const go = useGo(paths.cloths(orderId))
  const [kept, setStored] = useState<StoredCloths | null>(null)
  const userId = user?.id
  const read = () => {
    if (userId)
      void deviceStore(userId)
        .read(clothsKey(orderId), StoredCloths)
        .then((now) => setStored(now ?? null))
  }
  useClothsSender(userId, read)
  useEffect(read, [userId, orderId])
  return (
    <a className="cloths-offer" {...go}>
      <span>
        Teste dos panos
        <small>{wordsOf(kept)}</small>
      </span>
      <Icon svg={caretRight} size={20} />
    </a>
  )
}

function wordsOf(kept: StoredCloths | null): string {
  if (kept?.state === 'sent') return 'Pista guardada. Pode refazer quando quiser.'
  if (kept?.state === 'waiting') return 'Guardada neste aparelho. Segue quando você abrir o painel com internet.'
  if (kept && kept.answers.length > 0)
    return `Parou na ${Math.min(CLOTH_COMPARISONS, kept.answers.length + 1)} de ${CLOTH_COMPARISONS}. Continue quando quiser.`
  return 'Cinco comparações, se quiser: uma pista de cor para a sua análise.'
}
