import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
import check from '@phosphor-icons/core/assets/bold/check-bold.svg?raw'
import pencil from '@phosphor-icons/core/assets/regular/pencil-simple.svg?raw'
import { adminFactsApi, type DeskFacts } from '#contract/admin/facts.ts'
import { sentenceOf } from '#contract/problem.ts'
import { type FactAsked, FactValue } from './fact-value.tsx'
import { SHELF_NAMES } from './shelf-names.ts'
import { DESK_KEY, deskFactsQuery } from '#pwa/admin/kit/desk-query.ts'
import { call } from '#pwa/platform/api.ts'
import { showToast } from '#pwa/platform/toast.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Icon } from '#pwa/ui/icon.tsx'

type Fact = DeskFacts['facts'][number]
type Addable = DeskFacts['table'][number]

const sayingOf = ({ key, value, words }: Pick<Fact, 'key' | 'value' | 'words'>, kept: boolean) => ({
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
    add: (key: string, value = '') => saying.mutate([{ key, kept: true, ...(value === '' ? {} : { value }) }]),
    /** The misheard value goes, the right one stands for the same words. */
    mend: (fact: Fact, value: string) =>
      value !== fact.value &&
      saying.mutate([
        ...(fact.value === undefined ? [] : [sayingOf(fact, false)]),
        { ...sayingOf({ key: fact.key, words: fact.words }, true), ...(value === '' ? {} : { value }) },
      ]),
    confirmAll: () => toConfirm.length > 0 && saying.mutate(toConfirm.map((fact) => sayingOf(fact, true))),
  }
}
export type FactsAtDesk = ReturnType<typeof useFacts>

/** Counts only once she says so. */
const isProposed = ({ source, kept }: Fact): boolean => source === 'model' && !kept

const keyOf = ({ key, value, words }: Fact) => `${key}/${value ?? ''}/${words ?? ''}`

const valueWords = ({ takes, value = '' }: Fact): string =>
  takes === 'day' && /^\d{4}-/.test(value)
    ? value.replace(/^(\d+)-(\d+)-(\d+).*$/, '$3/$2/$1')
    : takes === 'minutes'
      ? `${value} min`
      : takes === 'weeks'
        ? `${value} semanas`
        : value

const nameOf = (fact: Fact): string => (fact.value ? `${fact.name}: ${valueWords(fact)}` : fact.name)

interface FactsRowProps {
  at: FactsAtDesk
  note: string
  closed: boolean
}

/** Each heard or tapped fact a toggle; what only a person may decide is a plain row, never a chip. */
export function FactsRow({ at, note, closed }: FactsRowProps) {
  const { facts, toConfirm, busy, say, add, mend, confirmAll } = at
  const [asked, setAsked] = useState<
    (FactAsked & { readonly mended: Fact | null; readonly isForPerson: boolean }) | null
  >(null)
  if (!facts || (facts.facts.length === 0 && facts.table.length === 0 && note === '')) return null
  const isOff = closed || busy
  const adding = (isForPerson: boolean) => (fact: Addable) => {
    const { takes, isNeeded } = fact
    if (takes === null) add(fact.key)
    else setAsked({ fact: { ...fact, takes }, before: '', isNeeded, mended: null, isForPerson })
  }
  const mending = (fact: Fact, isForPerson: boolean) =>
    fact.takes !== null &&
    fact.kept && (
      <button
        type="button"
        className="facts-mend"
        aria-label={`Corrigir ${nameOf(fact)}`}
        disabled={isOff}
        onClick={() =>
          setAsked({
            fact: { ...fact, takes: fact.takes ?? 'words' },
            before: fact.value ?? '',
            isNeeded: fact.value !== undefined,
            mended: fact,
            isForPerson,
          })
        }
      >
        <Icon svg={pencil} size={16} />
      </button>
    )
  const field = (isForPerson: boolean) =>
    asked?.isForPerson === isForPerson && (
      <FactValue
        key={asked.mended ? keyOf(asked.mended) : asked.fact.key}
        asked={asked}
        disabled={isOff}
        onSay={(value) => {
          if (asked.mended) mend(asked.mended, value)
          else add(asked.fact.key, value)
          setAsked(null)
        }}
        onCancel={() => setAsked(null)}
      />
    )
  return (
    <section className="facts-row" aria-label="O que foi dito">
      {note !== '' && <q className="facts-note block">{note}</q>}
      <div className="flex wrap gap-8">
        {facts.facts.map((fact) => (
          <span key={keyOf(fact)} className="facts-one">
            <button
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
              {nameOf(fact)}
              {isProposed(fact) && '?'}
            </button>
            {mending(fact, false)}
          </span>
        ))}
        <AddFact label="+ fato" table={facts.table} disabled={isOff} onAdd={adding(false)} />
        {toConfirm.length > 0 && (
          <Button size="small" disabled={isOff} onClick={confirmAll}>
            Confirmar {toConfirm.length}
          </Button>
        )}
      </div>
      {field(false)}
      <div className="facts-person" role="group" aria-label="Só uma pessoa decide">
        Só uma pessoa decide:
        {facts.byPerson.map((fact) => (
          <p key={keyOf(fact)} className="facts-decided flex wrap gap-8" data-out={fact.kept ? undefined : ''}>
            <span>
              {nameOf(fact)}
              {fact.words && (
                <>
                  , <q>{fact.words}</q>
                </>
              )}
            </span>
            {fact.source === 'visagist' && fact.kept ? (
              <Icon svg={check} size={16} />
            ) : (
              <Button kind="text" size="small" disabled={isOff} onClick={() => say(fact, true)}>
                Vale
              </Button>
            )}
            {(fact.kept || isProposed(fact)) && (
              <Button kind="text" size="small" disabled={isOff} onClick={() => say(fact, false)}>
                Não é isso
              </Button>
            )}
            {mending(fact, true)}
          </p>
        ))}{' '}
        <AddFact label="+ saúde, fé, alergia" table={facts.personTable} disabled={isOff} onAdd={adding(true)} />
        {field(true)}
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
          {facts.unheard.map((words, at) => (
            <Fragment key={words}>
              {at > 0 && ', '}
              <q>{words}</q>
            </Fragment>
          ))}
        </p>
      )}
    </section>
  )
}

interface AddFactProps {
  label: string
  table: readonly Addable[]
  disabled: boolean
  onAdd: (fact: Addable) => void
}

function AddFact({ label, table, disabled, onAdd }: AddFactProps) {
  return (
    <label className="facts-add">
      <span className="visually-hidden">Acrescentar um fato</span>
      <select
        value=""
        disabled={disabled}
        onChange={(event) => {
          const fact = table.find(({ key }) => key === event.target.value)
          if (fact) onAdd(fact)
        }}
      >
        <option value="">{label}</option>
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
