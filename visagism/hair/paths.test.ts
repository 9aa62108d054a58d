import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { writeHair } from '../chapters/hair.ts'
import { contradictionsOf } from '../chapters/contradictions.ts'
import { chapterTexts } from '../chapters/chapter.ts'
import { writeLetter } from '../chapters/letter.ts'
import { CUT_IDS, CUTS } from '../cuts/cuts.ts'
import type { HairToday } from '../observed/today.ts'
import { type Brief, type Reading, readBrief } from '../reading/reading.ts'
import { BRIEF, OBSERVED } from '../testing/test-people.ts'
import { cases } from '../testing/long-test.ts'
import { distanceFrom, isGreatChange, isNearlyToday } from './distance.ts'
import { isLeftByAddedHair, mayLackAt } from './growth.ts'
import { HAIR_PATHS, isWithinUpkeep, presentHair, waitFor, wearableCuts } from './hair.ts'
import { pathLabel } from './hair-advice.ts'
import { lawsBroken, shavesUnasked, wishesBroken } from './refused-by-facts.ts'
import { asksForChange, asksGreatChange, hearsGreatChange, permissionIn, staysShaven } from './wishes.ts'

const NOTES = [
  '',
  'Quero mudar tudo.',
  'Não corto por nada.',
  'Só as pontas, por favor.',
  'Uso capacete o dia inteiro.',
  'Não quero franja.',
  'Quero tranças.',
  'Quero cabelo curto.',
  'Deixando crescer.',
  'Estou em transição capilar.',
  'Meu cabelo está caindo.',
  'Cabeça raspada, e fica assim.',
]

const CENTIMETRES = fc.oneof(fc.constantFrom(0, 0.5, 1, 2, 3), fc.integer({ min: 1, max: 90 }))
const TODAY: fc.Arbitrary<HairToday> = fc
  .record({
    cm: fc.option(CENTIMETRES, { nil: null }),
    sidesCm: fc.constant(null),
    cut: fc.option(fc.constantFrom(...CUT_IDS.filter((id) => id !== 'de-hoje' && !CUTS[id].forBareTop)), { nil: null }),
  })
  .chain((today) =>
    // Sides are no longer than the front.
    fc
      .option(fc.double({ min: 0, max: today.cm ?? 20, noNaN: true }), { nil: null })
      .map((sidesCm) => ({ ...today, sidesCm })),
  )

const SOMEBODY: fc.Arbitrary<Brief> = fc
  .tuple(BRIEF, OBSERVED, fc.option(TODAY, { nil: null }), fc.constantFrom(...NOTES))
  .map(([brief, observed, today, observations]) => ({
    ...brief,
    observed,
    today,
    form: { ...brief.form, observations },
    quiz: { faceShape: 'quadrado', ...brief.quiz },
  }))

const pathsOf = ({ cuts }: Reading) => HAIR_PATHS.map((path) => cuts[path])
const briefly = (r: Reading) => ({ today: r.cutBrief.today, form: r.brief.form, seen: r.brief.observed?.length?.value })

