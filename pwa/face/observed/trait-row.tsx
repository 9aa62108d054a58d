import deviceMobile from '@phosphor-icons/core/assets/regular/device-mobile.svg?raw'
import info from '@phosphor-icons/core/assets/regular/info.svg?raw'
import sealCheck from '@phosphor-icons/core/assets/regular/seal-check.svg?raw'
import user from '@phosphor-icons/core/assets/regular/user.svg?raw'
import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react'
import { OBSERVED_NAMES } from '#contract/face/observed.ts'
import type { ObservedRecord } from '#visagism/observed/observed.ts'
import { portraitOptionsOf } from '#visagism/observed/observed-portrait.ts'
import type { ViewBox } from '#visagism/portrait/views/portrait.ts'
import { Icon } from '#pwa/ui/icon.tsx'
import { IconButton } from '#pwa/ui/icon-button.tsx'
import { spokenWords, tileWords, valuesOf } from './observed-words.ts'
import { CROPS, type DrawnField, withTrait } from './rows.ts'
import { useDrawing } from './use-drawing.ts'

/** Who filled the row, if not a tap. */
export type Source = 'aparelho' | 'perfil' | 'visagista'

const SOURCES = {
  aparelho: { svg: deviceMobile, words: 'sugerido pelo aparelho' },
  perfil: { svg: user, words: 'do seu perfil' },
  visagista: { svg: sealCheck, words: 'conferido na análise' },
} as const satisfies Record<Source, { svg: string; words: string }>

export interface TraitRowProps {
  field: DrawnField
  /** Includes this row's answer. */
  record: ObservedRecord
  gender: string | undefined
  source: Source | null
  onPick: (value: string | null, by: 'tap' | 'keys') => void
  onExplain?: () => void
  row?: Ref<HTMLElement>
  isInner?: boolean
  children?: ReactNode
}

const NEAR = '300px 0px'

/** A second tap clears the answer. */
export function TraitRow({
  field,
  record,
  gender,
  source,
  onPick,
  onExplain,
  row,
  isInner = false,
  children,
}: TraitRowProps) {
  const Heading = isInner ? 'h3' : 'h2'
  const id = useId()
  const tiles = useRef<HTMLDivElement>(null)
  const isNear = useNear(tiles)
  const values = valuesOf(field)
  const chosen: string | undefined = record[field]?.value
  const isFixed = source === 'visagista'
  const at = chosen === undefined ? -1 : values.indexOf(chosen)
  useEffect(() => {
    const tile = tiles.current?.querySelector<HTMLElement>('[aria-checked="true"]')
    const strip = tiles.current
    if (tile && strip) strip.scrollLeft = tile.offsetLeft - (strip.clientWidth - tile.clientWidth) / 2
  }, [chosen])
  const walk = (event: KeyboardEvent) => {
    const to = neighbour(event.key, at, values.length)
    const value = to === null ? undefined : values[to]
    if (to === null || value === undefined || isFixed) return
    event.preventDefault()
    onPick(value, 'keys')
    tiles.current?.querySelectorAll<HTMLElement>('[role="radio"]')[to]?.focus()
  }
  return (
    <section ref={row} className="trait-row" data-field={field} data-source={source ?? undefined}>
      <div className="trait-row-head">
        <Heading id={id}>{OBSERVED_NAMES[field]}</Heading>
        {chosen !== undefined && <span className="trait-row-value">{chosen}</span>}
        {onExplain && <IconButton svg={info} label="O que é o tom" className="trait-row-info" onClick={onExplain} />}
        {source && (
          <span className="trait-chip">
            <Icon svg={SOURCES[source].svg} size={16} />
            {SOURCES[source].words}
          </span>
        )}
      </div>
      <div ref={tiles} className="trait-tiles" role="radiogroup" aria-labelledby={id} aria-disabled={isFixed}>
        {values.map((value, index) => (
          <button
            key={value}
            type="button"
            role="radio"
            className="trait-tile"
            aria-checked={value === chosen}
            aria-label={spokenWords(field, value, record)}
            aria-disabled={isFixed}
            tabIndex={index === Math.max(0, at) ? 0 : -1}
            onKeyDown={walk}
            onClick={({ detail }) => !isFixed && onPick(value === chosen ? null : value, detail > 0 ? 'tap' : 'keys')}
          >
            <TraitPicture field={field} value={value} record={record} gender={gender} isNear={isNear} />
            {field !== 'skin' && <span className="trait-word">{tileWords(field, value, record)}</span>}
          </button>
        ))}
      </div>
      {children}
    </section>
  )
}

function neighbour(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (at + 1) % count
    case 'ArrowLeft':
    case 'ArrowUp':
      return (Math.max(at, 0) - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}

interface TraitPictureProps {
  field: DrawnField
  value: string
  record: ObservedRecord
  gender: string | undefined
  isNear: boolean
}

function TraitPicture({ field, value, record, gender, isNear }: TraitPictureProps) {
  const traits = withTrait(record, field, value, gender === 'Masculino')
  const src = useDrawing(portraitOptionsOf(traits, gender ? { gender } : {}), CROPS[field], isNear && value !== 'outro')
  return (
    <span className="trait-picture" style={{ aspectRatio: aspectOf(CROPS[field]) }}>
      {value === 'outro' ? <span className="trait-dots">…</span> : src && <img src={src} alt="" draggable={false} />}
    </span>
  )
}

const aspectOf = ([, , width, height]: ViewBox) => `${width} / ${height}`

/** True from the first time it nears the viewport. */
function useNear(element: { readonly current: HTMLElement | null }): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!element.current || isNear) return
    const watcher = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && setNear(true), {
      rootMargin: NEAR,
    })
    watcher.observe(element.current)
    return () => watcher.disconnect()
  }, [element, isNear])
  return isNear
}
