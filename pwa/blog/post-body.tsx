import './article.css'

/** HTML sanitised when stored. Hydration passes no HTML and keeps what the server's document has. */
export function PostBody({ html }: { html: string }) {
  return <div className="article" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
}
