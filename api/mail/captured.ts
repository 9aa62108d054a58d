import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'

/** Without SMTP: one `.eml` per mail, named by its id. */
export const capturedMailFolder = (dataDir: string) => join(dataDir, 'mail')

export interface CapturedMail {
  readonly id: string
  readonly at: string
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
}

export async function* capturedMails(dataDir: string): AsyncGenerator<CapturedMail> {
  const folder = capturedMailFolder(dataDir)
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml'))
  const dated = await Promise.all(files.map(async (file) => ({ file, at: (await stat(join(folder, file))).mtime })))
  dated.sort((a, b) => b.at.getTime() - a.at.getTime() || b.file.localeCompare(a.file))
  for (const { file, at } of dated) {
    const { to = [], subject = '', html = '', text = '' } = await PostalMime.parse(await readFile(join(folder, file)))
    const addresses = to.map((one) => one.address).join(', ')
    yield { id: file.replace(/\.eml$/, ''), at: at.toISOString(), to: addresses, subject, html, text }
  }
}

export async function listCapturedMails(dataDir: string): Promise<CapturedMail[]> {
  const mails: CapturedMail[] = []
  for await (const mail of capturedMails(dataDir)) if (mails.push(mail) === 200) break
  return mails
}
