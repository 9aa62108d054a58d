import check from '@phosphor-icons/core/assets/bold/check-bold.svg?raw'
import { lazy, Suspense, useId, useState } from 'react'
import type FactEchoView from './fact-echo.tsx'
import type { FormFact } from '#contract/facts.ts'
import type { DraftFormData } from '#contract/onboarding.ts'
import type { ObservedRecord } from '#visagism/observed/observed.ts'
import { CheckRow } from '#pwa/ui/check-row.tsx'
import { TextField } from '#pwa/ui/field.tsx'
import { Icon } from '#pwa/ui/icon.tsx'
import { RadioGroup } from '#pwa/ui/radio-group.tsx'
import {
  ALLERGY,
  ALLERGY_MAX,
  DYE,
  DYE_ALLERGY,
  type FactChip,
  type FactQuestion,
  isOf,
  isOn,
  questionsFor,
  toggled,
  withDyeAllergy,
  WORK_RULE,
  WORK_RULE_MAX,
} from './fact-chips.ts'
import { NoteField } from './note-field.tsx'
import './what-stays.css'

/** Hearing needs the table of facts and its rules: fetched once there is something to hear. */
export const loadEcho = () => import('./fact-echo.tsx')
// Without a network it may not come: the note is heard by the server all the same.
const notHeardHere: typeof FactEchoView = () => <></>
const FactEcho = lazy(() => loadEcho().catch(() => ({ default: notHeardHere })))

interface WhatStaysProps {
  formData: DraftFormData
  record: ObservedRecord
  /** An AI model is there, for who lets it read the note. */
  hasReader: boolean
  error: string | undefined
  edit: (change: DraftFormData) => void
}

/** Three questions answered in chips, and the note: all of it optional, all of it kept. */
export function WhatStays({ formData, record, hasReader, error, edit }: WhatStaysProps) {
  const { observations: note = '', facts = [] } = formData
  const keep = (next: FormFact[]) => edit({ facts: next })
  const questions = questionsFor({ form: formData, record })
  const isChip = (fact: Pick<FormFact, 'key' | 'value'>) =>
    questions.some(({ chips }) =>
      // Its chip names no allergen: the row does.
      chips.some((chip) => isOf(chip, fact) && (chip.key !== ALLERGY.key || fact.value === undefined)),
    )
  return (
    <section className="what-stays" aria-labelledby="what-stays">
      <h2 className="t-h2-app" id="what-stays">
        O que fica
      </h2>
      <p className="mt-4 t-soft">O guia respeita o que você tocar aqui. Pule o que quiser.</p>
      {questions.map((question, at) => (
        <Chips key={question.title} at={at + 1} question={question} facts={facts} onChange={keep} />
      ))}
      <NoteField
        note={note}
        error={error}
        onChange={(observations) => edit({ observations })}
        onBegin={() => void loadEcho().catch(() => undefined)}
      >
        {(written) =>
          (written.trim() !== '' || facts.some(({ words }) => words !== undefined)) && (
            <Suspense>
              <FactEcho note={written} facts={facts} isChip={isChip} onChange={keep} />
            </Suspense>
          )
        }
      </NoteField>
      {hasReader && note.trim() !== '' && (
        <div className="mt-16">
          <CheckRow
            name="agreedToNoteReading"
            checked={formData.agreedToNoteReading === true}
            onChange={(agreedToNoteReading) => edit({ agreedToNoteReading })}
            describedBy="note-reading"
          >
            Uma inteligência artificial também pode ler este recado.
          </CheckRow>
          <p className="note-reading t-small t-soft" id="note-reading">
            Só se você quiser. Vai o texto do recado, sem seu nome, e-mail, telefone ou fotos; nomes de outras pessoas e
            o que você contar de saúde ou fé vão como estão. Ela aponta o que talvez não tenhamos entendido, e não
            decide nada.
          </p>
        </div>
      )}
    </section>
  )
}

interface ChipsProps {
  at: number
  question: FactQuestion
  facts: readonly FormFact[]
  onChange: (facts: FormFact[]) => void
}

