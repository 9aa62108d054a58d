import { runInNewContext } from 'node:vm'
import { parse } from 'acorn'
import { expect, it } from 'vitest'
import { OLD_BROWSER_SCRIPT } from './old-browser.ts'

class PlainElement {
  readonly noModule = false
  readonly style: Record<string, string> = {}
  readonly children: (PlainElement | string)[] = []
  readonly attributes: Record<string, string> = {}
  innerHTML = ''
  className = ''
  get firstChild() {
    return this.children[0]
  }
  setAttribute(name: string, value: string) {
    this.attributes[name] = value
  }
  appendChild(child: PlainElement | string) {
    this.children.push(child)
  }
  insertBefore(child: PlainElement, next: PlainElement | string | undefined) {
    this.children.splice(next === undefined ? 0 : this.children.indexOf(next), 0, child)
  }
  get text(): string {
    return this.children.map((child) => (typeof child === 'string' ? child : child.text)).join(' ')
  }
}

/** In a browser that lacks the named features. */
function read(lacking: string, className = '') {
  const [body, root, documentElement] = [new PlainElement(), new PlainElement(), new PlainElement()]
  root.innerHTML = 'O site'
  documentElement.className = className
  body.appendChild(root)
  const HTMLDialogElement = { prototype: { showModal: () => undefined } }
  const window: Record<string, unknown> = { structuredClone: () => undefined, HTMLDialogElement }
  delete window[lacking]
  const document = {
    readyState: 'complete',
    body,
    documentElement,
    createElement: () => new PlainElement(),
    createTextNode: (text: string) => text,
    getElementById: () => root,
  }
  const world = { window, document, HTMLDialogElement }
  runInNewContext(`${lacking === 'at' ? 'delete Array.prototype.at;' : ''}${OLD_BROWSER_SCRIPT}`, world)
  const notice = body.children.find((child) => child instanceof PlainElement && child.attributes['role'] === 'alert')
  return { said: notice instanceof PlainElement ? notice.text : '', isFirst: body.firstChild === notice, root }
}

it('is read by any browser', () => {
  expect(() => parse(OLD_BROWSER_SCRIPT, { ecmaVersion: 5 })).not.toThrow()
})

it('says nothing where nothing is missing', () => {
  expect(read('nothing').said).toBe('')
})

it.each(['at', 'structuredClone', 'HTMLDialogElement'])(
  'tells who lacks %s what to do, above a page that stays',
  (name) => {
    const { said, isFirst, root } = read(name)
    expect(said).toMatch(/antigo demais.*continua valendo.*Atualize.*iOS 15\.4.*outro celular.*suporte@/s)
    expect({ isFirst, page: root.innerHTML }).toEqual({ isFirst: true, page: 'O site' })
  },
)

it('takes away the app’s waiting mark, which would turn for ever', () => {
  expect(read('structuredClone', 'app').root.innerHTML).toBe('')
})
