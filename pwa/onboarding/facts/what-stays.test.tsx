import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FormFact } from '#contract/facts.ts'
import { DraftFormData } from '#contract/onboarding.ts'
import { FACTS } from '#visagism/facts/facts.ts'
import { isFactKey } from '#visagism/facts/facts.ts'
import type { ObservedRecord } from '#visagism/observed/observed.ts'
import { questionsFor } from './fact-chips.ts'
import { loadHearing } from './hearing.ts'
import { SendFacts } from './send-facts.tsx'
import { loadEcho, WhatStays } from './what-stays.tsx'

let kept: DraftFormData
let hasReader: boolean

/** Keeps answers as the draft does: what comes back went through its schema. */
function Kept({ given, record }: { given: DraftFormData; record: ObservedRecord }) {
  const [formData, setFormData] = useState(given)
  useEffect(() => void (kept = formData), [formData])
  const edit = (change: DraftFormData) => setFormData((all) => DraftFormData.parse({ ...all, ...change }))
  return (
    <>
      <WhatStays formData={formData} record={record} hasReader={hasReader} error={undefined} edit={edit} />
      <ul aria-label="Envio">
        <SendFacts formData={formData} edit={edit} onChange={() => undefined} />
      </ul>
    </>
  )
}
const show = (given: DraftFormData = {}, record: ObservedRecord = {}) => render(<Kept given={given} record={record} />)

const note = () => screen.getByLabelText<HTMLTextAreaElement>(/Observações/)
const write = (text: string) => fireEvent.change(note(), { target: { value: text } })
/** Writes, and leaves the field. */
async function say(text: string) {
  write(text)
  fireEvent.blur(note())
  await act(async () => void (await loadEcho()))
}
const chip = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const tap = (name: string) => fireEvent.click(chip(name))
const heard = () => [...document.querySelectorAll('.fact-echo li strong')].map(({ textContent }) => textContent)
const quoted = () => [...document.querySelectorAll('.fact-person q')].map(({ textContent }) => textContent)
const rows = () => (kept.facts ?? []).map(({ key, source, kept: is }) => `${is ? '' : 'not '}${key} ${source}`)
const sent = () => within(screen.getByRole('list', { name: 'Envio' }))

beforeEach(async () => {
  hasReader = false
  await loadEcho()
  await loadHearing()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const seen = (values: Readonly<Record<string, string>>): ObservedRecord =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, { value, by: 'cliente', at: '2026-11-27' }]),
  )

