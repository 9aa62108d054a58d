/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, react/no-array-index-key -- Roles are spelt out because a table shown as blocks is none to some readers; cells have no other name than their place. */
import type { ReadingChapter } from '#contract/reader/reading.ts'
import { Marked } from './marked.tsx'

interface ChapterTableProps {
  anchor: string
  table: ReadingChapter['tables'][number]
}

/** On phones each row becomes a paragraph. */
export function ChapterTable({ anchor, table: { title, columns, rows, note } }: ChapterTableProps) {
  return (
    <div id={anchor} className="chapter-part">
      <h3 id={`${anchor}-title`}>
        <Marked text={title} />
      </h3>
      <table className="chapter-table mt-14 rule-bottom" role="table" aria-labelledby={`${anchor}-title`}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column} role="columnheader" scope="col">
                {column || <span className="visually-hidden">Assunto</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={row.join('|')} role="row">
              {row.map((cell, at) =>
                at === 0 ? (
                  <th key={at} role="rowheader" scope="row">
                    <Marked text={cell} />
                  </th>
                ) : (
                  <td key={at} role="cell" data-column={columns[at]}>
                    <Marked text={cell} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {note && <p className="chapter-origin mt-20 t-soft">{note}</p>}
    </div>
  )
}
