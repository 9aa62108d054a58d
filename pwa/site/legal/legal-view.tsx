import { formatLongDay } from '#contract/format.ts'
import { Tape } from '#pwa/ui/tape.tsx'
import { RichText } from '#pwa/frame/rich-text.tsx'
import type { LegalBlock, LegalDocument } from '../content/legal-document.ts'
import './legal.css'

export function LegalView({
  document: { title, name, updated, lead, summary, sections },
}: {
  document: LegalDocument
}) {
  return (
    <article className="legal site-column">
      <header className="legal-head">
        <p className="t-note t-soft">
          {name}, versão de <time dateTime={updated}>{formatLongDay(`${updated}T12:00:00-03:00`)}</time>
        </p>
        <h1 className="t-h1 mt-8">{title}</h1>
        <p className="t-lead">{lead}</p>
        <div className="legal-summary mt-36">
          <Tape majors={9} />
          <dl className="stack gap-18">
            {summary.map(({ figure, text }) => (
              <div key={figure}>
                <dt className="t-label t-soft">{text}</dt>
                <dd className="num">{figure}</dd>
              </div>
            ))}
          </dl>
        </div>
      </header>
      <nav className="legal-contents" aria-label="Nesta página">
        <h2 className="t-strong t-small">Nesta página</h2>
        <ol className="mt-6">
          {sections.map((section) => (
            <li key={section.id}>
              <a className="row t-label t-soft" href={`#${section.id}`}>
                {section.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="legal-body site-prose">
        {sections.map((section, i) => (
          <section key={section.id} id={section.id} aria-labelledby={`${section.id}-titulo`}>
            <h2 id={`${section.id}-titulo`}>
              <i>{i + 1}</i> {section.title}
            </h2>
            {section.body.map((block, j) => (
              <Block key={j} block={block} />
            ))}
          </section>
        ))}
      </div>
    </article>
  )
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string')
    return (
      <p>
        <RichText text={block} />
      </p>
    )
  if ('list' in block)
    return (
      <ul>
        {block.list.map((item) => (
          <li key={item}>
            <RichText text={item} />
          </li>
        ))}
      </ul>
    )
  return (
    <table className="mt-20 t-label">
      <thead>
        <tr>
          {block.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {block.rows.map((row) => (
          <tr key={row[0]}>
            {row.map((cell, i) => (
              <td key={i} data-label={block.columns[i]}>
                <RichText text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
