import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { type Reading, readingApi } from '#contract/reader/reading.ts'
import { call } from '#pwa/platform/api.ts'
import { deviceStore } from '#pwa/platform/device-store.ts'
import { readingKey } from './use-reading.ts'

/** Stores the edition revealed here, perhaps not yet known to the server. */
const keyOf = (orderId: string) => `guia-aberto/${orderId}`

const wasSeenHere = async (userId: string, { id, orderId }: Reading) =>
  (await deviceStore(userId).read(keyOf(orderId), z.string())) === id

const sendOpened = (orderId: string) => call(readingApi.opened, { params: { id: orderId } }).catch(() => undefined)

/** Guides with nothing to reveal open directly. */
async function isFirst(userId: string, reading: Reading): Promise<boolean> {
  const { reveal, orderId } = reading
  if (reveal.openedAt !== null || reveal.findings.length === 0) return false
  if (!(await wasSeenHere(userId, reading))) return true
  // Seen offline: report it now.
  void sendOpened(orderId)
  return false
}

/** Whether the guide was never opened on any device. Decided once, so that late data does not interrupt the reading. */
export function useFirstOpening(userId: string, reading: Reading | undefined) {
  const client = useQueryClient()
  const [opening, setOpening] = useState<'unknown' | 'first' | 'later'>('unknown')
  const isAsked = reading !== undefined && opening === 'unknown'
  useEffect(() => {
    if (!isAsked || !reading) return
    let isHere = true
    void isFirst(userId, reading).then((is) => isHere && setOpening(is ? 'first' : 'later'))
    return () => {
      isHere = false
    }
  }, [isAsked, userId, reading])

  /** Recorded here at once, on the server when online. */
  const noteSeen = () => {
    if (!reading) return
    const { id, orderId } = reading
    void deviceStore(userId).write(keyOf(orderId), id)
    void sendOpened(orderId)
    const openedAt = new Date().toISOString()
    client.setQueryData<Reading>(
      readingKey(orderId),
      (known) => known && { ...known, reveal: { ...known.reveal, openedAt } },
    )
  }
  return { opening, noteSeen, endReveal: () => setOpening('later') }
}
