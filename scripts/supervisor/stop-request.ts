/** One Ctrl-C arrives twice: from the terminal and passed on by npm. A person's second one comes later. */
const SAME_KEYSTROKE_MS = 1_000

export interface StopRequest {
  /** Settles when somebody asks. */
  readonly asked: Promise<void>
  /** Aborted then, for work under way. */
  readonly signal: AbortSignal
  /** Counts as asked: from now on a signal means "at once". */
  readonly begin: () => void
}

/** Ctrl-C, SIGTERM, a closed terminal, or the end of the process that started us. The second request is impatience. */
export function whenAskedToStop(told: { onFirst: (why: string) => void; onSecond: () => void }): StopRequest {
  const aborting = new AbortController()
  const { promise: asked, resolve } = Promise.withResolvers<void>()
  let askedAt: number | undefined

  const begin = () => {
    askedAt ??= Date.now()
    aborting.abort()
    resolve()
  }
  const ask = (why: string) => () => {
    if (askedAt !== undefined) {
      if (Date.now() - askedAt > SAME_KEYSTROKE_MS) told.onSecond()
      return
    }
    told.onFirst(why)
    begin()
  }
  process.on('SIGINT', ask('Ctrl-C recebido.'))
  process.on('SIGTERM', ask('Pedido de encerramento recebido.'))
  process.on('SIGHUP', ask('O terminal foi fechado.'))
  process.once('disconnect', ask('Quem iniciou esta execução terminou.'))
  return { asked, signal: aborting.signal, begin }
}
