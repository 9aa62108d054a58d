import check from '@phosphor-icons/core/assets/fill/check-circle-fill.svg?raw'
import { useState } from 'react'
import { formatLongDay } from '#contract/format.ts'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { FieldError } from '#pwa/ui/field.tsx'
import { Icon } from '#pwa/ui/icon.tsx'
import { BiometricText } from './biometric-text.tsx'
import type { ConsentView } from './sending/consent-record.ts'

interface ConsentGivenProps {
  consent: ConsentView
  error?: string | undefined
}

export function ConsentGiven({ consent, error }: ConsentGivenProps) {
  const [isReading, setReading] = useState(false)
  if (consent.state === 'none' && !error) return null
  return (
    <section className="consent" aria-labelledby="consent-given-title">
      <h2 className="t-h3" id="consent-given-title">
        O seu rosto é um dado sensível
      </h2>
      {consent.state !== 'none' && (
        <>
          <p className="consent-given flex gap-12 mt-12 t-body" data-field="agreedToBiometrics" tabIndex={-1}>
            <Icon svg={check} size={24} />
            <span>
              Você autorizou o uso do seu rosto em {formatLongDay(consent.at)}.
              {consent.state === 'waiting' && ' O seu sim vai junto com as fotos.'} Para retirar, abra Privacidade no
              seu painel.
            </span>
          </p>
          <button type="button" className="consent-given-text" onClick={() => setReading(true)}>
            Ler o texto inteiro
          </button>
          <Dialog open={isReading} onClose={() => setReading(false)} title="O uso do seu rosto">
            <BiometricText version={consent.version} />
          </Dialog>
        </>
      )}
      <FieldError id="consent-given-error" error={error} />
    </section>
  )
}
