// `npm start`: works on a fresh machine with any Node ≥ 20 and nothing else.
import { ensureInstalled, runOnOwnNode } from './install.mjs'

// Said before a minute of installing; everything else is checked by api/platform/env.ts, which needs what is installed.
const token = process.env.KIWIFY_TOKEN
if (token && token.length < 8) {
  console.error('KIWIFY_TOKEN: deve ter pelo menos 8 caracteres')
  process.exit(78)
}
await ensureInstalled()
runOnOwnNode('scripts/supervisor.ts')
