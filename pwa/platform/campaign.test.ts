import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const tab = { name: '', location: { search: '' } }
beforeEach(() => {
  tab.name = ''
  vi.stubGlobal('window', tab)
})
afterEach(() => vi.unstubAllGlobals())

async function open(search: string) {
  vi.resetModules()
  tab.location.search = search
  const { campaign, noteCampaign } = await import('./campaign.ts')
  noteCampaign()
  return Object.fromEntries(campaign())
}

it('goes along to the pages of a visit, until another advert opens one; nobody is named by it', async () => {
  expect(await open('?utm_source=instagram&fbclid=AbC&email=ana@example.com')).toEqual({
    utm_source: 'instagram',
    fbclid: 'AbC',
  })
  expect(await open('')).toEqual({ utm_source: 'instagram', fbclid: 'AbC' })
  expect(await open('?q=corte')).toEqual({ utm_source: 'instagram', fbclid: 'AbC' })
  expect(await open('?utm_source=mail')).toEqual({ utm_source: 'mail' })
})

it('is none in a tab that somebody else has named', async () => {
  tab.name = 'janela'
  expect(await open('')).toEqual({})
  expect(tab.name).toBe('janela')
})