describe('the chips', () => {
  it('are facts that the guide knows, and none names a part of a face as a fault', () => {
    const all = [{}, { gender: 'Feminino' }, { gender: 'Masculino', beardPreference: 'Cheia' }] as const
    const chips = all.flatMap((form) => questionsFor({ form, record: {} }).flatMap((question) => question.chips))
    expect(chips.filter(({ key }) => !isFactKey(key))).toEqual([])
    expect(
      chips.filter(({ words }) => /testa|nariz|papada|orelha|queixo|boca|pele|rosto|olheira/i.test(words)),
    ).toEqual([])
    expect(questionsFor({ form: {}, record: {} }).map(({ chips: some }) => some.length)).toEqual([10, 8, 6])
  })

  it.each([
    ['a beard first for who wears one', { gender: 'Masculino', beardPreference: 'Cheia' }, {}, ['O bigode', 'A barba']],
    ['the covering first where one was seen', { gender: 'Feminino' }, { covering: 'véu' }, ['O véu']],
    ['a turban by its name', {}, { covering: 'turbante' }, ['O turbante']],
    [
      'the length first for who wears it long',
      { gender: 'Feminino', hairLength: 'Muito longo' },
      {},
      ['O comprimento'],
    ],
    ['a shaven head first for who is nearly so', { gender: 'Feminino', hairLength: 'Muito curto' }, {}, ['Raspado']],
  ] as const)('%s', (_, form, record, first) => {
    const [stays] = questionsFor({ form, record: seen(record) })
    expect(stays?.chips.slice(0, first.length).map(({ words }) => words)).toEqual(first)
  })

  it('offer no beard to a woman who wears none, no curls to straight hair, and drop nothing that was tapped', () => {
    const words = (form: DraftFormData, record: ObservedRecord) =>
      questionsFor({ form, record }).flatMap(({ chips }) => chips.map((one) => one.words))
    const straight = seen({ texture: 'liso' })
    expect(words({ gender: 'Feminino' }, straight)).not.toEqual(expect.arrayContaining(['A barba']))
    expect(words({ gender: 'Feminino' }, straight)).not.toEqual(expect.arrayContaining(['Meus cachos']))
    const facts: FormFact[] = [{ key: 'beard-stays', source: 'chip', kept: true }]
    expect(words({ gender: 'Feminino', facts }, straight)).toContain('A barba')
  })

  it.each([
    ['a goatee that was seen', { gender: 'Masculino' }, { beard: 'cavanhaque' }, 'O cavanhaque', true],
    ['no goatee of who wears no beard', { gender: 'Masculino' }, { beard: 'sem' }, 'O cavanhaque', false],
    ['braids that are worn today', { today: { cm: 40, sidesCm: null, cut: 'trancas' } }, {}, 'O trançado', true],
    ['braids of coily hair', {}, { texture: 'crespo', length: 'longo' }, 'As tranças', true],
    ['no braids of straight hair', {}, { texture: 'liso' }, 'As tranças', false],
    ['the ends, where there are any', {}, { length: 'longo' }, 'Só as pontas', true],
    ['no ends of shaven hair', {}, { length: 'raspado' }, 'Só as pontas', false],
    ['a dryer', {}, {}, 'Secador ou chapinha', true],
    [
      'no dryer where the ruler said two centimetres',
      { today: { cm: 2, sidesCm: 1, cut: null } },
      {},
      'Secador ou chapinha',
      false,
    ],
    ['no dye of a bare head', {}, { top: 'sem fios' }, 'Tinta ou amônia', false],
    ['nothing that swells on a shaven head', {}, { length: 'raspado' }, 'Arma na umidade', false],
    ['nothing that swells of straight hair', {}, { texture: 'liso' }, 'Arma na umidade', false],
    ['nothing in the eyes of one centimetre', { today: { cm: 1, sidesCm: null, cut: null } }, {}, 'Cai no olho', false],
    ['nothing thin on a shaven head', {}, { length: 'raspado' }, 'Mais ralo no alto', false],
    ['no sliding glasses of who wears none', {}, { glasses: 'não uso' }, 'O óculos escorrega', false],
    ['roots of coloured hair', {}, { hairColour: 'colorido' }, 'A raiz aparece logo', true],
    ['no roots of a shaven head', {}, { length: 'raspado' }, 'A raiz aparece logo', false],
  ] as const)('fit the person: %s', (_, form, record, words, isAsked) => {
    const asked = questionsFor({ form, record: seen(record) }).flatMap(({ chips }) => chips.map((one) => one.words))
    expect(asked.includes(words)).toBe(isAsked)
  })

  it('put first what is seen: roots of grey hair, a thin top, glasses that are always worn', () => {
    const first = (record: Readonly<Record<string, string>>) =>
      questionsFor({ form: {}, record: seen(record) })[2]?.chips[0]?.words
    expect(first({ greys: 'metade' })).toBe('A raiz aparece logo')
    expect(first({ top: 'mais ralo' })).toBe('Mais ralo no alto')
    expect(first({ glasses: 'sempre' })).toBe('O óculos escorrega')
  })

  it('an allergy is named, one or several, beside dye, and goes to a person and the card', () => {
    show()
    tap('Tinta ou amônia')
    fireEvent.click(screen.getByRole('radio', { name: 'Alergia' }))
    tap('Alergia')
    expect(kept.facts).toContainEqual({ key: 'allergy', source: 'chip', kept: true })
    const field = screen.getByLabelText<HTMLInputElement>(/A quê/)
    fireEvent.change(field, { target: { value: 'Níquel, látex e própolis, ' } })
    expect(field.value).toBe('Níquel, látex e própolis, ')
    const named = () => (kept.facts ?? []).flatMap(({ key, value }) => (key === 'allergy' ? [value] : []))
    expect(named()).toEqual(['tinta ou amônia', 'níquel', 'látex', 'própolis'])
    expect(sent().getByText('Alergia: níquel')).not.toBeNull()
    expect(sent().getByText(/Alergia: própolis ·|· Alergia: própolis/)).not.toBeNull()
    tap('Tinta ou amônia')
    expect(named()).toEqual(['níquel', 'látex', 'própolis'])
    tap('Alergia')
    expect(kept.facts).toEqual([])
  })

  it('an allergy of the note keeps its row with its name, and another can be added', async () => {
    show()
    await say('Tenho alergia a níquel.')
    expect(heard()).toEqual(['Alergia: níquel'])
    fireEvent.change(screen.getByLabelText(/A quê/), { target: { value: 'látex' } })
    expect(rows()).toEqual(expect.arrayContaining(['allergy note', 'allergy chip']))
  })

  it('are kept, taken back by a second tap, and all of them may be left alone', () => {
    show()
    expect(rows()).toEqual([])
    tap('Capacete')
    tap('Sem franja')
    expect(rows()).toEqual(['helmet chip', 'no-fringe chip'])
    tap('Capacete')
    expect(rows()).toEqual(['no-fringe chip'])
    expect(chip('Sem franja').checked).toBe(true)
  })

  it('dye asks why: an allergy goes to a person, and away with its chip', () => {
    show()
    tap('Tinta ou amônia')
    expect(screen.queryByRole('radio', { checked: true })).toBeNull()
    fireEvent.click(screen.getByRole('radio', { name: 'Alergia' }))
    expect(rows()).toEqual(['no-dye chip', 'allergy chip'])
    expect(sent().getByText('Isto uma pessoa vai ler')).not.toBeNull()
    fireEvent.click(screen.getByRole('radio', { name: 'Escolha' }))
    expect(rows()).toEqual(['no-dye chip'])
    fireEvent.click(screen.getByRole('radio', { name: 'Alergia' }))
    tap('Tinta ou amônia')
    expect(rows()).toEqual([])
  })

  it('a rule of work takes sixty letters, and is heard as the note is', async () => {
    show()
    tap('Regra do trabalho')
    const field = screen.getByLabelText<HTMLInputElement>(/Qual é a regra/)
    expect(field.maxLength).toBe(60)
    fireEvent.change(field, { target: { value: 'sem barba' } })
    await act(async () => void (await loadEcho()))
    expect(kept.facts).toContainEqual({ key: 'work-rule', source: 'chip', kept: true, words: 'sem barba' })
    expect(heard()).toEqual(['Rosto limpo'])
  })
})

