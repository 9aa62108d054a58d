import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { notificationsApi } from '#contract/notifications.ts'
import { ordersApi } from '#contract/orders.ts'
import { authApi } from '#contract/auth.ts'
import { askForDashboard } from './early-answers.ts'
import { call } from './api.ts'

const USER = {
  id: '0198c0de-0000-7000-8000-000000000001',
  role: 'customer',
  email: 'ana@example.com',
  fullName: 'Ana',
  phone: null,
  createdAt: '2026-11-01T12:00:00.000Z',
  mustChangePassword: false,
}
const asked: string[] = []
let answer: (path: string) => Promise<Response>

beforeEach(() => {
  asked.length = 0
  answer = (path) => Promise.resolve(Response.json(path === authApi.user.path ? USER : []))
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    return answer(path)
  })
})
afterEach(() => void vi.unstubAllGlobals())

describe('what the dashboard asks before its scripts are there', () => {
  it('asks nothing of somebody’s while nobody is signed in', async () => {
    answer = () => Promise.resolve(Response.json({ code: 'unauthenticated', error: 'Entre.' }, { status: 401 }))
    await askForDashboard()
    expect(asked).toEqual([authApi.user.path])
    await expect(call(authApi.user)).rejects.toMatchObject({ code: 'unauthenticated' })
    expect(asked).toHaveLength(1)
  })

  it('asks again what did not come', async () => {
    answer = () => Promise.reject(new TypeError('no network'))
    await askForDashboard()
    answer = () => Promise.resolve(Response.json(USER))
    expect(await call(authApi.user)).toEqual(USER)
    expect(asked).toEqual([authApi.user.path, authApi.user.path])
  })

  it('asks for exactly what the screen will call', async () => {
    await askForDashboard()
    expect(asked).toEqual([
      authApi.user.path,
      ordersApi.list.path,
      ordersApi.stats.path,
      notificationsApi.unreadCount.path,
    ])
    await Promise.all([call(authApi.user), call(ordersApi.list)])
    expect(asked).toHaveLength(4)
  })

  it('gives an answer once: the next call is a new one', async () => {
    await askForDashboard()
    await call(authApi.user)
    await call(authApi.user)
    expect(asked.filter((path) => path === authApi.user.path)).toHaveLength(2)
  })

  it('lets an old answer be', async () => {
    vi.useFakeTimers()
    await askForDashboard()
    vi.advanceTimersByTime(60_000)
    await call(authApi.user)
    vi.useRealTimers()
    expect(asked.filter((path) => path === authApi.user.path)).toHaveLength(2)
  })
})
