import { whenSignedOut } from './sign-out.ts'

/** The number on the installed app's icon, where the system shows one. */
export function setBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return
  void (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined)
}

whenSignedOut(() => setBadge(0))
