import { type FormEvent, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import caretDown from '@phosphor-icons/core/assets/regular/caret-down.svg?raw'
import { adminSaidApi, type DeskSaid } from '#contract/admin/said.ts'
import { OBSERVED_BEARDS, type ObservedValue } from '#visagism/observed/observed.ts'
import { DESK_KEY, deskSaidQuery } from '#pwa/admin/kit/desk-query.ts'
import { useSave } from '#pwa/admin/kit/use-save.ts'
import { call } from '#pwa/platform/api.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Icon } from '#pwa/ui/icon.tsx'

/** Hair and beard as they are worn: what the engine counts from, and its correction. */
export function TodayRow({ orderId, closed }: { orderId: string; closed: boolean }) {
  const { data } = useQuery(deskSaidQuery(orderId))
  if (!data) return null
  const { today } = data
  return (
    <details className="desk-row rule-top">
      <summary>
        <span>
          <b>Hoje</b>
          <span className="desk-asked-words">{todayWords(data)}</span>
        </span>
        <Icon svg={caretDown} size={16} />
      </summary>
      <TodayForm key={JSON.stringify(today)} orderId={orderId} said={data} closed={closed} />
    </details>
  )
}

const centimetres = (cm: number): string => `${String(cm).replace('.', ',')} cm`

function todayWords({ today, cuts }: DeskSaid): string {
  const { cm, sidesCm, cut, beard, by } = today
  const words = [
    ...(cm === null ? [] : [`${centimetres(cm)} na frente`]),
    ...(sidesCm === null ? [] : [`lados ${centimetres(sidesCm)}`]),
    ...cuts.flatMap(({ id, name }) => (id === cut ? [name] : [])),
    ...(beard === null ? [] : [`barba: ${beard}`]),
  ]
  const who = by === null ? 'ninguém mediu' : by === 'cliente' ? 'pela pessoa' : `por ${by}`
  return [...words, who].join(', ')
}

interface TodayFormProps {
  orderId: string
  said: DeskSaid
  closed: boolean
}

const numberOf = (text: string): number | null => (text.trim() === '' ? null : Number(text.replace(',', '.')))
const textOf = (cm: number | null): string => (cm === null ? '' : String(cm))

function TodayForm({ orderId, said: { today, cuts }, closed }: TodayFormProps) {
  const [cm, setCm] = useState(textOf(today.cm))
  const [sidesCm, setSides] = useState(textOf(today.sidesCm))
  const [cut, setCut] = useState(today.cut ?? '')
  const [beard, setBeard] = useState(today.beard ?? '')
  const saving = useSave({
    save: (values: { beard?: ObservedValue<'beard'> | null }) =>
      call(adminSaidApi.today, {
        params: { id: orderId },
        body: { cm: numberOf(cm), sidesCm: numberOf(sidesCm), cut: cut === '' ? null : cut, ...values },
      }),
    done: 'Hoje, corrigido',
    say: ({ message }) => message,
    failed: 'Não foi guardado',
    stale: [DESK_KEY],
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const worn = OBSERVED_BEARDS.find((one) => one === beard) ?? null
    if (!closed && !saving.busy) saving.send(worn === today.beard ? {} : { beard: worn })
  }
  return (
    <form className="today-fields flex wrap gap-8" onSubmit={submit}>
      <Centimetres label="Frente, da raiz (cm)" value={cm} onChange={setCm} disabled={closed} />
      <Centimetres label="Lados (cm)" value={sidesCm} onChange={setSides} disabled={closed} />
      <label className="facts-field">
        Corte de hoje
        <select className="block" value={cut} disabled={closed} onChange={(event) => setCut(event.target.value)}>
          <option value="">não se sabe</option>
          {cuts.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="facts-field">
        Barba
        <select className="block" value={beard} disabled={closed} onChange={(event) => setBeard(event.target.value)}>
          <option value="">não se sabe</option>
          {OBSERVED_BEARDS.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      <Button type="submit" size="small" disabled={closed} busy={saving.busy && 'Guardando...'}>
        {today.by === null ? 'Guardar' : 'Corrigir'}
      </Button>
    </form>
  )
}

interface CentimetresProps {
  label: string
  value: string
  disabled: boolean
  onChange: (value: string) => void
}

function Centimetres({ label, value, disabled, onChange }: CentimetresProps) {
  return (
    <label className="facts-field">
      {label}
      <input
        className="block"
        type="number"
        min={0}
        max={200}
        step="any"
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  )
}
