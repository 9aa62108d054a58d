import { paths } from '#pwa/paths.ts'
import { ButtonLink } from '#pwa/ui/button.tsx'
import { PictureImage } from '#pwa/ui/picture-image.tsx'
import { Tape } from '#pwa/ui/tape.tsx'
import { THANKS } from '../content/thanks.ts'
import { picture } from '#pwa/frame/pictures.ts'
import './thanks.css'

export default function Thanks() {
  return (
    <div className="thanks">
      <header className="thanks-head">
        <div className="thanks-plate">
          <PictureImage {...picture('pessoa-olivia')} lazy={false} alt="" />
        </div>
        <div className="thanks-words">
          <h1 className="t-h1">{THANKS.title}</h1>
          <p className="t-lead">{THANKS.lead}</p>
          <ButtonLink wide="phone" href={paths.dashboard}>
            {THANKS.open}
          </ButtonLink>
        </div>
      </header>
      <section className="thanks-steps site-column" aria-labelledby="proximos">
        <h2 className="t-h2-app" id="proximos">
          {THANKS.stepsTitle}
        </h2>
        <Tape majors={3} minors={10} filled={3} />
        <ol className="stack gap-28">
          {THANKS.steps.map(({ title, text, figure }) => (
            <li key={title}>
              <p className="thanks-figure num">{figure}</p>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <div className="thanks-notes stack gap-12 mt-40 rule-top site-prose">
          <p>{THANKS.guarantee}</p>
          <p>
            {THANKS.help}{' '}
            <a href={THANKS.helpHref} target="_blank" rel="noopener">
              {THANKS.helpLink}
            </a>
            .
          </p>
        </div>
      </section>
    </div>
  )
}
