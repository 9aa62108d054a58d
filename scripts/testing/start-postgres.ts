// A process that tests kill.
import { startPostgres } from '../ops/postgres.ts'

const dataDir = process.argv[2]
if (dataDir === undefined) throw new Error('Which data folder?')
const postgres = await startPostgres(dataDir, { use: 'throwaway' })
process.send?.(postgres.pid)
