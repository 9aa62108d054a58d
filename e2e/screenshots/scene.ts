import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { given } from '../fixtures.ts'

/** What the pictures show: made at the first run, and found again at every later one. */
export interface Scene {
  /** At which moment the browser's clock stands. */
  readonly now: string
  /** The order of somebody whose report is ready. */
  readonly readOrder: string
  /** The order of somebody who has yet to fill the form. */
  readonly openOrder: string
}

const file = () => join(given('E2E_DATA_DIR'), 'scene.json')

/** @throws Error before the first run has written it */
export const readScene = async (): Promise<Scene> => JSON.parse(await readFile(file(), 'utf8'))

export const writeScene = (scene: Scene) => writeFile(file(), JSON.stringify(scene))

/** Where the session of one of them is kept. */
export const stateOf = (who: 'reader' | 'buyer' | 'administrator') => join(given('E2E_DATA_DIR'), `${who}.json`)
