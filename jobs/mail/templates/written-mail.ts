export interface WrittenMail {
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly replyTo?: { readonly name: string; readonly address: string }
  /** Embedded as `cid:<name>`: no server learns who opened the mail. */
  readonly pictures?: readonly MailPicture[]
  readonly files?: readonly { readonly name: string; readonly text: string }[]
}

export interface MailPicture {
  readonly name: string
  readonly png: Buffer
}
