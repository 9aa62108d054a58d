import arrowLeft from '@phosphor-icons/core/assets/regular/arrow-left.svg?raw'
import { type FormEvent, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { AI_CONSENTED, type BiometricsVersion } from '#contract/onboarding.ts'
import { useBackStep } from '#pwa/platform/back-step.ts'
import { useOnline } from '#pwa/platform/online.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { DRAWINGS } from '#pwa/ui/drawings.ts'
import { Icon } from '#pwa/ui/icon.tsx'
import { SwitchRow } from '#pwa/ui/switch-row.tsx'
import { BiometricText } from './biometric-text.tsx'
import { useBiometricsVersion } from './use-biometrics-version.ts'
import './consent-screen.css'

export type Consented = 'camera' | 'gallery' | 'helper' | 'photos'

const WORDS: Readonly<Record<Consented, string>> = {
  camera: 'Abrir a câmera',
  gallery: 'Escolher a foto',
  helper: 'Pedir a foto',
  photos: 'Continuar',
}

interface ConsentScreenProps {
  opens: Consented
  onAgree: (version: BiometricsVersion) => void
  onClose: () => void
}

/** Asked before the first photo. */
export function ConsentScreen({ opens, onAgree, onClose }: ConsentScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const key = useRef<HTMLInputElement>(null)
  const titleId = useId()
  const [isOn, setOn] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const [isReading, setReading] = useState(false)
  const version = useBiometricsVersion()
  const isOnline = useOnline()
  useBackStep(true, onClose)
  useBackStep(isReading, () => setReading(false))

  const opener = useRef<Element>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element || element.open) return
    opener.current = document.activeElement
    element.showModal()
    heading.current?.focus()
  }, [])
  const giveFocusBack = useEffectEvent(() => {
    const before = opener.current
    if (before instanceof HTMLElement && before.isConnected) before.focus()
  })
  // Browsers restore the focus only after `close()`.
  useEffect(() => giveFocusBack, [])

  const agree = (event: FormEvent) => {
    event.preventDefault()
    if (isOn) return onAgree(version)
    setAsked(true)
    key.current?.focus()
  }
  const { photo, text } = AI_CONSENTED[version]
  return (
    <>
      <dialog ref={dialog} className="consent-screen" aria-labelledby={titleId} onClose={onClose} onCancel={onClose}>
        <form className="consent-screen-body column" noValidate onSubmit={agree}>
          <div className="consent-screen-top flex between">
            <button type="button" onClick={onClose}>
              <Icon svg={arrowLeft} />
              Fotos
            </button>
            <button type="button" onClick={onClose}>
              Agora não
            </button>
          </div>
          <div className="consent-screen-words">
            <h2 className="t-h1" id={titleId} ref={heading} tabIndex={-1}>
              Antes da câmera, um sim que é só seu
            </h2>
            <p className="t-lead">O desenho do seu rosto é um dado sensível.</p>
            <div className="consent-answers">
              <div className="consent-plate" aria-hidden="true">
                <img src={DRAWINGS.hero.small.src} alt="" decoding="async" />
              </div>
              <dl>
                <div>
                  <dt>Para quê</dt>
                  <dd>Medir as proporções e escrever o seu guia.</dd>
                </div>
                <div>
                  <dt>O que nunca</dt>
                  <dd>Reconhecer você, anunciar, adivinhar idade ou humor.</dd>
                </div>
                <div>
                  <dt>Quem vê</dt>
                  <dd>
                    {photo || text
                      ? 'Você, quem faz a análise e um serviço de IA, sem o seu nome. Cada olhar fica anotado.'
                      : 'Você e quem faz a análise. Cada olhar fica anotado.'}
                  </dd>
                </div>
                <div>
                  <dt>Até quando</dt>
                  <dd>Fotos, 30 dias. Guia, 1 ano. Ou até você pedir.</dd>
                </div>
              </dl>
            </div>
          </div>
          <div className="consent-screen-foot">
            {!isOnline && (
              <p className="t-small t-soft" role="status">
                Sem internet: o seu sim vai junto com as fotos.
              </p>
            )}
            <SwitchRow
              title="Tenho 18 anos ou mais e autorizo o uso do meu rosto para isto."
              isOn={isOn}
              inputRef={key}
              error={isAsked && !isOn ? 'Ligue a chave se estiver de acordo.' : undefined}
              onChange={setOn}
            />
            <Button type="submit" wide>
              {WORDS[opens]}
            </Button>
            <button
              type="button"
              className="consent-screen-text block t-strong t-label t-action"
              onClick={() => setReading(true)}
            >
              Ler o texto inteiro
            </button>
          </div>
        </form>
      </dialog>
      {/* Outside the dialog: React bubbles its `close` event to ancestors. */}
      <Dialog open={isReading} onClose={() => setReading(false)} title="O uso do seu rosto">
        <BiometricText version={version} />
      </Dialog>
    </>
  )
}
