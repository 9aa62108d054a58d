import { mergeAttributes, Node } from '@tiptap/react'
import { goToNextCell, tableEditing } from '@tiptap/pm/tables'

const LAZY = { loading: 'lazy', decoding: 'async' }
const kept = { default: null, rendered: false }

/** Stored figures may lack a caption to write in. */
const captionOf = (figure: globalThis.Node): HTMLElement => {
  const found = figure instanceof Element ? figure.querySelector('figcaption') : null
  return found instanceof HTMLElement ? found : document.createElement('figcaption')
}

export const ArticleFigure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'inline*',
  draggable: true,
  isolating: true,
  addAttributes: () => ({ src: kept, alt: { ...kept, default: '' }, width: kept, height: kept }),
  parseHTML: () => [
    {
      tag: 'figure.figure:not(.figure-row)',
      contentElement: captionOf,
      getAttrs: (element) => imageAttributes(element.querySelector('img')),
    },
    { tag: 'img[src]', getAttrs: (element) => imageAttributes(element) },
  ],
  renderHTML({ node }) {
    const { src, alt, width, height } = node.attrs
    const wide = Number(width) > Number(height) ? ' figure-wide' : ''
    return ['figure', { class: `figure${wide}` }, ['img', { src, alt, width, height, ...LAZY }], ['figcaption', 0]]
  },
})

const imageAttributes = (image: Element | null) => {
  const src = image?.getAttribute('src')
  if (!image || !src) return false
  return {
    src,
    alt: image.getAttribute('alt') ?? '',
    width: image.getAttribute('width'),
    height: image.getAttribute('height'),
  }
}

interface Person {
  readonly src: string
  readonly label: string
}

/** Two to four drawn people. Only the caption can be edited. */
export const PeopleRow = Node.create({
  name: 'peopleRow',
  group: 'block',
  content: 'inline*',
  draggable: true,
  isolating: true,
  addAttributes: () => ({ people: { ...kept, default: [] }, alt: { ...kept, default: '' } }),
  parseHTML: () => [
    {
      tag: 'figure.figure-row',
      contentElement: captionOf,
      getAttrs: (element) => ({
        people: [...element.querySelectorAll('.figure-person')].map((person) => ({
          src: person.querySelector('img')?.getAttribute('src') ?? '',
          label: person.textContent.trim(),
        })),
        alt: element.querySelector('.figure-people')?.getAttribute('aria-label') ?? '',
      }),
    },
  ],
  renderHTML({ node }) {
    const people: readonly Person[] = node.attrs['people']
    const drawn = people.map(({ src, label }) => [
      'span',
      { class: 'figure-person' },
      ['img', { src, alt: '', width: '560', height: '808', ...LAZY }],
      ['span', label],
    ])
    return [
      'figure',
      { class: 'figure figure-row', contenteditable: undefined },
      ['div', { class: 'figure-people', role: 'img', 'aria-label': node.attrs['alt'] }, ...drawn],
      ['figcaption', 0],
    ]
  },
})

const ROLES: Readonly<Record<string, string>> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
}
const spans = { colspan: { default: 1, rendered: false }, rowspan: { default: 1, rendered: false }, colwidth: kept }

export const ArticleTable = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => [
    'div',
    { class: 'table-scroll', role: 'region', 'aria-label': 'Tabela', tabindex: '0' },
    ['table', ['tbody', 0]],
  ],
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts() {
    const go = (direction: 1 | -1) => () => goToNextCell(direction)(this.editor.state, this.editor.view.dispatch)
    return { Tab: go(1), 'Shift-Tab': go(-1) }
  },
  extendNodeSchema: ({ name }) => (ROLES[name] ? { tableRole: ROLES[name] } : {}),
})

export const ArticleTableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)+',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
})

export const ArticleTableCell = Node.create({
  name: 'tableCell',
  content: 'inline*',
  isolating: true,
  addAttributes: () => spans,
  parseHTML: () => [{ tag: 'td' }],
  renderHTML: ({ HTMLAttributes }) => ['td', mergeAttributes(HTMLAttributes), 0],
})

export const ArticleTableHeader = Node.create({
  name: 'tableHeader',
  content: 'inline*',
  isolating: true,
  addAttributes: () => spans,
  parseHTML: () => [{ tag: 'th' }],
  renderHTML: () => ['th', { scope: 'col' }, 0],
})
