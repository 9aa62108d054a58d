import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { PHOTO_SLOT_WORDS, type PhotoSlot } from '#contract/onboarding.ts'
import { ROOT } from '#scripts/root.ts'
import { browser, phone } from '../../playwright.config.ts'
import { type Scene, writeScenes } from '../face-scenes.ts'
import { expect, test } from '../fixtures.ts'
import { openForm } from '../form-screens.ts'

const FOLDER = join(ROOT, '.cache/camera')
const VIDEO = join(FOLDER, 'camera.mjpeg')
const SIZES = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
]

test.use({
  ...phone,
  launchOptions: { ...browser, args: [...browser.args, `--use-file-for-fake-video-capture=${VIDEO}`] },
})

interface Shot {
  readonly name: string
  readonly slot?: PhotoSlot
  readonly scenes: readonly Omit<Scene, 'seconds'>[]
  /** The hint shown in this state. */
  readonly word: string
  /** Filled ticks, of sixty. */
  readonly ticks?: number
}

const face = (change: Scene['faces'][number] = {}) => [{ faces: [{ scale: 1.1, ...change }] }]

const SHOTS: readonly Shot[] = [
  { name: 'none', scenes: [{ faces: [] }], word: 'Procurando o seu rosto' },
  {
    name: 'two',
    scenes: [
      {
        faces: [
          { scale: 0.85, right: -100, down: 60 },
          { scale: 0.5, right: 220, down: -200 },
        ],
      },
    ],
    word: 'Só você na foto',
  },
  { name: 'far', scenes: face({ scale: 0.55 }), word: 'Chegue mais perto' },
  { name: 'near', scenes: face({ scale: 1.95, down: 20 }), word: 'Afaste um pouco' },
  { name: 'off-centre', scenes: face({ scale: 0.9, right: 140 }), word: 'Um pouco para o centro' },
  { name: 'off-centre-high', scenes: face({ scale: 0.8, down: -200 }), word: 'Um pouco para o centro' },
  { name: 'tilted', scenes: face({ scale: 1, roll: 14 }), word: 'Endireite a cabeça' },
  { name: 'turned', scenes: [{ faces: [{ view: 'side_left', scale: 1.2 }] }], word: 'Olhe para a câmera' },
  { name: 'ready', scenes: face(), word: 'Assim. Fique um instante.', ticks: 38 },
  { name: 'ready-fringe', scenes: face({ hasFringe: true }), word: 'Dá para erguer a franja?' },
  { name: 'ready-fringe-held', scenes: face({ hasFringe: true }), word: 'Assim. Fique um instante.', ticks: 20 },
  {
    name: 'ready-light',
    scenes: [{ ...face()[0], faces: face()[0]?.faces ?? [], light: 0.28 }],
    word: 'Procure mais luz',
  },
  { name: 'notfound', scenes: [{ faces: [] }], word: 'Não achei. A foto vale igual.' },
  { name: 'side-turn', slot: 'side_left', scenes: face(), word: 'Vire mais para a sua direita' },
  {
    name: 'side-other-way',
    slot: 'side_right',
    scenes: [{ faces: [{ view: 'side_left', scale: 1.2 }] }],
    word: 'Para o outro lado',
  },
  {
    name: 'side-ready',
    slot: 'side_left',
    scenes: [{ faces: [{ view: 'side_left', scale: 1.2 }] }],
    word: 'Aí. Pode parar.',
    ticks: 30,
  },
  { name: 'back', slot: 'back', scenes: [{ faces: [{ view: 'back' }] }], word: 'Fique de costas' },
  { name: 'back-face', slot: 'back', scenes: face(), word: 'Vire-se de costas' },
]

/** Blocks animation frames. */
const stop = (page: Page, { word, ticks = 0 }: Shot) =>
  page.waitForFunction(
    ([expected, least]) => {
      const shown = document.querySelector('.camera-word > p')?.textContent
      const filled = document.querySelectorAll('.shutter-ring [data-filled]').length
      if (shown !== expected || filled < least) return false
      window.setTimeout = (() => 0) as unknown as typeof setTimeout
      return true
    },
    [word, ticks] as const,
    { timeout: 40_000 },
  )

test('the camera', async ({ page, purchase, signIn, newEmail }) => {
  const only = process.env['SHOTS']?.split(',')
  await mkdir(FOLDER, { recursive: true })
  const email = newEmail('lia')
  await purchase({ email, name: 'Lia' })
  await signIn(page, email)
  const [large] = SIZES
  if (!large) return
  for (const shot of SHOTS) {
    const { name, slot = 'front', scenes } = shot
    if (only && !only.includes(name)) continue
    await writeScenes(
      VIDEO,
      scenes.map((scene) => ({ ...scene, seconds: 1 })),
    )
    await page.setViewportSize(large)
    await openForm(page)
    await page.getByRole('button', { name: `Tirar foto: ${PHOTO_SLOT_WORDS[slot]}` }).click()
    const stopped = await stop(page, shot).then(
      () => true,
      () => false,
    )
    expect.soft(stopped, `${name}: ${shot.word}`).toBe(true)
    for (const size of SIZES) {
      await page.setViewportSize(size)
      await page.screenshot({ path: join(FOLDER, `${name}-${size.width}.png`) })
    }
  }
})
