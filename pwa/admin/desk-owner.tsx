import { useQuery } from '@tanstack/react-query'
import type { DeskOrder } from '#contract/admin-desk.ts'
import { useViewer } from '#pwa/auth/use-viewer.ts'
import { deskQueueQuery } from './desk-query.ts'
import { SelectField } from './select-field.tsx'
import type { DeskVerbs } from './use-desk-verbs.ts'

/** Who has the order; choosing another name hands it over. */
export function DeskOwner({ order, taking }: { order: DeskOrder; taking: DeskVerbs['taking'] }) {
  const { user } = useViewer()
  const { data } = useQuery(deskQueueQuery)
  const team = data?.team ?? []
  return (
    <div className="desk-owner">
      <SelectField
        label="Quem cuida deste pedido"
        value={order.assigneeId ?? undefined}
        all="De ninguém"
        options={team.map(({ id, name }) => [id, id === user?.id ? 'Comigo' : `Com ${name.split(' ')[0]}`])}
        onChange={(userId) => taking.send(userId ?? null)}
      />
    </div>
  )
}
