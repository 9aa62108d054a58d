import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { freePort, untilReady } from '#scripts/ports.ts'
import { newHome, startProgram } from './program.ts'
import { ANSWER_MS, Refused, type Tab, WINDOW } from './tab.ts'

/** The key of an element's id: https://www.w3.org/TR/webdriver2/#elements */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

const Failure = z.object({ error: z.string(), message: z.string() })
const Session = z.object({ sessionId: z.string(), capabilities: z.object({ browserVersion: z.string() }) })
const Found = z.nullish(z.object({ [ELEMENT]: z.string() }))

/** MiniBrowser's buttons and address are wider than a phone. */
const NARROW_BARS = 'button, entry { padding: 0; margin: 0; min-width: 0; border: 0 }'

/** MiniBrowser on a display of its own, by https://www.w3.org/TR/webdriver2/. */
export async function openWebKit([driver = '', xvfb = '']: readonly string[]): Promise<Tab> {
  const { home, env, remove } = await newHome()
  await mkdir(join(home, 'gtk-3.0'))
  await writeFile(join(home, 'gtk-3.0', 'gtk.css'), NARROW_BARS)
  const display = startProgram(xvfb, ['-displayfd', '1', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'], env)
  const screen = await display.said(/^(\d+)$/)
  const port = await freePort()
  // Neither a session bus nor a graphics card is there.
  const alone = { ...env, DISPLAY: `:${screen}`, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1', LIBGL_ALWAYS_SOFTWARE: '1' }
  const service = startProgram(driver, [`--port=${port}`], alone)
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

  const { sessionId, capabilities } = Session.parse(await call('POST', '/session', { capabilities: {} }))
  const session = `/session/${sessionId}`
  await call('POST', `${session}/window/rect`, WINDOW)
  const execute = (work: (...args: string[]) => unknown, args: readonly string[]) =>
    call('POST', `${session}/execute/sync`, {
      script: `(${String(hear)})(); return (${String(work)}).apply(null, arguments)`,
      args,
    })
  const onElement = (element: string, what: string, body: object) =>
    call('POST', `${session}/element/${element}/${what}`, body)

  return {
    version: capabilities.browserVersion,
    open: async (url) => void (await call('POST', `${session}/url`, { url })),
    read: async (work, ...args) => z.string().parse(await execute(work, args)),
    find: async (work, ...args) => Found.parse(await execute(work, args))?.[ELEMENT],
    click: async (element) => void (await onElement(element, 'click', {})),
    type: async (element, text) => void (await onElement(element, 'value', { text })),
    choose: async (element, path) => void (await onElement(element, 'value', { text: path })),
    picture: async () => Buffer.from(z.string().parse(await call('GET', `${session}/screenshot`)), 'base64'),
    errors: async () => z.array(z.string()).parse(await execute(hear, [])),
    async close() {
      await call('DELETE', session).catch(() => {})
      await service.stop()
      await display.stop()
      await remove()
    },
  }
}

/** WebDriver tells of no errors: the page notes them itself, from its first question on. @returns those of the session */
function hear(): string[] {
  const NOTED = 'errors-heard'
  const noted = (): string[] => JSON.parse(sessionStorage.getItem(NOTED) ?? '[]')
  const note = (error: unknown) => sessionStorage.setItem(NOTED, JSON.stringify([...noted(), String(error)]))
  if (!('isHeard' in globalThis)) {
    Object.assign(globalThis, { isHeard: true })
    addEventListener('error', ({ message }) => {
      // By the standard, what a ResizeObserver could not deliver in one frame is delivered in the next: no fault of the page.
      if (!message.startsWith('ResizeObserver loop')) note(message)
    })
    addEventListener('unhandledrejection', ({ reason }) => note(reason))
    const { error } = console
    console.error = (...parts: unknown[]) => {
      note(parts.join(' '))
      error(...parts)
    }
  }
  return noted()
}
