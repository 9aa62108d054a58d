import './article.css'

/**
 * The article's own HTML, sanitised when it was stored. In a document from the server it is there before the script, which is
 * given none: hydration leaves what stands.
 */
export function PostBody({ html }: { html: string }) {
  return <div className="article" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
}
