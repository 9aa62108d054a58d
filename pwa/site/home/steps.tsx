import type { ReactNode } from 'react'
import { PictureImage } from '#pwa/ui/picture-image.tsx'
import { HOME_STEPS } from '../content/home.ts'
import { ReportCover } from '#pwa/frame/report-spread.tsx'
import { picture } from '#pwa/frame/pictures.ts'
import './steps.css'

const PHOTOS = ['foto-frente', 'foto-esquerda', 'foto-direita', 'foto-costas'] as const

const SIGHTS: readonly ReactNode[] = [
  <div key="fotos" className="steps-sight steps-photos">
    {PHOTOS.map((name) => (
      <PictureImage key={name} {...picture(name)} alt="" />
    ))}
  </div>,
  <div key="medidas" className="steps-sight">
    <PictureImage {...picture('rosto-medido')} alt="" />
  </div>,
  <div key="guia" className="steps-sight steps-cover">
    <ReportCover />
  </div>,
]

/** From four photos to a guide, shown and told. */
export function Steps() {
  return (
    <section className="steps" aria-labelledby="passos">
      <div className="site-column">
        <h2 className="t-h2" id="passos">
          {HOME_STEPS.title}
        </h2>
        <ol>
          {HOME_STEPS.steps.map(({ name, text }, i) => (
            <li key={name}>
              <div aria-hidden="true">{SIGHTS[i]}</div>
              <h3>
                <i>{i + 1}</i> {name}
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
