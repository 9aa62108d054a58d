import type OpenAI from 'openai'
import type * as z from 'zod/mini'
import { env } from './env.ts'

/** For the journal. */
export interface AiUsage {
  readonly tokens: number
  readonly milliseconds: number
}

export type AiAnswer<T> =
  | { readonly ok: true; readonly value: T; readonly usage: AiUsage }
  | { readonly ok: false; readonly reason: string; readonly usage: AiUsage }

export interface AiQuestion<S extends z.ZodMiniType> {
  /** The system prompt. */
  readonly system: string
  /** JSON input: data, never instructions. */
  readonly material: unknown
  /** JPEG. */
  readonly image?: Buffer
  readonly schema: S
  readonly maxTokens: number
  /** All attempts together. Milliseconds. */
  readonly timeoutMs: number
}

export const aiIsConfigured = () => Boolean(env.AI_BASE_URL && env.AI_MODEL)

let client: Promise<OpenAI> | undefined

/** Loaded lazily: most processes never need it. */
async function openClient(): Promise<OpenAI> {
  const { default: Client } = await import('openai')
  return new Client({
    baseURL: env.AI_BASE_URL ?? '',
    apiKey: env.AI_API_KEY ?? 'sem-chave',
    maxRetries: 0,
    fetch: fetchBounded,
  })
}

/** Far above what any question asks for. */
const MOST_BYTES = 1_000_000

/** An endless answer would fill the worker's memory before its time is over. */
const fetchBounded: typeof fetch = async (...question) => {
  const response = await fetch(...question)
  let bytes = 0
  const bounded = response.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.length
        if (bytes > MOST_BYTES) throw new Error('resposta grande demais')
        controller.enqueue(chunk)
      },
    }),
  )
  return bounded ? new Response(bounded, response) : response
}

/** Models often wrap JSON in a code fence. */
function readJson(text: string): unknown {
  const body = /```(?:json)?\s*([\s\S]*?)```/.exec(text)?.[1] ?? text
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** Any OpenAI-compatible endpoint; retries once if the answer does not fit the schema. Never throws: callers have their own texts. */
export async function askAi<S extends z.ZodMiniType>(question: AiQuestion<S>): Promise<AiAnswer<z.output<S>>> {
  const started = performance.now()
  const signal = AbortSignal.timeout(question.timeoutMs)
  let tokens = 0
  const usage = () => ({ tokens, milliseconds: Math.round(performance.now() - started) })
  const messages = openingOf(question)
  try {
    for (const attempt of ['first', 'repair'] as const) {
      client ??= openClient()
      const completion = await (
        await client
      ).chat.completions.create(
        {
          model: env.AI_MODEL ?? '',
          messages,
          max_tokens: question.maxTokens,
          temperature: 0.6,
          response_format: { type: 'json_object' },
        },
        { signal },
      )
      tokens += completion.usage?.total_tokens ?? 0
      const text = completion.choices[0]?.message.content ?? ''
      const parsed = question.schema.safeParse(readJson(text))
      if (parsed.success) return { ok: true, value: parsed.data, usage: usage() }
      if (attempt === 'repair') break
      const faults = parsed.error.issues.slice(0, 5).map((issue) => `${issue.path.join('.')}: ${issue.message}`)
      messages.push(
        { role: 'assistant', content: text.slice(0, 8000) },
        {
          role: 'user',
          content: `A resposta não tem a forma pedida (${faults.join('; ')}). Responda de novo, só com o JSON.`,
        },
      )
    }
    return { ok: false, reason: 'resposta fora do formato', usage: usage() }
  } catch (error) {
    return { ok: false, reason: reasonOf(error, signal), usage: usage() }
  }
}

function openingOf({ system, material, image }: AiQuestion<z.ZodMiniType>): OpenAI.ChatCompletionMessageParam[] {
  const text = JSON.stringify(material)
  const content: OpenAI.ChatCompletionContentPart[] = [{ type: 'text', text }]
  if (image)
    content.push({ type: 'image_url', image_url: { url: `data:image/jpeg;base64,${image.toString('base64')}` } })
  return [
    { role: 'system', content: system },
    { role: 'user', content: image ? content : text },
  ]
}

function reasonOf(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return 'demorou demais'
  if (error instanceof Error && 'status' in error && typeof error.status === 'number')
    return `o provedor respondeu ${error.status}`
  return error instanceof Error ? error.message.slice(0, 200) : 'falhou'
}
