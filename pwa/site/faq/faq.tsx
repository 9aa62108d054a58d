import plus from '@phosphor-icons/core/assets/regular/plus.svg?raw'
import { Icon } from '#pwa/ui/icon.tsx'
import { PictureImage } from '#pwa/ui/picture-image.tsx'
import { FAQ, FAQ_LEAD, FAQ_TITLE } from '../content/faq.ts'
import { RichText } from '#pwa/frame/rich-text.tsx'
import { picture } from '#pwa/frame/pictures.ts'
import './faq.css'

/** The browser's accordion, without a script. */
export default function Faq() {
  return (
    <div className="faq site-column">
      <header className="faq-head site-prose">
        <h1 className="t-h1">{FAQ_TITLE}</h1>
        <p className="t-lead mt-16">
          <RichText text={FAQ_LEAD} />
        </p>
        <nav aria-label="Categorias">
          <ul className="flex wrap gap-8 mt-24">
            {FAQ.map(({ id, category, questions }) => (
              <li key={id}>
                <a className="inline-row gap-8 t-medium t-label" href={`#${id}`}>
                  {category} <span className="num t-faint">{questions.length}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <PictureImage {...picture('pessoa-rafa')} alt="" />
      </header>
      <div>
        {FAQ.map(({ id, category, questions }) => (
          <section key={id} id={id} aria-labelledby={`${id}-titulo`}>
            <h2 id={`${id}-titulo`}>{category}</h2>
            {questions.map(({ question, answer }) => (
              <details className="rule-top" key={question} name="perguntas">
                <summary className="split gap-20">
                  <h3>{question}</h3>
                  <Icon svg={plus} />
                </summary>
                <p className="site-prose t-soft t-pretty">
                  <RichText text={answer} />
                </p>
              </details>
            ))}
          </section>
        ))}
      </div>
    </div>
  )
}
