import { type ReactNode, useEffect, useRef } from 'react'
import caretLeft from '@phosphor-icons/core/assets/regular/caret-left.svg?raw'
import check from '@phosphor-icons/core/assets/bold/check-bold.svg?raw'
import { strandPicture } from '#pwa/frame/quiz-pictures.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Icon } from '#pwa/ui/icon.tsx'
import { IconButton } from '#pwa/ui/icon-button.tsx'
import { SKIN_DEPTHS } from '#visagism/observed/observed.ts'
import type { ViewBox } from '#visagism/portrait/views/portrait.ts'
import {
  HEAD_HAIR,
  HEAD_PRESENTATIONS,
  HEAD_WEARS,
  type HeadHair,
  type HeadPresentation,
  type HeadTap,
  type HeadWear,
  isTapped,
  NO_HEAD,
  plateOf,
  type QuizHead,
  tapHead,
  wearsOn,
} from '#visagism/quiz-head/head.ts'
import { HAIR_WORDS, HEAD_STEP, PRESENTATION_WORDS, skinWords, WEAR_WORDS } from './content/head.ts'
import { STEPS_TEXT } from './content/questions.ts'
import type { Quiz } from './use-quiz.ts'
import { useHeadPicture } from './head/head-picture.ts'
import './head-step.css'

/** With room for the tallest hair. */
const HEAD_FRAME: ViewBox = [-150, -168, 300, 292]
const PRESENTATION_FRAME: ViewBox = [-98, -160, 196, 179]
const SHAVED_FRAME: ViewBox = [-66, -132, 132, 119]
const WEAR_FRAMES: Readonly<Record<HeadWear, ViewBox>> = {
  oculos: [-80, -44, 160, 112],
  barba: [-84, 14, 168, 118],
  veu: [-112, -162, 224, 157],
  turbante: [-112, -172, 224, 157],
}

/** An optional step after the name. */
export function HeadStep({ quiz }: { quiz: Quiz }) {
  const head = quiz.progress.head ?? NO_HEAD
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const tap = (what: HeadTap) => quiz.drawHead(tapHead(head, what))
  const portrait = useHeadPicture({ kind: 'now', head }, HEAD_FRAME)
  const tapped = isTapped(head)
  return (
    <div className="head-step column">
      <div className="head-step-top" data-plate={plateOf(head)}>
        <div className="head-step-bar split">
          <IconButton svg={caretLeft} label={STEPS_TEXT.back} onClick={quiz.back} />
          <button type="button" className="head-step-skip" onClick={() => quiz.giveHead(NO_HEAD)}>
            {HEAD_STEP.skip}
          </button>
        </div>
        <div className="head-step-words">
          <h1 ref={heading} tabIndex={-1}>
            {HEAD_STEP.title}
          </h1>
          <p className="mt-10 t-small">{HEAD_STEP.lead}</p>
        </div>
        {portrait && <img key={portrait} src={portrait} alt="" width={300} height={292} />}
      </div>
      <div className="head-step-rows stack gap-8">
        <Row label={HEAD_STEP.presentation} isLabelHidden className="head-row-3">
          {HEAD_PRESENTATIONS.map((value) => (
            <PresentationTile
              key={value}
              value={value}
              isOn={head.presentation === value}
              onTap={() => tap({ row: 'presentation', value })}
            />
          ))}
        </Row>
        <Row label={HEAD_STEP.skin} className="head-row-skins">
          {SKIN_DEPTHS.map((value, i) => (
            <button
              key={value}
              type="button"
              className="head-skin"
              data-level={i + 1}
              aria-label={skinWords(i + 1, SKIN_DEPTHS.length)}
              aria-pressed={head.skin === value}
              onClick={() => tap({ row: 'skin', value })}
            >
              {head.skin === value && <Tick />}
            </button>
          ))}
        </Row>
        <Row label={HEAD_STEP.hair} className="head-row-5">
          {HEAD_HAIR.map((value) => (
            <HairTile
              key={value}
              head={head}
              value={value}
              isOn={head.hair === value}
              onTap={() => tap({ row: 'hair', value })}
            />
          ))}
        </Row>
        <Row label={HEAD_STEP.wears} aside={HEAD_STEP.many} className="head-row-4">
          {HEAD_WEARS.map((value) => (
            <WearTile
              key={value}
              head={head}
              value={value}
              isOn={wearsOn(head, value)}
              onTap={() => tap({ row: 'wears', value })}
            />
          ))}
        </Row>
      </div>
      <div className="head-step-foot mt-auto rule-top">
        <p className="head-step-note t-soft t-balance">{HEAD_STEP.note}</p>
        <Button wide kind={tapped ? 'primary' : 'secondary'} onClick={() => quiz.giveHead(head)}>
          {tapped ? HEAD_STEP.submit : HEAD_STEP.without}
        </Button>
      </div>
    </div>
  )
}

interface RowProps {
  label: string
  isLabelHidden?: boolean
  aside?: string
  className: string
  children: ReactNode
}

function Row({ label, isLabelHidden = false, aside, className, children }: RowProps) {
  return (
    <div className="head-row" role="group" aria-label={aside ? `${label}, ${aside}` : label}>
      {!isLabelHidden && (
        <p className="t-small t-soft" aria-hidden="true">
          <b>{label}</b> {aside}
        </p>
      )}
      <div className={className}>{children}</div>
    </div>
  )
}

interface TileProps {
  isOn: boolean
  onTap: () => void
}

function PresentationTile({ value, ...tile }: TileProps & { value: HeadPresentation }) {
  const src = useHeadPicture({ kind: 'now', head: { presentation: value } }, PRESENTATION_FRAME)
  return <Tile {...tile} src={src} words={PRESENTATION_WORDS[value]} />
}

/** Hair alone, or the visitor's shaved head. */
function HairTile({ head, value, ...tile }: TileProps & { head: QuizHead; value: HeadHair }) {
  return value === 'raspado' ? (
    <ShavedTile head={head} {...tile} />
  ) : (
    <Tile {...tile} src={strandPicture(value).src} words={HAIR_WORDS[value]} />
  )
}

function ShavedTile({ head: { skin, presentation }, ...tile }: TileProps & { head: QuizHead }) {
  const subject: QuizHead = { hair: 'raspado', ...(skin && { skin }), ...(presentation && { presentation }) }
  const src = useHeadPicture({ kind: 'now', head: subject }, SHAVED_FRAME)
  return <Tile {...tile} src={src} words={HAIR_WORDS.raspado} />
}

function WearTile({ head, value, ...tile }: TileProps & { head: QuizHead; value: HeadWear }) {
  const { skin, presentation } = head
  const subject: QuizHead = { wears: [value], ...(skin && { skin }), ...(presentation && { presentation }) }
  const src = useHeadPicture({ kind: 'now', head: subject }, WEAR_FRAMES[value])
  return <Tile {...tile} src={src} words={WEAR_WORDS[value]} />
}

function Tile({ src, words, isOn, onTap }: TileProps & { src: string | undefined; words: string }) {
  return (
    <button type="button" className="head-tile narrows" aria-pressed={isOn} onClick={onTap}>
      <span className="head-tile-picture">
        {src && <img src={src} alt="" draggable={false} />}
        {isOn && <Tick />}
      </span>
      <span className="head-tile-words block t-soft t-center">{words}</span>
    </button>
  )
}

const Tick = () => (
  <span className="head-tick stack centred">
    <Icon svg={check} size={16} />
  </span>
)
