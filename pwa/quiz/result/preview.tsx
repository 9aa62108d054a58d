import { RESULT } from '../content/result.ts'
import { cutPreview } from '../cut-preview.ts'
import type { StoredResult } from '../quiz-result.ts'
import { type Block, readLightMarkdown } from '../read-light-markdown.ts'
import { useAnalysis } from './use-analysis.ts'

const LINES = [96, 100, 92, 98, 64, 94, 100, 78]

/** Empty lines until the text arrives. */
export function Preview({ result }: { result: StoredResult | null }) {
  const analysis = useAnalysis(result)
  return (
    <section className="result-section result-preview" aria-busy={analysis === null}>
      <h2>{RESULT.preview}</h2>
      {analysis === null ? (
        <div className="result-writing stack gap-14 mt-16">
          <p role="status">{RESULT.writing}</p>
          {LINES.map((width, i) => (
            <span key={i} style={{ width: `${width}%` }} />
          ))}
        </div>
      ) : (
        <div className="result-text stack gap-14 mt-16">
          <LightMarkdown text={cutPreview(analysis)} />
        </div>
      )}
    </section>
  )
}

/** Renders text nodes only. */
function LightMarkdown({ text }: { text: string }) {
  return readLightMarkdown(text).map((block, i) => (
    <p key={i} className={block.kind === 'item' ? 'preview-item' : undefined}>
      {block.kind === 'item' && <span className="num">{block.number}. </span>}
      <Spans block={block} />
    </p>
  ))
}

function Spans({ block }: { block: Block }) {
  return block.spans.map(({ kind, text }, i) => {
    if (kind === 'strong') return <strong key={i}>{text}</strong>
    return kind === 'em' ? <em key={i}>{text}</em> : text
  })
}
