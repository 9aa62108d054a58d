import type { ReactNode } from 'react'
import type { SheetMeasure } from '#contract/face/sheet.ts'
import { contrastLevels, skinDepthOf, undertoneHint } from '#visagism/colour/measured.ts'
import type { SheetState } from '#visagism/finder/judge-sheet.ts'
import { SKIN_DEPTHS } from '#visagism/observed/observed.ts'
import { SKINS } from '#visagism/portrait/head/skin.ts'
import { Tape } from '#pwa/ui/tape.tsx'
import { useFocusOnMount } from '#pwa/ui/use-focus-on-mount.ts'
import { refusalWords } from './sheet-words.ts'
import { SheetTop } from './sheet-top.tsx'

interface SheetResultProps {
  measure: SheetMeasure
  onKeep: () => void
  onAgain: () => void
  onClose: () => void
}

/** L* of skin minus hair at the end of the tape. */
const MOST_CONTRAST = 75

/** Depth, contrast, and only a hint of the undertone. */
export function SheetResult({ measure, onKeep, onAgain, onClose }: SheetResultProps) {
  const heading = useFocusOnMount<HTMLHeadingElement>()
  const { typologyAngle, hueAngle, contrast } = measure
  const depth = skinDepthOf(typologyAngle)
  const place = SKIN_DEPTHS.indexOf(depth)
  return (
    <div className="camera-view sheet-answer">
      <SheetTop onClose={onClose} />
      <div className="sheet-answer-words">
        <h3 ref={heading} tabIndex={-1}>
          Pele {depth}
        </h3>
        <div className="sheet-skins" role="img" aria-label={`Tom ${place + 1} de ${SKIN_DEPTHS.length}, ${depth}`}>
          {Object.values(SKINS).map((hex, index) => (
            <i key={hex} style={{ background: hex }} data-on={index === place ? '' : undefined} />
          ))}
        </div>
        {contrast === null ? (
          <p className="sheet-line">O cabelo não apareceu: o contraste fica sem valor.</p>
        ) : (
          <>
            <p className="sheet-line">
              Contraste entre pele e cabelo <b>{contrastLevels(contrast).join(' a ')}</b>
            </p>
            <div className="sheet-scale" aria-hidden="true">
              <Tape tone="band" majors={3} minors={5} />
              <i style={{ left: `${Math.min(100, (contrast / MOST_CONTRAST) * 100)}%` }} />
            </div>
          </>
        )}
        <p className="sheet-line">
          A folha indica um subtom <b>{undertoneHint(hueAngle)}</b>. É só um indício; quem faz a sua análise decide.
        </p>
        <p className="sheet-note">
          O tom entra como sugestão, e você pode trocar. Guardamos estes números; a imagem da folha não é guardada.
        </p>
      </div>
      <Ways primary="Guardar" onPrimary={onKeep} secondary="Medir de novo" onSecondary={onAgain} />
    </div>
  )
}

interface SheetRefusedProps {
  state: SheetState
  onAgain: () => void
  onClose: () => void
}

/** Bad light gives no value, and a reason. */
export function SheetRefused({ state, onAgain, onClose }: SheetRefusedProps) {
  const { title, text } = refusalWords(state)
  return (
    <SheetStop title={title} onAgain={onAgain} onClose={onClose}>
      {text}
    </SheetStop>
  )
}

interface SheetStopProps {
  title: string
  children: ReactNode
  onAgain: () => void
  onClose: () => void
}

export function SheetStop({ title, children, onAgain, onClose }: SheetStopProps) {
  const heading = useFocusOnMount<HTMLHeadingElement>()
  return (
    <div className="camera-view sheet-answer">
      <SheetTop onClose={onClose} />
      <div className="sheet-answer-words">
        <h3 ref={heading} tabIndex={-1}>
          {title}
        </h3>
        <p className="sheet-line">{children}</p>
      </div>
      <Ways primary="Tentar de novo" onPrimary={onAgain} secondary="Sem folha" onSecondary={onClose} />
    </div>
  )
}

interface WaysProps {
  primary: string
  onPrimary: () => void
  secondary: string
  onSecondary: () => void
}

function Ways({ primary, onPrimary, secondary, onSecondary }: WaysProps) {
  return (
    <div className="camera-choice sheet-ways">
      <button type="button" className="camera-pill" onClick={onSecondary}>
        {secondary}
      </button>
      <button type="button" className="camera-pill camera-pill-primary" onClick={onPrimary}>
        {primary}
      </button>
    </div>
  )
}
