import type { FacePlate } from './draw-face.ts'

interface FacePlateViewProps {
  plate: FacePlate
  /** Empty if a caption says the same. */
  alt: string
}

export function FacePlateView({ plate: { svg, lines }, alt }: FacePlateViewProps) {
  return (
    <div className="reveal-plate" {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}>
      <span className="reveal-face" dangerouslySetInnerHTML={{ __html: svg }} />
      {lines.map(({ name, at }) => (
        <span key={name} className="reveal-line" style={{ top: `${(at * 100).toFixed(2)}%` }}>
          {name}
        </span>
      ))}
    </div>
  )
}
