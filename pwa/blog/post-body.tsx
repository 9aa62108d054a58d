import './article.css'

/** HTML sanitised when stored. Hydration keeps the server's. */
export function PostBody({ html }: { html: string }) {
  return <div className="article" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
}
