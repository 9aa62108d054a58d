import { join } from 'node:path'
import { faceApi } from '#contract/face/calls.ts'
import { fillPath } from '#contract/endpoint.ts'
import { DRAWN_FACES, type DrawnFace } from '#visagism/testing/drawn-face.ts'
import { ROOT } from '#scripts/root.ts'
import { installed } from '../playwright.config.ts'
import { expect, test } from './fault-fixtures.ts'
import { untilInstalled } from './form-screens.ts'
import { sendForm } from './sent-form.ts'
import { writeSheetScenes } from './sheet-scenes.ts'
import { waitingTags, workersOf } from './workers.ts'

const VIDEO = join(ROOT, `.cache/e2e/unsent-sheet-${process.env['TEST_PARALLEL_INDEX'] ?? 0}.mjpeg`)
test.use({
  permissions: ['camera', 'background-sync'],
  launchOptions: { ...installed, args: [...installed.args, `--use-file-for-fake-video-capture=${VIDEO}`] },
})

const [, , , face] = DRAWN_FACES as readonly [DrawnFace, DrawnFace, DrawnFace, DrawnFace]

test('a white sheet measured offline is asked about at sign-out, and is sent with the app closed and from any screen', async ({
  page,
  context,
  wire,
  purchase,
  signIn,
  newEmail,
  photoFiles,
}) => {
  await writeSheetScenes(VIDEO, [{ scene: { face, mirrored: true, paper: '#d4d4d4' }, seconds: 2 }])
  const email = newEmail('dora')
  await purchase({ email, name: 'Dora' })
  await signIn(page, email)
  const orderId = await sendForm(page, photoFiles)
  const path = fillPath(faceApi.sheet.path, { orderId })
  const measuredAt = async () =>
    faceApi.sheet.reply.parse(await (await context.request.get(path)).json()).measure?.at ?? null
  const puts = () => wire.seen.filter((one) => one === `PUT ${path}`)
  const measureInVain = async (on: typeof page) => {
    await on.goto('/dashboard')
    await untilInstalled(on)
    wire.plan = ({ method }) => (method === 'GET' ? null : { lose: 'request' })
    await on.getByRole('button', { name: /^Folha branca/ }).click()
    const camera = on.getByRole('dialog', { name: 'Folha branca' })
    await camera.getByRole('button', { name: 'Guardar' }).click()
    await expect(on.getByRole('button', { name: /^Folha branca.*Segue quando você abrir o painel/ })).toBeVisible()
    await expect.poll(() => puts().length).toBeGreaterThan(0)
  }
  const letThrough = () => {
    wire.plan = () => null
    wire.seen.length = 0
  }

  await test.step('signing out would lose it, and asks first', async () => {
    await measureInVain(page)
    await page.getByTitle('Sair').click()
    await page.getByRole('button', { name: 'Continuar aqui' }).click()
  })

  await test.step('it leaves with the app closed, once', async () => {
    await expect.poll(() => waitingTags(page)).toContain('enviar')
    const workers = await workersOf(context, wire.address)
    await page.close()
    letThrough()
    await workers.wake()
    await expect.poll(measuredAt).not.toBeNull()
    expect(puts()).toHaveLength(1)
    await workers.page.close()
  })

  await test.step('it leaves from a screen that has nothing to do with it', async () => {
    const first = await measuredAt()
    const next = await context.newPage()
    await measureInVain(next)
    await next.goto('/dashboard/privacidade')
    letThrough()
    await next.reload()
    await expect.poll(measuredAt).not.toBe(first)
  })
})
