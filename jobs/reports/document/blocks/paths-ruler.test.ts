import { expect, test } from 'vitest'
import { analyse } from '#visagism/analysis/analysis.ts'
import { HAIR_PATHS } from '#visagism/hair/hair.ts'
import { PATH_CHAPTERS } from '#visagism/reading/sold-paths.ts'
import { MARINA } from '#visagism/testing/test-people.ts'
import { readPaths } from './paths-ruler.ts'

test('the ruler has no place for a path whose page is left out', () => {
  const whole = analyse(MARINA)
  expect(readPaths(whole).paths).toHaveLength(3)
  for (const path of HAIR_PATHS.filter((each) => each !== whole.hair.recommended)) {
    const { paths, sentence } = readPaths(analyse({ ...MARINA, without: [PATH_CHAPTERS[path]] }))
    expect(paths).toHaveLength(2)
    expect(paths.filter(({ isFirst }) => isFirst)).toHaveLength(1)
    expect(sentence).not.toContain(whole.hair[path].title)
  }
})
