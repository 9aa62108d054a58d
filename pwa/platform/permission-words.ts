import { BRAND } from '#contract/brand.ts'
import { inAppBrowserOf, isInstalled, platformOf, UNNAMED_APP } from './install.ts'

type Asked = 'câmera' | 'notificações'

/** iPhones list these under their names in the phone's settings. */
const IOS_BROWSERS = [
  [/CriOS/, 'Chrome'],
  [/EdgiOS/, 'Edge'],
  [/FxiOS/, 'Firefox'],
  [/OPiOS|OPT\//, 'Opera'],
] as const

/** Where this browser restores a refused permission. */
export function permissionWay(asked: Asked, agent = navigator.userAgent): string {
  const name = asked === 'câmera' ? 'Câmera' : 'Notificações'
  const platform = platformOf(agent)
  const app = inAppBrowserOf(agent)
  if (isInstalled() && platform === 'ios')
    return asked === 'câmera'
      ? 'Abra os Ajustes do iPhone, toque em Safari (nos mais novos, Apps › Safari) › Câmera e escolha “Permitir”; depois volte e toque em “Tentar de novo”.'
      : `Abra os Ajustes do iPhone, toque em Notificações › ${BRAND.name} e permita.`
  if (isInstalled() && platform === 'android')
    return `Nas configurações do aparelho, abra Apps › ${BRAND.name} › Permissões › ${name} e permita; depois volte.`
  if (app)
    return `Esta página está aberta dentro ${app === UNNAMED_APP ? `de ${app}` : `do ${app}`}. Toque nos três pontinhos, escolha “Abrir no navegador” e entre com o seu e-mail: o que já foi enviado continua na sua conta.`
  const browser = IOS_BROWSERS.find(([mark]) => mark.test(agent))?.[1]
  if (platform === 'ios' && browser)
    return `Abra os Ajustes do iPhone, toque em ${browser} (nos mais novos, Apps › ${browser}), ligue ${name} e volte.`
  if (platform === 'ios')
    return `Toque no botão ao lado do endereço (“aA” ou uma página com linhas), depois em Ajustes do Site › ${name}, escolha “Permitir” e volte.`
  if (/Macintosh/.test(agent) && /Safari\//.test(agent) && !/Chrome|Chromium|Edg/.test(agent))
    return `No menu Safari, abra Ajustes para este site, permita ${name} e recarregue a página.`
  return `${platform === 'android' ? 'Toque' : 'Clique'} no ícone ao lado do endereço, abra Permissões, libere ${name} e volte.`
}
