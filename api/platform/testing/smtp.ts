import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { callbackify } from 'node:util'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface MailCatcher {
  /** For SMTP_URL. */
  readonly url: string
  readonly mails: readonly Email[]
  /** Envelope recipients. */
  readonly recipients: readonly string[]
  /** Includes one already received. */
  readonly mailTo: (address: string) => Promise<Email>
  /** With 451, or permanently with `words`. */
  readonly refuseNext: (count: number, words?: (mail: Email) => string) => void
  readonly stop: () => Promise<void>
}

/** Permanently refused. */
export const NO_SUCH_BOX = '@sem-caixa.example.com'

/**
 * A real SMTP server that keeps mails.
 * @param onRaw gets each raw message before acceptance
 */
export async function catchMail(onRaw?: (raw: Buffer) => Promise<void>): Promise<MailCatcher> {
  const mails: Email[] = []
  const recipients: string[] = []
  const arrivals = new EventTarget()
  let refusals = 0
  let refusalOf: ((mail: Email) => string) | undefined
  const receive = async (stream: Readable, to: readonly string[]) => {
    const raw = await buffer(stream)
    if (refusals > 0) {
      refusals--
      if (!refusalOf) throw Object.assign(new Error('try again later'), { responseCode: 451 })
      throw Object.assign(new Error(refusalOf(await PostalMime.parse(raw))), { responseCode: 554 })
    }
    await onRaw?.(raw)
    mails.push(await PostalMime.parse(raw))
    recipients.push(...to)
    arrivals.dispatchEvent(new Event('mail'))
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(address.endsWith(NO_SUCH_BOX) ? Object.assign(new Error('5.1.1 no such box'), { responseCode: 550 }) : null),
    onData: (stream, { envelope }, done) =>
      callbackify(receive)(
        stream,
        envelope.rcptTo.map((box) => box.address),
        done,
      ),
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('The SMTP server has no port.')

  const findTo = (to: string) => mails.find((mail) => mail.to?.some((one) => one.address === to))
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    recipients,
    refuseNext(count, words) {
      refusals = count
      refusalOf = words
    },
    async mailTo(to) {
      for (;;) {
        const mail = findTo(to)
        if (mail) return mail
        await new Promise((resolve) => arrivals.addEventListener('mail', resolve, { once: true }))
      }
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
