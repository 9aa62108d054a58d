import './article.css'

/** The HTML was sanitised when stored. Hydration keeps the server's HTML. */
export function PostBody({ html }: { html: string }) {
  return <div className="article" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
}
