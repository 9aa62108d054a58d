import type { ConsentCategories } from '#contract/consent.ts'

/** Name prefixes of stored items. */
const MARKS: Readonly<Record<keyof ConsentCategories, RegExp>> = {
  marketing: /^_fb[pc]$/,
  analytics: /^_ga/,
}

/** Deletes what scripts stored; `trackers.ts` stops the scripts. */
export function eraseMarks(categories: readonly (keyof ConsentCategories)[]): void {
  const isMark = (name: string) => categories.some((category) => MARKS[category].test(name))
  for (const name of document.cookie.split(/;\s*/).map((pair) => pair.split('=')[0] ?? ''))
    if (isMark(name)) for (const domain of domains()) expire(name, domain)
  try {
    for (const name of Object.keys(window.localStorage)) if (isMark(name)) window.localStorage.removeItem(name)
  } catch {
    // Storage is forbidden, so nothing was stored.
  }
}

/** Scripts use the widest domain they may: `www.a.com.br` → itself, a.com.br, com.br, and none. */
const domains = () => {
  const labels = window.location.hostname.split('.')
  return ['', ...labels.map((_, i) => `;domain=.${labels.slice(i).join('.')}`)]
}

const expire = (name: string, domain: string) => {
  document.cookie = `${name}=;path=/;max-age=0${domain}`
}
