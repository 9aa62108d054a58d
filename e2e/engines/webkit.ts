import * as z from 'zod/mini'
import { freePort, untilReady } from '#scripts/ports.ts'
import { newHome, startProgram } from './program.ts'
import { ANSWER_MS, Refused, type Tab, WINDOW } from './tab.ts'

/** The key of an element's id: https://www.w3.org/TR/webdriver2/#elements */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

const Failure = z.object({ error: z.string(), message: z.string() })
const Session = z.object({ sessionId: z.string(), capabilities: z.object({ browserVersion: z.string() }) })
const Found = z.nullish(z.object({ [ELEMENT]: z.string() }))

/** A line of WebKit's console; what the network answers is not an error of the page. */
const CONSOLE_ERROR = /CONSOLE (?!NETWORK)(?:[A-Z-]+ )?ERROR (.*)/

/** MiniBrowser on a display of its own, by https://www.w3.org/TR/webdriver2/. */
export async function openWebKit([driver = '', xvfb = '']: readonly string[]): Promise<Tab> {
  const { env, remove } = await newHome()
  const errors: string[] = []
  const display = startProgram(xvfb, ['-displayfd', '1', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'], env)
  const screen = await display.said(/^(\d+)$/)
  const port = await freePort()
  const service = startProgram(
    driver,
    [`--port=${port}`],
    // Neither a session bus nor a graphics card is there.
    { ...env, DISPLAY: `:${screen}`, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1', LIBGL_ALWAYS_SOFTWARE: '1' },
    (line) => {
      const [, said] = CONSOLE_ERROR.exec(line) ?? []
      if (said !== undefined) errors.push(said)
    },
  )
  const address = `http://127.0.0.1:${port}`
  await untilReady(`${address}/status`, AbortSignal.timeout(ANSWER_MS))

  async function call(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> {
    const reply = await fetch(address + path, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
      signal: AbortSignal.timeout(ANSWER_MS),
    })
    const { value } = z.object({ value: z.unknown() }).parse(await reply.json())
    if (reply.ok) return value
    const { error, message } = Failure.parse(value)
    throw new Refused(error, message)
  }

  const args = ['--automation', '--enable-write-console-messages-to-stdout=true']
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { args } } }
  const { sessionId, capabilities: has } = Session.parse(await call('POST', '/session', { capabilities }))
  const session = `/session/${sessionId}`
  await call('POST', `${session}/window/rect`, WINDOW)
  const execute = (work: (...args: string[]) => unknown, args: readonly string[]) =>
    call('POST', `${session}/execute/sync`, { script: `return (${String(work)}).apply(null, arguments)`, args })
  const onElement = (element: string, what: string, body: object) =>
    call('POST', `${session}/element/${element}/${what}`, body)

  return {
    version: has.browserVersion,
    open: async (url) => void (await call('POST', `${session}/url`, { url })),
    read: async (work, ...args) => z.string().parse(await execute(work, args)),
    find: async (work, ...args) => Found.parse(await execute(work, args))?.[ELEMENT],
    click: async (element) => void (await onElement(element, 'click', {})),
    type: async (element, text) => void (await onElement(element, 'value', { text })),
    choose: async (element, path) => void (await onElement(element, 'value', { text: path })),
    picture: async () => Buffer.from(z.string().parse(await call('GET', `${session}/screenshot`)), 'base64'),
    errors: () => errors,
    async close() {
      await call('DELETE', session).catch(() => {})
      await service.stop()
      await display.stop()
      await remove()
    },
  }
}
