import bellRinging from '@phosphor-icons/core/assets/regular/bell-ringing.svg?raw'
import { Button } from '#pwa/ui/button.tsx'
import { OfferCard } from '#pwa/ui/offer.tsx'
import { useEnablePush } from './use-enable-push.ts'

/** Explains notifications before the browser asks. */
export function PushOffer({ onLater }: { onLater: () => void }) {
  const enable = useEnablePush()
  return (
    <OfferCard
      svg={bellRinging}
      title="Avisar quando o guia ficar pronto?"
      actions={
        <>
          <Button size="medium" kind="secondary" busy={enable.isPending && 'Ligando…'} onClick={() => enable.mutate()}>
            Quero o aviso
          </Button>
          <Button size="medium" kind="text" onClick={onLater}>
            Agora não
          </Button>
        </>
      }
    >
      Mandamos um aviso para este celular, mesmo com o aplicativo fechado. Só sobre o seu pedido, e você desliga quando
      quiser.
    </OfferCard>
  )
}
