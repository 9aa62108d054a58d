import { createServer } from 'node:http'
import { createApp } from './app.ts'
import { setupState } from './auth/first-administrator.ts'
import { openLiveDoor } from './notifications/live.ts'
import { closeDb } from './platform/db.ts'
import { env } from './platform/env.ts'
import { endOnUncaught } from './platform/last-resort.ts'
import { requireMasterKeys } from './platform/keyring.ts'
import { log } from './platform/log.ts'
import { closeQueue, openQueue } from './platform/queue.ts'
import { keepRemovingLeftUploads } from './platform/uploads.ts'
import { stopOnSignals } from './platform/shutdown.ts'

endOnUncaught()
await openQueue('api')
await requireMasterKeys()
// Half a request line, or half a header, is looked for this often.
const server = createServer({ connectionsCheckingInterval: 5000 }, createApp())
const live = openLiveDoor(server)
// Photos travel slowly from phones; a connection on which nothing moves at all is cut sooner.
server.requestTimeout = 10 * 60_000
server.headersTimeout = 15_000
server.timeout = 60_000
// The live channel's own bound, and as many again as visitors of one process could be.
server.maxConnections = 12_000
// Longer than proxies keep an idle connection: whoever closes first must be the one who would use it again.
server.keepAliveTimeout = 65_000

// Whoever installs the product away from this machine proves it by the code: in production their own, which no log repeats.
if ((await setupState(false)).setupNeeded)
  log.warn(
    `Ainda não há administrador. Em ${env.appUrl}/admin/setup, use o código de instalação ` +
      (env.isProduction ? 'que está em SETUP_TOKEN.' : env.SETUP_TOKEN),
  )

const endSweeping = await keepRemovingLeftUploads()
await live.ready
server.listen(env.PORT, env.HOST, () => {
  log.info({ address: server.address() }, 'api listening')
  // The supervisor starts a process that has been serving again at once.
  process.send?.('serving')
})

stopOnSignals(async () => {
  endSweeping()
  server.closeIdleConnections()
  await live.close()
  await new Promise((resolve) => {
    server.close(resolve)
    setTimeout(() => server.closeAllConnections(), 8_000).unref()
  })
  await closeQueue()
  await closeDb()
})
