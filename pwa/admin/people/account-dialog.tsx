import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { accountApi } from '#contract/account.ts'
import { formatDayTime } from '#contract/format.ts'
import { STAFF_ROLE_WORDS } from '#contract/permissions.ts'
import { sentenceOf } from '#contract/problem.ts'
import { DeviceSessions } from '#pwa/auth/device-sessions.tsx'
import { OwnPasswordForm } from '#pwa/auth/own-password-form.tsx'
import { useViewer } from '#pwa/auth/use-viewer.ts'
import { call } from '#pwa/platform/api.ts'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { ErrorState } from '#pwa/ui/state.tsx'
import { Waiting } from '#pwa/ui/waiting.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SecondFactorEnd, SecondFactorSetup } from './second-factor-forms.tsx'
import { useAdminAddress } from '#pwa/admin/kit/use-admin-address.ts'
import './people.css'

/** Opens over any view: `?account=1`. */
export default function AccountDialog() {
  const { params, change } = useAdminAddress()
  const open = params.get('account') !== null
  const close = () => open && change({ account: undefined })
  return (
    <Dialog open={open} onClose={close} place="end" begins="title" title="Sua conta">
      {open && <Account />}
    </Dialog>
  )
}

function Account() {
  const viewer = useViewer()
  const role = viewer.user?.staffRole
  const [changed, setChanged] = useState(0)
  return (
    <div className="account">
      <p className="t-body">
        <b>{viewer.user?.fullName ?? 'Administração'}</b>
        {role && `, ${STAFF_ROLE_WORDS[role].toLowerCase()}`}
        <br />
        {viewer.user?.email}
      </p>
      <section className="panel-section">
        <h3>Segunda etapa ao entrar</h3>
        <SecondFactor />
      </section>
      <section className="panel-section">
        <h3>Onde você está conectado</h3>
        <DeviceSessions />
      </section>
      <section className="panel-section">
        <h3>Trocar a senha</h3>
        <OwnPasswordForm key={changed} onDone={() => setChanged((now) => now + 1)} />
      </section>
    </div>
  )
}

const KEY = ['admin', 'account', 'second-factor'] as const

function SecondFactor() {
  const client = useQueryClient()
  const [shown, setShown] = useState<readonly string[] | null>(null)
  const state = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(accountApi.secondFactor, undefined, { signal }),
  })
  const reread = () => client.invalidateQueries({ queryKey: KEY })
  if (state.isPending) return <Waiting title="Verificando..." />
  if (state.isError)
    return (
      <ErrorState
        title="Não conseguimos verificar."
        text={sentenceOf(state.error)}
        onRetry={() => void state.refetch()}
      />
    )
  if (shown)
    return (
      <RecoveryCodes
        codes={shown}
        onStored={() => {
          setShown(null)
          void reread()
        }}
      />
    )
  const { enabledAt, recoveryLeft } = state.data
  if (!enabledAt) return <SecondFactorSetup onCodes={setShown} />
  return (
    <>
      <p className="t-body">
        Ligada em {formatDayTime(enabledAt)}.{' '}
        {recoveryLeft === 0
          ? 'Não resta nenhum código de recuperação: faça outros.'
          : recoveryLeft === 1
            ? 'Resta 1 código de recuperação: faça outros.'
            : `Restam ${recoveryLeft} códigos de recuperação.`}
      </p>
      <SecondFactorEnd onCodes={setShown} onEnded={() => void reread()} />
    </>
  )
}
