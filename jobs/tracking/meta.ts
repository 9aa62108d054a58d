import * as z from 'zod/mini'
import type { QueuedEvent } from '#api/tracking/delivery.ts'
import { env } from '#api/platform/env.ts'

export type MetaAnswer =
  | { readonly outcome: 'taken'; readonly traceId: string | null }
  | { readonly outcome: 'refused' | 'again'; readonly error: string }

/** Milliseconds. */
const TIMEOUT_MS = 5000

const Answer = z.object({
  fbtrace_id: z.optional(z.string()),
  error: z.optional(
    z.object({
      message: z.optional(z.string()),
      code: z.optional(z.number()),
      is_transient: z.optional(z.boolean()),
      fbtrace_id: z.optional(z.string()),
    }),
  ),
})

/**
 * Conversions API (developers.facebook.com, "using-the-api"). The token is in the body, out of URL logs. Never throws: a network failure is
 * an answer too.
 */
export async function postEvent(event: QueuedEvent): Promise<MetaAnswer> {
  try {
    const response = await fetch(`${env.META_API_URL}/${env.META_GRAPH_VERSION}/${env.META_PIXEL_ID}/events`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      body: JSON.stringify({
        data: [
          {
            event_name: event.name,
            event_time: event.data.time,
            event_id: event.eventId,
            action_source: 'website',
            event_source_url: event.data.url,
            user_data: event.person,
            custom_data: event.data.custom,
          },
        ],
        access_token: env.META_ACCESS_TOKEN,
        ...(env.META_TEST_EVENT_CODE && { test_event_code: env.META_TEST_EVENT_CODE }),
      }),
    })
    return answerOf(response.status, await response.text())
  } catch (error) {
    return { outcome: 'again', error: error instanceof Error ? error.message : String(error) }
  }
}

function answerOf(status: number, body: string): MetaAnswer {
  const parsed = Answer.safeParse(jsonOf(body))
  const { error, fbtrace_id } = parsed.success ? parsed.data : {}
  if (status >= 200 && status < 300) return { outcome: 'taken', traceId: fbtrace_id ?? null }
  const told = `${status}${error?.code === undefined ? '' : ` (${error.code})`}: ${error?.message ?? 'sem explicação'}`
  const passes = status === 429 || status >= 500 || error?.is_transient === true
  return { outcome: passes ? 'again' : 'refused', error: told }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
