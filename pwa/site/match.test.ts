import { describe, expect, it } from 'vitest'
import { isAppPath } from '#pwa/paths.ts'
import { matchRoute } from './match.ts'
import { type SiteRoute, siteRoutes } from './routes.ts'

const route = (path: string): SiteRoute => ({
  path,
  module: '',
  rendered: 'server',
  load: () => Promise.reject(new Error('not loaded here')),
})
const routes = [route('/'), route('/blog'), route('/blog/:slug')]
const found = (path: string) => matchRoute(path, routes)

describe('a public address', () => {
  it('is found with and without a slash at its end', () => {
    expect(found('/blog')?.route.path).toBe('/blog')
    expect(found('/blog/')?.route.path).toBe('/blog')
    expect(found('/')?.route.path).toBe('/')
  })

  it('gives the parts it names, decoded', () => {
    expect(found('/blog/rosto%20oval')?.params).toEqual({ slug: 'rosto oval' })
  })

  it('that is longer, unknown or malformed is nobody’s', () => {
    for (const path of ['/blog/a/b', '/Blog', '/nada', '/blog/%E0%A4%A']) expect(found(path)).toBeNull()
  })
})

it('no public address belongs to the app, and none stands twice', () => {
  const paths = siteRoutes.map(({ path }) => path)
  expect(paths.filter(isAppPath)).toEqual([])
  expect(new Set(paths).size).toBe(paths.length)
})
