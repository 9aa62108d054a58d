import arrowSquareOut from '@phosphor-icons/core/assets/regular/arrow-square-out.svg?raw'
import deviceMobile from '@phosphor-icons/core/assets/regular/device-mobile.svg?raw'
import plusSquare from '@phosphor-icons/core/assets/regular/plus-square.svg?raw'
import exportIcon from '@phosphor-icons/core/assets/regular/export.svg?raw'
import { askInstall } from '#pwa/platform/install-event.ts'
import { inAppBrowserOf, type InstallWay, platformOf, UNNAMED_APP } from '#pwa/platform/install.ts'
import { showToast } from '#pwa/platform/toast.ts'
import { Button, ButtonLink } from './button.tsx'
import { Icon } from './icon.tsx'
import { OfferCard } from './offer.tsx'

interface InstallOfferProps {
  way: InstallWay
  /** Buyers get notifications; visitors only read. */
  forWhom: 'buyer' | 'visitor'
  onLater: () => void
}

/** Chromium has a prompt; an iPhone needs instructions. */
export function InstallOffer({ way, forWhom, onLater }: InstallOfferProps) {
  const later = (
    <Button size="medium" kind="text" onClick={onLater}>
      {way === 'ask' ? 'Agora não' : 'Entendi'}
    </Button>
  )
  if (way === 'ask')
    return (
      <OfferCard
        svg={deviceMobile}
        title="Deixar na tela de início?"
        actions={
          <>
            <Button size="medium" kind="secondary" onClick={() => void askInstall().then((yes) => yes || onLater())}>
              Instalar
            </Button>
            {later}
          </>
        }
      >
        Abre num toque, funciona sem internet e não passa por loja de aplicativos.
      </OfferCard>
    )
  if (way === 'ios-steps')
    return (
      <OfferCard svg={deviceMobile} title="Deixar na tela de início?" actions={later}>
        {forWhom === 'buyer'
          ? 'Abre num toque, funciona sem internet, e é só assim que o iPhone recebe o aviso do guia.'
          : 'Abre num toque e funciona sem internet, com o que você já leu.'}
        <ol>
          <li>
            <Icon svg={exportIcon} size={20} />
            Toque em Compartilhar
          </li>
          <li>
            <Icon svg={plusSquare} size={20} />
            Depois em Adicionar à Tela de Início
          </li>
        </ol>
      </OfferCard>
    )
  if (way === 'leave-app') return <LeaveApp later={later} />
  return null
}

function LeaveApp({ later }: { later: React.ReactNode }) {
  const copy = async () => {
    await navigator.clipboard.writeText(addressHere())
    showToast('Endereço copiado', 'Cole no navegador do celular.')
  }
  return (
    <OfferCard
      svg={arrowSquareOut}
      title="Abra no navegador do celular"
      actions={
        <>
          {platformOf() === 'android' && (
            <ButtonLink size="medium" kind="secondary" href={chromeAddress()}>
              Abrir no Chrome
            </ButtonLink>
          )}
          <Button
            size="medium"
            kind={platformOf() === 'android' ? 'text' : 'secondary'}
            onClick={() => void copy().catch(() => undefined)}
          >
            Copiar endereço
          </Button>
          {later}
        </>
      }
    >
      Você está dentro {ofApp()}, e aqui a câmera e os avisos podem falhar. Toque nos três pontos e em Abrir no
      navegador.
    </OfferCard>
  )
}

const addressHere = () => location.origin + location.pathname + location.search

/** On Android, leaves an in-app browser for Chrome or the default browser. */
const chromeAddress = () =>
  `intent://${location.host}${location.pathname}${location.search}#Intent;scheme=${location.protocol.replace(':', '')};package=com.android.chrome;S.browser_fallback_url=${encodeURIComponent(addressHere())};end`

/** `do Instagram`, `de outro aplicativo`. */
function ofApp(): string {
  const name = inAppBrowserOf() ?? UNNAMED_APP
  return name === UNNAMED_APP ? `de ${name}` : `do ${name}`
}
