import { until } from '#scripts/demo/client.ts'
import { type ElementId, Refused, type Tab } from './tab.ts'

/** A busy machine is slow, not wrong. */
const LIMIT_MS = 90_000

const ROLES = {
  button: 'button',
  link: 'a[href]',
  field: 'input, textarea',
  radio: 'input[type=radio]',
  checkbox: 'input[type=checkbox]:not([role])',
  switch: 'input[role=switch]',
}
type Role = keyof typeof ROLES

/** Sees what is on the screen and acts by role and name, waiting for it. Names are compared without case. */
export interface Person {
  /** Anywhere on the screen, or inside the element of a selector. */
  readonly sees: (text: RegExp, selector?: string) => Promise<void>
  readonly isSeeing: (text: RegExp, selector?: string) => Promise<boolean>
  /** Waits for what the page itself draws, by its selector, and until no picture on the screen is missing. */
  readonly seesPictures: (drawn?: string) => Promise<void>
  readonly presses: (role: Role, name: RegExp) => Promise<void>
  /** Replaces what the field holds. */
  readonly fills: (name: RegExp, text: string) => Promise<void>
  readonly chooses: (selector: string, path: string) => Promise<void>
}

export function personAt(tab: Tab): Person {
  const isSeeing = async (text: RegExp, selector = 'body') =>
    new RegExp(text, 'i').test(await tab.read(shownText, selector))
  async function presses(role: Role, name: RegExp): Promise<ElementId> {
    return until(`${role} ${name.source}`, LIMIT_MS, async () => {
      const element = await tab.find(reachable, ROLES[role], name.source)
      if (element === undefined) return undefined
      try {
        await tab.click(element)
        return element
      } catch (error) {
        if (error instanceof Refused && error.isRetryable) return undefined
        throw error
      }
    })
  }
  return {
    isSeeing,
    sees: async (text, selector) =>
      void (await until(text.source, LIMIT_MS, async () => (await isSeeing(text, selector)) || undefined)),
    async seesPictures(drawn = 'body') {
      const areThere = async () => (await tab.read(missingPictures, drawn)) === '' || undefined
      await until('as figuras da tela', LIMIT_MS, areThere).catch(async (error: unknown) => {
        throw new Error(`Faltam figuras: ${await tab.read(missingPictures, drawn)}`, { cause: error })
      })
    },
    presses: async (role, name) => void (await presses(role, name)),
    async fills(name, text) {
      const field = await presses('field', name)
      await tab.read(selectAll)
      await tab.type(field, text)
    },
    async chooses(selector, path) {
      const find = () => tab.find((wanted = '') => document.querySelector(wanted), selector)
      await tab.choose(await until(selector, LIMIT_MS, find), path)
    },
  }
}

const shownText = (selector = '') =>
  (document.querySelector<HTMLElement>(selector)?.innerText ?? '').replace(/\s+/g, ' ')

function missingPictures(drawn = ''): string {
  if (!document.querySelector(drawn)) return drawn
  return [...document.images]
    .filter((image) => {
      const { top, bottom, width } = image.getBoundingClientRect()
      const isSeen = image.checkVisibility() && width > 0 && bottom > 0 && top < innerHeight
      return isSeen && !(image.complete && image.naturalWidth > 0)
    })
    .map((image) => image.currentSrc || image.src)
    .join(' ')
}

function selectAll(): string {
  const { activeElement } = document
  if (activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement) activeElement.select()
  return ''
}

/** The first element of this name that a finger would hit in its middle: itself, or its label. */
function reachable(selector = '', pattern = ''): Element | null {
  const wanted = new RegExp(pattern, 'i')
  const textOf = (element: Element) => {
    const words: string[] = []
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    while (texts.nextNode())
      if (!texts.currentNode.parentElement?.closest('[aria-hidden=true]')) words.push(texts.currentNode.nodeValue ?? '')
    return words.join(' ')
  }
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    const labels =
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? [...(element.labels ?? [])] : []
    const named = labels.length > 0 ? labels : [element]
    const name = element.getAttribute('aria-label') ?? named.map(textOf).join(' ')
    if (!wanted.test(name.replace(/\s+/g, ' ').trim()) || element.matches(':disabled')) continue
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    for (const target of [element, ...labels]) {
      const [box] = target.getClientRects()
      const hit = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
      if (hit && target.contains(hit)) return target
    }
  }
  return null
}
