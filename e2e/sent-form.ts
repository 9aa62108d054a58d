import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import * as z from 'zod/mini'
import { PHOTO_SLOTS, type PhotoSlot } from '#contract/onboarding.ts'
import { SAMPLE_FORM } from '#contract/sample-form.ts'
import { expect } from './fixtures.ts'

export const form = { ...SAMPLE_FORM, observations: '' }

export async function orderIdOf(page: Page): Promise<string> {
  const orders = z.array(z.object({ id: z.string() })).parse(await (await page.request.get('/api/orders')).json())
  return orders[0]?.id ?? ''
}

/** Sends by the API, without the screens. */
export async function sendForm(
  page: Page,
  files: Readonly<Record<PhotoSlot, string>>,
  answers: Partial<typeof form> = {},
): Promise<string> {
  const orderId = await orderIdOf(page)
  const photos = await Promise.all(
    PHOTO_SLOTS.map(async (slot) => {
      const buffer = await readFile(files[slot])
      return [slot, { name: `${slot}.jpg`, mimeType: 'image/jpeg', buffer }] as const
    }),
  )
  const reply = await page.request.post('/api/orders/onboarding', {
    multipart: { orderId, formData: JSON.stringify({ ...form, ...answers }), ...Object.fromEntries(photos) },
  })
  expect(reply.status(), await reply.text()).toBe(200)
  return orderId
}
