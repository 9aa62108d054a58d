// A supervisor for tests that kill it: keeps `child.mjs` of the given folder running and passes on what it prints.
import { supervise } from '../supervise.ts'

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
