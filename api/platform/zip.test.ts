import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { zipOf } from './zip.ts'

/** By Python's independent reader. */
function unzipped(zip: Buffer): Record<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'zip-'))
  const file = join(folder, 'a.zip')
  writeFileSync(file, zip)
  const script = `import zipfile,sys,json
z=zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None
print(json.dumps({n: z.read(n).hex() for n in z.namelist()}))`
  const said = execFileSync('python3', ['-c', script, file], { encoding: 'utf8' })
  expect(readFileSync(file).subarray(0, 2).toString()).toBe('PK')
  rmSync(folder, { recursive: true })
  return JSON.parse(said) as Record<string, string>
}

it('opens elsewhere with every byte and every letter of its names', () => {
  const photo = Buffer.from(Array.from({ length: 70_000 }, (_, i) => (i * 31) % 256))
  const entries = [
    { name: 'dados.json', bytes: Buffer.from('{"nome":"Conceição"}') },
    { name: 'pedido-1/fotos/lado esquerdo.jpg', bytes: photo },
    { name: 'observações/ção 😀.txt', bytes: Buffer.from('olá') },
    { name: 'vazio.txt', bytes: Buffer.alloc(0) },
  ]
  expect(unzipped(zipOf(entries))).toEqual(
    Object.fromEntries(entries.map(({ name, bytes }) => [name, bytes.toString('hex')])),
  )
})

it('may hold nothing', () => {
  expect(unzipped(zipOf([]))).toEqual({})
})
