import type { Plugin } from 'vite'

const FILE = /@ionic\/react\/dist\/index\.js$/
const TABS =
  /if \(typeof window !== 'undefined' && window\.customElements\) \{\n {4}const element = window\.customElements\.get\('ion-tabs'\);[\s\S]*?\n\}\n/

/**
 * Ionic's React part registers its tabs and wraps its icon, nav and bars as it is read, so that every app carries them. None
 * is used here: said to be without effect, what nobody imports is dropped.
 */
export function slimIonic(): Plugin {
  return {
    name: 'slim-ionic',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!FILE.test(id.split('?')[0] ?? '')) return null
      if (!TABS.test(code))
        this.error(`${id}: Ionic registers its tabs in another way; look again at what is left out.`)
      return {
        code: code
          .replace(TABS, '')
          .replace(/^(const \w+ = )(create(?:ForwardRef|ReactComponent)\()/gm, '$1/*@__PURE__*/ $2')
          .replace(/= React\.(createContext|memo)\(/g, '= /*@__PURE__*/ React.$1(')
          .replace(
            /^class (\w+) (extends React\.(?:Pure)?Component \{[\s\S]*?^\})$/gm,
            'const $1 = /*@__PURE__*/ (() => class $1 $2)();',
          ),
        map: null,
      }
    },
  }
}
