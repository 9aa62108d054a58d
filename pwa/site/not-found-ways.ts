import { paths } from '#pwa/paths.ts'

export interface Way {
  readonly name: string
  readonly path: string
}

export const SITE_WAYS: readonly Way[] = [
  { name: 'Descobrir o formato do seu rosto', path: paths.quiz },
  { name: 'Ver como funciona', path: paths.howItWorks },
  { name: 'Falar conosco', path: paths.contact },
]
