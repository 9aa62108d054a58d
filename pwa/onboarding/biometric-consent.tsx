import type { ReactNode } from 'react'
import { BRAND } from '#contract/brand.ts'
import { AI_CONSENTED, type BiometricsVersion } from '#contract/onboarding.ts'

export const BIOMETRIC_TEXT_ID = 'biometric-consent-text'

/**
 * The consent of its own that the law asks for sensitive data, in plain words, set apart from the terms. The texts,
 * with and without the sentences about the AI, are what `BIOMETRICS_VERSIONS` names: a change here is a new version there.
 */
export function BiometricConsent({ version, children }: { version: BiometricsVersion; children: ReactNode }) {
  const { photo, text } = AI_CONSENTED[version]
  return (
    <section className="consent" aria-labelledby="biometric-consent-title">
      <h2 className="t-h3" id="biometric-consent-title">
        O seu rosto é um dado sensível
      </h2>
      <div id={BIOMETRIC_TEXT_ID}>
        <p className="consent-lead">
          A forma do rosto, tirada das quatro fotos, é um dado biométrico. Só a analisamos se você autorizar, à parte
          dos termos de uso.
        </p>
        <dl className="consent-points">
          <div>
            <dt>Para quê</dt>
            <dd>
              Medir as proporções do rosto e escrever o seu relatório. Nada de publicidade, nada de reconhecimento.
            </dd>
          </div>
          {(photo || text) && (
            <div>
              <dt>Com ajuda de IA</dt>
              <dd>
                {photo &&
                  'Uma cópia reduzida só da foto de frente, sem o seu nome, é vista por um serviço de inteligência artificial que sugere o formato do rosto. '}
                {text &&
                  'O formato e as medidas do seu rosto e as opções que você marcou no formulário, sem o seu nome e sem o que você escreveu, vão a um serviço de inteligência artificial que ajuda a redigir trechos do relatório. '}
                Você pode pedir que uma pessoa reveja.
              </dd>
            </div>
          )}
          <div>
            <dt>Por quanto tempo</dt>
            <dd>As fotos são apagadas 30 dias depois do envio. O relatório fica disponível por 1 ano.</dd>
          </div>
          <div>
            <dt>Como desistir</dt>
            <dd>
              Revogue quando quiser em Privacidade, no seu painel, ou escreva para {BRAND.privacyEmail}. Apagamos as
              fotos e paramos a análise.
            </dd>
          </div>
        </dl>
      </div>
      {children}
    </section>
  )
}
