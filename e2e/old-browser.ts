import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FloorBrowser } from '#scripts/gate/floor/browser-floor.ts'
import { newerFeatures } from '#scripts/gate/floor/newer-features.ts'

/** Exists in some form, despite the data. */
const KEPT = ['CSSStyleDeclaration.prototype.cssFloat']

/** Removes what the oldest supported version of these browsers lacks. */
export function takeAway(browsers: readonly FloorBrowser[]): string {
  const { globals, owned } = newerFeatures((lacking) => lacking.some((browser) => browsers.includes(browser)))
  const names = JSON.stringify([...globals.keys(), ...owned.filter((name) => !KEPT.includes(name))])
  return `;if(!globalThis.isOldBrowser){globalThis.isOldBrowser=true;(${remove.toString()})(${names})};\n`
}

function remove(names: string[]): void {
  const partOf = (at: unknown, part: string): unknown => (at === undefined ? at : Reflect.get(Object(at), part))
  for (const path of names) {
    const parts = path.split('.')
    const name = parts.pop() ?? ''
    const [first = ''] = parts
    let owner: unknown
    // TypedArray has no global name; a window's members belong to the global object.
    if (first === 'TypedArray') owner = Object.getPrototypeOf(Int8Array.prototype)
    else if (/^(Window|\w+GlobalScope)$/.test(first)) owner = first in globalThis ? globalThis : undefined
    else owner = parts.reduce<unknown>(partOf, globalThis)
    if ((typeof owner === 'object' || typeof owner === 'function') && owner) Reflect.deleteProperty(owner, name)
  }
}

/** A proxy that puts the script before each of ours, workers included. */
export async function serveOldBrowser(product: string, script: string) {
  const server = createServer((asked, answer) => pass(product, script, asked, answer))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://localhost:${port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function pass(product: string, script: string, asked: IncomingMessage, answer: ServerResponse): void {
  const target = new URL(asked.url ?? '/', product)
  const isScript = target.pathname.endsWith('.js')
  const headers = { ...asked.headers, host: target.host }
  if (asked.headers.origin) headers.origin = product
  if (isScript) headers['accept-encoding'] = 'identity'
  const onwards = request(target, { method: asked.method, headers }, (reply) => {
    const { 'content-length': length, ...rest } = reply.headers
    if (!isScript || reply.statusCode !== 200) {
      answer.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(answer)
      return
    }
    answer.writeHead(
      200,
      length === undefined ? rest : { ...rest, 'content-length': Number(length) + Buffer.byteLength(script) },
    )
    answer.write(script)
    reply.pipe(answer)
  })
  onwards.on('error', () => answer.destroy())
  asked.pipe(onwards)
}
