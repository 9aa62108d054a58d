import { watch } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { type CapturedMail, capturedMailFolder, capturedMails } from '#api/mail/captured.ts'

/** A captured mail with what a person clicks or types. */
export interface FoundMail extends CapturedMail {
  /** The links of its HTML part, in order. */
  readonly links: readonly string[]
  /** The 6 digits of a sign-in mail. */
  readonly code: string | undefined
  /** What the link of an access or sign-in mail carries. */
  readonly token: string | undefined
}

export interface Wanted {
  readonly subject?: RegExp
  readonly where?: (mail: FoundMail) => boolean
  /** Ids of those already seen, to be passed over. */
  readonly except?: ReadonlySet<string>
  readonly timeoutMs?: number
}

/** The newest mail captured for an address; waits for one to arrive when there is none. */
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
  // The watch begins before the look, or a mail between the two would go unnoticed.
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

/** What a person clicks or types, of a mail's two parts. */
export function linksIn({ html, text }: { html: string; text: string }): Pick<FoundMail, 'links' | 'code' | 'token'> {
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'))
  const token = [...links, text].map((place) => /[?&#]token=([\w-]{20,})/.exec(place)?.[1]).find((found) => found)
  // Group digits may be set apart by a space or a hyphen for reading.
  const code = /\b(\d{3})[ -]?(\d{3})\b/.exec(text)
  return { links, code: code ? `${code[1]}${code[2]}` : undefined, token }
}
