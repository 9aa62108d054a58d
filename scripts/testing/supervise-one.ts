// A process that tests kill: supervises a folder's `child.mjs`.
import { supervise } from '../ops/supervise.ts'

const folder = process.argv[2]
if (folder === undefined) throw new Error('Which folder?')
supervise({
  name: 'exemplo',
  script: ['child.mjs'],
  cwd: folder,
  env: process.env,
  onLine: (line) => void process.send?.(line),
  say: () => {},
  onBadConfiguration: () => {},
})
