import { Fragment } from 'react'
import { readRichText } from './read-rich-text.ts'

export function RichText({ text }: { text: string }) {
  return readRichText(text).map((part, i) => {
    if (part.kind === 'link')
      return (
        <a key={i} href={part.href} {...(part.href.startsWith('http') ? { target: '_blank', rel: 'noopener' } : {})}>
          {part.text}
        </a>
      )
    if (part.kind === 'strong') return <strong key={i}>{part.text}</strong>
    return <Fragment key={i}>{wholeWords(part.text)}</Fragment>
  })
}

/** Keeps `e-mail` on one line. */
const wholeWords = (text: string) =>
  text.split(/\b(e-mails?)\b/i).map((piece, i) =>
    i % 2 === 0 ? (
      piece
    ) : (
      <span key={i} className="nowrap">
        {piece}
      </span>
    ),
  )
