import { useRef } from 'react'
import list from '@phosphor-icons/core/assets/regular/list.svg?raw'
import close from '@phosphor-icons/core/assets/regular/x.svg?raw'
import { paths } from '#pwa/paths.ts'
import { ButtonLink } from '#pwa/ui/button.tsx'
import { IconButton } from '#pwa/ui/icon-button.tsx'
import { Logo } from '#pwa/ui/logo.tsx'
import { BLOG_LINK, currentOf, type NavigationLink, PAGE_LINKS, SERVICE_LINKS, SERVICES_NAME } from './navigation.ts'
import './site-frame.css'

const MENU = 'menu'

/** A native dialog, which traps focus. `commandfor` opens it before any script; old browsers need the script. */
export function MobileMenu({ pathname }: { pathname: string }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const open = () => {
    const isOpenedByCommand = 'commandForElement' in HTMLButtonElement.prototype
    if (!isOpenedByCommand) dialog.current?.showModal()
  }
  // The browser may restore this page as it was left.
  const shut = () => dialog.current?.close()
  const link = ({ name, path }: NavigationLink) => (
    <li key={path}>
      <a className="row rule-top t-plain" href={path} aria-current={currentOf(path, pathname)} onClick={shut}>
        {name}
      </a>
    </li>
  )
  return (
    <>
      <IconButton
        className="mobile-menu-open"
        svg={list}
        label="Abrir o menu"
        aria-haspopup="dialog"
        command="show-modal"
        commandfor={MENU}
        onClick={open}
      />
      <dialog ref={dialog} id={MENU} className="mobile-menu" aria-label="Menu">
        <div className="mobile-menu-top split">
          <Logo size="lg" />
          <IconButton svg={close} label="Fechar o menu" command="close" commandfor={MENU} onClick={shut} />
        </div>
        <nav aria-label="Menu">
          <ul>{PAGE_LINKS.map(link)}</ul>
          <p id="menu-servicos">{SERVICES_NAME}</p>
          <ul className="mobile-menu-small" aria-labelledby="menu-servicos">
            {SERVICE_LINKS.map(link)}
          </ul>
          <ul>{link(BLOG_LINK)}</ul>
        </nav>
        <div className="mt-auto stack gap-12">
          <ButtonLink wide href={paths.quiz} onClick={shut}>
            Teste Grátis
          </ButtonLink>
          <ButtonLink wide kind="secondary" href={paths.auth}>
            Entrar
          </ButtonLink>
        </div>
      </dialog>
    </>
  )
}
