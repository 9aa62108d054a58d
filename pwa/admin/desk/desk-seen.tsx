import deviceMobile from '@phosphor-icons/core/assets/regular/device-mobile.svg?raw'
import sealCheck from '@phosphor-icons/core/assets/regular/seal-check.svg?raw'
import user from '@phosphor-icons/core/assets/regular/user.svg?raw'
import x from '@phosphor-icons/core/assets/regular/x.svg?raw'
import { useEffect, useRef } from 'react'
import type { DeskOrder } from '#contract/admin/desk.ts'
import { formatDayTime } from '#contract/format.ts'
import { type DeskObserved, OBSERVED_NAMES, type ObservedWord } from '#contract/face/observed.ts'
import type { ObservedField, Observer } from '#visagism/observed/observed.ts'
import { portraitOptionsOf } from '#visagism/observed/observed-portrait.ts'
import { IRISES } from '#visagism/portrait/head/eyes.ts'
import { SKINS } from '#visagism/portrait/head/skin.ts'
import { saying } from '#pwa/face/observed/rows.ts'
import { useDrawing } from '#pwa/face/observed/use-drawing.ts'
import { useViewer } from '#pwa/auth/use-viewer.ts'
import { NARROW } from '#pwa/admin/kit/use-media.ts'
import { ViewFailed } from '#pwa/admin/kit/view-failed.tsx'
import { Button } from '#pwa/ui/button.tsx'
import { Icon } from '#pwa/ui/icon.tsx'
import { greetingName } from '#visagism/names/person-name.ts'
import { DeskSeason } from './desk-season.tsx'
import { choicesOf, lastWord, SEEN_ROWS, type SeenRow, seenWords, VALUE_KEYS } from './seen-fields.ts'
import type { DeskLook } from './use-desk-look.ts'
import type { SeasonAtDesk } from './use-season.ts'
import type { Seen } from './use-seen.ts'

interface DeskSeenProps {
  order: DeskOrder
  seen: Seen
  season: SeasonAtDesk
  look: DeskLook
  closed: string | null
}

const KEYS = [
  ['Q…B', 'campo'],
  ['1…9', 'valor'],
  ['C', 'estação'],
  ['Del', 'tirar'],
  ['Esc', 'leitura'],
] as const

/** The observed traits, who said each, and the visagist's corrections. */
export default function DeskSeen({ order, seen, season, look, closed }: DeskSeenProps) {
  const { user: viewer } = useViewer()
  const { query, toAccept } = seen
  const name = viewer?.fullName ?? null
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    // On narrow screens it opens out of sight.
    if (window.matchMedia(NARROW).matches) panel.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <section ref={panel} className="desk-seen" aria-label="O que se vê">
      <div className="desk-head">
        <div>
          <h2>O que se vê</h2>
          <p className="num">{seen.seen ? seenWords(seen.seen, name) : 'Abrindo…'}</p>
        </div>
        {seen.seen && <SeenSitter seen={seen.seen} gender={order.form.gender} />}
        <Button kind="secondary" size="small" title="Voltar à leitura (Esc)" onClick={look.toggleSeeing}>
          Fechar
        </Button>
        <Button
          size="small"
          disabled={toAccept === 0 || closed !== null}
          title={toAccept === 0 ? 'Nada do cliente por aceitar' : undefined}
          busy={seen.isAccepting && 'Aceitando…'}
          onClick={seen.accept}
        >
          Aceitar o resto
        </Button>
      </div>
      <div className="desk-seen-rows">
        {query.isError && !seen.seen && <ViewFailed title="Não conseguimos ler o que se vê." query={query} />}
        {seen.seen &&
          SEEN_ROWS.map((row) => (
            <Row
              key={row.key}
              row={row}
              seen={seen}
              data={seen.seen}
              inHand={look.isChoosingSeason ? null : seen.field}
              onChoose={(field) => {
                seen.choose(field)
                if (look.isChoosingSeason) look.toggleSeason()
              }}
              closed={closed !== null}
              viewer={name}
            />
          ))}
        <DeskSeason
          season={season}
          letter="C"
          isOn={look.isChoosingSeason}
          onToggle={look.toggleSeason}
          closed={closed !== null}
        />
      </div>
      <p className="admin-keys">
        <span className="desk-keys flex wrap">
          {KEYS.map(([key, what]) => (
            <span key={key}>
              <kbd className="admin-kbd">{key}</kbd> {what}
            </span>
          ))}
        </span>
      </p>
    </section>
  )
}

interface RowProps {
  row: SeenRow
  seen: Seen
  data: DeskObserved | undefined
  /** The digits set this field. */
  inHand: ObservedField | null
  onChoose: (field: ObservedField) => void
  closed: boolean
  viewer: string | null
}

