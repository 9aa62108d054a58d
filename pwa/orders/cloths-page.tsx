import x from '@phosphor-icons/core/assets/regular/x.svg?raw'
import { useParams } from 'react-router-dom'
import { CLOTH_COMPARISONS } from '#visagism/colour/cloths.ts'
import { useViewer } from '#pwa/auth/use-viewer.ts'
import { paths } from '#pwa/paths.ts'
import { useOrderRecord } from '#pwa/onboarding/sending/use-order-outbox.ts'
import { AppPage } from '#pwa/ui/app-page.tsx'
import { Icon } from '#pwa/ui/icon.tsx'
import { Skeleton } from '#pwa/ui/skeleton.tsx'
import { Tape } from '#pwa/ui/tape.tsx'
import { useGo } from '#pwa/ui/use-go.ts'
import { ClothsPair } from '#pwa/face/cloths/cloths-pair.tsx'
import { ClothsResult } from '#pwa/face/cloths/cloths-result.tsx'
import { useCloths } from '#pwa/face/cloths/use-cloths.ts'
import { useFrontPhoto } from './use-front-photo.ts'
import '#pwa/face/cloths/cloths.css'

/** 'Teste dos panos': five comparisons of one's own face over two cloths. */
export default function ClothsPage() {
  const { orderId = '' } = useParams()
  const { user } = useViewer()
  const { record, isOpen } = useOrderRecord(user?.id, orderId, 'cloths')
  const cloths = useCloths(record, isOpen)
  const photo = useFrontPhoto(user?.id, orderId)
  const { kept, next } = cloths
  return (
    <AppPage
      title="Teste dos panos"
      header={<ClothsHeader answered={kept?.answers.length ?? 0} />}
      offline="Sem conexão. As respostas ficam neste aparelho e seguem depois."
    >
      {kept === null ? (
        <div className="page-narrow cloths" role="status" aria-label="Abrindo o teste">
          <Skeleton height={200} />
        </div>
      ) : next ? (
        <ClothsPair key={kept.answers.length} cloths={cloths} photo={photo} />
      ) : (
        <ClothsResult kept={kept} cloths={cloths} photo={photo} />
      )}
    </AppPage>
  )
}

function ClothsHeader({ answered }: { answered: number }) {
  const go = useGo(paths.dashboard, 'back')
  const at = Math.min(CLOTH_COMPARISONS, answered + 1)
  return (
    <header className="cloths-header">
      <div>
        <a {...go} aria-label="Fechar o teste; as respostas ficam">
          <Icon svg={x} />
        </a>
        <span>Teste dos panos</span>
        <span className="num">
          {at} de {CLOTH_COMPARISONS}
        </span>
      </div>
      <Tape
        majors={CLOTH_COMPARISONS}
        minors={4}
        filled={(answered / CLOTH_COMPARISONS) * 100}
        label="Comparações respondidas"
        valueText={`${answered} de ${CLOTH_COMPARISONS}`}
      />
    </header>
  )
}
