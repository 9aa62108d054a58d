import * as z from 'zod/mini'
import { sentenceOf } from '#contract/problem.ts'
import { SheetMeasure, sheetApi } from '#contract/colours/sheet.ts'
import { skinDepthOf } from '#visagism/colour/measured.ts'
import type { ObservedField, ObservedRecord } from '#visagism/observed.ts'
import { call } from '#pwa/platform/api.ts'
import type { DeviceStore } from '#pwa/platform/device-store.ts'
import { asProblem, isPassing } from '#pwa/platform/failures.ts'
import type { Left } from '#pwa/platform/lock.ts'

const PREFIX = 'sheet/'

/** What was measured for one order as the device stores it, and how far it is on its way. */
export const StoredSheet = z.object({
  measure: SheetMeasure,
  state: z.enum(['waiting', 'sent', 'refused']),
  reason: z.nullable(z.string()),
})
export type StoredSheet = z.infer<typeof StoredSheet>

export const sheetKey = (orderId: string) => `${PREFIX}${orderId}`

/** The two calls; tests put a server of their own behind them. */
export interface SheetWire {
  read: (orderId: string) => Promise<{ measure: SheetMeasure | null }>
  keep: (orderId: string, measure: SheetMeasure) => Promise<{ measure: SheetMeasure | null }>
}

export const sheetWire: SheetWire = {
  read: (orderId) => call(sheetApi.read, { params: { orderId } }),
  keep: (orderId, measure) => call(sheetApi.keep, { params: { orderId }, body: measure }),
}

/** What there is of an order: measured here, or stored by the server from here or another device; null where there is none. */
export async function openSheet(store: DeviceStore, orderId: string, wire = sheetWire): Promise<StoredSheet | null> {
  const stored = (await store.read(sheetKey(orderId), StoredSheet)) ?? null
  if (stored && stored.state !== 'sent') return stored
  const answer = await wire.read(orderId).catch(() => null)
  // Without a network what is here is all there is.
  if (!answer) return stored
  if (answer.measure) return { measure: answer.measure, state: 'sent', reason: null }
  // Gone with the photos: it goes here too.
  if (stored) await store.erase(sheetKey(orderId))
  return null
}

/** Sends what waits, of every order of this person. What has no consent yet waits without being tried again. */
export async function sendSheets(store: DeviceStore, wire = sheetWire): Promise<Left> {
  let left: Left = 'empty'
  for (const key of await store.list(PREFIX)) {
    const stored = await store.read(key, StoredSheet)
    if (stored?.state !== 'waiting') continue
    try {
      await wire.keep(key.slice(PREFIX.length), stored.measure)
      await settle(store, key, stored, { state: 'sent', reason: null })
    } catch (error) {
      const problem = asProblem(error)
      if (isPassing(problem)) left = problem.retryAfterMs === undefined ? 'waiting' : { restMs: problem.retryAfterMs }
      else if (problem.code !== 'consent-missing')
        await settle(store, key, stored, { state: 'refused', reason: sentenceOf(problem) })
    }
  }
  return left
}

/** Measured anew while it was on its way: what is here is newer. */
async function settle(
  store: DeviceStore,
  key: string,
  sent: StoredSheet,
  outcome: Pick<StoredSheet, 'state' | 'reason'>,
): Promise<void> {
  const now = await store.read(key, StoredSheet)
  if (now?.state === 'waiting' && now.measure.at === sent.measure.at) await store.write(key, { ...now, ...outcome })
}

/**
 * The record with the tone a sheet suggests, where nobody has said one: at once, before the server knows of it.
 * @param emptied taken back by the person: only a measure from after that fills them again
 */
export function withSuggestedSkin(
  record: ObservedRecord,
  measure: SheetMeasure | undefined,
  emptied: readonly ObservedField[],
): ObservedRecord {
  const { skin } = record
  if (!measure || emptied.includes('skin') || (skin && skin.by !== 'aparelho')) return record
  if (skin && skin.at >= measure.at) return record
  return { ...record, skin: { value: skinDepthOf(measure.typologyAngle), by: 'aparelho', at: measure.at } }
}
