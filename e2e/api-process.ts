import { type ChildProcess, spawn } from 'node:child_process'
import { freePort, untilReady } from '#scripts/ports.ts'
import { ROOT } from '#scripts/root.ts'

export interface ApiProcess {
  readonly port: number
  /** Like a crash or the out-of-memory killer. */
  readonly kill: () => Promise<void>
  /** On the same port and data. */
  readonly start: () => Promise<void>
}

/** A second API process that a test may kill. */
export async function startApi(env: {
  dataDir: string
  databaseUrl: string
  kiwifyToken: string
}): Promise<ApiProcess> {
  const port = await freePort()
  let child: ChildProcess | undefined
  const start = async () => {
    if (child && child.exitCode === null && child.signalCode === null) throw new Error('The API still runs.')
    child = spawn(process.execPath, ['api/server.ts'], {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: {
        PATH: process.env['PATH'],
        NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
        HOST: '127.0.0.1',
        PORT: String(port),
        DATA_DIR: env.dataDir,
        DATABASE_URL: env.databaseUrl,
        KIWIFY_TOKEN: env.kiwifyToken,
        LOG_LEVEL: 'silent',
      },
    })
    await untilReady(`http://127.0.0.1:${port}/readyz`, AbortSignal.timeout(60_000))
  }
  await start()
  return {
    port,
    start,
    async kill() {
      const dying = child
      if (!dying || dying.exitCode !== null || dying.signalCode !== null) return
      const gone = new Promise((resolve) => dying.once('exit', resolve))
      dying.kill('SIGKILL')
      await gone
    },
  }
}
