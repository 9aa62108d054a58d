import copy from '@phosphor-icons/core/assets/regular/copy.svg?raw'
import whatsapp from '@phosphor-icons/core/assets/regular/whatsapp-logo.svg?raw'
import { useState } from 'react'
import { formatDayTime, formatLongDay } from '#contract/format.ts'
import type { PrintedCard, SalonCardLink } from '#contract/reader/salon-card.ts'
import { useOnline } from '#pwa/platform/online.ts'
import { showToast } from '#pwa/platform/toast.ts'
import { Button, ButtonLink } from '#pwa/ui/button.tsx'
import { RadioGroup } from '#pwa/ui/radio-group.tsx'
import { Icon } from '#pwa/ui/icon.tsx'
import { addressOf, useQr, useSalonCard } from './use-salon-card.ts'

const DAYS = { '1 dia': 1, '7 dias': 7, '30 dias': 30 } as const
const TERMS = ['1 dia', '7 dias', '30 dias'] as const

/** A link without sign-in, which expires or is revoked. */
export function SalonShare({ orderId }: { orderId: string }) {
  const { link, printed, open, close, closePrinted } = useSalonCard(orderId)
  const isOnline = useOnline()
  const [term, setTerm] = useState<(typeof TERMS)[number]>('7 dias')
  return (
    <section className="salon-share mt-36" aria-labelledby="salon-share-title">
      <h3 id="salon-share-title">Mandar para quem corta</h3>
      <p>
        O link abre só este cartão, com o seu primeiro nome e o desenho. Nenhuma foto, nada do resto do guia; sobre
        alergias, só que é preciso perguntar.
      </p>
      {link && <OpenLink link={link} isClosing={close.isPending} onClose={() => close.mutate()} />}
      {!link && !isOnline && <p>Sem conexão não dá para criar o link. Mostre o cartão na tela: ele está aqui.</p>}
      {!link && isOnline && (
        <>
          <RadioGroup
            look="chips"
            label="Por quanto tempo"
            name="prazo"
            options={TERMS}
            value={term}
            onChange={setTerm}
          />
          <Button
            kind="secondary"
            size="medium"
            wide
            busy={open.isPending && 'Criando...'}
            onClick={() => open.mutate(DAYS[term])}
          >
            Criar link
          </Button>
        </>
      )}
      {printed && (
        <PrintedCode printed={printed} isClosing={closePrinted.isPending} onClose={() => closePrinted.mutate()} />
      )}
    </section>
  )
}

interface PrintedCodeProps {
  printed: PrintedCard
  isClosing: boolean
  onClose: () => void
}

/** Works until the report ends or the owner revokes it. */
function PrintedCode({ printed, isClosing, onClose }: PrintedCodeProps) {
  const [isAsked, setAsked] = useState(false)
  return (
    <div className="salon-share-printed stack gap-12 mt-28 rule-top">
      <p className="salon-share-until t-label t-soft">
        O QR do cartão impresso abre este cartão até {formatLongDay(printed.expiresAt)}.{' '}
        {printed.lastOpenedAt ? `Aberto em ${formatDayTime(printed.lastOpenedAt)}.` : 'Ainda não foi aberto.'}
      </p>
      {isAsked ? (
        <>
          <p>Perdeu o papel? O código dele deixa de abrir para sempre; um guia novo traz outro.</p>
          <Button kind="secondary" size="medium" wide busy={isClosing && 'Encerrando...'} onClick={onClose}>
            Encerrar o código de vez
          </Button>
        </>
      ) : (
        <Button kind="text" size="medium" onClick={() => setAsked(true)}>
          Encerrar o QR do papel
        </Button>
      )}
    </div>
  )
}

function OpenLink({ link, isClosing, onClose }: { link: SalonCardLink; isClosing: boolean; onClose: () => void }) {
  const address = addressOf(link)
  const { data: qr } = useQr(address)
  const copyLink = async () => {
    await navigator.clipboard.writeText(address)
    showToast('Link copiado', 'Cole na conversa com quem vai cortar.')
  }
  return (
    <div className="salon-share-open stack gap-12">
      <p role="status" className="salon-share-until t-label t-soft">
        Vale até {formatDayTime(link.expiresAt)}.{' '}
        {link.lastOpenedAt ? `Aberto em ${formatDayTime(link.lastOpenedAt)}.` : 'Ainda não foi aberto.'}
      </p>
      {qr && <img src={qr} alt="Código QR com o link do cartão" width={184} height={184} />}
      <ButtonLink
        href={`https://wa.me/?text=${encodeURIComponent(`O corte que eu quero: ${address}`)}`}
        target="_blank"
        rel="noopener noreferrer"
        kind="secondary"
        size="medium"
        wide
        icon={<Icon svg={whatsapp} size={20} />}
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
      <Button kind="text" size="medium" busy={isClosing && 'Encerrando...'} onClick={onClose}>
        Encerrar o link agora
      </Button>
    </div>
  )
}
