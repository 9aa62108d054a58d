import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import type { Duplex } from 'node:stream'

/** `meanwhile` runs at that moment, for example to kill a server. */
export type Fault = { readonly meanwhile?: () => Promise<void> } & (
  | { /** The request never arrives. */ readonly lose: 'request' }
  | { /** Half of the request arrives. */ readonly lose: 'half-request' }
  | { /** The request is processed, but the answer is lost. */ readonly lose: 'answer' }
  | { /** Half of the answer arrives. */ readonly lose: 'half-answer' }
  | { /** A proxy answers instead of the server. */ readonly say: number; readonly retryAfterS?: number }
  | { /** The answer waits for this promise. */ readonly hold: Promise<unknown> }
  | { /** The answer is replaced. */ readonly rewrite: (body: string) => string }
)

export interface Wire {
  readonly address: string
  /** Null lets it through. */
  plan: (request: { method: string; path: string }) => Fault | null
  /** Since `forget`, as `PUT /api/…`. */
  readonly seen: string[]
  readonly close: () => Promise<void>
}

/** A proxy that simulates network faults before a local server. */
export async function stretchWire(port: number): Promise<Wire> {
  const open = new Set<Duplex>()
  const server = createServer((req, res) => {
    const [method = '', path = ''] = [req.method, req.url]
    wire.seen.push(`${method} ${path}`)
    void carry(req, res, port, wire.plan({ method, path: path.split('?')[0] ?? '' }))
  })
  server.on('connection', (socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  server.on('upgrade', (req: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (wire.plan({ method: 'WS', path: req.url ?? '' })) return void socket.destroy()
    const far = connect(port, '127.0.0.1', () => {
      const lines = req.rawHeaders.reduce((all, text, at) => all + text + (at % 2 === 0 ? ': ' : '\r\n'), '')
      far.write(`${req.method} ${req.url} HTTP/1.1\r\n${lines}\r\n`)
      far.write(head)
      far.pipe(socket).pipe(far)
    })
    for (const end of [far, socket]) end.on('error', () => [far, socket].map((each) => each.destroy()))
    far.once('close', () => socket.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const at = server.address()
  if (at === null || typeof at === 'string') throw new Error('The wire has no port.')
  const wire: Wire = {
    address: `http://localhost:${at.port}`,
    plan: () => null,
    seen: [],
    async close() {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return wire
}

async function carry(req: IncomingMessage, res: ServerResponse, port: number, fault: Fault | null): Promise<void> {
  const cut = async () => {
    await fault?.meanwhile?.()
    req.socket.destroy()
  }
  if (fault && 'lose' in fault && fault.lose === 'request') return cut()
  if (fault && 'say' in fault) {
    req.resume()
    await new Promise((resolve) => req.once('end', resolve))
    const { say, retryAfterS } = fault
    res.writeHead(say, retryAfterS === undefined ? {} : { 'Retry-After': String(retryAfterS) }).end()
    return
  }
  const headers = fault && 'rewrite' in fault ? unconditional(req.headers) : req.headers
  const far = request({ port, host: '127.0.0.1', method: req.method, path: req.url, headers })
  // A dead server breaks the connection.
  far.on('error', () => req.socket.destroy())
  if (fault && 'lose' in fault && fault.lose === 'half-request') {
    const half = Number(req.headers['content-length'] ?? 2) / 2
    let sent = 0
    req.on('data', (part: Buffer) => {
      if (sent >= half) return
      sent += part.length
      far.write(part.subarray(0, Math.max(1, Math.ceil(part.length - Math.max(0, sent - half)))))
      if (sent >= half) void cut().then(() => far.destroy())
    })
    return
  }
  req.pipe(far)
  far.once('response', (answer) => {
    if (!fault) {
      res.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(res)
      answer.on('error', () => req.socket.destroy())
      return
    }
    void gather(answer).then(async (body) => {
      if ('lose' in fault) {
        if (fault.lose === 'answer') return cut()
        res.writeHead(answer.statusCode ?? 502, answer.headers)
        res.write(body.subarray(0, Math.floor(body.length / 2)), () => void cut())
        return
      }
      if ('hold' in fault) await fault.hold
      const whole = 'rewrite' in fault ? Buffer.from(fault.rewrite(body.toString())) : body
      const { 'transfer-encoding': _chunked, ...told } = answer.headers
      res.writeHead(answer.statusCode ?? 502, { ...told, 'content-length': whole.length }).end(whole)
      await fault.meanwhile?.()
    })
  })
}

/** Prevents compressed answers and 304, which have no text to rewrite. */
function unconditional(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { 'if-none-match': _tag, 'if-modified-since': _time, ...rest } = headers
  return { ...rest, 'accept-encoding': 'identity' }
}

async function gather(answer: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  try {
    for await (const part of answer) parts.push(Buffer.from(part))
  } catch {
    // The server died: return what arrived.
  }
  return Buffer.concat(parts)
}
