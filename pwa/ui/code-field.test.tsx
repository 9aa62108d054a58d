import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { CodeField } from './code-field.tsx'

function StoredData({ onComplete }: { onComplete: (digits: string) => void }) {
  const [value, setValue] = useState('')
  return <CodeField label="Código" value={value} onChange={setValue} onComplete={onComplete} error={undefined} />
}

const field = () => screen.getByLabelText<HTMLInputElement>('Código')

afterEach(cleanup)

it('takes a pasted code with spaces and words around it', () => {
  const done = vi.fn<(digits: string) => void>()
  render(<StoredData onComplete={done} />)
  fireEvent.change(field(), { target: { value: 'Seu código: 481 205' } })
  expect(field().value).toBe('481205')
  expect(done).toHaveBeenCalledExactlyOnceWith('481205')
})

it('stays silent until the sixth digit and does not repeat itself after it', () => {
  const done = vi.fn<(digits: string) => void>()
  render(<StoredData onComplete={done} />)
  fireEvent.change(field(), { target: { value: '48120' } })
  expect(done).not.toHaveBeenCalled()
  fireEvent.change(field(), { target: { value: '481205' } })
  fireEvent.change(field(), { target: { value: '4812059' } })
  expect(done).toHaveBeenCalledTimes(1)
})

it('asks the phone for the code in the message', () => {
  render(<StoredData onComplete={() => undefined} />)
  expect(field().autocomplete).toBe('one-time-code')
  expect(field().inputMode).toBe('numeric')
})