function Row({ row, seen, data, inHand, onChoose, closed, viewer }: RowProps) {
  if (!data) return null
  const isOn = row.fields.some((field) => field === inHand)
  const shown = row.fields.filter((field) => choicesOf(field, data.record).length > 0)
  return (
    <div className="seen-row stack rule-bottom" data-on={isOn ? '' : undefined} data-row-key={row.key}>
      <button
        type="button"
        className="seen-name row gap-10 t-strong t-caption t-left"
        aria-current={isOn ? 'true' : undefined}
        onClick={() => onChoose(row.fields[0])}
      >
        <kbd className="admin-kbd rigid">{row.key.toUpperCase()}</kbd>
        {row.name}
      </button>
      <div className="seen-fields">
        {shown.map((field) => (
          <div key={field} className="seen-field row" data-on={field === inHand ? '' : undefined}>
            {row.fields.length > 1 && <span className="seen-field-name t-caption t-soft">{PART_NAMES[field]}</span>}
            <Choices field={field} seen={seen} data={data} closed={closed} />
            <Who field={field} data={data} viewer={viewer} />
            {data.record[field] && !closed && (
              <button
                type="button"
                className="seen-clear stack t-faint"
                aria-label={`Tirar: ${OBSERVED_NAMES[field]}`}
                title="Tirar (Del)"
                onClick={() => seen.say(field, null)}
              >
                <Icon svg={x} size={16} />
              </button>
            )}
          </div>
        ))}
      </div>
    </div>
  )
}

/** For rows of several fields. */
const PART_NAMES: Partial<Record<ObservedField, string>> = {
  texture: 'forma',
  curlType: 'tipo',
  length: 'fio',
  sides: 'lados',
  beard: 'barba',
  beardLength: 'fio',
  moustache: 'bigode',
  glasses: 'uso',
  frame: 'forma',
  frameColour: 'cor',
  nose: 'nariz',
  forehead: 'testa',
  chin: 'queixo',
}

interface ChoicesProps {
  field: ObservedField
  seen: Seen
  data: DeskObserved
  closed: boolean
}

function Choices({ field, seen, data, closed }: ChoicesProps) {
  const word = data.record[field]
  return (
    <div className="seen-choices flex wrap grow narrows gap-4" role="group" aria-label={OBSERVED_NAMES[field]}>
      {choicesOf(field, data.record).map((value, at) => {
        const colour = colourOf(field, value)
        return (
          <button
            key={value}
            type="button"
            className={colour ? 'seen-swatch' : 'seen-choice'}
            aria-pressed={word?.value === value}
            data-by={word?.value === value ? word.by : undefined}
            aria-label={value}
            title={`${value} (${VALUE_KEYS[at]})`}
            disabled={closed}
            onClick={() => seen.say(field, value)}
          >
            {colour ? <i style={{ background: colour }} /> : value}
          </button>
        )
      })}
    </div>
  )
}

function colourOf(field: ObservedField, value: string): string | undefined {
  const { skin, iris, hairColour } = portraitOptionsOf(saying({ [field]: value }), {})
  if (field === 'skin') return skin && SKINS[skin]
  if (field === 'eyes') return iris && IRISES[iris]
  return field === 'hairColour' ? hairColour : undefined
}

const WHO = {
  aparelho: { svg: deviceMobile, words: 'aparelho' },
  cliente: { svg: user, words: 'cliente' },
  visagista: { svg: sealCheck, words: 'visagista' },
} as const satisfies Record<Observer, { svg: string; words: string }>

interface WhoProps {
  field: ObservedField
  data: DeskObserved
  viewer: string | null
}

/** On hover, every earlier value. */
function Who({ field, data: { record, history }, viewer }: WhoProps) {
  const word = record[field]
  const told = history.filter((one) => one.field === field).map((one) => toldWords(one, viewer))
  if (!word)
    return (
      <span className="seen-who inline-row t-caption t-soft" title={told.join('\n') || undefined}>
        — ninguém disse
      </span>
    )
  const { svg, words } = WHO[word.by]
  const name = word.by === 'visagista' ? nameOf(lastWord(history, field)?.name ?? null, viewer) : words
  return (
    <span className="seen-who inline-row t-caption t-soft" data-by={word.by} title={told.join('\n')}>
      <Icon svg={svg} size={16} />
      {word.by === 'visagista' ? `${name}, ${formatDayTime(word.at).slice(-5)}` : name}
    </span>
  )
}

const nameOf = (name: string | null, viewer: string | null) =>
  name === null ? 'visagista' : name === viewer ? 'você' : (greetingName(name) ?? name)

const toldWords = ({ at, by, name, value }: ObservedWord, viewer: string | null) =>
  `${formatDayTime(at)}, ${by === 'visagista' ? nameOf(name, viewer) : by}: ${value ?? 'tirou'}`

const SITTER_CROP = [-110, -180, 220, 320] as const

function SeenSitter({ seen: { record }, gender }: { seen: DeskObserved; gender: string }) {
  const src = useDrawing(portraitOptionsOf(record, { gender }), SITTER_CROP)
  return <span className="seen-sitter">{src && <img src={src} alt="" />}</span>
}
