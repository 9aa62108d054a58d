// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AUTOSAVE_MS } from '#contract/onboarding.ts'
import { Problem } from '#contract/problem.ts'
import { mergeDrafts, notAfter, timeAll, type TimedDraft } from '#contract/timed-draft.ts'
import { memoryStore } from '#pwa/platform/device-store.ts'
import { draftKey, LocalDraft } from './draft.ts'
import { type DraftWire, keepDraft } from './draft-keeper.ts'

const ORDER = 'order-1'
const REAL_NOW = Date.parse('2026-11-20T16:00:00Z')

type Kept = Omit<TimedDraft, 'fieldTimes' | 'editedAt'> & { editedAt: string }

/** The server's side of a draft: joins what it gets, trusts its own clock only. */
function server(first: Kept | null = null) {
  const kept = first && { ...first, fieldTimes: timeAll(first.formData, first.editedAt) }
  const state: { kept: TimedDraft | null; reachable: boolean; saves: number } = { kept, reachable: true, saves: 0 }
  const wire: DraftWire = {
    read: () =>
      state.reachable
        ? Promise.resolve({
            formData: state.kept?.formData ?? null,
            currentStep: state.kept?.currentStep ?? null,
            editedAt: state.kept?.editedAt ?? null,
            fieldTimes: state.kept?.fieldTimes ?? {},
            now: new Date(Math.min(Date.now(), REAL_NOW)).toISOString(),
            photos: [],
            consent: null,
          })
        : Promise.reject(new Problem('offline')),
    save(draft) {
      if (!state.reachable) return Promise.reject(new Problem('offline'))
      state.saves += 1
      const sent = notAfter(draft, REAL_NOW)
      state.kept = state.kept ? mergeDrafts(sent, state.kept) : sent
      return Promise.resolve({ ...state.kept, now: new Date(Math.min(Date.now(), REAL_NOW)).toISOString() })
    },
  }
  return { state, wire }
}

const store = { current: memoryStore() }
const keep = (wire: DraftWire, onRefused: (problem: Problem) => void = () => undefined) =>
  keepDraft({
    orderId: ORDER,
    store: store.current,
    wire,
    fullName: 'Marina Albuquerque',
    onHoldings: () => undefined,
    onRefused,
  })
const iso = (after: number) => new Date(REAL_NOW + after).toISOString()
const onDevice = () => store.current.read(draftKey(ORDER), LocalDraft)
const settle = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  store.current = memoryStore()
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') })
})
afterEach(() => vi.useRealTimers())

describe('an opened draft', () => {
  it('that nobody touched brings the name of the purchase and is not saved', async () => {
    const { wire, state } = server()
    const draft = keep(wire)
    await draft.open()
    expect(draft.view()).toMatchObject({
      isOpening: false,
      formData: { fullName: 'Marina Albuquerque' },
      currentStep: 1,
    })
    expect(draft.view().place).toBe('untouched')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(state.saves).toBe(0)
  })

  it("is the server's when that one is newer", async () => {
    const { wire } = server({ formData: { style: 'Moderno' }, currentStep: 2, editedAt: '2026-11-20T11:00:00.000Z' })
    await store.current.write(draftKey(ORDER), {
      formData: { style: 'Clássico' },
      currentStep: 1,
      editedAt: '2026-11-20T10:00:00.000Z',
      fieldTimes: { style: '2026-11-20T10:00:00.000Z' },
      savedAt: null,
    })
    const draft = keep(wire)
    await draft.open()
    expect(draft.view()).toMatchObject({ formData: { style: 'Moderno' }, currentStep: 2, place: 'server' })
  })

  it("is the device's when that one is newer, and goes up at once", async () => {
    const { wire, state } = server({
      formData: { style: 'Moderno' },
      currentStep: 2,
      editedAt: '2026-11-20T10:00:00.000Z',
    })
    await store.current.write(draftKey(ORDER), {
      formData: { style: 'Clássico' },
      currentStep: 3,
      editedAt: '2026-11-20T11:00:00.000Z',
      fieldTimes: { style: '2026-11-20T11:00:00.000Z' },
      savedAt: null,
    })
    const draft = keep(wire)
    await draft.open()
    expect(draft.view()).toMatchObject({ formData: { style: 'Clássico' }, currentStep: 3, place: 'server' })
    expect(state.kept?.formData).toEqual({ style: 'Clássico' })
  })

  it('is not overwritten by a slow answer once the person has typed', async () => {
    const { wire } = server({ formData: { fullName: 'Velho' }, currentStep: 1, editedAt: '2026-11-20T11:00:00.000Z' })
    const draft = keep(wire)
    const opening = draft.open()
    draft.edit({ fullName: 'Novo' })
    await opening
    expect(draft.view().formData.fullName).toBe('Novo')
  })

  it('opens from the device without a network', async () => {
    const { wire, state } = server()
    state.reachable = false
    await store.current.write(draftKey(ORDER), {
      formData: { fullName: 'Guardado' },
      currentStep: 2,
      editedAt: '2026-11-20T11:00:00.000Z',
      savedAt: null,
    })
    const draft = keep(wire)
    await draft.open()
    expect(draft.view()).toMatchObject({ isOpening: false, formData: { fullName: 'Guardado' }, place: 'device' })
  })
})

