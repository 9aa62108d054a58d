import { expect, it } from 'vitest'
import { savesData } from './keep-page.ts'

it.each([
  [undefined, false],
  [{}, false],
  [{ saveData: false, effectiveType: '4g' }, false],
  [{ effectiveType: '3g' }, false],
  [{ saveData: true, effectiveType: '4g' }, true],
  [{ saveData: false, effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
])('of a connection %j says whether data are to be saved: %s', (connection, answer) => {
  expect(savesData(connection)).toBe(answer)
})
