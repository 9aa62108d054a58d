import { IonContent } from '@ionic/react'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ObservedValues } from '#contract/face/observed.ts'
import type { DraftFormData } from '#contract/onboarding.ts'
import {
  BEARD_LENGTHS,
  FRAME_COLOURS,
  GREY_SHARES,
  isAsked,
  isStale,
  MOUSTACHES,
  type ObservedField,
  type ObservedRecord,
  SIDE_LENGTHS,
} from '#visagism/observed/observed.ts'
import { portraitOptionsOf } from '#visagism/observed/observed-portrait.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { OfflineBar } from '#pwa/ui/offline-bar.tsx'
import { Tape } from '#pwa/ui/tape.tsx'
import { ValueChips } from './value-chips.tsx'
import { leftWords } from './observed-words.ts'
import {
  asksBeard,
  curlTypesOf,
  type DrawnField,
  isCovered,
  profileAnswers,
  type RowField,
  rowsFor,
  saying,
  tellsGreys,
} from './rows.ts'
import { type Source, TraitRow } from './trait-row.tsx'
import { useDrawing } from './use-drawing.ts'
import './observed.css'

interface ObservedScreenProps {
  formData: DraftFormData
  /** From any source. */
  record: ObservedRecord
  /** Cleared by the person: the profile must not refill these. */
  emptied: readonly ObservedField[]
  /** No hair or face was found: ask about a covering first. */
  isHairUnseen?: boolean
  onSay: (values: ObservedValues) => void
  /** `values`: unchanged answers from the profile. */
  onDone: (values: ObservedValues) => void
  onSkip: () => void
  underSkin?: ReactNode
  underLength?: ReactNode
}

