import './table.css'

interface JsonTreeProps {
  value: unknown
  /** Depth of the branches open at first. */
  open?: number
}

export function JsonTree({ value, open = 2 }: JsonTreeProps) {
  if (typeof value !== 'object' || value === null) return <Leaf value={value} />
  const entries = Object.entries(value)
  if (entries.length === 0) return <Leaf value={Array.isArray(value) ? '[ ]' : '{ }'} />
  return (
    <ul className="tree">
      {entries.map(([key, child]) => (
        <li key={key}>
          {isBranch(child) ? (
            <details open={open > 0}>
              <summary>{key}</summary>
              <JsonTree value={child} open={open - 1} />
            </details>
          ) : (
            <>
              <span className="tree-key">{key}</span> <Leaf value={child} />
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

const isBranch = (value: unknown) => typeof value === 'object' && value !== null && Object.keys(value).length > 0

function Leaf({ value }: { value: unknown }) {
  return (
    <span className="t-breaks">
      {typeof value === 'string' ? value : (JSON.stringify(value) ?? '—').replace(/^null$/, '—')}
    </span>
  )
}
