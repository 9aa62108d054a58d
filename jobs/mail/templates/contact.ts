import type { WrittenMail } from './written-mail.ts'
import { button, heading, mailHtml, paragraph, smallPrint } from './layout.ts'

interface ContactMail {
  readonly name: string
  readonly email: string
  readonly subject: string
  readonly message: string
}

/** Sent to support; a reply goes to the writer. */
export function contactMail({ name, email, subject, message }: ContactMail): WrittenMail {
  const title = `[Contato] ${subject.replace(/\s+/g, ' ')}`
  const from = `De ${name} (${email}), pela página de contato.`
  const paragraphs = message.split(/\n{2,}/).flatMap((part) => part.split('\n'))
  return {
    subject: title,
    replyTo: { name, address: email },
    html: mailHtml({
      subject: title,
      preheader: message.slice(0, 120),
      body: [
        heading(subject),
        ...paragraphs.filter((line) => line.trim()).map(paragraph),
        button('Responder', `mailto:${email}?subject=${encodeURIComponent(`Re: ${subject}`)}`),
        smallPrint(from),
      ],
      reason: 'Mensagem recebida pela página de contato do site.',
    }),
    text: [from, '', subject, '', message].join('\n'),
  }
}
