import checkCircle from '@phosphor-icons/core/assets/fill/check-circle-fill.svg?raw'
import copy from '@phosphor-icons/core/assets/regular/copy.svg?raw'
import whatsapp from '@phosphor-icons/core/assets/regular/whatsapp-logo.svg?raw'
import { useEffect, useState } from 'react'
import { PHOTO_SLOT_WORDS, type PhotoSlot } from '#contract/onboarding.ts'
import { sentenceOf } from '#contract/problem.ts'
import { useBackStep } from '#pwa/platform/back-step.ts'
import { showToast } from '#pwa/platform/toast.ts'
import { Button, ButtonLink } from '#pwa/ui/button.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { Icon } from '#pwa/ui/icon.tsx'
import type { OrderOutbox } from './sending/order-outbox.ts'
import { useAskSomebody } from './use-ask-somebody.ts'

interface AskDialogProps {
  orderId: string
  outbox: OrderOutbox
  missing: readonly PhotoSlot[]
  onClose: () => void
}

const ASKED_WORDS: Readonly<Record<PhotoSlot, string>> = {
  front: 'de frente',
  side_left: 'do meu lado esquerdo',
  side_right: 'do meu lado direito',
  back: 'de costas',
}

const clock = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit' })

export function AskDialog({ orderId, outbox, missing, onClose }: AskDialogProps) {
  const [slot, setSlot] = useState<PhotoSlot | null>(missing.length === 1 ? (missing[0] ?? null) : null)
  const ask = useAskSomebody(orderId)
  useBackStep(true, onClose)
  const { mutate } = ask
  useEffect(() => {
    if (slot) mutate(slot)
  }, [slot, mutate])
  const link = ask.data
  const isHere = slot !== null && outbox.photos.view(slot).state === 'sent'
  return (
    <Dialog open onClose={onClose} title={slot ? `Foto: ${PHOTO_SLOT_WORDS[slot]}` : 'Qual foto falta?'}>
      <div className="ask stack gap-16">
        {!slot && (
          <ul className="stack gap-12">
            {missing.map((one) => (
              <li key={one}>
                <Button kind="secondary" size="medium" wide onClick={() => setSlot(one)}>
                  {PHOTO_SLOT_WORDS[one]}
                </Button>
              </li>
            ))}
          </ul>
        )}
        {slot && ask.isError && !isHere && (
          <div role="alert">
            <p className="t-body">{sentenceOf(ask.error)}</p>
            <Button kind="secondary" size="medium" onClick={() => mutate(slot)}>
              Tentar de novo
            </Button>
          </div>
        )}
        {slot && !isHere && !ask.isError && (
          <>
            <p className="t-body">Aponte a câmera do outro celular para o código, ou mande o link.</p>
            <div className="ask-code stack centred" aria-busy={!link}>
              {link && <img src={link.qr} alt="Código QR com o link da câmera" width={216} height={216} />}
            </div>
            <p className="t-small t-soft t-center" role="status">
              {link
                ? `Abre só a câmera, para uma foto. Vale até ${clock.format(new Date(link.expiresAt))}.`
                : 'Preparando o link…'}
            </p>
            {link && <Share address={link.address} slot={slot} />}
          </>
        )}
        <div role="status">
          {isHere && slot && (
            <div className="ask-here stack gap-16">
              {outbox.photos.view(slot).preview && (
                <img src={outbox.photos.view(slot).preview ?? ''} alt={`Sua foto: ${PHOTO_SLOT_WORDS[slot]}`} />
              )}
              <p className="t-body row gap-10">
                <Icon svg={checkCircle} size={24} />A foto chegou.
              </p>
              <Button size="medium" wide onClick={onClose}>
                Ver no formulário
              </Button>
            </div>
          )}
        </div>
      </div>
    </Dialog>
  )
}

function Share({ address, slot }: { address: string; slot: PhotoSlot }) {
  const words = `Você pode tirar uma foto minha ${ASKED_WORDS[slot]}? Este link abre a câmera: ${address}`
  const copyLink = async () => {
    await navigator.clipboard.writeText(address)
    showToast('Link copiado', 'Cole onde a pessoa vai ver.')
  }
  return (
    <div className="stack gap-12">
      <ButtonLink
        href={`https://wa.me/?text=${encodeURIComponent(words)}`}
        target="_blank"
        rel="noopener noreferrer"
        icon={<Icon svg={whatsapp} size={20} />}
        size="medium"
        wide
      >
        Mandar pelo WhatsApp
      </ButtonLink>
      <Button
        kind="secondary"
        size="medium"
        wide
        icon={<Icon svg={copy} size={20} />}
        onClick={() => void copyLink().catch(() => showToast('Não deu para copiar', address, 'danger'))}
      >
        Copiar link
      </Button>
    </div>
  )
}
