import { watch } from 'node:fs'
import { mkdir, readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'

export interface CapturedMail {
  readonly file: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The links of its HTML part, in order. */
  readonly links: readonly string[]
  /** The 6 digits of a sign-in mail. */
  readonly code: string | undefined
  /** What the link of an access or sign-in mail carries. */
  readonly token: string | undefined
}

export interface Wanted {
  readonly subject?: RegExp
  readonly where?: (mail: CapturedMail) => boolean
  /** Files already seen, to be passed over. */
  readonly except?: ReadonlySet<string>
  readonly timeoutMs?: number
}

/** The newest mail captured for an address; waits for one to arrive when there is none. */
export async function waitForMail(dataDir: string, address: string, wanted: Wanted = {}): Promise<CapturedMail> {
  const folder = join(dataDir, 'mail')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const timeoutMs = wanted.timeoutMs ?? 20_000
  const { promise: expired, reject } = Promise.withResolvers<never>()
  const what = wanted.subject ? ` (${wanted.subject})` : ''
  const timer = setTimeout(
    () => reject(new Error(`Nenhum e-mail para ${address} em ${timeoutMs / 1000} s${what}.`)),
    timeoutMs,
  )
  // The watch begins before the look, or a mail between the two would go unnoticed.
  let { promise: change, resolve: tell } = Promise.withResolvers<void>()
  const watcher = watch(folder, () => tell())
  try {
    for (;;) {
      const mail = await newest(folder, address, wanted)
      if (mail) return mail
      await Promise.race([change, expired])
      ;({ promise: change, resolve: tell } = Promise.withResolvers<void>())
    }
  } finally {
    clearTimeout(timer)
    watcher.close()
  }
}

async function newest(folder: string, address: string, wanted: Wanted): Promise<CapturedMail | undefined> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.eml') && !wanted.except?.has(file))
  const dated = await Promise.all(files.map(async (file) => ({ file, at: (await stat(join(folder, file))).mtimeMs })))
  for (const { file } of dated.toSorted((a, b) => b.at - a.at)) {
    const mail = await PostalMime.parse(await readFile(join(folder, file)))
    if (!mail.to?.some((to) => to.address?.toLowerCase() === address.toLowerCase())) continue
    const found = present(file, mail)
    if ((wanted.subject?.test(found.subject) ?? true) && (wanted.where?.(found) ?? true)) return found
  }
  return undefined
}

function present(file: string, mail: Email): CapturedMail {
  const { subject = '', text = '', html = '' } = mail
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'))
  const token = [...links, text].map((place) => /[?&#]token=([\w-]{20,})/.exec(place)?.[1]).find((found) => found)
  // Group digits may be set apart by a space or a hyphen for reading.
  const code = /\b(\d{3})[ -]?(\d{3})\b/.exec(text)
  return { file, subject, text, html, links, code: code ? `${code[1]}${code[2]}` : undefined, token }
}
