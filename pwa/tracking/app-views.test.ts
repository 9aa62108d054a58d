import { expect, it } from 'vitest'
import { screenOf } from './app-views.tsx'

it.each([
  ['/auth', '/auth'],
  ['/dashboard', '/dashboard'],
  ['/dashboard/guia/019a2b3c-4d5e-7f60-8a1b-000000000001', '/dashboard'],
  ['/onboarding/019a2b3c-4d5e-7f60-8a1b-000000000001', '/onboarding'],
  ['/auth/entrar', null],
  ['/cartao/abcdefghijklmnopqrstuvwx', null],
  ['/admin', null],
  ['/admin/setup', null],
])('the screen %s is told as %s', (pathname, told) => {
  expect(screenOf(pathname)).toBe(told)
})
