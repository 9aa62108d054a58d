import type { DeskEvidence } from '#contract/admin/desk.ts'

/** Value, distance from the mean, and the value from automatic points. */
export function DeskGauges({ gauges }: { gauges: DeskEvidence['gauges'] }) {
  if (gauges.length === 0) return null
  return (
    <dl className="desk-gauges num">
      {gauges.slice(0, 4).map(({ label, value, note, device, apart }) => (
        <div key={label} data-apart={apart ? '' : undefined}>
          <dt title={label}>{label}</dt>
          <dd>{value}</dd>
          <dd className="desk-gauge-note">{device === null ? note : `${note}, aparelho ${device}`}</dd>
        </div>
      ))}
    </dl>
  )
}
