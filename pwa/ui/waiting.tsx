import { Mark } from './logo.tsx'
import './page.css'

interface WaitingProps {
  title?: string | undefined
  text?: string | undefined
}

export function Waiting({ title = 'Carregando...', text }: WaitingProps) {
  return (
    <div className="waiting" role="status">
      <Mark side={56} />
      <p className="t-h2-app">{title}</p>
      {text && <p className="t-small t-soft">{text}</p>}
    </div>
  )
}
