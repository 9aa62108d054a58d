import { BRAND, companyLine } from '#contract/brand.ts'
import { paths } from '#pwa/paths.ts'
import './quiz-footer.css'

const company = companyLine()

/** The foot of the pages that have no frame. */
export function QuizFooter() {
  return (
    <footer className="quiz-footer">
      <span>© {BRAND.name}</span>
      <nav aria-label="Rodapé">
        <a href={paths.privacyPolicy}>Privacidade</a>
        <a href={paths.termsOfUse}>Termos</a>
        <a href={paths.contact}>Contato</a>
      </nav>
      {company !== null && <p>{company}</p>}
    </footer>
  )
}
