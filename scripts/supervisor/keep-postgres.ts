import { startPostgres } from '../postgres.ts'

const RESTART_WAIT_MS = 500

export interface KeptPostgres {
  readonly url: string
  readonly stop: () => Promise<void>
  readonly kill: () => void
}

/** The embedded PostgreSQL, started again at the same address when it falls. */
export async function keepPostgres(
  dataDir: string,
  say: (sentence: string) => void,
  onHopeless: (reason: unknown) => void,
): Promise<KeptPostgres> {
  let isStopping = false
  let current = await startPostgres(dataDir, { say })
  const { url } = current
  let restarting: Promise<void> | undefined

  const restart = async () => {
    say('O PostgreSQL caiu; iniciando de novo.')
    await new Promise((resolve) => setTimeout(resolve, RESTART_WAIT_MS))
    if (isStopping) return
    current = await startPostgres(dataDir, { say })
    // Everybody was told the first address.
    if (current.url !== url)
      throw new Error('A porta do PostgreSQL foi tomada por outro programa; rode npm start de novo.')
    watch()
  }
  const watch = () => {
    void current.exited.then(() => {
      if (!isStopping) restarting = restart().catch(onHopeless)
    })
  }
  watch()
  return {
    url,
    async stop() {
      isStopping = true
      await restarting
      await current.stop()
    },
    kill: () => void process.kill(current.pid, 'SIGQUIT'),
  }
}
