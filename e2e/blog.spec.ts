import type { Page } from '@playwright/test'
import { blogApi } from '#contract/blog.ts'
import { expect, test } from './fixtures.ts'

const SLUG = 'oval-nao-e-meta'

const listPosts = async (page: Page) =>
  blogApi.list.reply.parse(await (await page.request.get(blogApi.list.path)).json())

test('from the list to an article, which is shared and says what to read next', async ({ page, context, isMobile }) => {
  const wrong: string[] = []
  page.on('pageerror', (error) => wrong.push(error.message))
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/blog')
  await page.getByRole('button', { name: 'Recusar' }).click()

  // A parallel test publishes: repeat until both agree.
  let posts: Awaited<ReturnType<typeof listPosts>> = []
  await expect(async () => {
    await page.goto('/blog')
    posts = await listPosts(page)
    expect(posts.length).toBeGreaterThanOrEqual(14)
    await expect(page.locator('main article a')).toHaveCount(posts.length, { timeout: 5_000 })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(posts[0]?.title ?? '', { timeout: 1_000 })
  }).toPass()

  const next = page.getByRole('region', { name: 'Também muito lidos' })
  await next.getByRole('button', { name: /^2 de 3/ }).click()
  await expect(next.getByRole('link', { name: posts[2]?.title ?? '' })).toBeVisible()

  await page.locator(`main a[href="/blog/${posts[5]?.slug}"]`).click()
  await expect(page).toHaveURL(`/blog/${posts[5]?.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(posts[5]?.title ?? '')
  await expect(page.locator('.article > *').first()).toBeVisible()
  await expect(page).toHaveTitle(/Rosto Ideal/)

  await page.getByRole('button', { name: 'Compartilhar' }).click()
  await expect(page.getByText('Link copiado para a área de transferência!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`/blog/${posts[5]?.slug}$`))

  const related = page.getByRole('region', { name: 'Leia também' }).getByRole('link')
  await expect(related).toHaveCount(3)
  const title = (await related.first().textContent()) ?? ''
  await related.first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.getByRole('navigation', { name: 'Você está em' }).getByRole('link').click()
  await expect(page).toHaveURL('/blog')
  expect(wrong, isMobile ? 'no telefone' : 'na mesa').toEqual([])
})

test('an article comes written from the server, with what search engines read, and wakes without changing anything', async ({
  page,
}) => {
  const html = await (await page.request.get(`/blog/${SLUG}`)).text()
  expect(html).toContain('De quem é essa regra</h2>')
  expect(html).toMatch(/<link rel="canonical" href="https:\/\/[^"]+\/blog\/oval-nao-e-meta" \/>/)
  expect(html).toContain('"@type":"Article"')
  expect(html).toContain('"@type":"BreadcrumbList"')
  expect(html.split('De quem é essa regra</h2>'), 'o texto vem uma vez só').toHaveLength(2)
  const wrong: string[] = []
  page.on('pageerror', (error) => wrong.push(error.message))
  page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()))
  await page.goto(`/blog/${SLUG}`)
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'De quem é essa regra' })).toBeAttached()
  expect(wrong).toEqual([])
})

test('an article ends at the quiz, and for whoever has an account on this device at their own portal', async ({
  page,
}) => {
  await page.goto(`/blog/${SLUG}`)
  const test = page.getByRole('link', { name: 'Conferir o Meu, Grátis' })
  await expect(test).toHaveAttribute('href', '/seu-rosto-ideal?formato=oval#pergunta-1')
  await expect(page.locator('.post-test a[href^="/onboarding"], .post-test a[href^="/auth"]')).toHaveCount(0)
  await page.evaluate(() => localStorage.setItem('rosto-ideal:pessoa', 'alguem'))
  await page.reload()
  await expect(page.getByRole('link', { name: 'Abrir o Meu Portal' })).toHaveAttribute('href', '/dashboard')
  await expect(test).toHaveCount(0)
})

test('an address that is no article’s answers 404 and shows the way back', async ({ page }) => {
  const reply = await page.goto('/blog/este-artigo-nao-existe')
  expect(reply?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Artigo não encontrado')
  await expect(page.getByText('O artigo que você está procurando não foi encontrado.')).toBeVisible()
  await page.getByRole('link', { name: 'Ver todos os artigos' }).click()
  await expect(page).toHaveURL('/blog')
})
