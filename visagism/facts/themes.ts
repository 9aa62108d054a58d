/** Which subjects of the chapters a fact belongs to. */
import { plainLetters, THEMES, type Theme } from '../knowledge/observations.ts'
import type { FactKey } from './facts.ts'

const THEME_OF: Readonly<Partial<Record<FactKey, readonly Theme[]>>> = {
  glasses: ['oculos'],
  'wears-it-tied': ['cabelo-preso'],
  'little-time': ['pouco-tempo'],
  'hot-place': ['calor'],
  swims: ['agua'],
  sport: ['esporte'],
  fights: ['esporte'],
  thinning: ['entradas', 'ralo'],
  'greys-stay': ['fios-brancos', 'nao-pintar'],
  'greys-bother': ['fios-brancos'],
  greys: ['fios-brancos'],
  'no-dye': ['nao-pintar'],
  'formal-work': ['trabalho-formal'],
  'work-rule': ['trabalho-formal'],
  interview: ['trabalho-formal'],
  allergy: ['pele-sensivel'],
  'skin-condition': ['pele-sensivel'],
  'hair-loss': ['queda'],
  'hair-regrows': ['recomeco', 'queda'],
  'in-treatment': ['recomeco', 'queda'],
  'no-fringe': ['franja-nao'],
  'no-cut': ['nao-cortar'],
  'trim-only': ['nao-cortar'],
  'length-stays': ['nao-cortar'],
  'growing-out': ['nao-cortar'],
  'texture-stays': ['cachos-naturais'],
  'no-straightening': ['cachos-naturais'],
  'in-transition': ['transicao'],
  wedding: ['casamento'],
  graduation: ['casamento'],
  party: ['casamento'],
  baptism: ['casamento'],
  'beard-has-gaps': ['barba-falhada'],
  'beard-stays': ['barba-querida'],
  'no-heat': ['seca-sozinho'],
  'slow-to-dry': ['seca-sozinho'],
}

/** In the order of `THEMES`. */
export const themesOf = (keys: readonly FactKey[]): Theme[] =>
  THEMES.filter((theme) => keys.some((key) => THEME_OF[key]?.includes(theme)))

/** The corners of the forehead, and the top: each is bared by other cuts. */
const AT_CORNERS = /\b(?:entradas?|tempor\w+|cantos?|testa|fronte)\b/
const ON_TOP = /\b(?:alto|topo|cima|coroa|cocuruto|meio|couro|atras)\b/

/** As `themesOf`; where hair is thin is told by the words of it, and by a tapped chip nowhere. */
export function themesSaid(said: readonly { readonly key: FactKey; readonly words?: string }[]): Theme[] {
  const thin = plainLetters(said.flatMap(({ key, words = '' }) => (key === 'thinning' ? [words] : [])).join('; '))
  const isOnlyThere = AT_CORNERS.test(thin) && !ON_TOP.test(thin)
  return themesOf(said.map(({ key }) => key)).filter((theme) =>
    theme === 'ralo' ? !isOnlyThere : theme !== 'entradas' || AT_CORNERS.test(thin),
  )
}
