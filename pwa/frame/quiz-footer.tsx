import { BRAND, companyLine } from '#contract/brand.ts'
import { paths } from '#pwa/paths.ts'
import { COPYRIGHT } from './copyright.ts'
import './frame.css'

const company = companyLine()
const HOURS = `Atendimento de ${BRAND.supportHours.charAt(0).toLowerCase()}${BRAND.supportHours.slice(1)}.`

/** For frameless pages. */
export function QuizFooter() {
  return (
    <footer className="quiz-footer stack gap-4 t-small t-faint">
      <nav className="flex wrap" aria-label="Rodapé">
        <a href={paths.privacyPolicy}>Privacidade</a>
        <a href={paths.termsOfUse}>Termos</a>
        <a href={paths.contact}>Falar com a gente</a>
      </nav>
      {company !== null && <p>Vendido por {company}</p>}
      <p>{HOURS}</p>
      {/* On New Year's Eve a document may be older than the script. */}
      <p suppressHydrationWarning>{COPYRIGHT}</p>
    </footer>
  )
}