describe('the note', () => {
  it('is heard when its writer leaves: rows with what they do, a chip instead of a row, the rest quoted', async () => {
    show({ gender: 'Masculino' })
    await say('Meu bigode fica. Detesto gola alta. Posso usar boné no guia? Faço quimioterapia.')
    expect(chip('O bigode').checked).toBe(true)
    expect(heard()).toEqual([FACTS['no-high-collar'].words])
    expect(screen.getByText(FACTS['no-high-collar'].does)).not.toBeNull()
    expect(quoted()).toEqual(['Faço quimioterapia', 'Posso usar boné no guia'])
    expect(document.querySelector('.fact-why > p')?.textContent).toBe('Você perguntou:')
  })

  it('is heard a moment after the last letter, not before', async () => {
    vi.useFakeTimers()
    show()
    write('Uso capacete')
    act(() => void vi.advanceTimersByTime(700))
    write('Uso capacete todo dia.')
    await act(async () => void (await vi.advanceTimersByTimeAsync(700)))
    expect(rows()).toEqual([])
    await act(async () => void (await vi.advanceTimersByTimeAsync(200)))
    vi.useRealTimers()
    await act(async () => void (await loadEcho()))
    expect(rows()).toEqual(['helmet note'])
  })

  it('says nothing of small talk, and no empty “Entendi”', async () => {
    show()
    await say('Muito obrigada, boa semana!')
    expect(document.querySelector('.fact-echo')?.textContent).toBe('')
  })

  it('a row that was taken away stays away, also when the note is written on; a person reads its words', async () => {
    show({ gender: 'Feminino' })
    await say('Detesto gola alta. Uso óculos.')
    fireEvent.click(screen.getByRole('button', { name: `Tirar: ${FACTS['no-high-collar'].words}` }))
    expect(rows()).toEqual(['not no-high-collar note', 'glasses note'])
    await say('Detesto gola alta. Uso óculos. Ando de moto.')
    expect(rows().filter((row) => row.includes('collar'))).toEqual(['not no-high-collar note'])
    expect(quoted()).toContain('Detesto gola alta')
  })

  it('a chip that is switched off against the note is off for good', async () => {
    show()
    await say('Uso capacete.')
    expect(chip('Capacete').checked).toBe(true)
    tap('Capacete')
    expect(chip('Capacete').checked).toBe(false)
    await say('Uso capacete. Obrigada!')
    expect(chip('Capacete').checked).toBe(false)
    tap('Capacete')
    expect(chip('Capacete').checked).toBe(true)
    expect(rows().filter((row) => row.startsWith('not'))).toEqual([])
  })

  it('takes four thousand letters, cuts nothing that is pasted, and says how many are too many', () => {
    show()
    write('a'.repeat(4000))
    expect(screen.queryByRole('alert')).toBeNull()
    write('a'.repeat(4312))
    expect(screen.getByRole('alert').textContent).toBe('O recado leva 4.000 letras: tire 312.')
    expect(note().value).toHaveLength(4312)
    write('a'.repeat(50_000))
    expect(screen.getByRole('alert').textContent).toContain('O que passou da letra 20.000 não entrou aqui.')
    expect(DraftFormData.safeParse(kept).success).toBe(true)
  })
})

