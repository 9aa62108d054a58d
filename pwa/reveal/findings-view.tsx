import { useEffect, useMemo, useRef } from 'react'
import type { Reading } from '#contract/reader/reading.ts'
import { Button } from '#pwa/ui/button.tsx'
import { drawHead } from './draw-face.ts'
import { FacePlateView } from './face-plate-view.tsx'

const CARD = 'cartao'

/** The first screen of a guide. */
export function FindingsView({ reading, onRead }: { reading: Reading; onRead: (chapter: string) => void }) {
  const { reveal, chapters } = reading
  const { findings, basis } = reveal
  const heading = useRef<HTMLHeadingElement>(null)
  // Also scrolls to the top.
  useEffect(() => heading.current?.focus(), [])
  const head = useMemo(() => drawHead(reading), [reading])
  return (
    <section className="reveal-findings column">
      <h1 ref={heading} tabIndex={-1} className="visually-hidden">
        O que o seu guia diz primeiro
      </h1>
      <div className="reveal-head">
        <FacePlateView plate={head} alt={altOf(head.lines.map(({ name }) => name))} />
        <i className="reveal-tape" data-half="lower" />
      </div>
      <div className="reveal-words column">
        <ol>
          {findings.map(({ title, text }, at) => (
            <li key={title}>
              <span className="reveal-number" aria-hidden="true">
                {at + 1}
              </span>
              <h2>{title}</h2>
              <p className="mt-2 t-body t-band-soft">{text}</p>
            </li>
          ))}
        </ol>
        <p className="reveal-basis">{basis}</p>
        <div className="reveal-ways">
          <Button kind="paper" wide onClick={() => onRead(findings[0]?.chapter ?? '')}>
            Ler o guia
          </Button>
          {chapters.some(({ id }) => id === CARD) && (
            <Button kind="text" size="medium" wide onClick={() => onRead(CARD)}>
              Cartão do salão
            </Button>
          )}
        </div>
      </div>
    </section>
  )
}

const altOf = (lines: readonly string[]) =>
  `Desenho do seu rosto, com as linhas ${lines.slice(0, -1).join(', ')} e ${lines.at(-1)}`
