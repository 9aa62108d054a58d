import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ObservedValues } from '#contract/face/observed.ts'
import type { DraftFormData } from '#contract/onboarding.ts'
import type { ObservedField, ObservedRecord } from '#visagism/observed/observed.ts'
import { ObservedScreen } from './observed-screen.tsx'
import { saying } from './rows.ts'

let said: ObservedValues[]
let done: ObservedValues | null
let scrolledTo: (string | undefined)[]

beforeEach(() => {
  said = []
  done = null
  scrolledTo = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  HTMLElement.prototype.scrollIntoView = function scrollIntoView(this: HTMLElement) {
    scrolledTo.push(this.dataset['field'])
  }
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

interface KeptProps {
  formData: DraftFormData
  given: ObservedRecord
  isHairUnseen?: boolean
}

/** Stores answers like the outbox. */
function Kept({ formData, given, isHairUnseen }: KeptProps) {
  const [values, setValues] = useState<ObservedValues>({})
  const emptied = Object.entries(values).flatMap(([field, value]) => (value === null ? [field as ObservedField] : []))
  const rest = Object.fromEntries(Object.entries(given).filter(([field]) => !(field in values)))
  return (
    <ObservedScreen
      formData={formData}
      record={{ ...rest, ...saying(values) }}
      emptied={emptied}
      {...(isHairUnseen && { isHairUnseen })}
      onSay={(next) => {
        said.push(next)
        setValues((all) => ({ ...all, ...next }))
      }}
      onDone={(next) => (done = next)}
      onSkip={() => (done = {})}
    />
  )
}
const show = (formData: DraftFormData = {}, given: ObservedRecord = {}) =>
  render(<Kept formData={formData} given={given} />)

const row = (name: string) => screen.getByRole('radiogroup', { name })
const tile = (group: string, name: string) => within(row(group)).getByRole('radio', { name })
const tap = (group: string, name: string) => fireEvent.click(tile(group, name), { detail: 1 })
const count = () => document.querySelector('.observed-count p')?.textContent
const rows = () => [...document.querySelectorAll<HTMLElement>('.trait-row')].map(({ dataset }) => dataset['field'])

describe('the screen that asks what is seen', () => {
  it('asks eight rows, all of them open, and may be left at once', () => {
    show()
    expect(rows()).toEqual(['skin', 'hairColour', 'texture', 'length', 'top', 'glasses', 'eyes', 'covering', 'beard'])
    expect(count()).toBe('0 de 8')
    expect(screen.queryAllByRole('radio', { checked: true })).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: 'Pronto' }))
    expect(done).toEqual({})
    expect(said).toEqual([])
  })

  it('asks of a covering before the hair where the finder saw none, and stays so while it is answered', () => {
    const { rerender } = render(<Kept formData={{}} given={{}} isHairUnseen />)
    expect(rows().slice(0, 3)).toEqual(['skin', 'covering', 'hairColour'])
    rerender(<Kept formData={{}} given={{}} />)
    tap('Cabelo coberto', 'Não')
    expect(rows().slice(0, 3)).toEqual(['skin', 'covering', 'hairColour'])
  })

  it('a tap answers and brings the next open row; a second tap takes it back and stays', () => {
    show()
    tap('Tom de pele', 'Tom 5 de 8, média a escura')
    expect(said).toEqual([{ skin: 'média a escura' }])
    expect(scrolledTo).toEqual(['hairColour'])
    expect(count()).toBe('1 de 8, o resto é rápido')
    tap('Tom de pele', 'Tom 5 de 8, média a escura')
    expect(said.at(-1)).toEqual({ skin: null })
    expect(scrolledTo).toHaveLength(1)
    expect(count()).toBe('0 de 8')
  })

  it('skips rows that are answered already on its way', () => {
    show({ hairLength: 'Longo' }, saying({ texture: 'liso' }))
    tap('Cor do cabelo', 'Preto')
    expect(scrolledTo).toEqual([])
    fireEvent.click(tile('Fios brancos', 'nenhum'), { detail: 1 })
    expect(scrolledTo).toEqual(['top'])
  })

  it('asks of no white strands where the colour says them', () => {
    show()
    tap('Cor do cabelo', 'Grisalho')
    expect(screen.queryByRole('radiogroup', { name: 'Fios brancos' })).toBeNull()
    expect(scrolledTo).toEqual(['texture'])
  })

  it('arrows walk a row and leave the others where they are; the ends meet', () => {
    show()
    const first = tile('Textura', 'Liso')
    expect(
      within(row('Textura'))
        .getAllByRole('radio')
        .map(({ tabIndex }) => tabIndex),
    ).toEqual([0, -1, -1, -1])
    fireEvent.keyDown(first, { key: 'ArrowLeft' })
    expect(said).toEqual([{ texture: 'crespo' }])
    expect(tile('Textura', 'Crespo').tabIndex).toBe(0)
    fireEvent.keyDown(tile('Textura', 'Crespo'), { key: 'ArrowRight' })
    expect(said.at(-1)).toMatchObject({ texture: 'liso' })
    expect(tile('Textura', 'Liso').tabIndex).toBe(0)
    expect(scrolledTo).toEqual([])
  })

  it('takes the profile’s answers as they are, says where they come from, and hands them on at the end', () => {
    show({ gender: 'Masculino', hairLength: 'Curto', beardPreference: 'Cheia' })
    expect(rows()).toContain('beard')
    expect(tile('Barba', 'Cheia').getAttribute('aria-checked')).toBe('true')
    expect(screen.getAllByText('do seu perfil')).toHaveLength(2)
    tap('Barba', 'Cheia')
    expect(screen.getAllByText('do seu perfil')).toHaveLength(1)
    expect(tile('Barba', 'Cheia').getAttribute('aria-checked')).toBe('false')
    fireEvent.click(screen.getByRole('button', { name: 'Pronto' }))
    expect(done).toEqual({ length: 'curto' })
  })

  it('asks how long a beard is and whether a moustache goes with it, and forgets both without one', () => {
    show({ gender: 'Masculino' })
    const asked = (name: string) => screen.queryByRole('radiogroup', { name })
    const chip = (group: string, name: string) =>
      within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name })
    expect([asked('Bigode'), asked('Comprimento')?.closest('.value-chips') ?? null]).toEqual([null, null])
    tap('Barba', 'Cheia')
    fireEvent.click(document.querySelector('[data-field="beardLength"] [role="radio"]:last-child') as Element)
    fireEvent.click(chip('Bigode', 'sem'))
    expect(said).toEqual([{ beard: 'cheia' }, { beardLength: 'mais de 3 cm' }, { moustache: 'sem' }])
    tap('Barba', 'Sem')
    expect(said.at(-1)).toEqual({ beard: 'sem', beardLength: null, moustache: null })
  })

  it('left by “Pular” it says nothing in anybody’s name', () => {
    show({ hairLength: 'Curto' })
    fireEvent.click(screen.getByRole('button', { name: 'Pular' }))
    expect(done).toEqual({})
    expect(said).toEqual([])
  })

  it('a covering folds the hair away, in a sentence, and the count follows', () => {
    show()
    tap('Cabelo coberto', 'Véu')
    expect(rows()).not.toContain('texture')
    expect(count()).toBe('1 de 4, o resto é rápido')
    expect(screen.getByText(/Pulamos as perguntas do cabelo/)).not.toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Quero contar' }))
    expect(rows()).toContain('texture')
  })

  it('asks the frame of whoever wears glasses, in their row, and drops it with them', () => {
    show()
    tap('Óculos', 'Sempre')
    expect(rows()).toContain('frame')
    expect(scrolledTo).toEqual([])
    expect(count()).toBe('1 de 8, o resto é rápido')
    tap('Armação', 'Redonda')
    expect(said.at(-1)).toEqual({ frame: 'redonda' })
    tap('Óculos', 'Não uso')
    expect(said.at(-1)).toEqual({ glasses: 'não uso', frame: null })
    expect(rows()).not.toContain('frame')
  })

  it('says when it nearly is them', () => {
    const answers = { skin: 'clara', hairColour: 'ruivo', texture: 'liso', length: 'curto', top: 'cheio' }
    show({}, saying(answers))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Qual se parece com você?')
    tap('Óculos', 'Não uso')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Já parece você?')
    expect(screen.getByText('Faltam dois toques.')).not.toBeNull()
    tap('Olhos', 'Mel')
    expect(screen.getByText('Falta um toque.')).not.toBeNull()
  })

  it('frames what the device proposes, and a touch makes it the person’s', () => {
    const at = '2026-11-20T12:00:00.000Z'
    show({}, { skin: { value: 'clara', by: 'aparelho', at } })
    expect(screen.getByText('sugerido pelo aparelho')).not.toBeNull()
    tap('Tom de pele', 'Tom 3 de 8, clara a média')
    expect(screen.queryByText('sugerido pelo aparelho')).toBeNull()
  })

  it('shows what was confirmed at the desk, and changes nothing of it', () => {
    const at = '2026-11-20T12:00:00.000Z'
    show({}, { eyes: { value: 'mel', by: 'visagista', at } })
    expect(screen.getByText('conferido na análise')).not.toBeNull()
    tap('Olhos', 'Azul')
    expect(said).toEqual([])
  })

  it('drops a curl type with its texture', () => {
    show({}, saying({ texture: 'crespo', curlType: '4C' }))
    tap('Textura', 'Ondulado')
    expect(said).toEqual([{ texture: 'ondulado', curlType: null }])
  })

  it('explains what tone is', () => {
    HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
      this.open = true
    }
    show()
    fireEvent.click(screen.getByRole('button', { name: 'O que é o tom' }))
    expect(screen.getByText('Tom é luz, para escolher cor. Não é raça nem origem.')).not.toBeNull()
  })
})
