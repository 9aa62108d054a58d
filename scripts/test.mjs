// `npm test`: works on a fresh machine with any Node ≥ 20 and nothing else.
import { ensureInstalled, runOnOwnNode } from './install.mjs'

await ensureInstalled()
runOnOwnNode('scripts/test/run.ts')
