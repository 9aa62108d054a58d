// Preloaded: while the file FULL_DISK exists, writes fail as on a full disk. A real one needs its own file system and mount rights.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { Writable } from 'node:stream'

const sign = process.env['FULL_DISK'] ?? ''
const noRoom = () =>
  Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28, syscall: 'write' })

const { createWriteStream } = fs
const refusing = ((...given: Parameters<typeof createWriteStream>) =>
  fs.existsSync(sign)
    ? new Writable({ write: (_chunk, _encoding, done) => done(noRoom()) })
    : createWriteStream(...given)) as typeof createWriteStream
fs.createWriteStream = refusing
syncBuiltinESMExports()
