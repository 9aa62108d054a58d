import './empty-plate.css'

const LINES = ['linha do cabelo', 'sobrancelha', 'base do nariz', 'queixo'] as const

/** A plate with the four measuring lines and nobody in it: for pages that are not there. An ornament of wide windows. */
export function EmptyPlate() {
  return (
    <div className="empty-plate" aria-hidden="true">
      {LINES.map((line) => (
        <em key={line} className="t-note">
          {line}
        </em>
      ))}
    </div>
  )
}
