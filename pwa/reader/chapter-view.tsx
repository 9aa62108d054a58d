import { memo, type ReactNode } from 'react'
import type { Reading, ReadingChapter } from '#contract/reader/reading.ts'
import { ChapterFigures } from './chapter-figures.tsx'
import { ChapterTable } from './chapter-table.tsx'
import { anchors } from './find-in-reading.ts'
import { Marked } from './marked.tsx'
import { goTo } from './reading-place.ts'

interface ChapterViewProps {
  reading: Reading
  chapter: ReadingChapter
  index: number
  /** In place of figures: palette, cuts or card. */
  special?: ReactNode
  /** The salon chapter, whose card already has the lead and first table. */
  isCard?: boolean
}

export const ChapterView = memo(function ChapterView({
  reading,
  chapter,
  index,
  special,
  isCard = false,
}: ChapterViewProps) {
  const { id } = chapter
  const [quote, ...quotes] = chapter.quotes
  return (
    <section className="chapter" id={anchors.chapter(id)}>
      <p className="chapter-number" aria-hidden="true">
        {index + 1}
      </p>
      <h2 className="chapter-title mt-4 t-balance">
        <Marked text={chapter.title} />
      </h2>
      {!isCard && (
        <p className="chapter-lead t-soft t-pretty">
          <Marked text={chapter.lead} />
        </p>
      )}
      {special ?? <ChapterFigures reading={reading} chapter={chapter} index={index} />}
      {chapter.sections.map(({ heading, paragraphs }, at) => (
        <div key={heading} id={anchors.section(id, at)} className="chapter-part">
          <h3>
            <Marked text={heading} />
          </h3>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <Marked text={paragraph} />
            </p>
          ))}
          {at === 0 && quote && <Quote text={quote} />}
        </div>
      ))}
      {chapter.sections.length === 0 && quote && <Quote text={quote} />}
      {quotes.map((text) => (
        <Quote key={text} text={text} />
      ))}
      {chapter.lists.map(({ title, items }, at) => (
        <Reasons key={title} anchor={anchors.list(id, at)} title={title} items={items} reading={reading} />
      ))}
      {chapter.avoid.length > 0 && (
        <Reasons anchor={anchors.avoid(id)} title="Melhor deixar de lado" items={chapter.avoid} reading={reading} />
      )}
      {chapter.tables.map(
        (table, at) =>
          (at > 0 || !isCard) && <ChapterTable key={table.title} anchor={anchors.table(id, at)} table={table} />,
      )}
      {chapter.signature && (
        <p className="chapter-signature mt-24 t-soft">
          <span>{chapter.signature.name}</span>
          {chapter.signature.words}
        </p>
      )}
      {chapter.origin && <p className="chapter-origin mt-20 t-soft">{chapter.origin}</p>}
    </section>
  )
})

function Quote({ text }: { text: string }) {
  return (
    <blockquote className="chapter-quote t-wine t-balance">
      <Marked text={text} />
    </blockquote>
  )
}

interface ReasonsProps {
  anchor: string
  title: string
  items: ReadingChapter['avoid']
  reading: Reading
}

function Reasons({ anchor, title, items, reading }: ReasonsProps) {
  const headOf = (chapter: string | undefined) => reading.chapters.find(({ id }) => id === chapter)?.head
  return (
    <div id={anchor} className="chapter-part">
      <h3>
        <Marked text={title} />
      </h3>
      <dl className="chapter-reasons mt-14 rule-bottom">
        {items.map(({ what, why, chapter }) => {
          const head = headOf(chapter)
          return (
            <div key={what}>
              <dt>
                <Marked text={what} />
              </dt>
              <dd>
                {why !== head && <Marked text={why} />}
                {chapter && head && (
                  <button
                    className="chapter-see t-wine t-left"
                    type="button"
                    onClick={() => goTo(anchors.chapter(chapter))}
                  >
                    {head}
                  </button>
                )}
              </dd>
            </div>
          )
        })}
      </dl>
    </div>
  )
}
