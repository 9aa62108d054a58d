import caretLeft from '@phosphor-icons/core/assets/regular/caret-left.svg?raw'
import signOutIcon from '@phosphor-icons/core/assets/regular/sign-out.svg?raw'
import downloadSimple from '@phosphor-icons/core/assets/regular/download-simple.svg?raw'
import { useState } from 'react'
import type { OrderHoldings } from '#contract/privacy.ts'
import { sentenceOf } from '#contract/problem.ts'
import { DeviceSessions } from '#pwa/auth/device-sessions.tsx'
import { useLeaving } from '#pwa/auth/use-leaving.tsx'
import { paths } from '#pwa/paths.ts'
import { VoiceDialog } from '#pwa/ratings/voice-dialog.tsx'
import { AppPage } from '#pwa/ui/app-page.tsx'
import { BackHeader } from '#pwa/ui/back-header.tsx'
import { Button } from '#pwa/ui/button.tsx'
import { Icon } from '#pwa/ui/icon.tsx'
import { Skeleton } from '#pwa/ui/skeleton.tsx'
import { ErrorState } from '#pwa/ui/state.tsx'
import { ConsentHistory } from './consent-history.tsx'
import { EraseDialog } from './erase-dialog.tsx'
import { Holdings } from './holdings.tsx'
import { PhotoViews } from './photo-views.tsx'
import { RevokeDialog } from './revoke-dialog.tsx'
import { useExport, usePrivacy } from './use-privacy.ts'
import './privacy.css'

/** What we hold and until when, and the three actions the law requires. */
export default function PrivacyPage() {
  const { data, isError, isPaused, error, isFetching, refetch } = usePrivacy()
  const copy = useExport()
  const { leave, isLeaving, question } = useLeaving({ everywhere: true })
  const [revoked, setRevoked] = useState<OrderHoldings | null>(null)
  const [voicedId, setVoicedId] = useState<string | null>(null)
  const [isErasing, setErasing] = useState(false)
  return (
    <AppPage
      title="Privacidade"
      header={<BackHeader to={paths.dashboard} svg={caretLeft} words="Meus Pedidos" />}
      offline="Sem conexão. Para ver e mudar o que guardamos, é preciso internet."
    >
      <div className="page-narrow privacy">
        <h1 className="t-h1">Privacidade</h1>
        <p className="t-lead">O seu rosto e os seus dados são seus. Veja o que guardamos, leve uma cópia ou apague.</p>
        {!data && (isError || isPaused) && (
          <ErrorState
            title="Não conseguimos abrir esta página."
            text={error ? sentenceOf(error) : 'Sem conexão com a internet.'}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        )}
        {!data && !isError && !isPaused && (
          <div className="stack gap-16 mt-32" role="status" aria-label="Carregando">
            <Skeleton height={120} />
            <Skeleton height={200} />
          </div>
        )}
        {data && (
          <>
            <Holdings overview={data} onRevoke={setRevoked} onVoice={({ orderId }) => setVoicedId(orderId)} />
            <PhotoViews views={data.photoViews} />
            <section aria-labelledby="copy-title">
              <h2 className="t-h2-app" id="copy-title">
                Levar uma cópia
              </h2>
              <p className="t-body">Um arquivo ZIP com tudo: dados, fotos que ainda guardamos e guias.</p>
              <Button
                kind="secondary"
                size="medium"
                icon={<Icon svg={downloadSimple} size={20} />}
                busy={copy.isPending && 'Preparando…'}
                onClick={() => copy.mutate()}
              >
                Baixar meus dados
              </Button>
            </section>
            <section aria-labelledby="devices-title">
              <h2 className="t-h2-app" id="devices-title">
                Seus aparelhos
              </h2>
              <DeviceSessions />
              <p className="t-body">
                Perdeu o celular ou entrou num emprestado? Encerre só esse, ou saia de todos de uma vez, deste também.
                Quem quiser entrar precisa de um código novo.
              </p>
              <Button
                kind="secondary"
                size="medium"
                icon={<Icon svg={signOutIcon} size={20} />}
                busy={isLeaving && 'Saindo…'}
                onClick={() => void leave()}
              >
                Sair de todos os aparelhos
              </Button>
            </section>
            <ConsentHistory consents={data.consents} />
            <section aria-labelledby="erase-title">
              <h2 className="t-h2-app" id="erase-title">
                Apagar a conta
              </h2>
              <p className="t-body">
                {data.canErase
                  ? 'Fotos, formulário, guias e avisos são apagados na hora, e não há como desfazer.'
                  : 'Contas de administração são encerradas por outro administrador.'}
              </p>
              {data.canErase && (
                <button type="button" className="privacy-danger" onClick={() => setErasing(true)}>
                  Apagar minha conta
                </button>
              )}
            </section>
            <p className="t-small t-soft">
              O texto completo está na{' '}
              <a href={paths.privacyPolicy} target="_blank" rel="noopener">
                política de privacidade
              </a>
              .
            </p>
          </>
        )}
      </div>
      {question}
      <VoiceDialog orderId={voicedId} onClose={() => setVoicedId(null)} />
      <RevokeDialog order={revoked} onClose={() => setRevoked(null)} />
      <EraseDialog
        open={isErasing}
        email={data?.email ?? ''}
        hasReport={data?.orders.some((order) => order.reportUntil) ?? false}
        onClose={() => setErasing(false)}
      />
    </AppPage>
  )
}
