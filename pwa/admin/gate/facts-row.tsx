import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import check from '@phosphor-icons/core/assets/bold/check-bold.svg?raw'
import { adminFactsApi, type DeskFacts } from '#contract/admin/facts.ts'
import { sentenceOf } from '#contract/problem.ts'
import { SHELF_NAMES } from './shelf-names.ts'
import { DESK_KEY, deskFactsQuery } from '#pwa/admin/kit/desk-query.ts'
import { call } from '#pwa/platform/api.ts'
import { showToast } from '#pwa/platform/toast.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Icon } from '#pwa/ui/icon.tsx'

type Fact = DeskFacts['facts'][number]

const sayingOf = ({ key, value, words }: Fact, kept: boolean) => ({
  key,
  kept,
  ...(value === undefined ? {} : { value }),
  ...(words === undefined ? {} : { words }),
})

export function useFacts(orderId: string) {
  const client = useQueryClient()
  const query = useQuery(deskFactsQuery(orderId))
  const { queryKey } = deskFactsQuery(orderId)
  const saying = useMutation({
    retry: false,
    scope: { id: `facts/${orderId}` },
    mutationFn: (facts: ReturnType<typeof sayingOf>[]) =>
      call(adminFactsApi.say, { params: { id: orderId }, body: { facts } }),
    async onSuccess(reply) {
      client.setQueryData(queryKey, reply)
      // The whole analysis follows.
      await client.invalidateQueries({ queryKey: DESK_KEY })
    },
    async onError(error) {
      showToast('Nada foi guardado', sentenceOf(error), 'danger')
      await client.invalidateQueries({ queryKey })
    },
  })
  const facts = query.data
  const toConfirm = facts?.facts.filter(({ source, kept }) => kept && source !== 'visagist') ?? []
  return {
    facts,
    toConfirm,
    busy: saying.isPending,
    say: (fact: Fact, kept: boolean) => saying.mutate([sayingOf(fact, kept)]),
    add: (key: string) => saying.mutate([{ key, kept: true }]),
    confirmAll: () => toConfirm.length > 0 && saying.mutate(toConfirm.map((fact) => sayingOf(fact, true))),
  }
}
export type FactsAtDesk = ReturnType<typeof useFacts>

/** Counts only once she says so. */
const isProposed = ({ source, kept }: Fact): boolean => source === 'model' && !kept

interface FactsRowProps {
  at: FactsAtDesk
  note: string
  closed: boolean
}

/** Each heard or tapped fact a toggle; what a person must read is quoted, never a chip. */
export function FactsRow({ at: { facts, toConfirm, busy, say, add, confirmAll }, note, closed }: FactsRowProps) {
  if (!facts || (facts.facts.length === 0 && note === '')) return null
  const isOff = closed || busy
  return (
    <section className="facts-row" aria-label="O que foi dito">
      {note !== '' && <q className="facts-note block">{note}</q>}
      <div className="flex wrap gap-8">
        {facts.facts.map((fact) => (
          <button
            key={`${fact.key}/${fact.value ?? ''}/${fact.words ?? ''}`}
            type="button"
            className="facts-chip"
            aria-pressed={fact.kept}
            data-said={fact.source === 'visagist' ? '' : undefined}
            data-proposed={isProposed(fact) ? '' : undefined}
            title={fact.words ? `“${fact.words}”. ${fact.does}` : fact.does}
            disabled={isOff}
            onClick={() => say(fact, !fact.kept)}
          >
            {fact.source === 'visagist' && fact.kept && <Icon svg={check} size={16} />}
            {fact.source === 'model' && 'IA: '}
            {fact.name}
            {fact.value && `: ${fact.value}`}
            {isProposed(fact) && '?'}
          </button>
        ))}
        <AddFact table={facts.table} disabled={isOff} onAdd={add} />
        {toConfirm.length > 0 && (
          <Button size="small" disabled={isOff} onClick={confirmAll}>
            Confirmar {toConfirm.length}
          </Button>
        )}
      </div>
      {facts.forPerson.length > 0 && (
        <p className="facts-person">
          Só uma pessoa lê:{' '}
          {facts.forPerson.map(({ concern, words }) => (
            <span key={`${concern}${words}`}>
              {concern}, <q>{words}</q>.{' '}
            </span>
          ))}
        </p>
      )}
      {facts.unheard.length > 0 && (
        <p className="facts-person">
          Ninguém entendeu:{' '}
          {facts.unheard.map((words) => (
            <q key={words}>{words} </q>
          ))}
        </p>
      )}
    </section>
  )
}

function AddFact({
  table,
  disabled,
  onAdd,
}: {
  table: DeskFacts['table']
  disabled: boolean
  onAdd: (key: string) => void
}) {
  return (
    <label className="facts-add">
      <span className="visually-hidden">Acrescentar um fato</span>
      <select
        value=""
        disabled={disabled}
        onChange={(event) => {
          if (event.target.value) onAdd(event.target.value)
        }}
      >
        <option value="">+ fato</option>
        {Object.entries(SHELF_NAMES).map(([shelf, name]) => {
          const facts = table.filter((fact) => fact.shelf === shelf)
          return (
            facts.length > 0 && (
              <optgroup key={shelf} label={name}>
                {facts.map((fact) => (
                  <option key={fact.key} value={fact.key}>
                    {fact.name}
                  </option>
                ))}
              </optgroup>
            )
          )
        })}
      </select>
    </label>
  )
}
