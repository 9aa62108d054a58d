import { crc32 } from 'node:zlib'

export interface ZipEntry {
  /** With slashes. */
  readonly name: string
  readonly bytes: Buffer
}

const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
const VERSION = 20
/** UTF-8 names. */
const FLAGS = 0x0800
const MAX_BYTES = 0xffffffff

/** ZIP without compression: JPEG and PDF are compressed already. https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT */
export function zipOf(entries: readonly ZipEntry[], at = new Date()): Buffer {
  const [time, day] = dosTime(at)
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, bytes } of entries) {
    const path = Buffer.from(name, 'utf8')
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(VERSION, 0)
    facts.writeUInt16LE(FLAGS, 2)
    facts.writeUInt16LE(0, 4)
    facts.writeUInt16LE(time, 6)
    facts.writeUInt16LE(day, 8)
    facts.writeUInt32LE(crc32(bytes), 10)
    facts.writeUInt32LE(bytes.length, 14)
    facts.writeUInt32LE(bytes.length, 18)
    facts.writeUInt16LE(path.length, 22)
    const local = Buffer.concat([uint32(LOCAL), facts, path, bytes])
    const placed = Buffer.alloc(14)
    placed.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([uint32(CENTRAL), uint16(VERSION), facts, placed, path]))
    bodies.push(local)
    offset += local.length
  }
  const central = Buffer.concat(directory)
  if (offset + central.length > MAX_BYTES) throw new RangeError('too large for a plain ZIP')
  const end = Buffer.alloc(22)
  end.writeUInt32LE(END, 0)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...bodies, central, end])
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}

/** Two-second steps since 1980. */
function dosTime(at: Date): [time: number, day: number] {
  const time = (at.getHours() << 11) | (at.getMinutes() << 5) | (at.getSeconds() >> 1)
  const day = ((Math.max(1980, at.getFullYear()) - 1980) << 9) | ((at.getMonth() + 1) << 5) | at.getDate()
  return [time, day]
}
