import { useEffect, useRef } from 'react'
import list from '@phosphor-icons/core/assets/regular/list.svg?raw'
import close from '@phosphor-icons/core/assets/regular/x.svg?raw'
import { paths } from '#pwa/paths.ts'
import { ButtonLink } from '#pwa/ui/button.tsx'
import { IconButton } from '#pwa/ui/icon-button.tsx'
import { Logo } from '#pwa/ui/logo.tsx'
import { BLOG_LINK, currentOf, type NavigationLink, PAGE_LINKS, SERVICE_LINKS, SERVICES_NAME } from './navigation.ts'
import './mobile-menu.css'

/** On narrow screens the whole navigation, over the page; the browser's own dialog keeps the focus in it. */
export function MobileMenu({ pathname }: { pathname: string }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const shut = () => dialog.current?.close()
  // With the device's own back button. A menu opened while the page before it is still being changed stays open.
  useEffect(() => {
    const close = () => dialog.current?.close()
    window.addEventListener('popstate', close)
    return () => window.removeEventListener('popstate', close)
  }, [])
  const link = ({ name, path }: NavigationLink) => (
    <li key={path}>
      <a href={path} aria-current={currentOf(path, pathname)} onClick={shut}>
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
        onClick={() => dialog.current?.showModal()}
      />
      <dialog ref={dialog} className="mobile-menu" aria-label="Menu">
        <div className="mobile-menu-top">
          <Logo size="lg" />
          <IconButton svg={close} label="Fechar o menu" onClick={shut} />
        </div>
        <nav aria-label="Menu">
          <ul>{PAGE_LINKS.map(link)}</ul>
          <p id="menu-servicos">{SERVICES_NAME}</p>
          <ul className="mobile-menu-small" aria-labelledby="menu-servicos">
            {SERVICE_LINKS.map(link)}
          </ul>
          <ul>{link(BLOG_LINK)}</ul>
        </nav>
        <div className="mobile-menu-actions">
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
