import { showToast } from '#pwa/platform/toast.ts'
import { Button } from '#pwa/ui/button.tsx'

interface RecoveryCodesProps {
  codes: readonly string[]
  onStored: () => void
}

/** Shown only once: the server cannot show them again. */
export function RecoveryCodes({ codes, onStored }: RecoveryCodesProps) {
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => showToast('Códigos copiados'),
      () => showToast('Não foi possível copiar', 'Selecione os códigos e copie você mesmo.', 'danger'),
    )
  return (
    <div className="form-rows" role="status">
      <p className="t-body">
        <b>Guarde estes códigos agora.</b> Cada um abre a sua conta uma vez, se você perder o aplicativo. Eles não
        aparecem de novo.
      </p>
      <ul className="recovery-codes num">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex wrap gap-12">
        <Button kind="secondary" size="medium" onClick={() => void copy()}>
          Copiar
        </Button>
        <Button size="medium" onClick={onStored}>
          Já guardei
        </Button>
      </div>
    </div>
  )
}
