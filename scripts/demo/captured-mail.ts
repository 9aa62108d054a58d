import { watch } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { type CapturedMail, capturedMailFolder, capturedMails } from '#api/mail/captured.ts'

export interface FoundMail extends CapturedMail {
  /** In order, from the HTML part. */
  readonly links: readonly string[]
  readonly code: string | undefined
  /** The token inside the link. */
  readonly token: string | undefined
}

export interface Wanted {
  readonly subject?: RegExp
  readonly where?: (mail: FoundMail) => boolean
  /** Ids of mails to ignore. */
  readonly except?: ReadonlySet<string>
  readonly timeoutMs?: number
}

/** The newest; waits if there is none. */
export async function waitForMail(dataDir: string, address: string, wanted: Wanted = {}): Promise<FoundMail> {
  const folder = capturedMailFolder(dataDir)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const timeoutMs = wanted.timeoutMs ?? 90_000
  const { promise: expired, reject } = Promise.withResolvers<never>()
  const what = wanted.subject ? ` (${wanted.subject})` : ''
  const timer = setTimeout(
    () => reject(new Error(`Nenhum e-mail para ${address} em ${timeoutMs / 1000} s${what}.`)),
    timeoutMs,
  )
  // Watch first, or a mail in between would be missed.
  let { promise: change, resolve: wake } = Promise.withResolvers<void>()
  const watcher = watch(folder, () => wake())
  try {
    for (;;) {
      const mail = await newest(dataDir, address, wanted)
      if (mail) return mail
      await Promise.race([change, expired])
      ;({ promise: change, resolve: wake } = Promise.withResolvers<void>())
    }
  } finally {
    clearTimeout(timer)
    watcher.close()
  }
}

async function newest(dataDir: string, address: string, wanted: Wanted): Promise<FoundMail | undefined> {
  for await (const mail of capturedMails(dataDir)) {
    if (wanted.except?.has(mail.id) || !mail.to.toLowerCase().split(', ').includes(address.toLowerCase())) continue
    const found = withLinks(mail)
    if ((wanted.subject?.test(found.subject) ?? true) && (wanted.where?.(found) ?? true)) return found
  }
  return undefined
}

const withLinks = (mail: CapturedMail): FoundMail => ({ ...mail, ...linksIn(mail) })

export function linksIn({ html, text }: { html: string; text: string }): Pick<FoundMail, 'links' | 'code' | 'token'> {
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'))
  const token = [...links, text].map((place) => /[?&#]token=([\w-]{20,})/.exec(place)?.[1]).find((found) => found)
  const code = /\b(\d{3})[ -]?(\d{3})\b/.exec(text)
  return { links, code: code ? `${code[1]}${code[2]}` : undefined, token }
}
