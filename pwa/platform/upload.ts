import { fillPath, type CallInput, type Endpoint, type ReplyOf } from '#contract/endpoint.ts'
import { Problem } from '#contract/problem.ts'
import { answerOf, formOf, type LooseInput, send, toldApart, unreached } from './api.ts'

/** Without progress for this long it is aborted, for a retry. */
const STALL_MS = 90_000

export interface UploadWatch {
  /** 0 to 100, of bytes sent. */
  onProgress?: (percent: number) => void
  signal?: AbortSignal
}

/** `call` over XMLHttpRequest, because fetch reports no upload progress. Service workers have only fetch. */
export async function upload<const E extends Endpoint>(
  endpoint: E,
  input: CallInput<E, Blob>,
  watch: UploadWatch = {},
): Promise<ReplyOf<E, Blob>> {
  const loose = input as LooseInput
  return toldApart(async () => {
    if (typeof XMLHttpRequest === 'undefined') return answerOf(endpoint, await send(endpoint, loose, watch))
    const path = fillPath(endpoint.path, loose.params)
    return answerOf(endpoint, await sendForm(endpoint.method, path, formOf(loose), watch))
  }, watch.signal)
}

function sendForm(method: string, path: string, form: FormData, watch: UploadWatch): Promise<Response> {
  const { onProgress, signal } = watch
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(new Problem('offline'))
    const xhr = new XMLHttpRequest()
    const cancel = () => xhr.abort()
    let stall: ReturnType<typeof setTimeout>
    const stillMoving = () => {
      clearTimeout(stall)
      stall = setTimeout(cancel, STALL_MS)
    }
    const settle = (answer: () => void) => {
      clearTimeout(stall)
      signal?.removeEventListener('abort', cancel)
      answer()
    }
    signal?.addEventListener('abort', cancel)
    xhr.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      stillMoving()
      if (lengthComputable && total > 0) onProgress?.(Math.round((loaded / total) * 100))
    })
    xhr.addEventListener('load', () => settle(() => resolve(responseOf(xhr))))
    for (const lost of ['error', 'abort'] as const) {
      xhr.addEventListener(lost, () => settle(() => reject(unreached())))
    }
    xhr.open(method, path)
    xhr.withCredentials = true
    stillMoving()
    xhr.send(form)
  })
}

function responseOf(xhr: XMLHttpRequest): Response {
  const retryAfter = xhr.getResponseHeader('Retry-After')
  return new Response(xhr.responseText, {
    status: xhr.status,
    headers: retryAfter === null ? {} : { 'Retry-After': retryAfter },
  })
}
