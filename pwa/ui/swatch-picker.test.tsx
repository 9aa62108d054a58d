import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { SwatchPicker } from './swatch-picker.tsx'

const SWATCHES = [
  { value: 'blue', name: 'Azul', hex: '#2F5FA8' },
  { value: 'green', name: 'Verde', hex: '#4C7A4F' },
  { value: 'black', name: 'Preto', hex: '#1A1716' },
  { value: 'pink', name: 'Rosa', hex: '#D98FA0' },
] as const
type Colour = (typeof SWATCHES)[number]['value']

function StoredData() {
  const [value, setValue] = useState<Colour[]>([])
  return <SwatchPicker label="Cores" name="colours" swatches={SWATCHES} value={value} onChange={setValue} max={3} />
}

const swatch = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const chosen = () => SWATCHES.map(({ name }) => name).filter((name) => swatch(name).checked)

afterEach(cleanup)

it('ignores a fourth colour and says why, to the eye and to the ear', () => {
  render(<StoredData />)
  for (const { name } of SWATCHES) fireEvent.click(swatch(name))
  expect(chosen()).toEqual(['Azul', 'Verde', 'Preto'])
  expect(screen.getByRole('status').textContent).toContain('Você já escolheu 3')
})

it('lets go of a chosen colour, which makes room for another', () => {
  render(<StoredData />)
  for (const { name } of SWATCHES) fireEvent.click(swatch(name))
  fireEvent.click(swatch('Verde'))
  fireEvent.click(swatch('Rosa'))
  expect(chosen()).toEqual(['Azul', 'Preto', 'Rosa'])
  expect(screen.getByRole('status').textContent).toBe('')
})
