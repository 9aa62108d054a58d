import type { ReactNode } from 'react'
import caretDown from '@phosphor-icons/core/assets/regular/caret-down.svg?raw'
import type { DeskChoices } from '#contract/admin/choices.ts'
import { count } from '#visagism/knowledge/pt.ts'
import { Icon } from '#pwa/ui/icon.tsx'
import './why-this.css'

type Why = NonNullable<DeskChoices['why']>
const MOST_REASONS = 6

/** Why the engine begins with this cut, in words; the pink of a tape is where eight of ten faces lie. */
export function WhyThis({ why }: { why: Why | null }) {
  if (!why) return null
  const { cut, measures, answers, against, refused } = why
  return (
    <details className="desk-row rule-top why-this">
      <summary>
        <span>
          <b>Por quê {cut.toLowerCase()}</b>
          <span className="desk-asked-words">{measures[0]?.words ?? answers[0]?.words}</span>
        </span>
        <Icon svg={caretDown} size={16} />
      </summary>
      {measures.length > 0 && (
        <Part title={count(measures.length, 'medida', 'medidas')}>
          {measures.map(({ name, value, position, words }) => (
            <div key={name}>
              <dt>
                {name} <span className="num">{value}</span>
              </dt>
              <dd>
                <i className="why-tape block" aria-hidden="true">
                  <u style={{ left: `${position * 100}%` }} />
                </i>
                {words}
              </dd>
            </div>
          ))}
        </Part>
      )}
      {answers.length > 0 && (
        <Part title="Do que foi respondido e dito">
          {answers.map(({ name, words }) => (
            <Line key={`${name}${words}`} name={name} words={words} />
          ))}
        </Part>
      )}
      <Part title={against ? 'Pesou contra' : 'Nada pesou contra'}>
        {against && <Line name={against.name} words={against.words} />}
      </Part>
      {refused.length > 0 && (
        <Part title="O que o motor recusou">
          {refused.slice(0, MOST_REASONS).map(({ why: reason, cuts }) => (
            <Line key={reason} name={count(cuts, 'corte', 'cortes')} words={reason} />
          ))}
        </Part>
      )}
    </details>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="why-part">
      <h4>{title}</h4>
      <dl>{children}</dl>
    </section>
  )
}

const Line = ({ name, words }: { name: string; words: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{words}</dd>
  </div>
)
