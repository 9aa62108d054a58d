import { stripVTControlCharacters } from 'node:util'
import { expect, test } from 'vitest'
import { readable } from './readable.ts'

const read = (line: string) => stripVTControlCharacters(readable('api', line, new Date('2026-11-20T10:00:00Z')))

test('a structured line becomes a sentence with its details', () => {
  const line = '{"level":30,"time":"2026-11-20T12:34:56.000Z","msg":"pedido aberto","orderId":"0198","userId":null}'
  expect(read(line)).toBe('12:34:56 api    │ pedido aberto orderId=0198')
})

test('warnings and errors are named, and an error shows where it happened', () => {
  const line = '{"level":50,"time":"2026-11-20T12:34:56.000Z","msg":"falhou","err":{"stack":"Error: x\\n  at y"}}'
  expect(read(line)).toBe('12:34:56 api    │ erro falhou\n    Error: x\n      at y')
})

test.each(['plain text', '{"half":', '{"no":"message"}'])('%s is passed on as it is', (line) => {
  expect(read(line)).toBe(`10:00:00 api    │ ${line}`)
})
