// Loaded before a process of the product: while the file named by FULL_DISK is there, what it writes to its own disk is refused
// as on a full one. Real full disks need a file system of one's own, and the rights to mount it.
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
