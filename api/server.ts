import { createServer } from 'node:http'
import { createApp } from './app.ts'
import { setupState } from './auth/first-administrator.ts'
import { openLiveServer } from './notifications/live.ts'
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
// Interval for finding incomplete headers.
const server = createServer({ connectionsCheckingInterval: 5000 }, createApp())
const live = openLiveServer(server)
// Phones upload slowly; idle connections are cut sooner.
server.requestTimeout = 10 * 60_000
server.headersTimeout = 15_000
server.timeout = 60_000
// The live channel's limit, and as many ordinary visitors.
server.maxConnections = 12_000
// Longer than proxies: the reusing side must close first, or requests fail.
server.keepAliveTimeout = 65_000

// Remote installation needs the setup code; in production it is the operator's own and never logged.
if ((await setupState(false)).setupNeeded)
  log.warn(
    `Ainda não há administrador. Em ${env.appUrl}/admin/setup, use o código de instalação ` +
      (env.isProduction ? 'que está em SETUP_TOKEN.' : env.SETUP_TOKEN),
  )

const endSweeping = await keepRemovingLeftUploads()
await live.ready
server.listen(env.PORT, env.HOST, () => {
  log.info({ address: server.address() }, 'api listening')
  // Lets the supervisor restart at once after a successful start.
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
