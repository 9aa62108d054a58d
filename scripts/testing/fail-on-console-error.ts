import { format } from 'node:util'
import { afterEach, beforeEach } from 'vitest'

const real = console.error
let said: string[] = []

beforeEach(() => {
  said = []
  console.error = (...parts: unknown[]) => {
    said.push(format(...parts))
    real(...parts)
  }
})

afterEach(() => {
  console.error = real
  if (said.length > 0) throw new Error(`console.error was called:\n${said.join('\n')}`)
})
