import { useEffect, useRef } from 'react'
import caretDown from '@phosphor-icons/core/assets/regular/caret-down.svg?raw'
import type { DeskOrder } from '#contract/admin/desk.ts'
import { answerWords, FIELD_KEYS, FORM_FIELDS, type FormField } from '#contract/form-fields.ts'
import { list } from '#visagism/knowledge/pt.ts'
import { Icon } from '#pwa/ui/icon.tsx'
import { greetingName } from '#visagism/names/person-name.ts'
import { DeskAnswers } from './desk-answers.tsx'

interface DeskAskedProps {
  order: DeskOrder
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
}

export function DeskAsked({ order, isOpen, onToggle }: DeskAskedProps) {
  const row = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (isOpen) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  const { form } = order
  const name = greetingName(order.customerName)
  return (
    <details
      className="desk-row rule-top desk-asked"
      ref={row}
      open={isOpen}
      onToggle={(event) => onToggle(event.currentTarget.open)}
    >
      <summary>
        <span>
          <b>{name ? `${name} pede` : 'O pedido'}</b>
          <span className="desk-asked-words">{askedWords(form)}</span>
          {form.observations && <q className="desk-asked-words">{form.observations}</q>}
        </span>
        <Icon svg={caretDown} size={16} />
      </summary>
      <DeskAnswers order={order} />
    </details>
  )
}

function askedWords(form: DeskOrder['form']): string {
  return [1, 2, 3]
    .map((sentence) => clausesOf(form, sentence).join(', '))
    .filter(Boolean)
    .map((sentence) => `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`)
    .join(' ')
}

function clausesOf(form: DeskOrder['form'], sentence: number): string[] {
  return FIELD_KEYS.flatMap((key) => {
    const { clause }: FormField = FORM_FIELDS[key]
    const words = answerWords(form[key])
    if (clause?.sentence !== sentence || words.length === 0) return []
    return clause.words(list(words).toLowerCase()) || []
  })
}
