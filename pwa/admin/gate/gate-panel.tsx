import { useEffect, useRef, useState } from 'react'
import check from '@phosphor-icons/core/assets/regular/check-circle.svg?raw'
import type { DeskOrder } from '#contract/admin/desk.ts'
import { AnywayReason, type GateKind, isLooked, type Looked, type OpenThing, photoSeen } from '#contract/admin/gate.ts'
import { formatDayTime } from '#contract/format.ts'
import { count, list } from '#visagism/knowledge/pt.ts'
import { SHAPE_NAMES } from '#visagism/knowledge/shape-names.ts'
import { PHOTO_SLOT_WORDS, PHOTO_SLOTS } from '#contract/onboarding.ts'
import { Button } from '#pwa/ui/button.tsx'
import { TextArea } from '#pwa/ui/field.tsx'
import { Icon } from '#pwa/ui/icon.tsx'
import './gate.css'

const DEEDS: Readonly<Record<GateKind, string>> = {
  note: 'Ler',
  unheard: 'Li',
  asked: 'Responder',
  facts: 'Conferir',
  laws: 'Trocar',
  photos: 'Abrir',
  awaited: 'Ver',
  points: 'Conferir',
  apart: 'Conferir',
  answers: 'Aceitar',
  season: 'Escolher',
  chapters: 'Ler',
  'on-photo': 'Conferir',
  written: 'Rever',
}

const NUMBERS = ['Nada', 'Uma coisa', 'Duas coisas', 'Três coisas', 'Quatro coisas', 'Cinco coisas', 'Seis coisas']

export const openWords = (open: readonly OpenThing[]): string =>
  open.length === 1 ? 'Falta 1' : `Faltam ${open.length}`

interface GatePanelProps {
  order: DeskOrder
  open: readonly OpenThing[]
  looked: Looked
  onDeed: (kind: GateKind) => void
  onPreview: () => void
  onClose: () => void
  approving: string | false
  onApprove: (anyway?: string) => void
}

/** What nobody looked at yet, one key each; approving anyway asks a reason, which is kept. */
export function GatePanel({ order, open, looked, onDeed, onPreview, onClose, approving, onApprove }: GatePanelProps) {
  const [isAnyway, setAnyway] = useState(false)
  const isReady = open.length === 0
  return (
    <section className="desk-reading gate" aria-label="Antes de aprovar">
      <div className="desk-head">
        <div>
          <h2>Antes de aprovar</h2>
          <p className="num">
            {order.isStopped
              ? 'Prazo parado até a foto chegar'
              : order.dueAt
                ? `Até ${formatDayTime(order.dueAt)}`
                : 'Sem prazo'}
          </p>
        </div>
        <Button kind="secondary" size="small" onClick={onPreview}>
          Pré-ver
        </Button>
        <Button size="small" busy={approving} disabled={!isReady} onClick={() => onApprove()}>
          {isReady ? 'Aprovar e entregar' : openWords(open)}
        </Button>
      </div>
      <div className="desk-scroll gate-scroll">
        <h3 className="gate-title">
          {isReady ? 'Tudo olhado' : `${NUMBERS[open.length] ?? `${open.length} coisas`} que ninguém olhou`}
        </h3>
        <p className="t-body t-soft">
          {isReady ? 'Ctrl ↵ aprova.' : 'Cada número abre a sua. A última leva à aprovação.'}
        </p>
        <ol className="gate-list">
          {open.map(({ kind, title, words }, at) => (
            <li key={kind} data-first={at === 0 ? '' : undefined}>
              <kbd className="admin-kbd rigid">{at + 1}</kbd>
              <div className="grow narrows">
                <b>{title}</b>
                <p>{words}</p>
              </div>
              <Button kind="secondary" size="small" onClick={() => onDeed(kind)}>
                {kind === 'answers' ? `${DEEDS[kind]} ${order.gate.answers}` : DEEDS[kind]}
              </Button>
            </li>
          ))}
        </ol>
        <Done order={order} looked={looked} />
        <section className="gate-part">
          <h3 className="gate-heading">Ao aprovar</h3>
          <p>
            O guia sai para {order.customerName ?? 'o cliente'}. Você tem 6 segundos para desfazer, e mais a fila até
            ele começar.
          </p>
        </section>
        {isAnyway && !isReady && (
          <Anyway times={order.gate.anyway} busy={approving} onSend={onApprove} onClose={() => setAnyway(false)} />
        )}
      </div>
      <p className="admin-keys gate-keys">
        <span className="desk-keys flex wrap">
          {!isReady && (
            <span>
              <kbd className="admin-kbd">1</kbd> … <kbd className="admin-kbd">{open.length}</kbd> abrir
            </span>
          )}
          <button type="button" className="gate-back" onClick={onClose}>
            <kbd className="admin-kbd">Esc</kbd> voltar à leitura
          </button>
        </span>
        {!isReady && !isAnyway && (
          <button type="button" className="gate-anyway" onClick={() => setAnyway(true)}>
            <u>Aprovar mesmo assim</u>, com motivo
          </button>
        )}
      </p>
    </section>
  )
}

