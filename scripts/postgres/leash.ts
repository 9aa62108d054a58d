import { spawn } from 'node:child_process'

/**
 * Ties the database to this process: a sleeping shell holds the other end of a pipe, and when this process is gone (even
 * by SIGKILL) it asks the server to stop, after the seconds its clients need to leave. Returns how to let go.
 */
export function leash(pid: number): () => Promise<void> {
  if (process.platform === 'win32') return () => Promise.resolve()
  const holder = spawn('sh', ['-c', 'read -r _; sleep 2; kill -INT "$0"', String(pid)], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  const gone = new Promise<void>((resolve) => {
    holder.once('exit', () => resolve())
    holder.once('error', () => resolve())
  })
  holder.stdin.once('error', () => {})
  holder.unref()
  return () => {
    // Whoever waits for its end must live to see it.
    holder.ref()
    holder.kill('SIGKILL')
    return gone
  }
}
