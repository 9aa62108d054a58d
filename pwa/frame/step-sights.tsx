import { SamplePageImage } from '#pwa/sample-guide/sample-page-image.tsx'
import { PictureImage } from '#pwa/ui/picture-image.tsx'
import { picture } from './pictures.ts'
import './frame.css'

const PHOTOS = ['foto-frente', 'foto-esquerda', 'foto-direita', 'foto-costas'] as const

export function StepSight({ step }: { step: number }) {
  if (step === 0)
    return (
      <div className="step-sight step-sight-photos stack gap-6" aria-hidden="true">
        {PHOTOS.map((name) => (
          <PictureImage key={name} {...picture(name)} alt="" />
        ))}
      </div>
    )
  if (step === 1)
    return (
      <div className="step-sight" aria-hidden="true">
        <PictureImage {...picture('rosto-medido')} alt="" />
      </div>
    )
  return (
    <div className="step-sight step-sight-guide stack centred" aria-hidden="true">
      <SamplePageImage page={1} alt="" />
    </div>
  )
}