function Chips({ at, question: { title, chips }, facts, onChange }: ChipsProps) {
  const id = useId()
  const flip = (chip: FactChip, on: boolean) => {
    const next = toggled(chip, on, facts)
    // The allergy belongs to the chip it was said of.
    onChange(chip.key === DYE.key && !on ? withDyeAllergy(false, next) : next)
  }
  const isWorkRule = chips.includes(WORK_RULE) && isOn(WORK_RULE, facts)
  return (
    <div className="what-stays-question" role="group" aria-labelledby={id}>
      <h3 className="t-h3" id={id}>
        <i aria-hidden="true">{at}</i>
        {title}
      </h3>
      <div className="radio-chips">
        {chips.map((chip) => {
          const on = isOn(chip, facts)
          return (
            <label key={chip.words} className="radio">
              <input
                className="choice-input"
                type="checkbox"
                data-field="facts"
                checked={on}
                onChange={() => flip(chip, !on)}
              />
              <span className="fact-chip">
                {on && <Icon svg={check} size={16} />}
                {chip.words}
              </span>
            </label>
          )
        })}
      </div>
      {chips.includes(DYE) && isOn(DYE, facts) && <DyeReason facts={facts} onChange={onChange} />}
      {chips.includes(ALLERGY) && isOn(ALLERGY, facts) && <Allergens facts={facts} onChange={onChange} />}
      {isWorkRule && <WorkRule facts={facts} onChange={onChange} />}
    </div>
  )
}

type InnerProps = Pick<ChipsProps, 'facts' | 'onChange'>

const REASONS = ['Alergia', 'Escolha'] as const

/** Unanswered, it counts as a choice; an allergy goes to a person as well. */
function DyeReason({ facts, onChange }: InnerProps) {
  const isAllergy = facts.some(({ key, value, kept }) => kept && key === DYE_ALLERGY.key && value === DYE_ALLERGY.value)
  const [said, setSaid] = useState<(typeof REASONS)[number] | null>(null)
  return (
    <div className="fact-reason">
      <RadioGroup
        look="chips"
        label="Alergia ou escolha?"
        name="dyeReason"
        options={REASONS}
        value={isAllergy ? 'Alergia' : said === 'Escolha' ? said : null}
        onChange={(reason) => {
          setSaid(reason)
          onChange(withDyeAllergy(reason === 'Alergia', facts))
        }}
      />
    </div>
  )
}

/** Named one by one, for the salon's card; what the note names already is a row of its own. */
function Allergens({ facts, onChange }: InnerProps) {
  const isTapped = ({ key, source, kept, value }: FormFact) =>
    kept && source === 'chip' && key === ALLERGY.key && value !== ALLERGY.except
  const [text, setText] = useState(() =>
    facts.flatMap((fact) => (isTapped(fact) && fact.value !== undefined ? [fact.value] : [])).join(', '),
  )
  const isNoted = facts.some((fact) => isOf(ALLERGY, fact) && fact.kept && !isTapped(fact))
  return (
    <div className="fact-reason">
      <TextField
        label="A quê?"
        help="Se forem várias, separe por vírgulas."
        optional
        data-field="allergy"
        value={text}
        maxLength={ALLERGY_MAX}
        enterKeyHint="done"
        onChange={({ target: { value: written } }) => {
          setText(written)
          const named = allergensIn(written).map((value) => ({ value }))
          onChange([
            ...facts.filter((fact) => !isTapped(fact)),
            ...(named.length > 0 || isNoted ? named : [{}]).map((one) => ({
              key: ALLERGY.key,
              source: 'chip' as const,
              kept: true,
              ...one,
            })),
          ])
        }}
      />
    </div>
  )
}

/** “níquel, látex e própolis”: three, in small letters as a note's are. */
const allergensIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,;\n]|\s+e\s+/)
      .map((one) => one.trim().toLocaleLowerCase('pt-BR'))
      .filter((one) => one !== ''),
  ),
]

function WorkRule({ facts, onChange }: InnerProps) {
  const rule = facts.find(({ key, source, kept }) => kept && source === 'chip' && key === WORK_RULE.key)
  return (
    <div className="fact-reason">
      <TextField
        label="Qual é a regra?"
        optional
        data-field="workRule"
        value={rule?.words ?? ''}
        maxLength={WORK_RULE_MAX}
        autoCapitalize="sentences"
        enterKeyHint="done"
        onChange={({ target: { value } }) =>
          onChange([
            ...facts.filter((fact) => fact !== rule),
            { key: WORK_RULE.key, source: 'chip', kept: true, ...(value === '' ? {} : { words: value }) },
          ])
        }
      />
    </div>
  )
}
