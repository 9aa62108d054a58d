import type { DeskEvidence } from '#contract/admin/desk.ts'

/** The four measures under the face: the number, and how far from the mean. */
export function DeskGauges({ gauges }: { gauges: DeskEvidence['gauges'] }) {
  if (gauges.length === 0) return null
  return (
    <dl className="desk-gauges num">
      {gauges.slice(0, 4).map(({ label, value, note }) => (
        <div key={label}>
          <dt title={label}>{label}</dt>
          <dd>{value}</dd>
          <dd className="desk-gauge-note">{note}</dd>
        </div>
      ))}
    </dl>
  )
}
