import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { BRAND } from '#contract/brand.ts'
import { BROWSER_FLOOR } from '#scripts/gate/floor/browser-floor.ts'

const { safari_ios: ios, chrome, firefox } = BROWSER_FLOOR

const TITLE = 'Este navegador é antigo demais para o Rosto\u00a0Ideal'
const TEXT =
  `Nada se perdeu, e o link do seu e-mail continua valendo. Atualize o iPhone em Ajustes › Geral (iOS ${ios}); no Android ou no ` +
  `computador, o Chrome (${chrome}) ou o Firefox (${firefox}). Também dá para abrir em outro celular. Precisa de ajuda? ${BRAND.supportEmail}`

/** Features that unsupported browsers lack, in syntax that any browser parses. */
const IS_OLD = '![].at||!Object.hasOwn||!w.structuredClone||!w.HTMLDialogElement'

/** ES5 only: old browsers drop a script with one unknown token. */
export const OLD_BROWSER_SCRIPT = `(function(w,d){if(!(${IS_OLD}))return;
function tell(){var b=d.createElement('div'),h=d.createElement('strong'),p=d.createElement('p');
b.setAttribute('role','alert');b.style.cssText='padding:20px;border-bottom:1px solid #e5d5c5;background:#fcf8f3;color:#231a17;font:16px/1.5 sans-serif';
h.appendChild(d.createTextNode(${JSON.stringify(TITLE)}));p.appendChild(d.createTextNode(${JSON.stringify(TEXT)}));p.style.cssText='margin:8px 0 0;max-width:42em';
b.appendChild(h);b.appendChild(p);
var r=d.getElementById('root');if(/\\bapp\\b/.test(d.documentElement.className)&&r)r.innerHTML='';
d.body.insertBefore(b,d.body.firstChild)}
if(d.readyState==='loading')d.addEventListener('DOMContentLoaded',tell);else tell()})(window,document)
`

/** Adds a script to every document that detects unsupported browsers, independent of other scripts. */
export function tellOldBrowsers(): Plugin {
  const hash = createHash('sha256').update(OLD_BROWSER_SCRIPT).digest('base64url').slice(0, 8)
  const fileName = `assets/old-browser-${hash}.js`
  return {
    name: 'tell-old-browsers',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: OLD_BROWSER_SCRIPT })
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'script', attrs: { defer: true, src: `/${fileName}` }, injectTo: 'head' as const }],
    },
  }
}
