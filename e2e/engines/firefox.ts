import { once } from 'node:events'
import { WebSocket } from 'ws'
import * as z from 'zod/mini'
import { newHome, startProgram } from './program.ts'
import { ANSWER_MS, Refused, type Tab, WINDOW } from './tab.ts'

const Session = z.object({ capabilities: z.object({ browserVersion: z.string() }) })
const Tree = z.object({ contexts: z.array(z.object({ context: z.string() })) })
/** What a script returned, or threw. */
const Returned = z.union([
  z.object({
    type: z.literal('success'),
    result: z.object({ type: z.string(), value: z.optional(z.unknown()), sharedId: z.optional(z.string()) }),
  }),
  z.object({ type: z.literal('exception'), exceptionDetails: z.object({ text: z.string() }) }),
])
const Answer = z.object({
  id: z.optional(z.nullable(z.number())),
  result: z.optional(z.unknown()),
  error: z.optional(z.string()),
  message: z.optional(z.string()),
  method: z.optional(z.string()),
  params: z.optional(z.unknown()),
})
const LogEntry = z.object({ level: z.string(), text: z.nullable(z.string()) })

/** Without a window, by https://www.w3.org/TR/webdriver-bidi/. */
export async function openFirefox([firefox = '']: readonly string[]): Promise<Tab> {
  const { home, env, remove } = await newHome()
  const errors: string[] = []
  const browser = startProgram(
    firefox,
    ['--headless', '--no-remote', '--profile', home, '--remote-debugging-port=0'],
    env,
  )
  const socket = new WebSocket(`${await browser.said(/WebDriver BiDi listening on (ws:\S+)/)}/session`)
  await once(socket, 'open')

  const asked = new Map<number, PromiseWithResolvers<unknown>>()
  let last = 0
  socket.on('message', (data: Buffer) => {
    const { id, result, error, message, method, params } = Answer.parse(JSON.parse(data.toString()))
    if (method === 'log.entryAdded') {
      const { level, text } = LogEntry.parse(params)
      if (level === 'error') errors.push(text ?? '')
    }
    if (id == null) return
    if (error === undefined) asked.get(id)?.resolve(result)
    else asked.get(id)?.reject(new Refused(error, message))
    asked.delete(id)
  })
  socket.once('close', () => {
    for (const { reject } of asked.values()) reject(new Error('O Firefox fechou.'))
  })

  async function call(method: string, params: object): Promise<unknown> {
    const id = ++last
    const answer = Promise.withResolvers<unknown>()
    asked.set(id, answer)
    socket.send(JSON.stringify({ id, method, params }))
    const limit = setTimeout(() => answer.reject(new Error(`${method}: sem resposta do Firefox.`)), ANSWER_MS)
    return answer.promise.finally(() => clearTimeout(limit))
  }

  // The path answers a file input without its dialog, a kind of prompt that older Firefox does not know.
  const capabilities = { alwaysMatch: { unhandledPromptBehavior: { default: 'dismiss', beforeUnload: 'accept' } } }
  const { capabilities: has } = Session.parse(await call('session.new', { capabilities }))
  const { contexts } = Tree.parse(await call('browsingContext.getTree', {}))
  const context = contexts[0]?.context ?? ''
  await call('browsingContext.setViewport', { context, viewport: WINDOW, devicePixelRatio: 2 })
  await call('session.subscribe', { events: ['log.entryAdded'] })

  async function execute(work: (...args: string[]) => unknown, args: readonly string[]) {
    const returned = Returned.parse(
      await call('script.callFunction', {
        functionDeclaration: String(work),
        arguments: args.map((value) => ({ type: 'string', value })),
        target: { context },
        awaitPromise: false,
      }),
    )
    if (returned.type === 'exception') throw new Error(returned.exceptionDetails.text)
    return returned.result
  }
  const perform = (type: 'pointer' | 'key', actions: readonly object[]) =>
    call('input.performActions', { context, actions: [{ id: type, type, actions }] })

  return {
    version: has.browserVersion,
    open: async (url) => void (await call('browsingContext.navigate', { context, url, wait: 'interactive' })),
    read: async (work, ...args) => z.string().parse((await execute(work, args)).value),
    find: async (work, ...args) => (await execute(work, args)).sharedId,
    click: async (sharedId) => {
      const origin = { type: 'element', element: { sharedId } }
      const move = { type: 'pointerMove', x: 0, y: 0, origin }
      const press = { type: 'pointerDown', button: 0 }
      await perform('pointer', [move, press, { type: 'pointerUp', button: 0 }])
    },
    type: async (_, text) => {
      const strokes = Array.from(text).flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })))
      await perform('key', strokes)
    },
    choose: async (sharedId, path) =>
      void (await call('input.setFiles', { context, element: { sharedId }, files: [path] })),
    picture: async () => {
      const { data } = z
        .object({ data: z.string() })
        .parse(await call('browsingContext.captureScreenshot', { context }))
      return Buffer.from(data, 'base64')
    },
    errors: () => Promise.resolve(errors),
    async close() {
      await call('browser.close', {}).catch(() => {})
      socket.terminate()
      await browser.stop()
      await remove()
    },
  }
}
