import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { given } from '../fixtures.ts'

/** Created at the first run and reused. */
export interface Scene {
  /** The browser's fixed time. */
  readonly now: string
  /** An order with a ready report. */
  readonly readOrder: string
  /** An order that awaits its form. */
  readonly openOrder: string
}

const file = () => join(given('E2E_DATA_DIR'), 'scene.json')

/** @throws Error before the first run has written it */
export const readScene = async (): Promise<Scene> => JSON.parse(await readFile(file(), 'utf8'))

export const writeScene = (scene: Scene) => writeFile(file(), JSON.stringify(scene))

export const stateOf = (who: 'reader' | 'buyer' | 'administrator') => join(given('E2E_DATA_DIR'), `${who}.json`)
