import plus from '@phosphor-icons/core/assets/regular/plus.svg?raw'
import { Icon } from '#pwa/ui/icon.tsx'
import { HELP, HELP_TOPICS, type HelpArticle } from '../content/help.ts'
import { RichText } from '#pwa/frame/rich-text.tsx'

export default function HelpTopics() {
  return (
    <div className="help-body site-column">
      <nav className="help-contents" aria-label="Assuntos">
        <ul className="flex wrap">
          {HELP_TOPICS.map(({ id, name }) => (
            <li key={id}>
              <a className="row t-medium t-label" href={`#${id}`}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        {HELP_TOPICS.map(({ id, name, articles }) => (
          <section key={id} id={id} data-topic aria-labelledby={`${id}-titulo`}>
            <h2 id={`${id}-titulo`}>{name}</h2>
            {articles.map((article) => (
              <Article key={article.title} article={article} />
            ))}
          </section>
        ))}
        <section className="help-still site-prose" aria-labelledby="ainda">
          <h2 id="ainda">{HELP.stillTitle}</h2>
          <p>
            <RichText text={HELP.still} />
          </p>
        </section>
      </div>
    </div>
  )
}

function Article({ article: { title, also, body } }: { article: HelpArticle }) {
  const steps = body.filter(isStep)
  const first = body.findIndex(isStep)
  return (
    <details data-article data-also={also}>
      <summary>
        <h3>{title}</h3>
        <Icon svg={plus} />
      </summary>
      <div className="site-prose">
        {body.map((paragraph, i) => {
          if (!isStep(paragraph))
            return (
              <p key={i}>
                <RichText text={paragraph} />
              </p>
            )
          if (i !== first) return null
          return (
            <ol key={i}>
              {steps.map((step) => (
                <li key={step}>
                  <RichText text={step.replace(/^\d+\. /, '')} />
                </li>
              ))}
            </ol>
          )
        })}
      </div>
    </details>
  )
}

const isStep = (paragraph: string) => /^\d+\. /.test(paragraph)