describe('a model that reads notes', () => {
  const box = () => screen.queryByRole<HTMLInputElement>('checkbox', { name: /inteligência artificial/ })

  it('is offered beside a note where there is one, off until it is tapped', () => {
    hasReader = true
    show()
    expect(box()).toBeNull()
    write('Meu fio não aceita nada.')
    expect(box()?.checked).toBe(false)
    expect(kept.agreedToNoteReading).toBeUndefined()
    fireEvent.click(screen.getByRole('checkbox', { name: /inteligência artificial/ }))
    expect(kept.agreedToNoteReading).toBe(true)
  })

  it('is not offered where there is none', () => {
    show()
    write('Meu fio não aceita nada.')
    expect(box()).toBeNull()
  })

  it('has what it read shown as a row that can be taken away, when the form is open again', async () => {
    const read: FormFact = { key: 'no-scent', words: 'perfume me enjoa', source: 'model', kept: true }
    show({ observations: 'Um perfume me enjoa.', facts: [read] })
    await act(async () => void (await loadEcho()))
    expect(heard()).toEqual([FACTS['no-scent'].words])
    expect(sent().getByText(FACTS['no-scent'].words)).not.toBeNull()
    fireEvent.click(screen.getByRole('button', { name: `Tirar: ${FACTS['no-scent'].words}` }))
    expect(rows()).toEqual(['not no-scent model'])
  })
})

