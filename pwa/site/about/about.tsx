import { Claims } from '#pwa/claims/claims.tsx'
import { ABOUT_STATS } from '#pwa/claims/page-facts.ts'
import { paths } from '#pwa/paths.ts'
import { ButtonLink } from '#pwa/ui/button.tsx'
import { PictureImage } from '#pwa/ui/picture-image.tsx'
import { ABOUT, ABOUT_PEOPLE } from '../content/about.ts'
import { CheckoutLink } from '#pwa/frame/checkout-link.tsx'
import { FiguresTape } from '#pwa/claims/figures-tape.tsx'
import { picture } from '#pwa/frame/pictures.ts'
import './about.css'

export default function About() {
  return (
    <>
      <div className="about">
        <header className="about-head stack gap-16 site-column">
          <h1 className="t-h1">{ABOUT.title}</h1>
          <p className="t-lead">{ABOUT.lead}</p>
        </header>
        <div className="about-people stack gap-2" aria-hidden="true">
          {ABOUT_PEOPLE.map((name) => (
            <PictureImage key={name} {...picture(`rosto-${name}`)} lazy={false} alt="" />
          ))}
        </div>
        <FiguresTape figures={ABOUT_STATS} label="Em números" claim="sobre-numeros" />
        <section className="about-belief site-column site-section" aria-label="No que acreditamos">
          <p>{ABOUT.belief}</p>
          <ol className="stack gap-28">
            {ABOUT.principles.map(({ title, text }, i) => (
              <li key={title}>
                <h2>
                  <i>{i + 1}</i> {title}
                </h2>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </section>
        <section className="about-story" aria-labelledby="historia">
          <div className="site-column">
            <h2 className="t-h2" id="historia">
              {ABOUT.storyTitle}
            </h2>
            <div>
              {ABOUT.story.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </div>
        </section>
        <section className="about-knowledge site-column site-section" aria-labelledby="saber">
          <h2 className="t-h2" id="saber">
            {ABOUT.knowledgeTitle}
          </h2>
          <div>
            <dl className="site-rows mt-28">
              {ABOUT.knowledge.map(([title, text]) => (
                <div key={title}>
                  <dt>{title}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
            <div className="about-actions stack gap-12 mt-36">
              <CheckoutLink>{ABOUT.buy}</CheckoutLink>
              <ButtonLink kind="secondary" href={paths.checkoutAnchor}>
                {ABOUT.start}
              </ButtonLink>
              <ButtonLink kind="secondary" href={paths.howItWorks}>
                {ABOUT.how}
              </ButtonLink>
            </div>
          </div>
        </section>
      </div>
      <Claims />
    </>
  )
}
