import { Logo } from '#pwa/ui/logo.tsx'
import { PictureImage } from '#pwa/ui/picture-image.tsx'
import { picture } from './pictures.ts'
import './report-spread.css'

/** The report's cover and a page behind it, as small as in the hand at arm's length. An ornament. */
export function ReportSpread() {
  return (
    <div className="report-spread" aria-hidden="true">
      <ReportCover />
      <div className="report-page">
        <strong>Seu rosto, medido</strong>
        <PictureImage {...picture('rosto-medido')} alt="" />
        <i />
        <i />
        <i />
        <i />
        <i />
        <span>6</span>
      </div>
    </div>
  )
}

/** The cover alone: a face above, its name on wine below. */
export function ReportCover() {
  return (
    <div className="report-cover">
      <div className="report-cover-face">
        <Logo size="sm" />
        <PictureImage {...picture('capa')} alt="" />
      </div>
      <strong>
        O rosto
        <br />
        de Marina
      </strong>
      <span>Relatório de visagismo</span>
    </div>
  )
}
