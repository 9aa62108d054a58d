import { once } from 'node:events'
import { WebSocket } from 'ws'
import { openInstallation, startServer } from './fixture.ts'
import { type Sample, spreadOf, type Subject } from './subject.ts'

const SOCKETS = 1000
/** The limit of sockets per person. */
const EACH = 8
const MESSAGES = 15

const subject: Subject = {
  title: 'live, from notifying to the last of 1,000 sockets, through PostgreSQL',
  rival: 'bare ws: posted to the process that holds the sockets',
  unit: 'ms',
  goal: 2,
  rounds: 3,
  async open() {
    const installation = await openInstallation()
    const [{ db, transact, closeDb }, { announce }, { openSession }] = await Promise.all([
      import('#api/platform/db.ts'),
      import('#api/platform/announce.ts'),
      import('#api/auth/sessions.ts'),
    ])
    const ours = await startServer('api/server.ts', '/healthz')
    const rival = await startServer('bench/rivals/live.ts', '/')
    let left = 0
    let heardByAll = Promise.withResolvers<void>()
    const connect = async (base: string, cookie: string) => {
      const socket = new WebSocket(`${base.replace('http', 'ws')}/ws`, { headers: { cookie }, origin: base })
      socket.on('message', (data: Buffer) => {
        if (data.toString().includes('"all"') && --left === 0) heardByAll.resolve()
      })
      await once(socket, 'open')
      return socket
    }
    const sockets: WebSocket[] = []
    for (let i = 0; i < SOCKETS / EACH; i++) {
      const user = await db.user.create({ data: { email: `person-${i}@example.com` } })
      const { token } = await transact((tx) => openSession(tx, user, { ip: '127.0.0.1', userAgent: null }))
      for (let n = 0; n < EACH; n++) {
        sockets.push(await connect(ours.base, `rosto_session=${token}`))
        sockets.push(await connect(rival.base, ''))
      }
    }
    const untilAllHeard = async (say: () => Promise<unknown>): Promise<Sample> => {
      const times: number[] = []
      for (let i = 0; i < MESSAGES; i++) {
        left = SOCKETS
        heardByAll = Promise.withResolvers()
        const started = performance.now()
        await say()
        await heardByAll.promise
        times.push(performance.now() - started)
      }
      return { value: spreadOf(times).median }
    }
    return {
      ours: () => untilAllHeard(() => announce(db, { group: 'customer', say: { type: 'all' } })),
      rival: () => untilAllHeard(() => fetch(rival.base, { method: 'POST' })),
      async close() {
        for (const socket of sockets) socket.terminate()
        await Promise.all([ours.stop(), rival.stop()])
        await closeDb()
        await installation.close()
      },
    }
  },
}

export default subject
