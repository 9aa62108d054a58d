import arrowLeft from '@phosphor-icons/core/assets/regular/arrow-left.svg?raw'
import { IonContent } from '@ionic/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { FormHairToday } from '#contract/facts.ts'
import { drawnToday } from '#visagism/observed/drawn-today.ts'
import { portraitOptionsOf } from '#visagism/observed/observed-portrait.ts'
import type { ObservedRecord } from '#visagism/observed/observed.ts'
import { CUTS } from '#visagism/cuts/cuts.ts'
import { lengthClassOf, withToday } from '#visagism/observed/today.ts'
import type { PortraitOptions, ViewBox } from '#visagism/portrait/views/portrait.ts'
import type { HairLength } from '#visagism/knowledge/form.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Icon } from '#pwa/ui/icon.tsx'
import { RadioGroup } from '#pwa/ui/radio-group.tsx'
import { useDrawing } from '../observed/use-drawing.ts'
import { Ruler } from './ruler.tsx'
import { scaleOf, SCALES } from './ruler-scale.ts'
import { SIDES } from './sides.ts'
import { CUTS_SHOWN, cutsWorn } from './worn-cuts.ts'
import './ruler.css'

interface RulerScreenProps {
  record: ObservedRecord
  gender: string | undefined
  today: FormHairToday | null
  /** The form's class of the length goes along. */
  onSay: (today: FormHairToday, hairLength: HairLength | null) => void
  /** Over, or skipped from here on: what was said stays. */
  onEnd: () => void
}

type Turn = 'front' | 'sides' | 'cut'

/** The hair of today: how long, how the sides are kept, which cut. Each turn can be skipped, and nothing is guessed. */
export default function RulerScreen({ record, gender, today, onSay, onEnd }: RulerScreenProps) {
  const [turn, setTurn] = useState<Turn>('front')
  const said = today ?? { cm: null, sidesCm: null, cut: null }
  const texture = record.texture?.value ?? null
  const say = (change: Partial<FormHairToday>) => {
    const next = { ...said, ...change }
    onSay(next, next.cm === null ? null : lengthClassOf(next.cm, texture))
  }
  const asksSides = (cm: number | null) => (cm !== null && cm < SIDES_SHOW_CM) || isClipped(record)
  const after = (cm: number | null) => setTurn(asksSides(cm) ? 'sides' : 'cut')
  switch (turn) {
    case 'front':
      return (
        <FrontTurn
          record={record}
          gender={gender}
          today={said}
          onSay={(cm) => {
            say({ cm })
            after(cm)
          }}
          onBack={onEnd}
          onSkip={() => after(said.cm)}
        />
      )
    case 'sides':
      return (
        <SidesTurn
          record={record}
          gender={gender}
          today={said}
          onSay={(sidesCm) => say({ sidesCm })}
          onBack={() => setTurn('front')}
          onNext={() => setTurn('cut')}
        />
      )
    default:
      return (
        <CutTurn
          record={record}
          gender={gender}
          today={said}
          onSay={(cut) => say({ cut })}
          onBack={() => setTurn(asksSides(said.cm) ? 'sides' : 'front')}
          onEnd={onEnd}
        />
      )
  }
}

/** From there on sides fall with the rest. */
const SIDES_SHOW_CM = 22
const isClipped = ({ sides }: ObservedRecord) => sides !== undefined && sides.value !== 'compridos'

interface FrameProps {
  title: string
  help: string
  onBack: () => void
  onSkip: () => void
  foot: ReactNode
  children: ReactNode
}

function Frame({ title, help, onBack, onSkip, foot, children }: FrameProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [title])
  return (
    <>
      <IonContent>
        <div className="ruler-screen">
          <header className="ruler-head">
            <button type="button" className="ruler-back" onClick={onBack}>
              <Icon svg={arrowLeft} size={20} />
              Voltar
            </button>
            <button type="button" className="ruler-skip" onClick={onSkip}>
              Pular
            </button>
          </header>
          <h1 className="t-h1" ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <p className="t-soft ruler-help">{help}</p>
          {children}
        </div>
      </IonContent>
      <footer className="ruler-foot">{foot}</footer>
    </>
  )
}

interface Sitter {
  record: ObservedRecord
  gender: string | undefined
  today: FormHairToday
}

interface FrontTurnProps extends Sitter {
  onSay: (cm: number) => void
  onBack: () => void
  onSkip: () => void
}

