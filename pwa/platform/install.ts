import { useSyncExternalStore } from 'react'
import { installNews, onInstallNews } from './install-event.ts'

export type Platform = 'ios' | 'android' | 'other'

export function isInstalled(): boolean {
  if (typeof window === 'undefined') return false
  const isStandalone = window.matchMedia?.('(display-mode: standalone)').matches ?? false
  return isStandalone || ('standalone' in navigator && navigator.standalone === true)
}

export function platformOf(agent = navigator.userAgent, touchPoints = navigator.maxTouchPoints ?? 0): Platform {
  if (/iPhone|iPad|iPod/.test(agent)) return 'ios'
  // iPads claim to be Macs, which have no touch screen.
  if (/Macintosh/.test(agent) && touchPoints > 1) return 'ios'
  return /Android/.test(agent) ? 'android' : 'other'
}

export const UNNAMED_APP = 'outro aplicativo'

/** The in-app browser, which cannot install and often has no camera. */
export function inAppBrowserOf(agent = navigator.userAgent): string | null {
  const known = [
    [/Instagram/, 'Instagram'],
    [/FBAN|FBAV|FB_IAB/, 'Facebook'],
    [/TikTok|musical_ly|BytedanceWebview/, 'TikTok'],
    [/WhatsApp/, 'WhatsApp'],
    [/LinkedInApp/, 'LinkedIn'],
    [/Line\//, 'Line'],
    [/; wv\)/, UNNAMED_APP],
  ] as const
  return known.find(([mark]) => mark.test(agent))?.[1] ?? null
}

export type InstallWay = 'installed' | 'ask' | 'ios-steps' | 'leave-app' | 'none'

export function useInstallWay(): InstallWay {
  return useSyncExternalStore(onInstallNews, installWay, () => 'none')
}

function installWay(): InstallWay {
  const { canAsk, isJustInstalled } = installNews()
  if (isInstalled() || isJustInstalled) return 'installed'
  if (inAppBrowserOf()) return 'leave-app'
  if (canAsk) return 'ask'
  return platformOf() === 'ios' ? 'ios-steps' : 'none'
}
