import arrowUpRight from '@phosphor-icons/core/assets/regular/arrow-up-right.svg?raw'
import bell from '@phosphor-icons/core/assets/regular/bell.svg?raw'
import bookOpen from '@phosphor-icons/core/assets/regular/book-open.svg?raw'
import caretRight from '@phosphor-icons/core/assets/regular/caret-right.svg?raw'
import chat from '@phosphor-icons/core/assets/regular/chat-circle-dots.svg?raw'
import envelope from '@phosphor-icons/core/assets/regular/envelope-simple.svg?raw'
import house from '@phosphor-icons/core/assets/regular/house.svg?raw'
import lock from '@phosphor-icons/core/assets/regular/lock-simple.svg?raw'
import plus from '@phosphor-icons/core/assets/regular/plus.svg?raw'
import ruler from '@phosphor-icons/core/assets/regular/ruler.svg?raw'
import { paths } from '#pwa/paths.ts'
import { Icon } from '#pwa/ui/icon.tsx'
import { useGo } from '#pwa/ui/use-go.ts'
import './dashboard.css'

const CARDS = [
  { svg: plus, words: 'Nova análise', href: paths.home },
  { svg: chat, words: 'Suporte', href: paths.contact },
  { svg: bookOpen, words: 'Dicas no Portal', href: paths.blog },
] as const

export function ShortcutCards() {
  return (
    <nav className="dash-section" aria-label="Atalhos">
      <ul className="shortcut-cards stack gap-10">
        {CARDS.map(({ svg, words, href }) => (
          <li key={words}>
            <a href={href} target="_blank" rel="noopener">
              <Icon svg={svg} />
              <span>
                {words}
                <NewTab />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const ACTIONS = [
  { svg: house, words: 'Página inicial', href: paths.home },
  { svg: ruler, words: 'Como funciona', href: paths.howItWorks },
  { svg: envelope, words: 'Falar com a gente', href: paths.contact },
] as const

export function QuickActions() {
  return (
    <nav className="dash-section" aria-labelledby="actions-title">
      <h2 className="t-h2-app" id="actions-title">
        Ações rápidas
      </h2>
      <ul className="shortcuts mt-14 rule-bottom">
        {ACTIONS.map(({ svg, words, href }) => (
          <li key={words}>
            <a href={href} target="_blank" rel="noopener">
              <Icon svg={svg} />
              <span>
                {words}
                <NewTab />
              </span>
              <Icon svg={arrowUpRight} size={20} />
            </a>
          </li>
        ))}
        <Inside svg={bell} words="Notificações" hint="Escolher o que receber" path={paths.notificationSettings} />
        <Inside svg={lock} words="Privacidade" hint="Exportar, revogar ou apagar seus dados" path={paths.privacy} />
      </ul>
    </nav>
  )
}

const NewTab = () => <span className="visually-hidden"> (abre em outra aba)</span>

interface InsideProps {
  svg: string
  words: string
  hint: string
  path: string
}

function Inside({ svg, words, hint, path }: InsideProps) {
  const go = useGo(path)
  return (
    <li>
      <a {...go}>
        <Icon svg={svg} />
        <span>
          {words}
          <small>{hint}</small>
        </span>
        <Icon svg={caretRight} size={20} />
      </a>
    </li>
  )
}
