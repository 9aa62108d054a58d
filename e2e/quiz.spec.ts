import { CHECKOUT_URL } from '#contract/offer.ts'
import { quizApi } from '#contract/quiz.ts'
import { expect, test } from './fixtures.ts'
import { answer, asked, beginQuiz, keepName, leaveEmail } from './quiz-steps.ts'
import { storedOn, watchTrackers } from './trackers.ts'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

test('the quiz leads to the result and the checkout, and with a yes each step is counted once', async ({
  page,
  context,
  browser,
  newEmail,
  mailTo,
}) => {
  test.slow()
  const email = newEmail('marina')
  const { pixel, analytics, calls } = await watchTrackers(page)
  await page.clock.install()
  await context.route(`${CHECKOUT_URL}**`, (route) => route.fulfill({ body: 'checkout' }))
  await page.goto('/seu-rosto-ideal?utm_source=instagram&utm_campaign=ver%C3%A3o')
  // Time and scroll are tested elsewhere.
  const events = () =>
    pixel
      .filter(
        ([kind, name]) => String(kind).startsWith('track') && !/^(TimeOnPage30s|ScrollToBottom)$/.test(String(name)),
      )
      .map(([, name]) => String(name))
  await page.getByRole('button', { name: 'Aceitar' }).click()
  await expect.poll(events).toEqual(['PageView'])
  await beginQuiz(page)

  await asked(page, 1)
  await page.getByRole('button', { name: /^Coração / }).dblclick()
  await page.clock.fastForward(1500)
  await asked(page, 2)
  await expect(page.getByText('100 pontos', { exact: true })).toBeVisible()
  await answer(page, 'Suave')
  await answer(page, 'Maior')
  for (const [name, said] of [
    ['', 'Nome obrigatório. Digite seu nome (mínimo 2 caracteres).'],
    ['M', 'Nome obrigatório. Digite seu nome (mínimo 2 caracteres).'],
    ['a'.repeat(5000), 'Use no máximo 120 letras.'],
  ] as const) {
    await page.getByLabel('Seu nome').fill(name)
    await page.getByRole('button', { name: 'Continuar Análise' }).click()
    await expect(page.getByRole('alert')).toHaveText(said)
    await expect(page.getByLabel('Seu nome')).toBeFocused()
  }
  await keepName(page)
  for (const given of ['Discretas', 'Médio', 'Clássico']) await answer(page, given)
  await leaveEmail(page, 'a@')
  await expect(page.getByRole('alert')).toHaveText('E-mail inválido. Digite um e-mail válido.')
  await leaveEmail(page, email)
  await asked(page, 7)
  await answer(page, 'Sofisticação')
  await expect(page).toHaveURL(/\/seu-rosto-ideal\/resultado$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rosto em coração.')
  await expect(page.getByText('1.300 pontos')).toBeVisible()
  await expect(page.locator('.result-text')).toContainText('Você marcou o contorno')

  await page.getByRole('button', { name: 'Desbloquear Minha Análise' }).click()
  const [checkout] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('dialog').getByRole('link', { name: 'Quero o Guia Completo' }).click(),
  ])
  await checkout.waitForURL(`${CHECKOUT_URL}**`)
  const address = Object.fromEntries(new URL(checkout.url()).searchParams)
  expect(address).toEqual({
    sck: expect.stringMatching(UUID),
    s1: expect.stringMatching(UUID),
    src: 'modal_unlock',
    utm_source: 'instagram',
    utm_campaign: 'verão',
  })

  await expect
    .poll(() => events().toSorted())
    .toEqual(
      [
        'PageView',
        'CtaClick',
        'StartQuiz',
        'Lead',
        'CompleteRegistration',
        'PageView',
        'ViewContent',
        'CtaClick',
        'AddToCart',
        'InitiateCheckout',
      ].toSorted(),
    )
  const idOf = (name: string) => JSON.stringify(pixel.filter(([, said]) => said === name).map((event) => event[3]))
  const ours = [
    ['/api/facebook/pageview', 'PageView'],
    ['/api/facebook/start-quiz', 'StartQuiz'],
    ['/api/facebook/lead', 'Lead'],
    ['/api/facebook/complete-quiz', 'CompleteRegistration'],
    ['/api/facebook/checkout', 'InitiateCheckout'],
  ] as const
  for (const [path, name] of ours) {
    const beside = () => calls.filter((call) => call.path === path)
    await expect
      .poll(() => JSON.stringify(beside().map(({ body }) => ({ eventID: body['eventId'] }))), path)
      .toBe(idOf(name))
  }
  const bodyOf = (call: string) => calls.find(({ path }) => path === `/api/facebook/${call}`)?.body
  expect(bodyOf('start-quiz')).toMatchObject({ source: 'landing_page' })
  expect(bodyOf('complete-quiz')).toMatchObject({ score: 1300, source: 'quiz_seu_rosto_ideal' })
  expect(bodyOf('checkout')).toMatchObject({ email, value: 79.9 })
  expect(bodyOf('lead')).toMatchObject({ email, name: 'Marina Albuquerque' })
  expect(JSON.stringify([pixel, analytics])).not.toMatch(/example\.com|Marina|coracao|classico|suave/)

  const { links } = await mailTo(email)
  const link = links.find((href) => href.includes('/seu-rosto-ideal/resultado?r=')) ?? ''
  const other = await browser.newPage()
  await other.goto(link)
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Rosto em coração.')
  await expect(other.getByText('Parabéns, Marina!')).toBeVisible()
  await expect(other).toHaveURL(/\/seu-rosto-ideal\/resultado$/)
  await other.evaluate(() => localStorage.setItem('quizResult', '{"userName":"<b>x","answers":{"jaw":"x"},"score":{}}'))
  await other.reload()
  await expect(other).toHaveURL(/\/seu-rosto-ideal$/)
  await other.close()
})

