import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useToast } from '#pwa/platform/toast.ts'
import { UnsubscribeForm } from './unsubscribe-form.tsx'

const Shown = () => <output>{useToast()?.title}</output>
vi.mock('./send-unsubscribe.ts', () => ({ sendUnsubscribe: () => Promise.resolve('done') }))
afterEach(cleanup)

it('takes the error of an empty press away when the corrected form is sent', async () => {
  render(
    <>
      <UnsubscribeForm />
      <Shown />
    </>,
  )
  const send = screen.getByRole('button', { name: /Confirmar|Descadastrar/ })
  fireEvent.click(send)
  expect(screen.getByRole('status').textContent).toBe('Email obrigatório')
  fireEvent.change(screen.getByLabelText(/mail/i), { target: { value: 'ana@example.com' } })
  fireEvent.click(send)
  expect(await screen.findByRole('heading', { name: 'Descadastro realizado' })).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('')
})