describe('the three paths', () => {
  const numRuns = cases(700, 10_000)

  test('go from the nearest to the farthest, and the first can be made now', () => {
    fc.assert(
      fc.property(SOMEBODY, (brief) => {
        const r = readBrief(brief)
        const [near = 0, middle = 0, far = 0] = pathsOf(r).map(({ distance }) => distance.total)
        expect({ who: briefly(r), isOrdered: near <= middle && middle <= far }).toMatchObject({ isOrdered: true })
        expect(new Set(pathsOf(r).map(({ cut }) => cut.id)).size).toBe(3)
        expect(new Set(HAIR_PATHS.map((path) => pathLabel(path, r.cuts))).size).toBe(3)
        expect(contradictionsOf(r)).toEqual([])
      }),
      { numRuns },
    )
  }, 900_000)

  test('sell today’s cut as new to nobody', () => {
    fc.assert(
      fc.property(SOMEBODY, (brief) => {
        const r = readBrief(brief)
        const faults = HAIR_PATHS.filter((path) => {
          const { cut, stays, distance } = r.cuts[path]
          const label = pathLabel(path, r.cuts)
          const isHonest = stays ? path === 'now' && label === 'Fique, e como' : cut.id !== r.brief.today?.cut
          return !isHonest || (label === 'No dia da coragem' && !isGreatChange(distance))
        })
        expect({ who: briefly(r), faults }).toMatchObject({ faults: [] })
        const { stays, distance } = r.cuts.now
        const isSilent = !stays && Boolean(r.brief.today?.cut) && isNearlyToday(distance)
        // So few cuts suit this head that a near one is among the three.
        const { cutBrief: wearer } = r
        const { facts = new Map(), form, shape, themes } = wearer
        const hair = presentHair(wearer)
        const others = wearableCuts(wearer).filter(
          (cut) =>
            cut.id !== wearer.today?.cut &&
            !isNearlyToday(distanceFrom(hair, cut)) &&
            lawsBroken(cut, facts, hair).length + wishesBroken(cut, facts, hair).length === 0 &&
            !shavesUnasked(cut, facts, hair) &&
            isWithinUpkeep(cut, form.maintenanceLevel) &&
            !cut.avoided.includes(shape) &&
            !(themes.includes('entradas') && cut.recedingCorners === 'shows') &&
            (!asksGreatChange(wearer) || isGreatChange(distanceFrom(hair, cut))),
        )
        const isBegun = others.some((cut) => waitFor(cut, wearer) === 0)
        expect(isSilent && isBegun && others.length >= 3).toBe(false)
      }),
      { numRuns },
    )
  }, 300_000)

  test('keep today’s hair as a path of its own, unless another was asked for', () => {
    let kept = 0
    fc.assert(
      fc.property(SOMEBODY, (brief) => {
        const r = readBrief({
          ...brief,
          today: brief.today ? { ...brief.today, cut: null } : { cm: 30, sidesCm: null, cut: null },
        })
        if (r.brief.today?.cm === null || asksForChange(r.cutBrief)) return
        kept += 1
        expect({ who: briefly(r), stays: r.cuts.now.stays }).toMatchObject({ stays: true })
      }),
      { numRuns },
    )
    expect(kept).toBeGreaterThan(100)
  }, 300_000)

  test('are refused by no fact, upkeep or shape while three others are not', () => {
    fc.assert(
      fc.property(SOMEBODY, (brief) => {
        const r = readBrief(brief)
        const { facts = new Map(), form } = r.cutBrief
        const hair = presentHair(r.cutBrief)
        const isAllowed = (cut: (typeof CUTS)[keyof typeof CUTS]) => lawsBroken(cut, facts, hair).length === 0
        const lawful = wearableCuts(r.cutBrief).filter(
          (cut) => isAllowed(cut) && isWithinUpkeep(cut, form.maintenanceLevel),
        )
        const broken = pathsOf(r).filter(({ cut }) => !isAllowed(cut))
        expect(lawful.length >= 6 ? { who: briefly(r), broken: broken.map(({ cut }) => cut.id) } : null).toEqual(
          lawful.length >= 6 ? { who: briefly(r), broken: [] } : null,
        )
      }),
      { numRuns },
    )
  }, 300_000)

  test('promise no cut without a wait that needs more than today has', () => {
    let promised = 0
    fc.assert(
      fc.property(SOMEBODY, TODAY, (brief, today) => {
        const r = readBrief({ ...brief, today })
        const hair = presentHair(r.cutBrief)
        const { cm } = today
        const made = pathsOf(r).filter(
          ({ cut, monthsToGrow, stays }) =>
            // What is under braids nobody measured: such a cut says how much it needs.
            cm !== null && !stays && monthsToGrow === 0 && !cut.takesNothing && !isLeftByAddedHair(cut, hair),
        )
        promised += made.length
        const short = made.filter(
          ({ cut }) =>
            (!cut.plaited && cut.centimetres[0] > (cm ?? 0) + 0.8) || mayLackAt(cut, hair)?.place === 'front',
        )
        expect(short.map(({ cut }) => cut.id)).toEqual([])
      }),
      { numRuns },
    )
    expect(promised).toBeGreaterThan(200)
  }, 300_000)

  test('move at least three parts in ten for whoever wants a great change, or page and letter say why not', () => {
    let told = 0
    fc.assert(
      fc.property(SOMEBODY, (brief) => {
        const r = readBrief({ ...brief, form: { ...brief.form, objective: 'Mudança radical' } })
        if (isGreatChange(r.cuts[r.cuts.recommended].distance)) return
        told += 1
        for (const chapter of [writeHair(r), writeLetter(r, [], [])])
          expect(chapterTexts(chapter).join(' ')).toContain('Você pediu uma mudança grande')
      }),
      { numRuns },
    )
    expect(told).toBeGreaterThan(0)
  }, 300_000)

  test('of a head that is kept shaven ask nothing to grow', () => {
    let shaven = 0
    fc.assert(
      fc.property(SOMEBODY, fc.boolean(), (brief, isSaid) => {
        const observations = isSaid ? 'Cabeça raspada, e fica assim.' : ''
        const r = readBrief({
          ...brief,
          today: { cm: 0.5, sidesCm: null, cut: null },
          form: { ...brief.form, observations, objective: isSaid ? brief.form.objective : 'Melhoria sutil' },
        })
        if (!staysShaven(r.cutBrief)) return
        shaven += 1
        for (const { cut, monthsToGrow } of pathsOf(r)) {
          expect(monthsToGrow).toBe(0)
          expect(cut.centimetres.every((length) => length <= 1)).toBe(true)
        }
        expect(chapterTexts(writeHair(r)).join(' ')).not.toMatch(/quando crescer|deixe crescer|espera para/i)
      }),
      { numRuns: cases(400, 3000) },
    )
    expect(shaven).toBeGreaterThan(50)
  }, 300_000)
})

