import { paths } from '#pwa/paths.ts'
import { ButtonLink } from '#pwa/ui/button.tsx'
import { RESULT } from '../content/result.ts'
import { ResultView } from './result-view.tsx'
import { useResult } from './use-result.ts'
import './result-page.css'

export const bare = true

const NOT_OPEN = {
  unknown: {
    title: 'Este link não abre mais.',
    text: 'Confira se ele veio inteiro do e-mail, ou faça o teste de novo: são três minutos.',
  },
  unheard: {
    title: 'Sem internet agora.',
    text: 'Seu resultado está guardado conosco. Abra o link de novo quando a rede voltar.',
  },
  failed: {
    title: 'Ainda não deu para abrir.',
    text: 'Atualize a página em instantes ou abra o link em outro navegador.',
  },
} as const

export default function ResultPage() {
  const found = useResult()
  if (found === 'unknown' || found === 'unheard' || found === 'failed') {
    const { title, text } = NOT_OPEN[found]
    return (
      <section className="result-wait stack start gap-20">
        <h1 className="t-h2">{title}</h1>
        <p>{text}</p>
        <ButtonLink href={paths.quiz}>{RESULT.again}</ButtonLink>
      </section>
    )
  }
  return <ResultView result={found === 'loading' ? null : found} />
}
