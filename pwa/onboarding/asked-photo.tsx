import caretLeft from '@phosphor-icons/core/assets/regular/caret-left.svg?raw'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type AskedPhoto as Asked, onboardingApi, PHOTO_SLOT_WORDS } from '#contract/onboarding.ts'
import type { SeenDoubt } from '#contract/photo-doubts.ts'
import { Problem, sentenceOf } from '#contract/problem.ts'
import { paths } from '#pwa/paths.ts'
import { call } from '#pwa/platform/api.ts'
import { allowLevel } from '#pwa/face/camera/camera-level.ts'
import { shotToSend } from '#pwa/face/camera/shot-to-send.ts'
import { AppPage } from '#pwa/ui/app-page.tsx'
import { BackHeader } from '#pwa/ui/back-header.tsx'
import { Button, ButtonLink } from '#pwa/ui/button.tsx'
import { EmptyState, ErrorState } from '#pwa/ui/state.tsx'
import { useGo } from '#pwa/ui/use-go.ts'
import { Waiting } from '#pwa/ui/waiting.tsx'
import { CameraDialog } from '#pwa/face/camera/camera-dialog.tsx'
import { GalleryButton } from '#pwa/face/camera/gallery-button.tsx'
import { SlotOutline } from '#pwa/face/camera/slot-outline.tsx'
import './photos-step.css'

const BACK = <BackHeader to={paths.dashboard} svg={caretLeft} words="Meus Pedidos" />

interface AskedPhotoProps {
  orderId: string
  /** Slot in the link. Unknown: the first one asked for. */
  slot: string
}

/** One slot to retake at a visagist's request. */
export function AskedPhoto({ orderId, slot }: AskedPhotoProps) {
  const query = useQuery({
    queryKey: ['asked-photos', orderId],
    queryFn: ({ signal }) => call(onboardingApi.askedPhotos, { params: { orderId } }, { signal }),
    staleTime: 0,
  })
  if (query.isPending) return <Waiting />
  if (query.isError)
    return (
      <AppPage title="Outra foto" header={BACK}>
        <div className="page-narrow">
          <ErrorState
            title="Não conseguimos abrir o pedido da foto."
            text={sentenceOf(query.error)}
            onRetry={() => void query.refetch()}
            retrying={query.isFetching}
          />
        </div>
      </AppPage>
    )
  const asked = query.data.find((one) => one.slot === slot) ?? query.data[0]
  return (
    <AppPage title="Outra foto" header={BACK} offline="Sem conexão. Envie quando a internet voltar.">
      <div className="page-narrow">{asked ? <Slot key={asked.slot} orderId={orderId} asked={asked} /> : <Done />}</div>
    </AppPage>
  )
}

function Done() {
  const go = useGo(paths.dashboard)
  return (
    <EmptyState
      title="Foto recebida. Obrigado!"
      text="Não falta nenhuma. A sua análise continua, e avisamos quando o guia ficar pronto."
      action={<ButtonLink {...go}>Voltar ao painel</ButtonLink>}
    />
  )
}

function Slot({ orderId, asked: { slot, reason } }: { orderId: string; asked: Asked }) {
  const client = useQueryClient()
  const [isShooting, setShooting] = useState(false)
  const send = useMutation({
    mutationFn: async (shot: { photo: Blob; doubts?: readonly SeenDoubt[] | undefined }) =>
      call(onboardingApi.photo, { params: { orderId, slot }, ...(await shotToSend(slot, shot)) }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['asked-photos', orderId] }),
  })
  const open = () => {
    void allowLevel()
    setShooting(true)
  }
  return (
    <div className="stack gap-12">
      <h1 className="t-h1">Outra foto: {PHOTO_SLOT_WORDS[slot].toLowerCase()}</h1>
      <figure className="asked-photo-note stack gap-4">
        <blockquote className="t-body">{reason}</blockquote>
        <figcaption className="t-small t-soft">Quem lê o seu rosto</figcaption>
      </figure>
      <div className="photo-request-plate">
        <SlotOutline slot={slot} />
      </div>
      {send.isError && (
        <p role="alert" className="stack gap-12 t-medium t-body t-danger">
          {send.error instanceof Problem
            ? (Object.values(send.error.fields)[0] ?? send.error.text)
            : sentenceOf(send.error)}
        </p>
      )}
      <Button className="mt-12" wide busy={send.isPending && 'Enviando…'} onClick={open}>
        {send.isError ? 'Tirar outra' : 'Abrir a câmera'}
      </Button>
      <GalleryButton
        className="photo-action asked-photo-gallery"
        label={`Escolher da galeria: ${PHOTO_SLOT_WORDS[slot]}`}
        onFile={(photo) => send.mutate({ photo })}
      >
        Escolher da galeria
      </GalleryButton>
      <p className="t-small t-soft">Ela toma o lugar da foto anterior. As outras três ficam como estão.</p>
      {isShooting && (
        <CameraDialog
          slot={slot}
          onPhoto={(_slot, photo, doubts) => {
            setShooting(false)
            send.mutate({ photo, doubts })
          }}
          onClose={() => setShooting(false)}
        />
      )}
    </div>
  )
}
