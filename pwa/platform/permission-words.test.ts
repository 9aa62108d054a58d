import { afterEach, expect, it, vi } from 'vitest'
import { sendsWhenClosed } from './background-sync.ts'
import { permissionWay } from './permission-words.ts'

afterEach(() => vi.unstubAllGlobals())

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko)'

it.each([
  [`${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`, 'Ajustes do Site › Câmera'],
  [`${IPHONE} CriOS/126.0 Mobile/15E148 Safari/604.1`, 'toque em Chrome'],
  [`${IPHONE} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`, 'toque em Firefox'],
  [`${IPHONE} Mobile/15E148 Instagram 336.0`, 'dentro do Instagram'],
  [`${ANDROID} Chrome/126.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/470.0]`, 'dentro do Facebook'],
  [`Mozilla/5.0 (Linux; Android 13; K; wv) Chrome/125.0 Mobile`, 'dentro de outro aplicativo'],
  [`${ANDROID} Chrome/126.0.0.0 Mobile Safari/537.36`, 'ícone ao lado do endereço'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/126.0 Safari/537.36', 'Clique no ícone'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.5 Safari/605.1.15', 'No menu Safari'],
])('a refused camera is given back where this browser keeps it: %s', (agent, way) => {
  vi.stubGlobal('navigator', { userAgent: agent, maxTouchPoints: 0 })
  expect(permissionWay('câmera', agent)).toContain(way)
  expect(permissionWay('câmera', agent)).not.toContain('cadeado')
})

it('nothing is said to leave by itself where no browser wakes the worker', () => {
  vi.stubGlobal('navigator', { serviceWorker: {} })
  expect(sendsWhenClosed()).toBe(false)
  vi.stubGlobal('SyncManager', class {})
  expect(sendsWhenClosed()).toBe(true)
})
