import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { adminHabitsApi } from '#contract/admin/habits.ts'
import { formatDayTime, shortId } from '#contract/format.ts'
import { count } from '#visagism/knowledge/pt.ts'
import { useMay } from '#pwa/admin/kit/use-may.ts'
import { paths } from '#pwa/paths.ts'
import { call } from '#pwa/platform/api.ts'

/** For the owner: who approved what nobody had looked at, and why. */
export function DeskExceptions() {
  const isOwner = useMay()('ownership')
  const { data } = useQuery({
    queryKey: ['admin', 'desk-exceptions'],
    queryFn: ({ signal }) => call(adminHabitsApi.exceptions, undefined, { signal }),
    enabled: isOwner,
  })
  if (!data || data.length === 0) return null
  return (
    <section className="analytics-sources" aria-label="Aprovado com algo por olhar">
      <div className="chart-head">
        <h2>Aprovado com algo por olhar</h2>
        <p>
          Nos últimos trinta dias.{' '}
          {data.map(({ name, times }) => `${name}: ${count(times, 'vez', 'vezes')}`).join(', ')}.
        </p>
      </div>
      <table className="admin-table">
        <thead>
          <tr>
            <th scope="col">Quem</th>
            <th scope="col">Pedido</th>
            <th scope="col">O que ficou</th>
            <th scope="col">Por quê</th>
          </tr>
        </thead>
        <tbody>
          {data.flatMap(({ name, latest }) =>
            latest.map(({ orderId, at, open, reason }) => (
              <tr key={`${orderId}/${at}`}>
                <th scope="row">{name}</th>
                <td className="num">
                  <Link to={`${paths.admin}?view=desk&order=${orderId}`}>{shortId(orderId)}</Link>, {formatDayTime(at)}
                </td>
                <td>{open ?? '—'}</td>
                <td>{reason ?? 'Apagado com o pedido'}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </section>
  )
}
