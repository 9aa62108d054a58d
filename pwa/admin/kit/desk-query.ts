import { queryOptions } from '@tanstack/react-query'
import { adminFaceApi } from '#contract/face/desk-calls.ts'
import { adminChoicesApi } from '#contract/admin/choices.ts'
import { adminHabitsApi } from '#contract/admin/habits.ts'
import { adminFactsApi } from '#contract/admin/facts.ts'
import { adminSaidApi } from '#contract/admin/said.ts'
import { adminDeskApi } from '#contract/admin/desk.ts'
import { adminOnPhotoApi } from '#contract/admin/on-photo.ts'
import { adminSeasonApi } from '#contract/admin/season.ts'
import { call } from '#pwa/platform/api.ts'

const QUEUE_MS = 20_000
const ORDER_MS = 15_000
const LEAVING_MS = 1500

export const DESK_KEY = ['admin', 'desk'] as const

export const deskQueueQuery = queryOptions({
  queryKey: [...DESK_KEY, 'queue'],
  queryFn: ({ signal }) => call(adminDeskApi.queue, undefined, { signal }),
  refetchInterval: QUEUE_MS,
})

const HABITS_MS = 10 * 60_000

export const deskHabitsQuery = queryOptions({
  queryKey: ['admin', 'desk-habits', 'own'],
  queryFn: ({ signal }) => call(adminHabitsApi.own, undefined, { signal }),
  staleTime: HABITS_MS,
})

export const deskOrderQuery = (id: string) =>
  queryOptions({
    queryKey: [...DESK_KEY, 'order', id],
    queryFn: ({ signal }) => call(adminDeskApi.open, { params: { id } }, { signal }),
    staleTime: 0,
    // A colleague may change it. Poll faster while the report is built.
    refetchInterval: ({ state }) => (state.data?.approval ? LEAVING_MS : ORDER_MS),
  })

export const deskObservedQuery = (id: string) =>
  queryOptions({
    queryKey: [...DESK_KEY, 'observed', id],
    queryFn: ({ signal }) => call(adminFaceApi.observed, { params: { id } }, { signal }),
    staleTime: 0,
    refetchInterval: ORDER_MS,
  })

export const deskSeasonQuery = (id: string) =>
  queryOptions({
    queryKey: [...DESK_KEY, 'season', id],
    queryFn: ({ signal }) => call(adminSeasonApi.open, { params: { id } }, { signal }),
    staleTime: 0,
    refetchInterval: ORDER_MS,
  })

export const deskOnPhotoQuery = (id: string) =>
  queryOptions({
    queryKey: [...DESK_KEY, 'on-photo', id],
    queryFn: ({ signal }) => call(adminOnPhotoApi.open, { params: { id } }, { signal }),
    staleTime: 0,
    refetchInterval: ORDER_MS,
  })

export const deskChoicesQuery = (id: string) =>
  queryOptions({
    queryKey: [...DESK_KEY, 'choices', id],
    queryFn: ({ signal }) => call(adminChoicesApi.open, { params: { id } }, { signal }),
    staleTime: 0,
  })

export const deskFactsQuery = (id: string) =>
  queryOptions({
    queryKey: [...DESK_KEY, 'facts', id],
    queryFn: ({ signal }) => call(adminFactsApi.open, { params: { id } }, { signal }),
    staleTime: 0,
  })

export const deskSaidQuery = (id: string) =>
  queryOptions({
    queryKey: [...DESK_KEY, 'said', id],
    queryFn: ({ signal }) => call(adminSaidApi.open, { params: { id } }, { signal }),
    staleTime: 0,
  })
