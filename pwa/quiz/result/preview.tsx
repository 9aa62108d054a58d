import { RESULT } from '../content/result.ts'
import { cutPreview } from '../cut-preview.ts'
import { LightMarkdown } from '../light-markdown.tsx'
import type { StoredResult } from '../quiz-result.ts'
import { useAnalysis } from './use-analysis.ts'

const LINES = [96, 100, 92, 98, 64, 94, 100, 78]

/** Empty lines until the text arrives. */
export function Preview({ result }: { result: StoredResult | null }) {
  const analysis = useAnalysis(result)
  return (
    <section className="result-section result-preview" aria-busy={analysis === null}>
      <h2>{RESULT.preview}</h2>
      {analysis === null ? (
        <div className="result-writing">
          <p role="status">{RESULT.writing}</p>
          {LINES.map((width, i) => (
            <span key={i} style={{ width: `${width}%` }} />
          ))}
        </div>
      ) : (
        <div className="result-text">
          <LightMarkdown text={cutPreview(analysis)} />
        </div>
      )}
    </section>
  )
}
