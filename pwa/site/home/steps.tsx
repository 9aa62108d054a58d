import { StepSight } from '#pwa/frame/step-sights.tsx'
import { HOME_STEPS } from '../content/home.ts'
import './home.css'

export function Steps() {
  return (
    <section className="steps" aria-labelledby="passos">
      <div className="site-column">
        <h2 className="t-h2" id="passos">
          {HOME_STEPS.title}
        </h2>
        <ol>
          {HOME_STEPS.steps.map(({ name, text }, i) => (
            <li className="mt-40" key={name}>
              <StepSight step={i} />
              <h3 className="flex gap-12 mt-18">
                <i>{i + 1}</i> {name}
              </h3>
              <p className="mt-4 t-body t-soft">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
