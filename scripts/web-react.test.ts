import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { ROOT } from './root.ts'
import { ATTRIBUTES, cutReact, UNUSED } from './web-react.ts'

const require = createRequire(import.meta.url)
const CLIENT = 'react-dom/cjs/react-dom-client.production.js'

const wholeOf = (file: string) => {
  const [library = '', ...path] = file.split('/')
  return readFile(join(dirname(require.resolve(`${library}/package.json`)), ...path), 'utf8')
}

// That pages live with what is left, every journey of e2e/ shows: they run on the build.
test.each(Object.keys(UNUSED))(
  '%s of this checkout has every part that is left out, and stays a program',
  async (file) => {
    const whole = await wholeOf(file)
    const slim = cutReact(whole, UNUSED[file])
    expect(slim.length / whole.length).toBeLessThan(0.97)
    expect(parseAst(slim).body.length).toBeGreaterThan(0)
  },
)

test('another edition of React is refused before anybody is sent it', () => {
  expect(() => cutReact('function somethingElse() {}', UNUSED[CLIENT])).toThrow(/waitForCommitToBeReady/)
})

test('no element of ours has an attribute or an event whose name was left out', async () => {
  const renamed = [...(await wholeOf(CLIENT)).matchAll(/^ +\["(\w+)", "[\w:-]+"\]/gm)].map(([, name = '']) => name)
  expect(renamed).toEqual(expect.arrayContaining(Object.keys(ATTRIBUTES)))
  const gone = renamed.filter((name) => !Object.hasOwn(ATTRIBUTES, name))
  const used = new RegExp(`<[a-z][\\w-]*\\s[^<]*?\\b(${[...gone, 'onSelect', 'onBeforeInput'].join('|')})=`)
  expect(used.exec('<svg viewBox="0 0 1 1" clipRule="evenodd">')?.[1]).toBe('clipRule')
  const found: string[] = []
  for (const file of globSync('pwa/**/*.tsx', { cwd: ROOT })) {
    const name = used.exec(await readFile(join(ROOT, file), 'utf8'))?.[1]
    if (name) found.push(`${file}: ${name}`)
  }
  expect(found).toEqual([])
})
