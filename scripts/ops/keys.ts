// npm run keys -- status | rotate: counts keys by master key; rotate rewraps all with the first of MASTER_KEYS.
import { closeKeyring, countWrapped, rewrapKeys } from '#api/platform/keyring.ts'

const [command = 'status'] = process.argv.slice(2)
if (command !== 'status' && command !== 'rotate') {
  process.stderr.write('npm run keys -- status | rotate\n')
  process.exit(64)
}
if (command === 'rotate') console.log(`${await rewrapKeys()} chaves seladas de novo`)
for (const { masterId, keys, isCurrent } of await countWrapped())
  console.log(`${masterId}${isCurrent ? ' (atual)' : ''}: ${keys} chaves`)
await closeKeyring()
