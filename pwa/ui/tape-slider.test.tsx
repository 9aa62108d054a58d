import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { TapeSlider } from './tape-slider.tsx'

const LENGTHS = ['Muito curto', 'Curto', 'Médio', 'Longo', 'Muito longo'] as const

function Held() {
  const [value, setValue] = useState<(typeof LENGTHS)[number] | null>(null)
  return <TapeSlider label="Comprimento" name="length" options={LENGTHS} value={value} onChange={setValue} />
}

const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Comprimento' })

afterEach(cleanup)

it('has no answer until it is touched, and says so', () => {
  render(<Held />)
  expect(slider().getAttribute('aria-valuetext')).toBe('Ainda sem resposta')
})

it('speaks in words, not numbers', () => {
  render(<Held />)
  fireEvent.change(slider(), { target: { value: '3' } })
  expect(slider().getAttribute('aria-valuetext')).toBe('Longo')
})

it('takes a press where the untouched knob rests as an answer', () => {
  render(<Held />)
  fireEvent.click(slider())
  expect(slider().getAttribute('aria-valuetext')).toBe('Médio')
})
