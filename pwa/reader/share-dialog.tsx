import { useEffect, useState } from 'react'
import type { Reading } from '#contract/reader/reading.ts'
import { saveFile } from '#pwa/platform/save-file.ts'
import { showToast } from '#pwa/platform/toast.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { paintShareCard, shareCardOf, SHARE_SIZE, type ShareCard } from './share-card.ts'
import { canShareFiles, useReportShare } from './use-report-share.ts'
import './reader.css'

interface ShareDialogProps {
  reading: Reading
  isOpen: boolean
  onClose: () => void
}

const FILE_NAME = 'rosto-ideal.png'

export function ShareDialog({ reading, isOpen, onClose }: ShareDialogProps) {
  return (
    <Dialog open={isOpen} onClose={onClose} title="Compartilhar">
      {isOpen && <Choices reading={reading} />}
    </Dialog>
  )
}

function Choices({ reading }: { reading: Reading }) {
  const [card] = useState(() => shareCardOf(reading))
  const picture = usePicture(card)
  const pdf = useReportShare(reading.orderId, reading.phonePages ? 'phone' : 'a4')
  return (
    <div className="share-choices stack gap-16 t-center">
      {picture ? (
        <img
          className="share-card"
          src={picture.address}
          alt={`Cartão sem rosto: ${card.sentence}`}
          width={SHARE_SIZE.width}
          height={SHARE_SIZE.height}
        />
      ) : (
        <div className="share-card" aria-hidden="true" />
      )}
      <p className="t-small t-soft">
        {card.hair === '' ? 'Uma frase do seu guia. ' : 'O seu cabelo de perto e uma frase do seu guia. '}
        Sem rosto, sem nome, sem número de pedido.
      </p>
      <Button wide busy={!picture && 'Preparando...'} onClick={() => picture && void offer(picture.file)}>
        {picture && !canShare(picture.file) ? 'Baixar o cartão' : 'Compartilhar o cartão'}
      </Button>
      {canShareFiles() && (
        <Button kind="secondary" wide busy={pdf.isPending && 'Preparando...'} onClick={pdf.start}>
          {pdf.isReady ? 'Compartilhar o PDF agora' : 'Compartilhar o PDF'}
        </Button>
      )}
    </div>
  )
}

interface Picture {
  readonly file: File
  readonly address: string
}

/** Painted in advance, because the share sheet opens only right after a press. */
function usePicture(card: ShareCard): Picture | null {
  const [picture, setPicture] = useState<Picture | null>(null)
  useEffect(() => {
    let isGone = false
    let address = ''
    paintShareCard(card)
      .then((blob) => {
        if (isGone) return
        address = URL.createObjectURL(blob)
        setPicture({ file: new File([blob], FILE_NAME, { type: 'image/png' }), address })
      })
      .catch(() => showToast('Não deu para desenhar o cartão', 'Tente de novo em outro navegador.', 'danger'))
    return () => {
      isGone = true
      if (address !== '') URL.revokeObjectURL(address)
    }
  }, [card])
  return picture
}

const canShare = (file: File) => typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })

async function offer(file: File): Promise<void> {
  if (!canShare(file)) {
    saveFile(file, FILE_NAME)
    showToast('Cartão baixado', 'A imagem está na pasta de downloads.')
    return
  }
  try {
    await navigator.share({ files: [file] })
  } catch (error) {
    // The share sheet was closed.
    if (error instanceof DOMException && error.name === 'AbortError') return
    saveFile(file, FILE_NAME)
    showToast('Cartão baixado', 'O compartilhamento não abriu; a imagem está na pasta de downloads.')
  }
}