/** Asks about observed traits in drawings of the person. All optional. */
export function ObservedScreen(props: ObservedScreenProps) {
  const { formData, record: said, emptied, isHairUnseen = false, onSay, onDone, onSkip, underSkin, underLength } = props
  const profile = profileAnswers(formData)
  const fromProfile = Object.fromEntries(
    Object.entries(profile).filter(([field]) => !(field in said) && !emptied.some((one) => one === field)),
  )
  const record: ObservedRecord = { ...saying(fromProfile), ...said }
  const gender = formData.gender ?? undefined
  const [asksCoveringFirst] = useState(() => isCovered(record) || isHairUnseen)
  const [tellsHair, setTellsHair] = useState(false)
  const [explains, setExplains] = useState(false)
  const hasBeardRow = asksBeard(formData)
  const { shown, more } = rowsFor({ record, hasBeardRow, asksCoveringFirst, tellsHair })
  const answered = shown.filter((field) => record[field] !== undefined).length
  const open = shown.length - answered
  const elements = useRef(new Map<RowField, HTMLElement>())
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])

  /** After this row, scroll to the next open one. */
  const [from, setFrom] = useState<{ field: RowField } | null>(null)
  const goOn = useEffectEvent((field: RowField) => {
    const next = shown.slice(shown.indexOf(field) + 1).find((one) => record[one] === undefined)
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    const element = next && elements.current.get(next)
    element?.scrollIntoView({ block: 'start', behavior: calm ? 'auto' : 'smooth' })
  })
  useEffect(() => {
    if (from) goOn(from.field)
  }, [from])
  const pick = (field: RowField) => (value: string | null, by: 'tap' | 'keys') => {
    const values = { [field]: value } satisfies Record<string, string | null>
    say(values)
    const asksGreys = field === 'hairColour' && !record.greys && !tellsGreys(saying(values))
    const finer = FINER_OF[field]
    const asksFiner = finer !== undefined && !record[finer] && isAsked(finer, saying(values))
    // A finer question comes first.
    if (by === 'tap' && value !== null && field !== 'covering' && !asksGreys && !asksFiner) setFrom({ field })
  }
  const rowOf = (field: RowField) => (
    <TraitRow
      key={field}
      field={field}
      record={record}
      gender={gender}
      source={sourceOf(field, record, profile)}
      onPick={pick(field)}
      {...(field === 'skin' && { onExplain: () => setExplains(true) })}
      row={(element) => {
        if (!element) return
        elements.current.set(field, element)
        return () => {
          elements.current.delete(field)
        }
      }}
    >
      {field === 'skin' && underSkin}
      {field === 'hairColour' && !tellsGreys(record) && (
        <ValueChips
          field="greys"
          label="Fios brancos"
          values={GREY_SHARES}
          chosen={record.greys?.value}
          onPick={(greys) => {
            say({ greys })
            if (greys !== null && record.hairColour) setFrom({ field: 'hairColour' })
          }}
        />
      )}
      {field === 'texture' && record.texture && (
        <details className="trait-more" open={record.curlType !== undefined}>
          <summary>Sei o meu tipo</summary>
          <ValueChips
            field="curlType"
            label="Tipo"
            values={curlTypesOf(record)}
            chosen={record.curlType?.value}
            onPick={(curlType) => say({ curlType })}
          />
        </details>
      )}
      {field === 'length' && isAsked('sides', record) && (
        <ValueChips
          field="sides"
          label="Lados"
          values={SIDE_LENGTHS}
          chosen={record.sides?.value}
          onPick={(sides) => {
            say({ sides })
            if (sides !== null) setFrom({ field: 'length' })
          }}
        />
      )}
      {field === 'length' && underLength}
      {field === 'beard' && isAsked('beardLength', record) && (
        <ValueChips
          field="beardLength"
          label="Comprimento"
          values={BEARD_LENGTHS}
          chosen={record.beardLength?.value}
          onPick={(beardLength) => say({ beardLength })}
        />
      )}
      {field === 'beard' && isAsked('moustache', record) && (
        <ValueChips
          field="moustache"
          label="Bigode"
          values={MOUSTACHES}
          chosen={record.moustache?.value}
          onPick={(moustache) => {
            say({ moustache })
            if (moustache !== null) setFrom({ field: 'beard' })
          }}
        />
      )}
      {field === 'glasses' && isAsked('frame', record) && (
        <TraitRow
          isInner
          field="frame"
          record={record}
          gender={gender}
          source={sourceOf('frame', record, profile)}
          onPick={(frame) => say({ frame })}
        />
      )}
      {field === 'glasses' && isAsked('frameColour', record) && (
        <ValueChips
          field="frameColour"
          label="Cor da armação"
          values={FRAME_COLOURS}
          chosen={record.frameColour?.value}
          onPick={(frameColour) => {
            say({ frameColour })
            if (frameColour !== null) setFrom({ field: 'glasses' })
          }}
        />
      )}
      {field === 'covering' && isCovered(record) && (
        <p className="trait-fold" role="status">
          <span>
            {tellsHair
              ? 'As perguntas do cabelo estão aqui, para o que você quiser contar.'
              : 'Pulamos as perguntas do cabelo. O guia fala de brincos, óculos, golas e cores.'}
          </span>
          {!tellsHair && (
            <button type="button" onClick={() => setTellsHair(true)}>
              Quero contar
            </button>
          )}
        </p>
      )}
    </TraitRow>
  )
  return (
    <>
      <OfflineBar>Sem internet agora. O que você tocar fica neste celular e segue depois.</OfflineBar>
      <IonContent>
        <div className="observed">
          <div className="observed-plate" data-tone={toneFor(record)}>
            <ObservedPortrait record={record} gender={gender} />
            <div className="observed-plate-words">
              <button type="button" className="observed-skip" onClick={onSkip}>
                Pular
              </button>
              <h1 ref={heading} tabIndex={-1}>
                {open <= CLOSE ? 'Já parece você?' : 'Qual se parece com você?'}
              </h1>
              <p>{open <= CLOSE ? leftWords(open) : 'Toque no desenho. Pule o que quiser.'}</p>
            </div>
          </div>
          <div className="observed-rows">
            {shown.map(rowOf)}
            {more.length > 0 && (
              <details className="observed-more" open={more.some((field) => record[field] !== undefined)}>
                <summary>Mais</summary>
                {more.map(rowOf)}
              </details>
            )}
          </div>
        </div>
      </IonContent>
      <footer className="observed-bar">
        <div className="observed-count">
          <Tape majors={shown.length} minors={1} filled={(answered / shown.length) * 100} />
          <p role="status">
            {answered} de {shown.length}
            {answered > 0 && open > CLOSE && <span className="observed-count-rest">, o resto é rápido</span>}
          </p>
        </div>
        <Button onClick={() => onDone(fromProfile)}>Pronto</Button>
      </footer>
      <Dialog open={explains} onClose={() => setExplains(false)} title="Tom é luz">
        <p>Tom é luz, para escolher cor. Não é raça nem origem.</p>
        <p>Toque no que mais se parece com a sua pele à luz do dia, sem maquiagem.</p>
      </Dialog>
    </>
  )

  function say(values: Readonly<Record<string, string | null>>): void {
    const curls = 'texture' in values && record.curlType ? { curlType: null } : {}
    const then = { ...record, ...saying(values) }
    const finer = FINER_FIELDS.filter((field) => record[field] && !(field in values) && isStale(field, then))
    onSay({ ...values, ...curls, ...Object.fromEntries(finer.map((field) => [field, null])) })
  }
}

/** Up to this many open rows, asks whether the drawing already resembles the person. */
const CLOSE = 2

const FINER_OF: Readonly<Partial<Record<RowField, ObservedField>>> = {
  length: 'sides',
  beard: 'moustache',
  glasses: 'frame',
}
const FINER_FIELDS = ['sides', 'beardLength', 'moustache', 'frame', 'frameColour'] as const

function sourceOf(field: DrawnField, record: ObservedRecord, profile: ObservedValues): Source | null {
  const word = record[field]
  if (!word) return null
  if (word.by !== 'cliente') return word.by
  return profile[field] === word.value ? 'perfil' : null
}

/** A plate that contrasts with the skin. */
function toneFor({ skin }: ObservedRecord): 'rose' | 'sand' | 'gold' | 'clay' {
  switch (skin?.value) {
    case 'muito clara':
    case 'clara':
      return 'rose'
    case 'escura':
    case 'bem escura':
      return 'gold'
    case 'retinta':
      return 'clay'
    default:
      return 'sand'
  }
}

/** Head to elbows. Low plates cut below the chin. */
const SITTER_CROP = [-140, -196, 280, 420] as const

function ObservedPortrait({ record, gender }: { record: ObservedRecord; gender: string | undefined }) {
  const src = useDrawing(portraitOptionsOf(record, gender ? { gender } : {}), SITTER_CROP)
  return <div className="observed-sitter">{src && <img src={src} alt="" />}</div>
}
