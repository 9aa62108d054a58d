import type { ReactNode } from 'react'
import { paths } from '#pwa/paths.ts'
import { AppPage } from '#pwa/ui/app-page.tsx'
import { DRAWINGS } from '#pwa/ui/drawings.ts'
import { Logo } from '#pwa/ui/logo.tsx'
import { PortraitPlate } from '#pwa/ui/portrait-plate.tsx'
import './auth.css'

export function AuthFrame({ children }: { children: ReactNode }) {
  return (
    <AppPage title="Entrar" offline="Sem conexão. Para entrar é preciso estar na internet.">
      <div className="auth column">
        <div className="auth-header row">
          <a href={paths.home} className="inline-row tap t-plain" aria-label="Rosto Ideal, página inicial">
            <Logo />
          </a>
        </div>
        <div className="auth-main">{children}</div>
        <PortraitPlate tone="sage" drawing={DRAWINGS.hero} className="auth-plate" />
      </div>
    </AppPage>
  )
}
