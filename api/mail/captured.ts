import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { env } from '../platform/env.ts'

/** Where mails land while no SMTP server is configured: one `.eml` each, named by the mail's id. */
export const CAPTURED_MAIL_DIR = join(env.DATA_DIR, 'mail')

export interface CapturedMail {
  readonly id: string
  readonly at: string
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
}

async function readMail(file: string): Promise<CapturedMail> {
  const path = join(CAPTURED_MAIL_DIR, file)
  const [mail, { mtime }] = await Promise.all([PostalMime.parse(await readFile(path)), stat(path)])
  return {
    id: file.replace(/\.eml$/, ''),
    at: mtime.toISOString(),
    to: mail.to?.map((to) => to.address).join(', ') ?? '',
    subject: mail.subject ?? '',
    html: mail.html ?? '',
    text: mail.text ?? '',
  }
}

/** The captured mails, newest first, at most 200. */
export async function listCapturedMails(): Promise<CapturedMail[]> {
  const files = (await readdir(CAPTURED_MAIL_DIR).catch(() => [])).filter((file) => file.endsWith('.eml'))
  const mails = await Promise.all(files.map(readMail))
  return mails.sort((a, b) => b.at.localeCompare(a.at) || b.id.localeCompare(a.id)).slice(0, 200)
}