function FrontTurn({ record, gender, today, onSay, onBack, onSkip }: FrontTurnProps) {
  const [cm, setCm] = useState(today.cm)
  const [scale, setScale] = useState(scaleOf(cm ?? START_CM[record.length?.value ?? 'grande'] ?? 27))
  const shown = cm ?? START_CM[record.length?.value ?? 'grande'] ?? 27
  const options = wornAt(record, gender, { ...today, cm: shown })
  const isShort = scale === 'short'
  const turnScale = () => {
    setScale(isShort ? 'long' : 'short')
    setCm(null)
  }
  return (
    <Frame
      title={isShort ? 'Quanto sai da cabeça?' : 'Até onde vai hoje?'}
      help={
        isShort
          ? 'Meça uma mecha do alto com os dedos.'
          : CURLED.includes(record.texture?.value ?? '')
            ? 'Toque na régua onde o cabelo acaba. Como cai, sem esticar.'
            : 'Toque na régua onde o cabelo acaba.'
      }
      onBack={onBack}
      onSkip={onSkip}
      foot={
        <Button wide disabled={cm === null} onClick={() => cm !== null && onSay(cm)}>
          É até aqui
        </Button>
      }
    >
      <Ruler
        scale={scale}
        cm={cm}
        start={shown}
        picture={<Picture options={options} box={SCALES[scale].box} />}
        onChange={(next) => {
          setCm(next)
          setScale(scaleOf(next))
        }}
      />
      <button type="button" className="ruler-turn" onClick={turnScale}>
        {isShort ? 'Passa da orelha' : 'É mais curto que a orelha'}
      </button>
    </Frame>
  )
}

const CURLED: readonly string[] = ['cacheado', 'crespo']
/** Where the line waits for a finger: nothing is said by it. */
const START_CM: Readonly<Record<string, number>> = { raspado: 0.5, curto: 7, médio: 22, grande: 33, longo: 45 }

interface SidesTurnProps extends Sitter {
  onSay: (cm: number) => void
  onBack: () => void
  onNext: () => void
}

function SidesTurn({ record, gender, today, onSay, onBack, onNext }: SidesTurnProps) {
  const chosen = SIDES.find(([, cm]) => cm === today.sidesCm)?.[0] ?? null
  return (
    <Frame
      title="E dos lados?"
      help="Acima da orelha. Se for degradê, a parte mais comprida dele."
      onBack={onBack}
      onSkip={onNext}
      foot={
        <Button wide disabled={chosen === null} onClick={onNext}>
          É assim
        </Button>
      }
    >
      <div className="ruler-still">
        <Picture options={wornAt(record, gender, today)} box={SIDES_BOX} />
      </div>
      <div className="ruler-choices">
        <RadioGroup
          look="chips"
          label="Comprimento dos lados"
          name="sidesCm"
          options={SIDES.map(([words]) => words)}
          value={chosen}
          onChange={(words) => onSay(SIDES.find(([one]) => one === words)?.[1] ?? 0)}
        />
      </div>
    </Frame>
  )
}
const SIDES_BOX = [-130, -170, 260, 240] as const

interface CutTurnProps extends Sitter {
  onSay: (cut: string | null) => void
  onBack: () => void
  onEnd: () => void
}

function CutTurn({ record, gender, today, onSay, onBack, onEnd }: CutTurnProps) {
  const [from, setFrom] = useState(0)
  const cuts = cutsWorn(today, record, gender)
  const shown = cuts.slice(from, from + CUTS_SHOWN)
  const own = portraitOptionsOf(
    withToday(record, { ...today, cut: null }, null, LONG_AGO) ?? record,
    gender ? { gender } : {},
  )
  return (
    <Frame
      title="O corte de hoje"
      help="O mais parecido já serve. Assim, ninguém sugere o que você já usa."
      onBack={onBack}
      onSkip={onEnd}
      foot={
        <Button wide onClick={onEnd}>
          {today.cut === null ? 'Pronto' : 'É este'}
        </Button>
      }
    >
      <div className="worn-cuts" role="group" aria-label="Cortes">
        {shown.map((id) => (
          <button
            key={id}
            type="button"
            className="worn-cut"
            aria-pressed={today.cut === id}
            onClick={() => onSay(today.cut === id ? null : id)}
          >
            <span className="worn-cut-picture">
              <Picture
                options={{ ...own, ...CUTS[id].drawing, ...(own.texture ? { texture: own.texture } : {}) }}
                box={CUT_BOX}
              />
            </span>
            <span>{CUTS[id].name}</span>
          </button>
        ))}
      </div>
      <div className="ruler-choices flex wrap gap-8">
        <Button
          kind="secondary"
          size="medium"
          onClick={() => {
            onSay(null)
            onEnd()
          }}
        >
          Nenhum destes
        </Button>
        {cuts.length > CUTS_SHOWN && (
          <Button
            kind="secondary"
            size="medium"
            onClick={() => setFrom(from + CUTS_SHOWN < cuts.length ? from + CUTS_SHOWN : 0)}
          >
            {from + CUTS_SHOWN < cuts.length ? 'Mais seis' : 'Os primeiros'}
          </Button>
        )}
      </div>
    </Frame>
  )
}
const CUT_BOX = [-125, -172, 250, 332] as const

function Picture({ options, box }: { options: PortraitOptions; box: ViewBox }) {
  const src = useDrawing(options, box)
  return src === undefined ? null : <img src={src} alt="" draggable={false} />
}

const LONG_AGO = new Date(0).toISOString()

/** On their own drawing, with the tips where the line is. */
function wornAt(record: ObservedRecord, gender: string | undefined, today: FormHairToday): PortraitOptions {
  const texture = record.texture?.value ?? null
  const { covering: _covering, ...seen } = withToday(record, { ...today, cut: null }, texture, LONG_AGO) ?? record
  const options = portraitOptionsOf(seen, gender ? { gender } : {})
  return { ...options, ...drawnToday(today, options) }
}
