import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { DashboardHeader } from './dashboard-header.tsx'

afterEach(cleanup)

const nothing = () => undefined
const show = (isAdmin: boolean) =>
  render(
    <MemoryRouter future={{ v7_startTransition: true, v7_relativeSplatPath: true }}>
      <DashboardHeader
        isRefreshing={false}
        onRefresh={nothing}
        isLeaving={false}
        onLeave={nothing}
        isAdmin={isAdmin}
        bell={null}
      />
    </MemoryRouter>,
  )

it('leads an administrator back to work', () => {
  show(true)
  expect(screen.getByRole('link', { name: 'Voltar à administração' }).getAttribute('href')).toBe('/admin')
})

it('says nothing of administration to anybody else', () => {
  show(false)
  expect(document.body.textContent).not.toMatch(/administração/i)
})
