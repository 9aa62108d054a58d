import { useQuery } from '@tanstack/react-query'
import { adminHabitsApi, usualWords } from '#contract/admin/habits.ts'
import { SHAPE_NAMES } from '#visagism/knowledge/shape-names.ts'
import { call } from '#pwa/platform/api.ts'

/** For the owner: what the desk changes often says what the engine does not do well. Nothing is shown of a few faces. */
export function DeskHabits() {
  const { data } = useQuery({
    queryKey: ['admin', 'desk-habits'],
    queryFn: ({ signal }) => call(adminHabitsApi.list, undefined, { signal }),
  })
  if (!data || data.length === 0) return null
  return (
    <section className="analytics-sources" aria-label="O que a mesa troca muitas vezes">
      <div className="chart-head">
        <h2>O que a mesa troca muitas vezes</h2>
        <p>Nos pedidos aprovados em seis meses, a partir de cinco rostos de um formato.</p>
      </div>
      <table className="admin-table">
        <thead>
          <tr>
            <th scope="col">Quem</th>
            <th scope="col">Formato</th>
            <th scope="col">O quê</th>
            <th scope="col" className="col-end">
              Em quantos
            </th>
          </tr>
        </thead>
        <tbody>
          {data.map(({ name, shape, part, isLeftOut, changed, faces, usually }) => (
            <tr key={`${name}/${shape}/${part}/${isLeftOut}`}>
              <th scope="row">{name}</th>
              <td>{SHAPE_NAMES[shape].name}</td>
              <td>
                {isLeftOut ? `${part}, fora do guia` : part}
                {usually && <small className="block t-caption t-faint">{usualWords(usually)}</small>}
              </td>
              <td className="col-end num">
                {changed} de {faces}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
