import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type Transporter } from 'nodemailer'
import MailComposer from 'nodemailer/lib/mail-composer/index.js'
import { capturedMailFolder } from '#api/mail/captured.ts'
import { withinMs } from '#api/platform/time-limit.ts'
import { env } from '#api/platform/env.ts'
import type { WrittenMail } from './templates/written-mail.ts'

export interface Letter extends WrittenMail {
  readonly id: string
  readonly to: string
  readonly headers: Readonly<Record<string, string>>
}

/** Limit for one delivery. It also stops a server that trickles replies, before the job times out. */
const SEND_MS = 45_000

let smtp: Transporter | undefined

/**
 * Without SMTP_URL, the mail becomes a file that /dev/mail shows.
 * @returns the message id, and whether it was really sent
 */
export async function deliver(letter: Letter): Promise<{ messageId: string; left: boolean }> {
  const { id, to, subject, html, text, replyTo, pictures = [], files = [], headers } = letter
  const from = senderOf(env.MAIL_FROM)
  const messageId = `<${id}@${from.address.split('@')[1] ?? 'rostoideal.com.br'}>`
  // As objects: nodemailer parses strings as lists with names and comments.
  const message = {
    from,
    to: { name: '', address: to },
    subject,
    html,
    text,
    messageId,
    ...(replyTo && { replyTo }),
    attachments: [
      ...pictures.map(({ name, png }) => ({
        filename: `${name}.png`,
        content: png,
        cid: name,
        contentDisposition: 'inline' as const,
      })),
      ...files.map(({ name, text: content }) => ({
        filename: name,
        content,
        contentType: 'text/plain; charset=utf-8',
      })),
    ],
    headers: { 'Auto-Submitted': 'auto-generated', ...headers },
  }
  if (env.SMTP_URL) {
    smtp ??= createTransport({
      url: env.SMTP_URL,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
    })
    await withinMs(smtp.sendMail(message), SEND_MS, 'SMTP')
  } else await capture(id, await new MailComposer(message).compile().build())
  return { messageId, left: env.SMTP_URL !== undefined }
}

/** `Name <address>`, or an address alone. */
function senderOf(text: string): { name: string; address: string } {
  const [, name = '', address = text] = /^\s*"?([^"<]*?)"?\s*<([^<>\s]+)>\s*$/.exec(text) ?? []
  return { name, address: address.trim() }
}

/** Renamed when complete: no reader sees half a mail. */
async function capture(id: string, bytes: Buffer): Promise<void> {
  const folder = capturedMailFolder(env.DATA_DIR)
  await mkdir(folder, { recursive: true })
  const draft = join(folder, `.${id}.part`)
  await writeFile(draft, bytes, { mode: 0o600 })
  await rename(draft, join(folder, `${id}.eml`))
}
