import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { expect, it } from 'vitest'
import { CUT_IDS, CUTS } from '#visagism/cuts/cuts.ts'
import * as tables from '#visagism/cuts/drawings.ts'
import { plainValues } from './plain-values.ts'

it('a browser is sent how each cut is drawn, and none of its texts', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [plainValues()],
    build: {
      write: false,
      minify: false,
      lib: { entry: fileURLToPath(new URL('../visagism/cuts/drawings.ts', import.meta.url)), formats: ['es'] },
    },
  })
  const code = [built]
    .flat()
    .flatMap((one) => ('output' in one ? one.output : []))
    .map((file) => ('code' in file ? file.code : ''))
    .join('')
  const sent: unknown = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  expect({ ...(sent as object) }).toEqual({ ...tables })
  for (const id of CUT_IDS) for (const text of [CUTS[id].ask, CUTS[id].growth]) expect(code).not.toContain(text)
})
