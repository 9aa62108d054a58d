// Loaded before a supervised process: should the supervisor be gone, even by SIGKILL, its channel closes and so do we.
const LEAVE_MS = 5_000

process.once('disconnect', () => {
  process.kill(process.pid, 'SIGTERM')
  setTimeout(() => process.exit(1), LEAVE_MS).unref()
})
process.channel?.unref()