describe('before sending', () => {
  it('names each thing as a chip of its own, with its value as it was written', async () => {
    show()
    tap('Capacete')
    tap('Salão todo mês')
    await say('Só uso ouro rosé. Tenho alergia a níquel.')
    const chips = within(sent().getByRole('list', { name: 'O que você disse' })).getAllByRole('listitem')
    expect(chips.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([
        'Capacete',
        'Poucas idas ao salão: a cada 6 semanas',
        'O metal que você usa: ouro rosé',
        'Alergia: níquel',
      ]),
    )
  })

  it('says what was understood, and in a line what a person reads first', async () => {
    show()
    tap('Capacete')
    await say('Meu bigode fica. Vocês atendem no sábado?')
    expect(sent().getByText('Capacete')).not.toBeNull()
    expect(sent().getByText('O bigode fica')).not.toBeNull()
    expect(sent().getByText('“Vocês atendem no sábado”')).not.toBeNull()
  })

  it('a chip is taken away there, never comes back by itself, and can be put back', async () => {
    show()
    tap('Capacete')
    await say('Meu bigode fica.')
    fireEvent.click(sent().getByRole('button', { name: 'Não vale: O bigode fica' }))
    expect(rows()).toEqual(['helmet chip', 'not moustache-stays note'])
    expect(sent().queryByText('O bigode fica')).toBeNull()
    // Its words are still for a person.
    expect(sent().getByText('“Meu bigode fica”')).not.toBeNull()
    fireEvent.click(sent().getByRole('button', { name: 'Não vale: Capacete' }))
    expect(rows()).toEqual(['not moustache-stays note'])
    fireEvent.click(sent().getByRole('button', { name: 'Desfazer' }))
    expect(rows()).toEqual(['helmet chip', 'not moustache-stays note'])
  })

  it('a chip is taken away there also where the form never heard the note', () => {
    show({ observations: 'Detesto gola alta.' })
    fireEvent.click(sent().getByRole('button', { name: `Não vale: ${FACTS['no-high-collar'].words}` }))
    expect(rows()).toEqual(['not no-high-collar note'])
    expect(sent().queryByRole('button', { name: /^Não vale/ })).toBeNull()
  })

  it('one of two allergies is taken away alone', async () => {
    show()
    await say('Tenho alergia a níquel e a látex.')
    fireEvent.click(sent().getByRole('button', { name: 'Não vale: Alergia: níquel' }))
    expect(sent().queryByRole('button', { name: 'Não vale: Alergia: níquel' })).toBeNull()
    expect(sent().getByRole('button', { name: 'Não vale: Alergia: látex' })).not.toBeNull()
  })

  it('three groups: what was understood, what a person reads and why, and what binds nothing', async () => {
    show()
    await say('Meu bigode fica. Faço quimioterapia. Vocês atendem no sábado? Não xpto o zzz. Moro em Recife.')
    expect(sent().getByRole('button', { name: 'Não vale: O bigode fica' })).not.toBeNull()
    const person = sent().getByText('Isto uma pessoa vai ler').closest('li')
    expect(person?.textContent).toContain('“Faço quimioterapia”')
    expect(person?.textContent).toContain('Você perguntou: “Vocês atendem no sábado”')
    expect(person?.textContent).toContain('Não entendi bem: “Não xpto o zzz”')
    expect(person?.textContent).not.toContain('Recife')
    expect(sent().getByText('O resto do recado').closest('li')?.textContent).toContain('“Moro em Recife”')
  })

  it('words that would hold the order can be left out, and taken back', async () => {
    show()
    await say('Meu bigode fica. Vocês atendem no sábado?')
    fireEvent.click(sent().getByRole('button', { name: 'Enviar sem isso' }))
    expect(kept.observations).toBe('Meu bigode fica.')
    expect(sent().queryByText('Isto uma pessoa vai ler')).toBeNull()
    fireEvent.click(sent().getByRole('button', { name: 'Desfazer' }))
    expect(kept.observations).toBe('Meu bigode fica. Vocês atendem no sábado?')
  })

  it('health is not left out', async () => {
    show()
    await say('Faço quimioterapia. Vocês atendem no sábado?')
    fireEvent.click(sent().getByRole('button', { name: 'Enviar sem “Vocês atendem no sábado”' }))
    expect(kept.observations).toBe('Faço quimioterapia.')
    expect(sent().getByText('“Faço quimioterapia”')).not.toBeNull()
    expect(sent().queryByRole('button', { name: /Enviar sem/ })).toBeNull()
  })
})
