import type { Span, Tracer } from '@opentelemetry/api'
import type { RequestHandler } from 'express'
import { env } from './env.ts'
import { type Trace, traceNow } from './trace.ts'
import { scrubbedText } from './scrub.ts'

interface Telemetry {
  readonly tracer: Tracer
  readonly shutDown: () => Promise<void>
  /** OpenTelemetry enum values, known only to its package. */
  readonly kinds: { readonly server: number; readonly consumer: number }
  readonly failed: number
}

let telemetry: Telemetry | undefined
/** Active spans by request or job id. */
const underWay = new Map<string, Span>()

/** OTLP over HTTP, JSON; without endpoint loads nothing. An unreachable collector only loses spans. */
export async function openTelemetry(service: 'api' | 'worker'): Promise<void> {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT
  if (endpoint === undefined || telemetry) return
  const [
    { SpanKind, SpanStatusCode },
    { OTLPTraceExporter },
    { resourceFromAttributes },
    { BatchSpanProcessor, TracerProvider },
  ] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace'),
  ])
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': `rosto-ideal-${service}` }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` }) }),
    ],
  })
  telemetry = {
    tracer: provider.getTracer('rosto-ideal'),
    shutDown: () => provider.shutdown(),
    kinds: { server: SpanKind.SERVER, consumer: SpanKind.CONSUMER },
    failed: SpanStatusCode.ERROR,
  }
}

/** Flushes and stops. */
export async function closeTelemetry(): Promise<void> {
  const closing = telemetry
  telemetry = undefined
  underWay.clear()
  await closing?.shutDown().catch(() => {})
}

const spanOf = ({ requestId, jobId }: Trace) => underWay.get(requestId ?? jobId ?? '')

/** Named by route: addresses may hold tokens. Requires the request id. */
export const spanRequests: RequestHandler = (req, res, next) => {
  const { requestId } = traceNow()
  if (!telemetry || requestId === undefined) return next()
  const { tracer, kinds, failed } = telemetry
  const span = tracer.startSpan(req.method, {
    kind: kinds.server,
    root: true,
    attributes: { 'http.request.method': req.method, 'rosto.request.id': requestId },
  })
  underWay.set(requestId, span)
  res.once('close', () => {
    underWay.delete(requestId)
    const route = (req.route as { path?: unknown } | undefined)?.path
    if (typeof route === 'string') span.updateName(`${req.method} ${route}`).setAttribute('http.route', route)
    span.setAttribute('http.response.status_code', res.statusCode)
    if (res.statusCode >= 500) span.setStatus({ code: failed })
    span.end()
  })
  next()
}

/** The job's id links to the span that enqueued it. */
export async function spanJob<R extends { readonly status: string; readonly output?: unknown }>(
  { name, id, retryCount }: { readonly name: string; readonly id: string; readonly retryCount: number },
  work: () => Promise<R>,
): Promise<R> {
  if (!telemetry) return work()
  const { tracer, kinds, failed } = telemetry
  const span = tracer.startSpan(`process ${name}`, {
    kind: kinds.consumer,
    root: true,
    attributes: {
      'messaging.system': 'pg-boss',
      'messaging.operation.type': 'process',
      'messaging.destination.name': name,
      'messaging.message.id': id,
      'rosto.job.retries': retryCount,
    },
  })
  underWay.set(id, span)
  try {
    const result = await work()
    if (result.status !== 'completed') {
      const said = (result.output as { message?: unknown } | undefined)?.message
      span.setStatus({ code: failed, ...(typeof said === 'string' ? { message: scrubbedText(said) } : {}) })
    }
    return result
  } finally {
    underWay.delete(id)
    span.end()
  }
}

/** Records the job on the enqueuing span. */
export function noteEnqueued(name: string, jobId: string | null): void {
  spanOf(traceNow())?.addEvent('job enqueued', {
    'messaging.destination.name': name,
    ...(jobId === null ? {} : { 'messaging.message.id': jobId }),
  })
}
