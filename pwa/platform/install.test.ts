import { expect, it } from 'vitest'
import { inAppBrowserOf, platformOf } from './install.ts'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; SM-A546E) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126 Mobile Safari/537.36'
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18 Safari/605.1.15'

it.each([
  [IPHONE, 5, 'ios'],
  [MAC, 5, 'ios'],
  [MAC, 0, 'other'],
  [ANDROID, 5, 'android'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 0, 'other'],
] as const)('%s with %i touch points is %s', (agent, touch, platform) => {
  expect(platformOf(agent, touch)).toBe(platform)
})

it.each([
  [`${IPHONE} Mobile/15E148 Instagram 300.0.0.0`, 'Instagram'],
  [`${ANDROID} [FB_IAB/FB4A;FBAV/400.0.0]`, 'Facebook'],
  [`${IPHONE} Mobile/15E148 BytedanceWebview/d8a21c6`, 'TikTok'],
  ['Mozilla/5.0 (Linux; Android 14; Pixel 7; wv) AppleWebKit/537.36', 'outro aplicativo'],
] as const)('%s is the inside of another app', (agent, name) => {
  expect(inAppBrowserOf(agent)).toBe(name)
})

it.each([IPHONE, ANDROID, MAC])('%s is a browser of its own', (agent) => {
  expect(inAppBrowserOf(agent)).toBeNull()
})
