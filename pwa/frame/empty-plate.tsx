import './frame.css'

const LINES = ['linha do cabelo', 'sobrancelha', 'base do nariz', 'queixo'] as const

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
