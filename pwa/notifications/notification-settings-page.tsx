import caretLeft from '@phosphor-icons/core/assets/regular/caret-left.svg?raw'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type NotificationPreferences, pushApi } from '#contract/push.ts'
import { sentenceOf } from '#contract/problem.ts'
import { paths } from '#pwa/paths.ts'
import { call } from '#pwa/platform/api.ts'
import { useOnline } from '#pwa/platform/online.ts'
import { disablePush, type PushState, usePush } from '#pwa/platform/push.ts'
import { storedForOffline } from '#pwa/platform/query.ts'
import { showToast } from '#pwa/platform/toast.ts'
import { AppPage } from '#pwa/ui/app-page.tsx'
import { BackHeader } from '#pwa/ui/back-header.tsx'
import { Button } from '#pwa/ui/button.tsx'
import { ErrorState } from '#pwa/ui/state.tsx'
import { Skeleton } from '#pwa/ui/skeleton.tsx'
import { SwitchRow } from '#pwa/ui/switch-row.tsx'
import { permissionWay } from '#pwa/platform/permission-words.ts'
import { useEnablePush } from './use-enable-push.ts'
import './notifications.css'

const KEY = ['notification-preferences'] as const

const TOPICS = [
  { name: 'orders', title: 'Meu pedido', text: 'Fotos recebidas, guia pronto, reembolso.' },
  {
    name: 'reminders',
    title: 'Lembretes',
    text: 'Quando faltam fotos ou o formulário ficou pela metade. No máximo dois por pedido.',
  },
  { name: 'news', title: 'Novidades e dicas', text: 'De vez em quando. Desligado até você querer.' },
] as const

export default function NotificationSettingsPage() {
  const { data, error, isError, isPaused, isFetching, refetch } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(pushApi.preferences, undefined, { signal }),
    ...storedForOffline,
    // Stored answers may predate the last choice.
    staleTime: 0,
  })
  const isOnline = useOnline()
  const save = useSave()
  return (
    <AppPage
      title="Notificações"
      offline="Sem conexão. As escolhas mudam quando a internet voltar."
      header={<BackHeader to={paths.dashboard} svg={caretLeft} words="Meus Pedidos" />}
    >
      <div className="page-narrow settings">
        <h1 className="t-h1">Notificações</h1>
        <ThisDevice />
        <section aria-labelledby="topics-title">
          <h2 className="t-h2-app" id="topics-title">
            O que receber
          </h2>
          {!data && !isError && !isPaused && <Skeleton height={200} />}
          {(isError || isPaused) && !data && (
            <ErrorState
              title={isPaused ? 'Você está sem conexão.' : 'Não conseguimos abrir as suas escolhas.'}
              text={error ? sentenceOf(error) : 'Assim que a internet voltar, suas escolhas aparecem aqui.'}
              onRetry={() => void refetch()}
              retrying={isFetching}
            />
          )}
          {data && (
            <ul className="settings-list">
              {TOPICS.map(({ name, title, text }) => (
                <li className="rule-top" key={name}>
                  <SwitchRow
                    title={title}
                    text={text}
                    isOn={data[name]}
                    disabled={!isOnline}
                    onChange={(isOn) =>
                      save.mutate({ orders: data.orders, reminders: data.reminders, news: data.news, [name]: isOn })
                    }
                  />
                </li>
              ))}
            </ul>
          )}
          <p className="t-small t-soft">
            As escolhas valem para todos os seus aparelhos. O sininho do painel e os e-mails do pedido continuam
            chegando.
          </p>
        </section>
      </div>
    </AppPage>
  )
}

function ThisDevice() {
  const push = usePush()
  const enable = useEnablePush()
  const disable = useMutation({
    mutationFn: disablePush,
    onSuccess: () => showToast('Avisos desligados', 'Este aparelho não recebe mais avisos.'),
    onError: (error) => showToast('Não deu para desligar', sentenceOf(error), 'danger'),
  })
  return (
    <section className="stack start gap-14" aria-labelledby="device-title">
      <h2 className="t-h2-app" id="device-title">
        Neste aparelho
      </h2>
      <p className="t-body">{wordsOf(push)}</p>
      {push.support === 'yes' && push.permission !== 'denied' && !push.isOn && (
        <Button busy={enable.isPending && 'Ligando…'} onClick={() => enable.mutate()}>
          Ligar avisos
        </Button>
      )}
      {push.isOn && (
        <Button kind="secondary" busy={disable.isPending && 'Desligando…'} onClick={() => disable.mutate()}>
          Desligar neste aparelho
        </Button>
      )}
    </section>
  )
}

function wordsOf({ support, permission, isOn }: PushState): string {
  if (isOn) return 'Ligados. O aviso chega mesmo com o aplicativo fechado.'
  if (support === 'install-first')
    return 'No iPhone, os avisos chegam só no aplicativo instalado: toque em Compartilhar e depois em Adicionar à Tela de Início.'
  if (support === 'no')
    return 'Este navegador não recebe avisos. O sininho do painel e o e-mail funcionam do mesmo jeito.'
  if (permission === 'denied') return `Bloqueados. ${permissionWay('notificações')}`
  return 'Desligados. Ligue para saber na hora quando o guia ficar pronto.'
}

/** Optimistic: reverted if the server refuses. */
function useSave() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: NotificationPreferences) => call(pushApi.savePreferences, { body }),
    onMutate: async (wanted) => {
      // A pending response would undo this choice.
      await client.cancelQueries({ queryKey: KEY })
      const before = client.getQueryData(KEY)
      client.setQueryData(KEY, (known: object | undefined) => ({ ...known, ...wanted }))
      return before
    },
    onError: (error, _wanted, before) => {
      client.setQueryData(KEY, before)
      showToast('Não deu para salvar', sentenceOf(error), 'danger')
    },
  })
}
