import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { PHOTO_SLOT_WORDS, type PhotoSlot } from '#contract/onboarding.ts'
import type { SeenDoubt } from '#contract/photo-doubts.ts'
import { type PhotoRequest, photoRequestApi } from '#contract/photo-request.ts'
import { Problem, sentenceOf } from '#contract/problem.ts'
import { call } from '#pwa/platform/api.ts'
import { allowLevel } from '#pwa/face/camera/camera-level.ts'
import { shotToSend } from '#pwa/face/camera/shot-to-send.ts'
import { AppPage } from '#pwa/ui/app-page.tsx'
import { Button } from '#pwa/ui/button.tsx'
import { Logo } from '#pwa/ui/logo.tsx'
import { EmptyState, ErrorState } from '#pwa/ui/state.tsx'
import { Waiting } from '#pwa/ui/waiting.tsx'
import { CameraDialog } from '#pwa/face/camera/camera-dialog.tsx'
import { SlotOutline } from '#pwa/face/camera/slot-outline.tsx'
import './photos-step.css'

const HOW: Readonly<Record<PhotoSlot, string>> = {
  front: 'De frente, a um braço de distância, olhando para a câmera.',
  side_left: 'De perfil, com o lado esquerdo do rosto virado para você.',
  side_right: 'De perfil, com o lado direito do rosto virado para você.',
  back: 'De costas, com a cabeça reta e o cabelo como a pessoa costuma usar.',
}

/** `/foto/:token`: a helper's phone takes one photo. No account, no other data of the buyer. */
export default function PhotoRequestPage() {
  const { token = '' } = useParams()
  const request = useQuery({
    queryKey: ['photo-request', token],
    queryFn: ({ signal }) => call(photoRequestApi.read, { params: { token } }, { signal }),
    staleTime: Infinity,
  })
  if (request.data) return <Asked token={token} request={request.data} />
  if (request.isError || request.isPaused) {
    const isGone = request.error instanceof Problem && request.error.status < 500
    return (
      <Frame title="Link da câmera">
        {isGone ? (
          <EmptyState title="Este link não existe mais." text="Peça outro a quem mandou: cada um vale 30 minutos." />
        ) : (
          <ErrorState
            title="Não conseguimos abrir o link."
            text={request.error ? sentenceOf(request.error) : 'Sem conexão com a internet.'}
            onRetry={() => void request.refetch()}
            retrying={request.isFetching}
          />
        )}
      </Frame>
    )
  }
  return <Waiting />
}

function Asked({ token, request }: { token: string; request: PhotoRequest }) {
  const { slot, state } = request
  const [isShooting, setShooting] = useState(false)
  const send = useMutation({
    mutationFn: async (shot: { photo: Blob; doubts: readonly SeenDoubt[] | undefined }) =>
      call(photoRequestApi.photo, { params: { token }, ...(await shotToSend(slot, shot)) }),
  })
  const name = request.firstName ?? 'quem pediu'
  const refusal = send.error instanceof Problem && [404, 409, 410].includes(send.error.status) ? send.error : null
  if (send.isSuccess)
    return (
      <Frame title="Foto enviada">
        <EmptyState
          title="Foto enviada. Obrigado!"
          text={`Ela já apareceu no celular de ${name}. Pode fechar esta página.`}
        />
      </Frame>
    )
  if (refusal || state !== 'open')
    return (
      <Frame title="Link da câmera">
        <EmptyState
          title={refusal?.status === 409 || state === 'used' ? 'Esta foto já foi enviada.' : 'Este link venceu.'}
          text={`Se for preciso outra foto, peça a ${name} um link novo: cada um vale 30 minutos e uma foto.`}
        />
      </Frame>
    )
  const open = () => {
    void allowLevel()
    setShooting(true)
  }
  return (
    <Frame title="Tirar uma foto">
      <div className="stack gap-12">
        <h1 className="t-h1">Uma foto de {name}</h1>
        <div className="photo-request-plate">
          <SlotOutline slot={slot} />
        </div>
        <h2 className="t-h3">{PHOTO_SLOT_WORDS[slot]}</h2>
        <p className="t-body t-soft">{HOW[slot]}</p>
        {send.isError && (
          <div role="alert" className="stack gap-12 t-medium t-body t-danger">
            <p>{sentenceOf(send.error)}</p>
            {send.variables && (
              <Button kind="secondary" wide onClick={() => send.mutate(send.variables)}>
                Enviar de novo
              </Button>
            )}
          </div>
        )}
        <Button className="mt-12" wide busy={send.isPending && 'Enviando…'} onClick={open}>
          {send.isError ? 'Tirar outra' : 'Abrir a câmera'}
        </Button>
        <p className="t-small t-soft">A foto vai direto para o formulário de {name} e não fica neste celular.</p>
      </div>
      {isShooting && (
        <CameraDialog
          slot={slot}
          byOther
          onPhoto={(_slot, photo, doubts) => {
            setShooting(false)
            send.mutate({ photo, doubts })
          }}
          onClose={() => setShooting(false)}
        />
      )}
    </Frame>
  )
}

function Frame({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <AppPage title={title} offline="Sem conexão. A foto é enviada quando a internet voltar e você tocar em enviar.">
      <div className="page-narrow">
        <div className="photo-request-logo">
          <Logo />
        </div>
        {children}
      </div>
    </AppPage>
  )
}
