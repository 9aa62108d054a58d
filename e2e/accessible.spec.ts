import { barriers } from './audit/barriers.ts'
import { isAlive, watchPage } from './audit/watch-page.ts'
import { expect, test } from './fixtures.ts'
import { coveredFocus } from './keyboard.ts'
import { menuOpener } from './site-menu.ts'

const PAGES = [
  '/',
  '/sobre',
  '/como-funciona',
  '/servicos',
  '/servicos/analise-facial',
  '/servicos/consultoria-estilo',
  '/servicos/analise-cores',
  '/blog',
  '/blog/oval-nao-e-meta',
  '/blog/nada-disso',
  '/contato',
  '/central-de-ajuda',
  '/faq',
  '/privacidade',
  '/termos',
  '/obrigado',
  '/descadastro',
  '/seu-rosto-ideal',
  '/revelacao-rosto-ideal',
  '/guia-de-exemplo',
  '/offline',
  '/nada-disso',
]

test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } })

test('every public page comes alive without complaints, fits the screen and has no barrier at all', async ({
  page,
}) => {
  test.slow()
  const watch = watchPage(page)
  const faults: string[] = []
  for (const path of PAGES) {
    await page.goto(path)
    await isAlive(page)
    // The first stop is a visible skip link.
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Ir para o conteúdo' }), path).toBeFocused()
    // Reduced motion is a 0.01 ms transition: the link appears a frame later.
    await expect.poll(() => page.evaluate(coveredFocus), path).toBeNull()
    if (path === '/') {
      // Only here with the cookie question open.
      await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible()
      faults.push(...(await barriers(page, 'com a pergunta dos cookies')))
      await page.getByRole('button', { name: 'Recusar' }).click()
    }
    const [wide, window, broken] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      innerWidth,
      [...document.images].filter((image) => image.complete && image.naturalWidth === 0 && image.loading !== 'lazy')
        .length,
    ])
    if (wide > window) faults.push(`${path}: mais largo que a tela (${wide} > ${window})`)
    const wideInLargeLetters = await page.evaluate(() => {
      const root = document.documentElement
      root.style.fontSize = '200%'
      const { scrollWidth } = root
      root.style.fontSize = ''
      return scrollWidth
    })
    if (wideInLargeLetters > window)
      faults.push(`${path}: mais largo que a tela com letras do dobro (${wideInLargeLetters} > ${window})`)
    if (broken > 0) faults.push(`${path}: ${broken} figuras não abrem`)
    faults.push(...(await barriers(page, path)))
    // The console repeats the expected 404.
    faults.push(...watch.taken().filter((said) => !(path.endsWith('nada-disso') && said.endsWith('404 (Not Found)'))))
  }
  expect(faults).toEqual([])
})

test('what opens over the pages has no barriers either', async ({ page, isMobile }) => {
  test.slow()
  const watch = watchPage(page)
  const faults: string[] = []
  await page.goto('/sobre?perf')
  await isAlive(page)
  await page.getByRole('button', { name: 'Escolher' }).click()
  await expect(page.getByRole('dialog', { name: 'Preferências de cookies' })).toBeVisible()
  faults.push(...(await barriers(page, 'preferências de cookies')))
  await page.getByRole('button', { name: 'Salvar escolhas' }).click()
  await expect(page.getByText('Preferências salvas')).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Desempenho desta página' })).toBeVisible()
  faults.push(...(await barriers(page, 'aviso e painel de desempenho')))
  await menuOpener(page, isMobile).click()
  await expect(page.getByRole('link', { name: 'Consultoria de Estilo' }).first()).toBeVisible()
  faults.push(...(await barriers(page, 'menu')))

  await page.goto('/contato')
  await isAlive(page)
  await page.getByRole('button', { name: 'Enviar mensagem' }).click()
  await expect(page.getByText('Diga como podemos chamar você.')).toBeVisible()
  faults.push(...(await barriers(page, 'contato com erros')))

  await page.goto('/faq')
  await page.locator('main summary').first().click()
  faults.push(...(await barriers(page, 'uma pergunta aberta')))

  await page.goto('/seu-rosto-ideal')
  await isAlive(page)
  await page.getByRole('link', { name: 'Começar o Teste Grátis' }).click()
  await expect(page.getByText('Pergunta 1 de 7')).toBeVisible()
  faults.push(...(await barriers(page, 'pergunta do teste')))

  const { answers, userName: name, greeting } = RESULT
  await page.evaluate(
    (kept) => localStorage.setItem('quizAndamento', JSON.stringify({ ...kept, storedAt: Date.now() })),
    {
      step: 'head',
      answers,
      name,
      greeting,
      runId: 'x',
    },
  )
  await page.goto('/seu-rosto-ideal')
  await page.getByRole('button', { name: 'óculos' }).click()
  await expect(page.getByRole('button', { name: 'É parecido comigo' })).toBeVisible()
  faults.push(...(await barriers(page, 'desenho')))

  await page.evaluate((kept) => localStorage.setItem('quizResult', JSON.stringify(kept)), RESULT)
  await page.goto('/seu-rosto-ideal/resultado')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rosto em coração.')
  faults.push(...(await barriers(page, 'resultado')))
  await page.getByRole('button', { name: 'Desbloquear Minha Análise' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  faults.push(...(await barriers(page, 'versão gratuita e completa')))
  faults.push(...watch.taken().filter((said) => !/\/api\/contact|422/.test(said)))
  expect(faults).toEqual([])
})

const RESULT = {
  userName: 'Marina',
  greeting: 'Marina',
  userEmail: 'marina@example.com',
  answers: {
    faceShape: 'coracao',
    jaw: 'suave',
    forehead: 'maior',
    cheekbones: 'discretas',
    faceLength: 'medio',
    style: 'classico',
    objective: 'sofisticacao',
  },
  score: { faceShape: 'coracao', style: 'classico', objective: 'sofisticacao', totalPoints: 1300 },
  totalPoints: 1300,
}
