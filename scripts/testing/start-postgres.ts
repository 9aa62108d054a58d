// A process of its own for tests that kill it: starts the database, tells its pid, and waits for its end.
import { startPostgres } from '../postgres.ts'

const dataDir = process.argv[2]
if (dataDir === undefined) throw new Error('Which data folder?')
const postgres = await startPostgres(dataDir, { use: 'throwaway' })
process.send?.(postgres.pid)
