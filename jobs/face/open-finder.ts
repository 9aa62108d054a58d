import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm'
import * as tf from '@tensorflow/tfjs-core'
import { type FaceFinder, openFinder } from '#visagism/finder/finder.ts'
import { readFaceModels } from './models.ts'

let opened: Promise<FaceFinder> | null = null

/** One per process: opening costs 0.7 s of CPU and 190 MB. */
export function nodeFinder(): Promise<FaceFinder> {
  opened ??= open().catch((error: unknown) => {
    opened = null
    throw error
  })
  return opened
}

async function open(): Promise<FaceFinder> {
  const directory = dirname(createRequire(import.meta.url).resolve('@tensorflow/tfjs-backend-wasm/package.json'))
  setWasmPaths(`${directory}/wasm-out/`)
  tf.env().set('WASM_HAS_MULTITHREAD_SUPPORT', false)
  await tf.setBackend('wasm')
  await tf.ready()
  return openFinder(tf, readFaceModels())
}
