import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { ALARM_PLACES, alarmFor } from '#contract/admin/alarm-roles.ts'
import { ALARM_KIND_NAMES } from '#contract/admin/health.ts'
import type { User } from '#contract/auth.ts'
import { jobs } from '#contract/jobs.ts'
import { may, StaffRole } from '#contract/permissions.ts'
import { notificationPath } from '#contract/push.ts'
import { VIEWER_KEY } from '#pwa/auth/use-viewer.ts'
import { useAdminViews, useViewNamed } from './views.tsx'

const ID = '0198aaaa-0000-7000-8000-0000e07a4410'
const member = (staffRole: StaffRole): User => ({
  id: ID,
  role: 'admin',
  staffRole,
  email: 'lia@exemplo.com.br',
  fullName: 'Lia',
  phone: null,
  createdAt: '2026-11-20T12:00:00.000Z',
  mustChangePassword: false,
  mustSetSecondFactor: false,
})

function inRole<T>(staffRole: StaffRole, hook: () => T): T {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  client.setQueryData(VIEWER_KEY, member(staffRole))
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return renderHook(hook, { wrapper }).result.current
}

afterEach(cleanup)

const SUBJECTS = [...Object.keys(jobs), 'desconhecida', 'x'].flatMap((name) => [name, `${name}:${ID}`])
const ALARMS = ALARM_KIND_NAMES.flatMap((kind) => SUBJECTS.map((subject) => [kind, subject] as const))

describe.each(StaffRole.options)('an alarm that %s hears', (role) => {
  const told = ALARMS.flatMap(([kind, subject]) => alarmFor(role, kind, subject) ?? [])
  const { type, permission } = ALARM_PLACES[role]

  it('leads where the menu lets them in, with an order and without', () => {
    expect(told.length).toBeGreaterThan(0)
    expect(may(role, permission)).toBe(true)
    for (const orderId of [null, ID]) {
      const view = new URL(notificationPath({ id: ID, type, orderId }), 'http://x').searchParams.get('view')
      expect(inRole(role, useAdminViews).map(({ id }) => id)).toContain(view)
      expect(inRole(role, () => useViewNamed(view)).id).toBe(view)
    }
  })

  it('says no amount, and to nobody but owners how to put it right', () => {
    for (const { title, text } of told) expect(`${title} ${text}`).not.toMatch(/R\$|\d/)
    const advice = role === 'dono' ? [] : told.filter(({ text }) => !text.startsWith('O dono já foi avisado.'))
    expect(advice).toEqual([])
  })
})

it('owners hear every alarm; of security, journal, files and upkeep nobody else does', () => {
  expect(ALARMS.filter(([kind, subject]) => alarmFor('dono', kind, subject) === null)).toEqual([])
  const secret = [
    ['journal-broken', 'journal'],
    ['job-dead', 'storage.remove'],
    ['job-dead', 'orders.erased'],
    ['job-dead', 'journal.verify'],
    ['outage', 'upkeep.expire'],
    ['job-dead', 'desconhecida'],
  ] as const
  for (const [kind, subject] of secret)
    for (const role of ['visagista', 'atendimento'] as const) expect(alarmFor(role, kind, subject)).toBeNull()
})
