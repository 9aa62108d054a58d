import { createServer } from 'node:http'
import { createApp } from './app.ts'
import { setupState } from './auth/first-administrator.ts'
import { openLiveDoor } from './notifications/live.ts'
import { db } from './platform/db.ts'
import { env } from './platform/env.ts'
import { log } from './platform/log.ts'
import { closeQueue, openQueue } from './platform/queue.ts'
import { stopOnSignals } from './platform/shutdown.ts'

await openQueue('api')
const server = createServer(createApp())
const live = openLiveDoor(server)
// Photos travel slowly from phones; a socket that says nothing at all is closed sooner.
server.requestTimeout = 10 * 60_000
server.headersTimeout = 30_000
// Longer than proxies keep an idle connection: whoever closes first must be the one who would use it again.
server.keepAliveTimeout = 65_000

// Whoever installs the product away from this machine proves it by the token only the terminal shows.
if ((await setupState(false)).setupNeeded)
  log.warn(`Ainda não há administrador. Em ${env.appUrl}/admin/setup, use o código de instalação ${env.SETUP_TOKEN}`)

await live.ready
server.listen(env.PORT, env.HOST, () => {
  log.info({ address: server.address() }, 'api listening')
  // The supervisor starts a process that has been serving again at once.
  process.send?.('serving')
})

stopOnSignals(async () => {
  server.closeIdleConnections()
  await live.close()
  await new Promise((resolve) => {
    server.close(resolve)
    setTimeout(() => server.closeAllConnections(), 8_000).unref()
  })
  await closeQueue()
  await db.$disconnect()
})