const SOMEONE: Brief = {
  person: { fullName: 'Ana Lima', gender: 'Feminino' },
  form: { objective: 'Renovação visual', style: 'Clássico', maintenanceLevel: 'Média' },
  confirmation: { shape: 'oval', by: 'Bia', at: '2026-11-20' },
  hairTexture: 'liso',
  at: '2026-11-27',
}

test('three centimetres are no pixie without a wait', () => {
  const r = readBrief({ ...SOMEONE, today: { cm: 3, sidesCm: 2, cut: null } })
  expect(r.cuts.now.stays).toBe(true)
  const pixies = pathsOf(r).filter(({ cut }) => cut.id.startsWith('pixie'))
  expect(pixies.filter(({ monthsToGrow }) => monthsToGrow <= 2)).toEqual([])
  expect(pathsOf(r).map(({ cut }) => cut.id)).toContain('curtinho')
})

test('short hair that nobody measured is promised its cut on a condition', () => {
  const observed = { length: { value: 'curto', by: 'cliente', at: '2026-11-20T12:00:00.000Z' } } as const
  const r = readBrief({ ...SOMEONE, observed, form: { ...SOMEONE.form, objective: 'Mudança radical' } })
  const waits = writeHair(r).tables[0]?.rows.find(([name]) => name === 'Tempo até ter o comprimento') ?? []
  // Who calls hair short has three centimetres of it.
  const cuts = pathsOf(r).map(({ cut }) => cut)
  expect(waits.slice(1).filter((wait, at) => wait === 'nenhum' && (cuts[at]?.centimetres[0] ?? 0) > 3.8)).toEqual([])
  expect(waits.join(' ')).toMatch(/nenhum, se a frente já tem \d+ cm/)
})

test('the great change of a note counts as one of the form, and a refused one does not', () => {
  const wish = hearsGreatChange
  expect(['Quero mudar tudo!', 'Queria uma mudança radical', 'quero radicalizar'].map(wish)).toEqual([true, true, true])
  expect(['Me surpreenda!', 'Não me surpreenda.', 'Isso me surpreendeu'].map(wish)).toEqual([true, false, false])
  expect(['Não quero mudar tudo.', 'Sem mudança radical, por favor.', 'Quero manter.'].map(wish)).toEqual([
    false,
    false,
    false,
  ])
})

test('long hair that asked for nothing is not cut to the ears', () => {
  const r = readBrief({ ...SOMEONE, today: { cm: 75, sidesCm: null, cut: null } })
  for (const { cut } of pathsOf(r)) expect(cut.centimetres[0]).toBeGreaterThan(18)
})

describe('what may be cut', () => {
  const bold = (observations: string) => {
    const who: Brief = {
      ...SOMEONE,
      form: { ...SOMEONE.form, objective: 'Mudança radical', style: 'Ousado', observations },
    }
    const { cuts } = readBrief({ ...who, today: { cm: 58, sidesCm: null, cut: null } })
    return 58 - Math.max(...cuts.bold.cut.centimetres)
  }

  test('“pode tirar 40 cm” lets the boldest path go that far, and not beyond', () => {
    const taken = bold('Quero radical de verdade, pode tirar 40 cm, não tenho medo.')
    expect(taken).toBeGreaterThanOrEqual(32)
    expect(taken).toBeLessThanOrEqual(43)
    expect(bold('Pode tirar 20 cm.')).toBeLessThanOrEqual(23)
  })

  test.each(['No máximo 10 cm a menos.', 'Pode franja e até um palmo a menos.', 'Pode cortar até um palmo.'])(
    '“%s” is a limit that no path breaks',
    (observations) => {
      const most = observations.includes('palmo') ? 20 : 10
      const { cuts } = readBrief({
        ...SOMEONE,
        today: { cm: 58, sidesCm: null, cut: null },
        form: { ...SOMEONE.form, objective: 'Mudança radical', observations },
      })
      const beyond = HAIR_PATHS.filter(
        (path) => cuts[path].cut.takesNothing !== true && 58 - Math.max(...cuts[path].cut.centimetres) > most,
      )
      expect(beyond).toEqual([])
    },
  )

  test.each([
    ['não pode tirar 40 cm', null],
    ['minha mãe disse que pode tirar 40 cm', null],
    ['pode tirar 40 cm?', null],
    ['pode raspar o lado', { centimetres: null, clipsSides: true }],
    ['vocês podem cortar um palmo', { centimetres: 20, clipsSides: false }],
    ['pode cortar tudo', { centimetres: Infinity, clipsSides: false }],
  ])('“%s”', (note, allowed) => {
    expect(permissionIn(note)).toEqual(allowed)
  })
})
