import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { cutReact } from './web-react.ts'

const packageFile = createRequire(import.meta.url).resolve('react-dom/package.json')
const whole = await readFile(join(dirname(packageFile), 'cjs/react-dom-client.production.js'), 'utf8')

// That pages live with what is left, every journey of e2e/ shows: they run on the build.
test('the React of this checkout has every part that is left out, and stays a program', () => {
  const slim = cutReact(whole)
  expect(slim.length / whole.length).toBeLessThan(0.9)
  expect(parseAst(slim).body.length).toBeGreaterThan(0)
})

test('another edition of React is refused before anybody is sent it', () => {
  expect(() => cutReact('function somethingElse() {}')).toThrow(/waitForCommitToBeReady/)
})
