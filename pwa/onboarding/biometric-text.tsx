import { BRAND } from '#contract/brand.ts'
import { AI_CONSENTED, type BiometricsVersion } from '#contract/onboarding.ts'
import './consent-screen.css'

/** The consent that the law requires for sensitive data, apart from the terms. A change needs a new version in `BIOMETRICS_VERSIONS`. */
export function BiometricText({ version }: { version: BiometricsVersion }) {
  const { photo, text } = AI_CONSENTED[version]
  return (
    <>
      <p className="t-body">
        A forma do rosto, tirada das quatro fotos, é um dado biométrico. Só a analisamos se você autorizar, à parte dos
        termos de uso.
      </p>
      <dl className="consent-points">
        <div>
          <dt>Para quê</dt>
          <dd>
            Medir as proporções do rosto e escrever o seu relatório. Nada de publicidade, nada de reconhecimento, nada
            de adivinhar idade ou humor.
          </dd>
        </div>
        <div>
          <dt>Com um programa nosso</dt>
          <dd>
            No seu celular ou computador, um programa de medir procura o rosto na câmera e nas fotos, para ajudar na
            pose e propor onde ficam os pontos. Você confere e muda. Depois do envio, o mesmo programa olha a foto de
            frente no nosso servidor e deixa, para quem faz a análise, um rascunho dos pontos e o contraste entre pele e
            cabelo. Guardamos as fotos e o que você responde sobre o que se vê nelas, os pontos com quem pôs cada um e,
            para os desenhos, oito proporções dos olhos, das sobrancelhas, do nariz e da boca; a malha que o programa
            usa não é guardada nem enviada. Se você medir as cores com uma folha branca, ficam só os números, nunca a
            imagem da folha.
          </dd>
        </div>
        <div>
          <dt>Quem vê</dt>
          <dd>Você e quem faz a análise. Cada vez que alguém da equipe abre uma foto sua, isso fica anotado.</dd>
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
            fotos, as medidas e os pontos, aqui e no seu aparelho, e paramos a análise.
          </dd>
        </div>
        <div>
          <dt>18 anos ou mais</dt>
          <dd>
            Ao autorizar, você diz que tem 18 anos ou mais. Este guia é feito para maiores de 18 anos: se você tem
            menos, não envie fotos e escreva para {BRAND.supportEmail}.
          </dd>
        </div>
      </dl>
    </>
  )
}