test('whoever leaves in the middle returns to the same question, in any tab, also without a mouse and with the sound off', async ({
  page,
  context,
}) => {
  const { asked: followed } = await watchTrackers(page)
  await page.clock.install()
  await page.goto('/seu-rosto-ideal')
  await page.getByRole('button', { name: 'Recusar' }).click()
  await page.getByRole('link', { name: 'Começar o Teste Grátis' }).focus()
  await page.keyboard.press('Enter')
  await asked(page, 1)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('button', { name: 'Desligar o som' }).click()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.keyboard.press('1')
  await expect(page.getByRole('status').filter({ hasText: '+100 pontos' })).toHaveText(/^Oval\. \+100 pontos\./)
  // The answer is kept, on the same question.
  await page.reload()
  await page.clock.resume()
  await asked(page, 1)
  await expect(page.getByText('Você continua de onde parou.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Oval / })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: 'Ligar o som' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.clock.fastForward(1500)
  await asked(page, 2)

  const tab = await context.newPage()
  await tab.goto('/seu-rosto-ideal')
  await asked(tab, 2)
  await tab.getByRole('button', { name: 'Voltar' }).click()
  await asked(tab, 1)
  await expect(tab.getByRole('button', { name: /^Redondo / })).toHaveAttribute('aria-pressed', 'true')
  await tab.close()
  await answer(page, 'Suave')
  await asked(page, 3)
  await page.goBack()
  await asked(page, 2)
  await page.goForward()
  await asked(page, 3)
  // An unanswered consent call may be repeated.
  expect(new Set(followed)).toEqual(new Set(['/api/consent']))
  await expect.poll(() => storedOn(page)).toEqual(['consentimento', 'quizAndamento', 'quizSom'])
})

test('no answer leaves the device before the e-mail, and after a no not even the step', async ({ page, newEmail }) => {
  const said: { readonly path: string; readonly body: string }[] = []
  page.on('request', (request) => {
    const { hostname, pathname, search } = new URL(request.url())
    // Drawings are loaded for every answer, chosen or not.
    if (hostname === 'localhost' && pathname.startsWith('/pictures/')) return
    said.push({ path: pathname + search, body: request.postData() ?? '' })
  })
  const steps = () => said.filter(({ path }) => path === quizApi.run.path).map(({ body }) => JSON.parse(body))
  await page.clock.install()
  await page.goto('/seu-rosto-ideal')
  await beginQuiz(page)
  for (const given of ['Diamante', 'Angulada', 'Menor']) await answer(page, given)
  await keepName(page, ['feminino', 'Tom 7 de 8', 'crespo', 'véu, lenço'])
  for (const given of ['Evidentes', 'Longo']) await answer(page, given)
  await expect.poll(steps).toEqual(
    ['faceShape', 'jaw', 'forehead', 'name', 'cheekbones', 'faceLength', 'style'].map((step) => ({
      runId: expect.stringMatching(UUID),
      step,
    })),
  )

  // Hidden during the test: answer it elsewhere.
  await page.goto('/')
  await page.getByRole('button', { name: 'Recusar' }).click()
  await page.goto('/seu-rosto-ideal')
  await asked(page, 6)
  await answer(page, 'Criativo')
  await expect(page.getByLabel('Seu e-mail')).toBeVisible()
  expect(JSON.stringify(said)).not.toMatch(
    /diamante|angulada|menor|evidentes|longo|criativo|Marina|escura|crespo|feminino|veu/i,
  )

  const left = page.waitForRequest(`**${quizApi.lead.path}`)
  await leaveEmail(page, newEmail('diana'))
  const lead: unknown = (await left).postDataJSON()
  expect(lead).toMatchObject({
    answers: { faceShape: 'diamante', style: 'criativo' },
    head: { presentation: 'feminino', skin: 'bem escura', hair: 'crespo', wears: ['veu'] },
  })
  expect(lead).not.toHaveProperty('runId')
  await asked(page, 7)
  await answer(page, 'Leveza')
  await expect(page).toHaveURL(/\/seu-rosto-ideal\/resultado$/)
  await expect(page.locator('.result-text')).toContainText('Você marcou o contorno')
  expect(steps()).toHaveLength(7)
})

test('before any script a tap shows the first question, and an answer given there counts', async ({ page }) => {
  let letProgramsIn = () => {}
  const held = new Promise<void>((resolve) => (letProgramsIn = resolve))
  await page.route('**/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/seu-rosto-ideal?utm_source=anuncio', { waitUntil: 'commit' })
  const start = page.getByRole('link', { name: 'Começar o Teste Grátis' })
  await start.click()
  await expect(page.getByRole('heading', { name: 'Qual destes contornos lembra o seu rosto?' })).toBeVisible()
  await expect(start).toBeHidden()
  const drawings = page.locator('.option img')
  await expect(drawings).toHaveCount(6)
  for (const drawing of await drawings.all())
    await expect.poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await page.getByRole('link', { name: 'Voltar' }).click()
  await start.click()
  await page.getByRole('radio', { name: /^Oval/ }).check({ force: true })
  await page.getByRole('radio', { name: /^Coração/ }).check({ force: true })
  await expect(page.getByText('guardado neste aparelho').filter({ visible: true })).toHaveText(
    'Coração, guardado neste aparelho. A próxima pergunta está chegando.',
  )
  await expect(page.getByText('abra a página de novo').filter({ visible: true })).toHaveCount(0)
  letProgramsIn()
  await asked(page, 2)
  await page.getByRole('button', { name: 'Voltar' }).click()
  await expect(page.getByRole('button', { name: /^Coração / })).toHaveAttribute('aria-pressed', 'true')
  await page.goBack()
  await expect(start, 'a abertura está de volta').toBeVisible()
  await expect(page).toHaveURL(/utm_source=anuncio/)
})

test('whoever presses the way to the quiz on a slow network sees that it was heard, and a second tap repeats nothing', async ({
  page,
}) => {
  await page.goto('/')
  // Only a hydrated page handles the press.
  await expect(page.getByRole('button', { name: 'Recusar' })).toBeVisible()
  const way = page.locator('main a.button[href="/seu-rosto-ideal"]').first()
  const words = (await way.textContent()) ?? ''
  // All before the other document can load.
  const pressed = await way.evaluate((link) => {
    const press = () => link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    const isFollowed = [press(), press(), press()]
    return { isFollowed, words: link.textContent, isBusy: link.ariaBusy }
  })
  expect(pressed).toEqual({ isFollowed: [true, false, false], words: 'Abrindo o teste…', isBusy: 'true' })
  await expect(page.getByRole('link', { name: 'Começar o Teste Grátis' })).toBeVisible()
  await page.goBack()
  await expect(way).toHaveText(words)
})

test('without JavaScript the quiz and the result say what they lack', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/seu-rosto-ideal')
  await page.getByRole('link', { name: 'Começar o Teste Grátis' }).click()
  await expect(page.locator('noscript p')).toHaveText(/^Sem JavaScript as perguntas não passam: ligue-o/)
  await expect(page.locator('noscript p')).toBeVisible()
  await page.getByRole('radio', { name: /^Oval/ }).check({ force: true })
  await expect(page.locator('.quiz-coming').first()).toBeHidden()
  await page.goto('/seu-rosto-ideal/resultado')
  await expect(page.locator('noscript p')).toBeVisible()
  await expect(page.getByText('Carregando').filter({ visible: true })).toHaveCount(0)
  await context.close()
})

test('the same drawing is in the answers, the result and the link of the mail, and only the cut changes', async ({
  page,
  browser,
  newEmail,
  mailTo,
}) => {
  test.slow()
  const email = newEmail('jorge')
  await page.clock.install()
  await page.goto('/seu-rosto-ideal')
  await page.getByRole('button', { name: 'Recusar' }).click()
  await beginQuiz(page)
  for (const given of ['Quadrado', 'Angulada', 'Igual']) await answer(page, given)
  await keepName(page, ['masculino', 'Tom 7 de 8', 'crespo', 'barba'])
  await asked(page, 4)
  const drawn = (within: string) => page.locator(`${within} img[src^="data:image/svg+xml"]`)
  const seen = async (within: string) => decodeURIComponent((await drawn(within).first().getAttribute('src')) ?? '')
  await expect(drawn('.option')).toHaveCount(3)
  const skin = '#774A32'
  expect(await seen('.option')).toContain(skin)
  await page.goBack()
  await expect(page.getByRole('button', { name: 'crespo' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'óculos' }).click()
  await page.getByRole('button', { name: 'óculos' }).click()
  await page.getByRole('button', { name: 'É parecido comigo' }).click()
  for (const given of ['Discretas', 'Curto', 'Moderno']) await answer(page, given)
  await leaveEmail(page, email)
  await answer(page, 'Autoridade')

  const places = ['.result-portrait', '.keepsake', '.result-cover', '.result-pair figure:first-child']
  const tried = '.result-pair figure:last-child'
  for (const within of [...places, tried]) {
    await expect(drawn(within)).toHaveCount(1)
    expect(await seen(within)).toContain(skin)
  }
  expect(await seen(tried)).not.toBe(await seen('.result-pair figure:first-child'))
  await expect(page.locator('.result-references')).toContainText('Brad Pitt, Angelina Jolie e Paolla Oliveira')
  await expect(page.locator('main')).not.toContainText(/negr|pele escura/i)
  const [kept] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Salvar imagem' }).click(),
  ])
  expect(kept.suggestedFilename()).toBe('minha-frase-rosto-ideal.png')

  const portrait = await seen('.result-portrait')
  const { links } = await mailTo(email)
  const other = await browser.newPage()
  await other.goto(links.find((href) => href.includes('/seu-rosto-ideal/resultado?r=')) ?? '')
  const there = other.locator('.result-portrait img')
  await expect(there).toHaveCount(1)
  expect(decodeURIComponent((await there.getAttribute('src')) ?? '')).toBe(portrait)
  await other.close()

  await page.getByRole('button', { name: 'Mudar uma resposta' }).click()
  await asked(page, 1)
  await expect(drawn('.option')).toHaveCount(6)
  await expect(page.getByRole('button', { name: /^Quadrado / })).toHaveAttribute('aria-pressed', 'true')
})

test('an article marks its shape in the first question, and only a shape that exists', async ({ page }) => {
  await page.goto('/blog/cabelo-curto-rosto-redondo')
  await page.getByRole('link', { name: 'Conferir o Meu, Grátis' }).click()
  await asked(page, 1)
  await expect(page.getByRole('button', { name: /^Redondo / })).toHaveAttribute('aria-pressed', 'true')
  await page.evaluate(() => localStorage.clear())
  await page.goto('/seu-rosto-ideal?formato=constructor#pergunta-1')
  await asked(page, 1)
  await expect(page.locator('.option[aria-pressed="true"]')).toHaveCount(0)
})
