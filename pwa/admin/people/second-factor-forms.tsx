import { type FormEvent, useState } from 'react'
import type * as z from 'zod/mini'
import { accountApi } from '#contract/account.ts'
import { call } from '#pwa/platform/api.ts'
import { Button } from '#pwa/ui/button.tsx'
import { CodeField } from '#pwa/ui/code-field.tsx'
import { TextField } from '#pwa/ui/field.tsx'
import { useSave } from '#pwa/admin/kit/use-save.ts'

type Begun = z.infer<typeof accountApi.beginSecondFactor.reply>
type OnCodes = (codes: readonly string[]) => void

/** Password, QR, first code. */
export function SecondFactorSetup({ onCodes }: { onCodes: OnCodes }) {
  const [begun, setBegun] = useState<Begun | null>(null)
  const begin = useSave({
    save: (password: string) => call(accountApi.beginSecondFactor, { body: { password } }),
    done: 'Falta só um código',
    failed: 'Erro',
    stale: [],
    onDone: setBegun,
  })
  if (begun) return <Confirm begun={begun} onCodes={onCodes} />
  return (
    <>
      <p className="t-body">
        Além da senha, a entrada pede um código de 6 dígitos que muda a cada 30 segundos no seu celular. Quem descobrir
        a senha não entra.
      </p>
      <PasswordAsked
        label="Ligar a segunda etapa"
        error={begin.fields['password']}
        busy={begin.busy}
        onSend={begin.send}
      />
    </>
  )
}

function Confirm({ begun, onCodes }: { begun: Begun; onCodes: OnCodes }) {
  const [code, setCode] = useState('')
  const confirm = useSave({
    save: (digits: string) => call(accountApi.confirmSecondFactor, { body: { code: digits } }),
    done: 'Segunda etapa ligada',
    failed: 'Erro',
    stale: [],
    onDone: ({ recoveryCodes }) => onCodes(recoveryCodes),
  })
  const { side, path } = begun.qr
  return (
    <div className="form-rows">
      <p className="t-body">Leia o QR code com um aplicativo autenticador (Google Authenticator, 1Password, Aegis).</p>
      <svg
        className="second-factor-qr"
        viewBox={`-4 -4 ${side + 8} ${side + 8}`}
        role="img"
        aria-label="Código QR da segunda etapa"
        shapeRendering="crispEdges"
      >
        <path d={path} fill="#000" />
      </svg>
      <p className="second-factor-secret t-caption t-soft">
        Sem câmera? Digite no aplicativo:
        <code className="block t-ink">{begun.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <CodeField
        label="Código que o aplicativo mostra"
        value={code}
        onChange={setCode}
        onComplete={(digits) => confirm.busy || confirm.send(digits)}
        error={confirm.fields['code']}
      />
      <Button
        size="medium"
        disabled={code.length < 6}
        busy={confirm.busy && 'Conferindo...'}
        onClick={() => confirm.send(code)}
      >
        Confirmar
      </Button>
    </div>
  )
}

/** New codes, or turning it off: both require authenticating again. */
export function SecondFactorEnd({ onCodes, onEnded }: { onCodes: OnCodes; onEnded: () => void }) {
  const renew = useSave({
    save: () => call(accountApi.renewRecoveryCodes),
    done: 'Códigos novos',
    failed: 'Erro',
    stale: [],
    onDone: ({ recoveryCodes }) => onCodes(recoveryCodes),
  })
  const end = useSave({
    save: () => call(accountApi.endSecondFactor),
    done: 'Segunda etapa desligada',
    say: ({ message }) => message,
    failed: 'Erro',
    stale: [],
    onDone: onEnded,
  })
  return (
    <div className="flex wrap gap-12">
      <Button kind="secondary" size="medium" busy={renew.busy && 'Fazendo...'} onClick={() => renew.send(undefined)}>
        Fazer outros códigos
      </Button>
      <Button kind="text" size="medium" busy={end.busy && 'Desligando...'} onClick={() => end.send(undefined)}>
        Desligar
      </Button>
    </div>
  )
}

interface PasswordAskedProps {
  label: string
  error: string | undefined
  busy: boolean
  onSend: (password: string) => void
}

function PasswordAsked({ label, error, busy, onSend }: PasswordAskedProps) {
  const [password, setPassword] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) onSend(password)
  }
  return (
    <form className="form-rows" noValidate onSubmit={submit}>
      <TextField
        label="A sua senha"
        type="password"
        autoComplete="current-password"
        value={password}
        error={error}
        onChange={({ target }) => setPassword(target.value)}
      />
      <Button type="submit" size="medium" busy={busy && 'Conferindo...'}>
        {label}
      </Button>
    </form>
  )
}