function Done({ order, looked }: { order: DeskOrder; looked: Looked }) {
  const standing = looked.filter((one) => order.gate.shows.some((shown) => isLooked(shown, [one])))
  const photos = PHOTO_SLOTS.flatMap((slot) => standing.find(({ what }) => what === photoSeen(slot)) ?? [])
  const read = order.chapters.filter(({ id }) => standing.some(({ what }) => what === `chapter:${id}`))
  const note = standing.find(({ what }) => what === 'note')
  const lines = [
    ...(photos.length > 0
      ? [
          `${count(photos.length, 'foto', 'fotos')}: ${list(photos.map(({ what }) => PHOTO_SLOT_WORDS[PHOTO_SLOTS.find((slot) => what === photoSeen(slot)) ?? 'front'].toLowerCase()))}, ${hourOf(photos.at(-1)?.at)}`,
        ]
      : []),
    ...(note ? [`Recado lido, ${hourOf(note.at)}`] : []),
    ...(read.length > 0
      ? [`${count(read.length, 'capítulo', 'capítulos')}: ${list(read.map(({ title }) => title))}`]
      : []),
    ...(order.confirmed
      ? [
          `Formato confirmado: ${SHAPE_NAMES[order.confirmed.shape].name.toLowerCase()}, por ${order.confirmed.by}, ${hourOf(order.confirmed.at)}`,
        ]
      : []),
    ...(order.gate.hasSeason ? ['Estação decidida'] : []),
  ]
  if (lines.length === 0) return null
  return (
    <section className="gate-part">
      <h3 className="gate-heading">Já olhado</h3>
      <ul className="stack gap-6">
        {lines.map((line) => (
          <li key={line} className="row gap-10">
            <Icon svg={check} size={20} /> {line}
          </li>
        ))}
      </ul>
    </section>
  )
}

const hourOf = (at: string | undefined): string => (at ? formatDayTime(at).slice(-5) : '')

interface AnywayProps {
  times: number
  busy: string | false
  onSend: (reason: string) => void
  onClose: () => void
}

function Anyway({ times, busy, onSend, onClose }: AnywayProps) {
  const [text, setText] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  const [error, setError] = useState<string>()
  const send = () => {
    const reason = AnywayReason.safeParse(text)
    setError(reason.success ? undefined : reason.error.issues[0]?.message)
    if (reason.success) onSend(reason.data)
  }
  return (
    <form
      className="gate-part form-rows"
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) send()
      }}
    >
      <TextArea
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          onClose()
        }}
        label="Por que sai assim?"
        help={`Fica guardado com a aprovação, e o dono vê. ${timesWords(times)}`}
        rows={2}
        maxLength={400}
        ref={field}
        value={text}
        error={error}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="row gap-8">
        <Button type="submit" size="small" busy={busy}>
          Aprovar mesmo assim
        </Button>
        <Button kind="text" size="small" onClick={onClose}>
          Cancelar
        </Button>
      </div>
    </form>
  )
}

const timesWords = (times: number): string =>
  times === 0 ? 'É a sua primeira vez em 30 dias.' : `Você já fez isto ${count(times, 'vez', 'vezes')} em 30 dias.`
