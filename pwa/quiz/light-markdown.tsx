import { type Block, readLightMarkdown } from './read-light-markdown.ts'

/** Renders text nodes only. */
export function LightMarkdown({ text }: { text: string }) {
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
