import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { analyse, findChapter, type Brief } from '../analysis/analysis.ts'
import { contradictionsOf } from '../chapters/contradictions.ts'
import { lawsBroken } from '../hair/refused-by-facts.ts'
import { HAIR_PATHS, presentHair } from '../hair/hair.ts'
import { BRIEF, MARINA, OBSERVED, PAULO } from '../testing/test-people.ts'
import { cases } from '../testing/long-test.ts'
import { readBrief } from './reading.ts'
import { choosableFor, type DeskChoice, refusalOf, standsFor, withChoices } from './choices.ts'
import { CHOICE_PARTS } from '../knowledge/choice-parts.ts'

const free = (brief: Brief, part: DeskChoice['part']) =>
  choosableFor(readBrief(brief), part).filter(({ refused }) => refused === null)
const other = (brief: Brief, part: DeskChoice['part']): string => {
  const engine = standsFor(readBrief(brief), part)
  const found = free(brief, part).find(({ id }) => id !== engine)
  if (!found) throw new Error(`Nothing else for ${part}.`)
  return found.id
}
const choosing = (brief: Brief, ...choices: DeskChoice[]): Brief => ({ ...brief, choices })

describe('what a visagist chooses', () => {
  test.each(HAIR_PATHS)('another cut for %s is the one that text, drawings, card and photo are about', (path) => {
    const chosen = other(MARINA, path)
    const brief = choosing(MARINA, { part: path, chosen })
    const analysis = analyse(brief)
    const place = readBrief(brief).places[path]
    expect(analysis.hair[place].cut).toBe(chosen)
    const id = ({ now: 'cabelo-agora', next: 'cabelo-proxima', bold: 'cabelo-ousado' } as const)[place]
    const chapter = findChapter(analysis, id)
    expect(chapter?.figures.flatMap((figure) => ('look' in figure ? [figure.look.cut] : []))).toContain(chosen)
    expect(JSON.stringify(findChapter(analysis, 'cabelo'))).toContain(analysis.hair[place].title)
    const isFirst = place === analysis.hair.recommended
    expect(analysis.salonCard.cut === chosen).toBe(isFirst)
    const photo = findChapter(analysis, 'na-foto')?.figures[0]
    expect(photo && 'look' in photo && photo.look.cut === chosen).toBe(isFirst)
    expect(new Set(HAIR_PATHS.map((each) => analysis.hair[each].cut)).size).toBe(3)
  })

  test('the three still go from the nearest to the farthest, and the one to begin with goes along', () => {
    let moved = 0
    for (const path of HAIR_PATHS)
      for (const { id } of free(MARINA, path)) {
        const { cuts, places } = readBrief(choosing(MARINA, { part: path, chosen: id }))
        const [near = 0, middle = 0, far = 0] = HAIR_PATHS.map((each) => cuts[each].distance.total)
        expect({ id, isOrdered: near <= middle && middle <= far }).toEqual({ id, isOrdered: true })
        expect(cuts[places[path]].cut.id).toBe(id)
        expect(cuts.recommended).toBe(places[readBrief(MARINA).cuts.recommended])
        moved += places[path] === path ? 0 : 1
      }
    expect(moved).toBeGreaterThan(0)
  })

  test('where to begin is chosen among the three, and card and letter follow', () => {
    const engine = readBrief(MARINA)
    const first = choosableFor(engine, 'first').find(({ id, refused }) => !refused && id !== engine.cuts.recommended)
    if (!first) throw new Error('Nowhere else to begin.')
    const analysis = analyse(choosing(MARINA, { part: 'first', chosen: first.id }))
    expect(analysis.hair.recommended).toBe(first.id)
    expect(analysis.salonCard.title).toContain(first.name)
    expect(JSON.stringify(findChapter(analysis, 'carta'))).toContain(first.name.toLowerCase())
    // It names a cut, whatever is put beside it.
    const other = choosing(
      MARINA,
      { part: 'first', chosen: first.id },
      { part: 'bold', chosen: free(MARINA, 'bold').at(-1)?.id ?? '' },
    )
    const { cuts } = readBrief(other)
    expect(standsFor(readBrief(other), 'first')).toBe(first.id)
    expect(first.id === 'bold' || cuts[cuts.recommended].cut.name === first.name).toBe(true)
  })

  test.each(['frame', 'brow', 'fringe'] as const)('another %s leads its page', (part) => {
    const chosen = other(MARINA, part)
    const reading = readBrief(choosing(MARINA, { part, chosen }))
    expect(standsFor(reading, part)).toBe(chosen)
    const id = ({ frame: 'oculos', brow: 'sobrancelhas', fringe: 'franja' } as const)[part]
    const [before, after] = [MARINA, choosing(MARINA, { part, chosen })].map((brief) => findChapter(analyse(brief), id))
    expect(after?.lists[0]?.items[0]).not.toEqual(before?.lists[0]?.items[0])
    const drawn = JSON.stringify(after?.figures.filter(({ kind }) => kind === 'portrait'))
    expect(drawn.includes(`"${chosen}"`) || part === 'fringe').toBe(true)
  })

  test('a beard is drawn wherever the recommended head is, and its page does not call it their wish', () => {
    const man: Brief = { ...PAULO, form: { ...PAULO.form, beardPreference: 'Curta' } }
    const chosen = other(man, 'beard')
    const analysis = analyse(choosing(man, { part: 'beard', chosen }))
    const chapter = findChapter(analysis, 'barba')
    expect(chapter?.figures[0]).toMatchObject({ caption: expect.stringContaining('quem olhou') })
    expect(JSON.stringify(chapter)).not.toContain('é a que você prefere')
    const drawn = new Set(
      analysis.chapters.flatMap(({ figures }) =>
        figures.flatMap((figure) => ('look' in figure && figure.look.beard ? [figure.look.beard] : [])),
      ),
    )
    expect(drawn.size).toBe(1)
    expect(analysis.salonCard.after.join(' ')).toContain('barba:')
  })

  test('a clean face is drawn on every page, and none calls it their wish', () => {
    const man: Brief = { ...PAULO, form: { ...PAULO.form, beardPreference: 'Curta' } }
    const analysis = analyse(choosing(man, { part: 'beard', chosen: 'nenhuma' }))
    const chapter = findChapter(analysis, 'barba')
    expect(chapter?.title).toBe('Rosto limpo')
    expect(JSON.stringify(analysis.chapters)).not.toMatch(/é o que você prefere|Você prefere o rosto limpo/)
    expect(JSON.stringify(chapter)).toContain('Quem olhou as suas fotos escolheu o rosto limpo')
    expect(analysis.salonCard.after.join(' ')).not.toContain('barba:')
    expect(standsFor(readBrief(choosing(man, { part: 'beard', chosen: 'nenhuma' })), 'beard')).toBe('nenhuma')
  })

  test.each(['bigode-curto', 'cheia-dos-lados', 'longa-no-queixo'])(
    '%s is a beard of its own, as it is drawn',
    (chosen) => {
      const man: Brief = { ...PAULO, confirmation: { shape: 'oval', by: 'Bia', at: '2026-04-02' } }
      const option = choosableFor(readBrief(man), 'beard').find(({ id }) => id === chosen)
      expect(option).toBeDefined()
      if (option?.refused !== null) return
      const brief = choosing(man, { part: 'beard', chosen })
      expect(standsFor(readBrief(brief), 'beard')).toBe(chosen)
      expect(findChapter(analyse(brief), 'barba')?.figures[0]).toMatchObject({ look: { beard: chosen } })
    },
  )

  test('a line drawn for a man speaks of pencil and arch, not of a line left as it grew', () => {
    const chapter = findChapter(analyse(choosing(PAULO, { part: 'brow', chosen: 'suave' })), 'sobrancelhas')
    expect(JSON.stringify(chapter)).not.toContain('Sem desenho')
    expect(chapter?.figures[0]).toMatchObject({ look: { brow: 'suave' } })
  })
})

