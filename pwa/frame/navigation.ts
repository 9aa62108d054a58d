import { paths } from '#pwa/paths.ts'

export interface NavigationLink {
  readonly name: string
  readonly path: string
}

export const SERVICE_LINKS: readonly NavigationLink[] = [
  { name: 'Nosso Serviço', path: paths.services },
  { name: 'O que é Análise Facial', path: paths.facialAnalysis },
  { name: 'Consultoria de Estilo', path: paths.styleConsulting },
  { name: 'Análise de Cores', path: paths.colourAnalysis },
]
export const SERVICES_NAME = 'Visagismo Online'

export const PAGE_LINKS: readonly NavigationLink[] = [
  { name: 'Início', path: paths.home },
  { name: 'Sobre Nós', path: paths.about },
  { name: 'Como Funciona', path: paths.howItWorks },
]
export const BLOG_LINK: NavigationLink = { name: 'Portal', path: paths.blog }

export const SUPPORT_LINKS: readonly NavigationLink[] = [
  { name: 'Central de Ajuda', path: paths.helpCentre },
  { name: 'Perguntas Frequentes', path: paths.faq },
  { name: 'Contato', path: paths.contact },
  { name: 'Privacidade', path: paths.privacyPolicy },
  { name: 'Termos', path: paths.termsOfUse },
]

/** Compares by prefix, except for the home page. */
export const isActive = (path: string, pathname: string) =>
  path === '/' ? pathname === '/' : pathname === path || pathname.startsWith(`${path}/`)

/** The `aria-current` of a link: `page` on the page itself, `true` below it. */
export function currentOf(path: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === path) return 'page'
  return isActive(path, pathname) ? 'true' : undefined
}
