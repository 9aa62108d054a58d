import { blogApi } from '#contract/blog.ts'
import { expect, test } from './fixtures.ts'

const SLUG = 'oval-nao-e-meta'

test('da lista ao artigo, compartilhado e com o que ler depois', async ({ page, context, isMobile }) => {
  const wrong: string[] = []
  page.on('pageerror', (error) => wrong.push(error.message))
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/blog')
  await page.getByRole('button', { name: 'Recusar' }).click()

  const posts = blogApi.list.reply.parse(await (await page.request.get(blogApi.list.path)).json())
  expect(posts.length).toBeGreaterThanOrEqual(14)
  const links = page.locator('main article a')
  await expect(links).toHaveCount(posts.length)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(posts[0]?.title ?? '')

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

test('o artigo chega escrito do servidor, com o que buscadores leem, e acorda sem trocar nada', async ({ page }) => {
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

test('um endereço que não é de nenhum artigo responde 404 e mostra o caminho de volta', async ({ page }) => {
  const reply = await page.goto('/blog/este-artigo-nao-existe')
  expect(reply?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Artigo não encontrado')
  await expect(page.getByText('O artigo que você está procurando não foi encontrado.')).toBeVisible()
  await page.getByRole('link', { name: 'Ver todos os artigos' }).click()
  await expect(page).toHaveURL('/blog')
})