describe('an edit', () => {
  it('is on the device at once and on the server three seconds after the last one', async () => {
    const { wire, state } = server()
    const draft = keep(wire)
    await draft.open()
    draft.edit({ fullName: 'Mar' })
    await settle()
    expect((await onDevice())?.formData.fullName).toBe('Mar')
    expect(draft.view().place).toBe('device')
    await vi.advanceTimersByTimeAsync(AUTOSAVE_MS - 1)
    draft.edit({ fullName: 'Marina' })
    await vi.advanceTimersByTimeAsync(AUTOSAVE_MS - 1)
    expect(state.saves).toBe(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(state).toMatchObject({ saves: 1, kept: { formData: { fullName: 'Marina' } } })
    expect(draft.view().place).toBe('server')
  })

  it('is saved at once when the step changes', async () => {
    const { wire, state } = server()
    const draft = keep(wire)
    await draft.open()
    draft.goTo(2)
    await settle()
    expect(state.kept?.currentStep).toBe(2)
  })

  it('made while a slow save is on its way is saved after it', async () => {
    const { wire, state } = server()
    const { save } = wire
    wire.save = (draft) => new Promise((resolve) => setTimeout(() => resolve(save(draft)), 2 * AUTOSAVE_MS))
    const draft = keep(wire)
    await draft.open()
    draft.edit({ fullName: 'Um' })
    void draft.save()
    draft.edit({ fullName: 'Dois' })
    await vi.advanceTimersByTimeAsync(2 * AUTOSAVE_MS)
    expect(state.kept?.formData.fullName).toBe('Um')
    expect(draft.view().place).toBe('device')
    await vi.advanceTimersByTimeAsync(3 * AUTOSAVE_MS)
    expect(state.kept?.formData.fullName).toBe('Dois')
    expect(draft.view().place).toBe('server')
  })

  it('that cannot be sent says so, loses nothing, and goes later', async () => {
    const { wire, state } = server()
    const draft = keep(wire)
    await draft.open()
    state.reachable = false
    draft.edit({ fullName: 'Sem rede' })
    await vi.advanceTimersByTimeAsync(AUTOSAVE_MS)
    expect(draft.view()).toMatchObject({ place: 'device', formData: { fullName: 'Sem rede' } })
    state.reachable = true
    await draft.save()
    expect(state.kept?.formData.fullName).toBe('Sem rede')
    expect(draft.view().place).toBe('server')
  })

  it('counts as newer than the text it builds on, even one from a clock that runs ahead', async () => {
    const { wire, state } = server({
      formData: { fullName: 'Adiantado' },
      currentStep: 1,
      editedAt: '2026-11-20T15:00:00.000Z',
    })
    const draft = keep(wire)
    await draft.open()
    draft.edit({ fullName: 'Agora' })
    await draft.save()
    expect(state.kept?.formData.fullName).toBe('Agora')
  })
})

describe('two that fill the same form', () => {
  it('on two devices keep what each typed; of the same answer the later one stands', async () => {
    const { wire, state } = server()
    const phone = keep(wire)
    await phone.open()
    phone.edit({ fullName: 'Do celular', style: 'Moderno' })
    await phone.save()
    store.current = memoryStore()
    const tablet = keep(wire)
    await tablet.open()
    await vi.advanceTimersByTimeAsync(10)
    phone.edit({ observations: 'Uso óculos' })
    await vi.advanceTimersByTimeAsync(10)
    tablet.edit({ fullName: 'Do tablet', gender: 'Feminino' })
    await phone.save()
    await tablet.save()
    const both = { fullName: 'Do tablet', style: 'Moderno', observations: 'Uso óculos', gender: 'Feminino' }
    expect(state.kept?.formData).toEqual(both)
    expect(tablet.view()).toMatchObject({ formData: both, place: 'server' })
  })

  it('in two tabs see each other’s answers, and neither is taken to the other’s step', async () => {
    const { wire } = server()
    const [one, two] = [keep(wire), keep(wire)]
    const stop = [one.listen(), two.listen()]
    await one.open()
    await two.open()
    two.goTo(2)
    one.edit({ fullName: 'Primeira aba' })
    two.edit({ observations: 'Segunda aba' })
    const both = { fullName: 'Primeira aba', observations: 'Segunda aba' }
    await vi.waitFor(async () => {
      await settle()
      expect(one.view()).toMatchObject({ formData: both, currentStep: 1 })
      expect(two.view()).toMatchObject({ formData: both, currentStep: 2 })
      expect((await onDevice())?.formData).toEqual(both)
    }, 20_000)
    for (const end of stop) end()
  })

  it('opened together both come to the step the server has', async () => {
    const { wire, state } = server()
    const before = keep(wire)
    await before.open()
    before.edit({ fullName: 'Antes' })
    await before.save()
    state.kept = { formData: { fullName: 'Antes' }, currentStep: 2, editedAt: iso(0), fieldTimes: { fullName: iso(0) } }
    let answer = () => {}
    const slow: DraftWire = {
      ...wire,
      read: () => new Promise((resolve) => (answer = () => resolve(wire.read()))),
    }
    const [one, two] = [keep(wire), keep(slow)]
    const stop = [one.listen(), two.listen()]
    const opening = two.open()
    await settle()
    await one.open()
    await vi.waitFor(async () => {
      await settle()
      expect(two.view().currentStep).toBe(2)
    }, 20_000)
    answer()
    await opening
    expect([one.view().currentStep, two.view().currentStep]).toEqual([2, 2])
    for (const end of stop) end()
  })

  it('meet also when one clock is a day ahead: once saved, its answer can be outdone', async () => {
    const { wire, state } = server()
    vi.setSystemTime(REAL_NOW + 24 * 3_600_000)
    const ahead = keep(wire)
    await ahead.open()
    ahead.edit({ fullName: 'Amanhã' })
    await ahead.save()
    state.kept = mergeDrafts(
      { formData: { fullName: 'Hoje' }, currentStep: 1, editedAt: iso(60_000), fieldTimes: { fullName: iso(60_000) } },
      state.kept ?? { formData: {}, currentStep: 1, editedAt: null, fieldTimes: {} },
    )
    const again = keep(wire)
    await again.open()
    expect(again.view()).toMatchObject({ formData: { fullName: 'Hoje' }, place: 'server' })
  })
})

it('tells that the server takes no more of it, and keeps what was typed', async () => {
  const { wire } = server()
  wire.save = () => Promise.reject(new Problem('order-closed'))
  const refused = vi.fn<(problem: Problem) => void>()
  const draft = keep(wire, refused)
  await draft.open()
  draft.edit({ fullName: 'Tarde demais' })
  await draft.save()
  expect(refused).toHaveBeenCalledWith(expect.objectContaining({ code: 'order-closed' }))
  expect(draft.view()).toMatchObject({ formData: { fullName: 'Tarde demais' }, place: 'device' })
})

it('a closed draft leaves the device and never comes back by a late autosave', async () => {
  const { wire, state } = server()
  const draft = keep(wire)
  await draft.open()
  draft.edit({ fullName: 'Enviada' })
  draft.close()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await onDevice()).toBeUndefined()
  expect(state.saves).toBe(0)
})
