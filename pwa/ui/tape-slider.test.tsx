import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { TapeSlider } from './tape-slider.tsx'

const LENGTHS = ['Muito curto', 'Curto', 'Médio', 'Longo', 'Muito longo'] as const

function StoredData() {
  const [value, setValue] = useState<(typeof LENGTHS)[number] | null>(null)
  return <TapeSlider label="Comprimento" name="length" options={LENGTHS} value={value} onChange={setValue} />
}

const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Comprimento' })

afterEach(cleanup)

it('has no answer until it is touched, and says so', () => {
  render(<StoredData />)
  expect(slider().getAttribute('aria-valuetext')).toBe('Ainda sem resposta')
})

it('speaks in words, not numbers', () => {
  render(<StoredData />)
  fireEvent.change(slider(), { target: { value: '3' } })
  expect(slider().getAttribute('aria-valuetext')).toBe('Longo')
})

it('takes a press where the untouched knob rests as an answer', () => {
  render(<StoredData />)
  fireEvent.click(slider())
  expect(slider().getAttribute('aria-valuetext')).toBe('Médio')
})