describe('what cannot be chosen', () => {
  test('to begin with what has to grow', () => {
    const short: Brief = { ...MARINA, today: { cm: 7, sidesCm: 3, cut: null } }
    const engine = readBrief(short)
    const waits = HAIR_PATHS.filter((path) => engine.cuts[path].monthsToGrow > 0)
    expect(waits.length).toBeGreaterThan(0)
    for (const chosen of waits) {
      expect(refusalOf(engine, { part: 'first', chosen })).toMatch(/não é por onde começar/)
      expect(readBrief(choosing(short, { part: 'first', chosen })).cuts).toEqual(engine.cuts)
    }
  })

  test('what the hair that is seen refuses the engine: a thin top, a pulled root, today’s cut as a new one', () => {
    const said = (brief: Brief, path: (typeof HAIR_PATHS)[number] = 'bold') =>
      choosableFor(readBrief(brief), path).flatMap(({ refused }) => refused ?? [])
    const thin: Brief = {
      ...PAULO,
      hairTexture: 'liso',
      form: { ...PAULO.form, objective: 'Renovação visual' },
      today: { cm: 7, sidesCm: 3, cut: null },
      observed: { top: { value: 'mais ralo', by: 'visagista', at: '2026-04-02' } },
    }
    expect(said(thin).join(' ')).toContain('mais ralo')
    const worn: Brief = { ...MARINA, today: { cm: 28, sidesCm: null, cut: 'bob' } }
    expect(said(worn)).toContain('É quase o cabelo de hoje: ninguém veria a mudança.')
    const loss: Brief = { ...MARINA, form: { ...MARINA.form, observations: 'Meu cabelo está caindo muito.' } }
    expect(said(loss).join(' ')).toMatch(/Puxa a raiz|Foi dito/)
  })

  const noted = (observations: string): Brief => ({ ...MARINA, form: { ...MARINA.form, observations } })

  test.each([
    ['Não quero nada acima do ombro.', 'pixie', /comprimento mínimo/],
    ['Não quero cortar o cabelo.', 'bob-queixo', /Foi dito/],
    ['', 'cornrows', /ondulado/],
    ['', 'buzz', /./],
  ])('after “%s”, %s says why', (note, wish, why) => {
    const brief = noted(note)
    const ids = choosableFor(readBrief(brief), 'now')
    const found = ids.find(({ id }) => id === wish) ?? ids.find(({ refused }) => refused !== null && why.test(refused))
    expect(found?.refused).toMatch(why)
    if (!found) return
    const choice = { part: 'now', chosen: found.id } as const
    expect(readBrief(choosing(brief, choice)).cuts).toEqual(readBrief(brief).cuts)
  })

  test('a fact said after the choice takes it back, and the engine chooses again', () => {
    const chosen = choosableFor(readBrief(MARINA), 'now').find(
      ({ id, refused }) =>
        refused === null &&
        refusalOf(readBrief(noted('Não quero nada acima do ombro.')), { part: 'now', chosen: id }) !== null,
    )
    if (!chosen) throw new Error('No cut above the shoulder may be chosen.')
    const choice = { part: 'now', chosen: chosen.id } as const
    expect(standsFor(readBrief(choosing(MARINA, choice)), 'now')).toBe(chosen.id)
    const later = choosing(noted('Não quero nada acima do ombro.'), choice)
    expect(HAIR_PATHS.map((path) => readBrief(later).cuts[path].cut.id)).not.toContain(chosen.id)
  })

  test('the beard of a man who wants none, a fringe that was refused, a goatee to shave off', () => {
    const clean: Brief = { ...PAULO, form: { ...PAULO.form, beardPreference: 'Sem barba' } }
    const options = choosableFor(readBrief(clean), 'beard')
    expect(options.filter(({ refused }) => refused === null).map(({ id }) => id)).toEqual(['nenhuma'])
    expect(standsFor(readBrief(clean), 'beard')).toBe('nenhuma')
    const fringes = choosableFor(readBrief(noted('Não quero franja.')), 'fringe')
    expect(fringes.filter(({ refused }) => refused === null).map(({ id }) => id)).toEqual(['sem'])
    const goatee: Brief = { ...PAULO, form: { ...PAULO.form, observations: 'Meu cavanhaque fica.' } }
    expect(refusalOf(readBrief(goatee), { part: 'beard', chosen: 'bigode' })).toMatch(/cavanhaque/)
  })

  test.each([
    ['A minha barba fica.', 'cheia', 'nenhuma'],
    ['Meu bigode fica.', 'bigode', 'nenhuma'],
    ['Meu cavanhaque fica.', 'cavanhaque', 'nenhuma'],
    ['Meu cavanhaque fica.', 'cavanhaque', 'bigode-curto'],
    ['Não aparo a barba, por religião.', 'cheia', 'curta'],
  ] as const)('“%s” of a beard seen as %s is not shaved to %s', (observations, value, chosen) => {
    const brief: Brief = {
      ...PAULO,
      form: { ...PAULO.form, beardPreference: null, observations },
      observed: { beard: { value, by: 'visagista', at: '2026-04-02' } },
    }
    expect(refusalOf(readBrief(brief), { part: 'beard', chosen })).toMatch(/^Foi dito/)
    expect(readBrief(choosing(brief, { part: 'beard', chosen })).beard).not.toBe('Sem barba')
  })

  test('what is not known any more', () => {
    const gone = choosing(MARINA, { part: 'now', chosen: 'corte-de-1998' }, { part: 'frame', chosen: 'pincenê' })
    expect(readBrief(gone).cuts).toEqual(readBrief(MARINA).cuts)
    expect(standsFor(readBrief(gone), 'frame')).toBe(standsFor(readBrief(MARINA), 'frame'))
  })
})

test(
  'whatever is chosen, no law is broken, no cut comes twice, and the pages agree with one another',
  { timeout: 300_000 },
  () => {
    fc.assert(
      fc.property(
        BRIEF,
        OBSERVED,
        fc.array(fc.tuple(fc.constantFrom(...CHOICE_PARTS), fc.nat()), { minLength: 1, maxLength: 5 }),
        (brief, observed, wishes) => {
          const engine = readBrief({ ...brief, observed })
          const choices = [...new Map(wishes)].map(([part, at]): DeskChoice => {
            const all = choosableFor(engine, part)
            return { part, chosen: all[at % all.length]?.id ?? '' }
          })
          const reading = withChoices({ ...engine, brief: { ...engine.brief, choices } })
          const { now, next, bold } = reading.cuts
          expect(new Set([now, next, bold].map(({ cut }) => cut.id)).size).toBe(3)
          const hair = presentHair(reading.cutBrief)
          const before = HAIR_PATHS.flatMap((path) => lawsBroken(engine.cuts[path].cut, engine.facts, hair))
          const after = HAIR_PATHS.flatMap((path) => lawsBroken(reading.cuts[path].cut, reading.facts, hair))
          expect(after.filter((key) => !before.includes(key))).toEqual([])
          for (const choice of reading.brief.choices ?? [])
            expect(refusalOf(engine, choice, reading.brief.choices)).toBeNull()
          const [near = 0, middle = 0, far = 0] = [now, next, bold].map(({ distance }) => distance.total)
          expect(near <= middle && middle <= far).toBe(true)
          expect(contradictionsOf(reading)).toEqual([])
        },
      ),
      { numRuns: cases(25, 3000) },
    )
  },
)
