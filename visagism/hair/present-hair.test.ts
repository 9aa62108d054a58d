/** Advice fits the hair somebody has, over every length, texture and shape. */
import { describe, expect, test } from 'vitest'
import { analyse } from '../analysis/analysis.ts'
import { openDay } from '../knowledge/agenda.ts'
import { isClosed } from '../knowledge/holidays.ts'
import { FACE_SHAPES, HAIR_TEXTURES, type HairTexture } from '../knowledge/axes.ts'
import { beardFor } from '../advice/beard.ts'
import { caresOf, TONER } from '../reading/care.ts'
import { type Chapter, chapterTexts } from '../chapters/chapter.ts'
import { writeChapters } from '../chapters/chapters.ts'
import { writeBeard } from '../chapters/beard.ts'
import { writeBold, writeNext, writeNow } from '../chapters/cut.ts'
import { writeHair } from '../chapters/hair.ts'
import { writeHairColour } from '../chapters/hair-colour.ts'
import { writeIntention } from '../chapters/intention.ts'
import { writeLetter } from '../chapters/letter.ts'
import { writeMeasuredFace } from '../chapters/measured-face.ts'
import { detailsOf } from '../chapters/seen.ts'
import { freeGestures, writePlan } from '../chapters/plan.ts'
import { writeShape } from '../chapters/shape.ts'
import { writeTemperament } from '../chapters/temperament.ts'
import { writeTexture } from '../chapters/texture.ts'
import { GENDERS, HAIR_LENGTHS, OBJECTIVES, STYLES } from '../knowledge/form.ts'
import { CUT_IDS, CUTS, sizesOf, cutWeeks } from '../cuts/cuts.ts'
import { MONTH_NOTES } from '../knowledge/month-notes.ts'
import { OBSERVED_HAIR_COLOURS, type ObservedRecord } from '../observed/observed.ts'
import { lower } from '../knowledge/pt.ts'
import { type Brief, type Reading, readBrief } from '../reading/reading.ts'
import { salonCardOf } from '../card/salon-card.ts'
import { faceWith, PAULO } from '../testing/test-people.ts'
import { QUIZ_OBJECTIVES } from '../knowledge/quiz-questions.ts'
import { writeThirds } from '../chapters/thirds.ts'
import { finishOf, NEEDS_HEAT, wearOf } from './finish.ts'
import { hairColourText, ownShades, shadesOfGreys, shadesOn } from './hair-colour.ts'
import { asksForSides, takesLength, waitsForSides } from './growth.ts'
import { HAIR_PATHS, type HairPath, presentHair, waitFor } from './hair.ts'
import { pathLabel } from './hair-advice.ts'

const observed = (values: Readonly<Record<string, string>>): ObservedRecord =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, { value, by: 'cliente', at: '2026-01-10T12:00:00.000Z' }]),
  )

type Someone = {
  readonly shape?: (typeof FACE_SHAPES)[number]
  readonly gender?: (typeof GENDERS)[number]
  readonly texture?: HairTexture
  readonly form?: Partial<Brief['form']>
  readonly seen?: Readonly<Record<string, string>>
}

const briefOf = ({ shape = 'oval', gender = 'Feminino', texture = 'crespo', form, seen }: Someone): Brief => ({
  ...PAULO,
  marking: null,
  quiz: null,
  confirmation: { shape, by: 'Ana', at: '2026-03-10' },
  person: { ...PAULO.person, gender },
  hairTexture: texture,
  colour: null,
  form: { ...PAULO.form, hairLength: 'Curto', observations: '', ...form },
  observed: observed({ length: 'curto', ...seen }),
})
const readingOf = (someone: Someone): Reading => readBrief(briefOf(someone))

const writeCutOf = { now: writeNow, next: writeNext, bold: writeBold }
const words = (chapter: Chapter | null): string => JSON.stringify(chapter)
const OF_LOCKS =
  /.{30}(mecha|franja|topete|cortina de cabelo|corte assimétrico|\briscas?\b|\bondas?\b|pontas desfiadas|textura solta|base de cabelo).{20}/i
const TIES = /abacaxi|\bprend[aeo]|preso|elástico|coque|tranças|grampo|fitagem/i

describe('whoever has short hair', () => {
  test('is told of no tie: not in the chapter of the texture, the months or the three cuts that can be worn now', () => {
    for (const texture of HAIR_TEXTURES)
      for (const length of ['raspado', 'curto'])
        expect(words(writeTexture(readingOf({ texture, seen: { length } })))).not.toMatch(TIES)
    // Of a head whose length stays: the page is for the hair that the recommended cut leaves.
    const kept = { hairLength: 'Longo', observations: 'O comprimento fica.' } as const
    expect(words(writeTexture(readingOf({ seen: { length: 'longo' }, form: kept })))).toMatch(TIES)
    for (const note of Object.values(MONTH_NOTES).flat()) expect(note).not.toMatch(TIES)
  })

  test('is told, shaved, of skin and outline: of no cap, no oil and no shape to wake up with', () => {
    for (const texture of HAIR_TEXTURES)
      for (const form of [{}, { observations: 'Terminei a quimioterapia em setembro.' }])
        expect(words(writeTexture(readingOf({ texture, form, seen: { length: 'raspado' } })))).not.toMatch(
          /acordar com|touca|óleo vegetal|com óleo|creme denso|fronha|difusor/i,
        )
  })

  test('is told, shaved or covered, of no lock, wave, parting or lopsided cut on any page about the whole face', () => {
    for (const shape of FACE_SHAPES)
      for (const objective of QUIZ_OBJECTIVES)
        for (const seen of [{ length: 'raspado' }, { length: 'longo', covering: 'véu' }]) {
          const brief = {
            ...briefOf({ shape, seen }),
            quiz: { objective },
            marking: { points: faceWith({ foreheadRatio: 0.98 }), by: 'cliente', at: '2026-03-09' },
          } as const
          const reading = readBrief(brief)
          const pages = [writeThirds, writeIntention, writeTemperament, writeMeasuredFace].map((write) =>
            write(reading),
          )
          expect(JSON.stringify(pages).match(OF_LOCKS)).toBeNull()
        }
  })

  test('is told, shaved, that the cut is its outline', () => {
    for (const shape of FACE_SHAPES) {
      const page = words(writeHair(readingOf({ shape, seen: { length: 'raspado' } })))
      expect(page).toMatch(/No rente, a borda é o desenho/)
      expect(page).not.toMatch(/pente-garfo|Onda contra quina|cabelo para trás/)
    }
  })

  test('has a list to leave aside without lengths, and never the shaved sides they did not choose', () => {
    for (const shape of FACE_SHAPES)
      for (const gender of GENDERS)
        for (const objective of OBJECTIVES) {
          const someone = { shape, gender, form: { objective }, seen: { length: 'raspado' } }
          const { avoid } = salonCardOf(readingOf(someone))
          expect(avoid.join('; ')).not.toMatch(
            /mandíbula|comprimento|liso comprido|coque|todo mundo|laterais (raspadas|muito curtas)/i,
          )
        }
  })

  test('is offered no lights that begin at a cheek', () => {
    for (const shape of FACE_SHAPES) {
      const page = words(writeHairColour(readingOf({ shape, gender: 'Masculino', seen: { hairColour: 'preto' } })))
      expect(page).not.toMatch(/começando na maçã|volta da praia|pontas ficam fundas/)
    }
  })
})

test('a shaved head has no page about fringes, and its months are those of hair that grows, without a blade', () => {
  const { chapters, calendar } = analyse(briefOf({ seen: { length: 'raspado' } }))
  expect(chapters.map(({ id }) => id)).not.toContain('franja')
  expect(calendar.every(({ note }) => MONTH_NOTES.rente.includes(note))).toBe(true)
  expect(MONTH_NOTES.rente.join(' ')).not.toMatch(/lâmina|máquina|tranç|creme|pontas|protetor/)
  const bare = analyse(briefOf({ gender: 'Masculino', seen: { length: 'raspado', top: 'sem fios' } }))
  expect(bare.calendar.every(({ note }) => MONTH_NOTES.couro.includes(note))).toBe(true)
  expect(analyse(briefOf({ texture: 'liso' })).chapters.map(({ id }) => id)).toContain('franja')
})

test('hair that grows back after chemotherapy has not thinned, and no dye is offered to it', () => {
  const seen = { length: 'raspado', top: 'mais ralo' }
  const note = 'Terminei a quimioterapia em setembro. Alérgica a amônia.'
  const treated = readingOf({ seen, form: { observations: note } })
  expect(words(writeTexture(treated))).not.toMatch(/mais ralo|se a área crescer/)
  expect(words(writeTexture(readingOf({ seen })))).toMatch(/mais ralo/)
  expect(detailsOf(treated).map(({ place }) => place)).not.toContain('cabelo')
  expect(words(writeLetter(treated, [], [])) + JSON.stringify(detailsOf(treated))).not.toMatch(/rareou/)
  expect(words(writeHairColour(treated))).toMatch(/espere a liberação da equipe que cuida de você/)
  expect(words(writeHairColour(treated))).not.toMatch(/mechas|gloss|Meio tom/)
  expect(words(writeHairColour(treated))).toMatch(/só fórmula sem amônia/)
})

test('own shades are those of the hair that is seen: none is darker than black, and dark hair is lightened first', () => {
  const sum = (hex: string) => [1, 3, 5].reduce((total, at) => total + Number.parseInt(hex.slice(at, at + 2), 16), 0)
  for (const colour of OBSERVED_HAIR_COLOURS)
    for (const [, hex] of ownShades(colour)) expect(sum(hex)).toBeGreaterThanOrEqual(sum('#171314'))
  expect(ownShades('preto').map(([name]) => name)).not.toContain('Meio tom mais escuro')
  expect(words(writeHairColour(readingOf({ seen: { hairColour: 'preto' } })))).toMatch(/pedem clarear antes/)
  expect(words(writeHairColour(readingOf({ seen: { hairColour: 'loiro' } })))).not.toMatch(/pedem clarear antes/)
})

test('the toner has one number on every page', () => {
  const someone = { seen: { hairColour: 'branco', greys: 'quase todos' }, form: { observations: 'Não quero pintar.' } }
  const reading = readingOf(someone)
  const colour = words(writeHairColour(reading))
  expect(colour.split(TONER).length).toBeGreaterThan(2)
  expect(colour + words(writeTexture(reading))).not.toMatch(/por quinzena|no mês|em quatro costuma/)
  expect(caresOf(reading).find(({ id }) => id === 'matizador')?.weeks).toBe(4)
})

test('brows that rest are not cleaned, and a head shaved at home is not cut', () => {
  const why = (seen: Readonly<Record<string, string>>) =>
    caresOf(readingOf({ seen })).find(({ id }) => id === 'sobrancelha')?.what
  for (const brows of ['finas', 'falhadas']) expect(why({ brows })).toMatch(/sem tirar/)
  expect(why({ brows: 'cheias' })).toMatch(/limpar/)
})

describe('every cut', () => {
  test.each(CUT_IDS)('%s says a place for its volume that stands after “fica” and after “é”', (id) => {
    expect(CUTS[id].volume).toMatch(/^(nos?|nas?|em|d[aeo]s?|à|ao|acima|rente)\s/)
  })

  test.each(CUT_IDS)('%s does not say twice, under one view, what the size says already', (id) => {
    const { sizes, marks } = CUTS[id]
    const wordsOf = (text: string): readonly string[] => text.match(/\p{L}{5,}/gu) ?? []
    for (const [at, size] of [sizes.front, sizes.sides, sizes.nape].entries()) {
      const said = wordsOf(size.split(', ').slice(1).join(' '))
      expect(wordsOf(marks[at] ?? '').filter((word) => said.includes(word))).toEqual([])
    }
  })

  test.each(CUT_IDS)('%s names no interval of its own beside the one that is counted', (id) => {
    expect(CUTS[id].growth).not.toMatch(/quinzenal|trimestre|a cada (dois|três|\w+ ou \w+) (meses|semanas)/)
  })
})

test('the card names the beard, the place of the volume and what somebody will not have', () => {
  const form = { beardPreference: 'Cheia', observations: 'Não quero pintar. Passo muito calor.' }
  const card = salonCardOf(readingOf({ gender: 'Masculino', texture: 'liso', form, seen: { beard: 'cheia' } }))
  expect(card.after.join('; ')).toMatch(/barba: /)
  for (const shape of FACE_SHAPES)
    for (const beardPreference of ['Por fazer', 'Cheia', 'Bigode'] as const) {
      const reading = readingOf({ shape, gender: 'Masculino', form: { beardPreference } })
      const [first] = beardFor(reading).picks
      expect(salonCardOf(reading).after).toContain(`barba: ${lower(first.what).replace(/^barba /, '')}`)
      expect(writeBeard(reading)?.lists[0]?.items[0]?.what).toContain(first.what)
    }
  expect(card.avoid).toContain('nuca abafada')
  expect(card.facts).toContainEqual({ heading: 'Não', items: ['tinta'] })
})

test('no visit falls on a Sunday, a Monday or a holiday', () => {
  const day = (iso: string) => Date.parse(`${iso}T00:00:00Z`)
  expect(openDay(day('2026-12-24'))).toBe(day('2026-12-26'))
  expect(openDay(day('2027-02-07'))).toBe(day('2027-02-10'))
  expect(openDay(day('2026-12-25'), true)).toBe(day('2026-12-23'))
  expect(openDay(day('2026-12-26'))).toBe(day('2026-12-26'))
  for (let at = day('2026-11-01'); at < day('2026-12-31'); at += 24 * 60 * 60 * 1000) {
    const { calendar } = analyse({ ...briefOf({ texture: 'liso' }), at: new Date(at).toISOString() })
    const dates = calendar.flatMap(({ tasks }) => tasks.map((task) => task.at))
    expect(dates.filter((date) => isClosed(day(date)))).toEqual([])
  }
})

describe('how a cut is worn', () => {
  test('is not combed, parted or greased where short coils stand, and laid flat where no flat top is wanted', () => {
    for (const path of HAIR_PATHS) {
      const texts = [finishOf(CUTS.degrade, 'crespo', path), ...wearOf(CUTS.degrade, 'crespo', path)]
      expect(texts.join('; ')).not.toMatch(/pentead|para o lado|para trás|past[ai]|pomada|fitas|grampo/)
      expect(finishOf(CUTS.pixie, 'cacheado', path)).not.toMatch(/já seco/)
      expect(wearOf(CUTS.pixie, 'cacheado', path, { refused: new Set(['topo-colado']) }).join('; ')).not.toMatch(
        /gel úmido/,
      )
    }
    expect(wearOf(CUTS.pixie, 'liso', 'now').join('; ')).toMatch(/gel úmido/)
    expect(wearOf(CUTS.undercut, 'liso', 'bold', { acrossForehead: true }).join('; ')).not.toMatch(/para trás/)
    expect(wearOf(CUTS['long-bob'], 'ondulado', 'next').join('; ')).not.toMatch(/liso de raiz/)
  })

  test('needs no device where it is to dry by itself, on any of the hair’s pages', () => {
    for (const texture of HAIR_TEXTURES)
      for (const id of CUT_IDS)
        for (const path of HAIR_PATHS) {
          const worn = wearOf(CUTS[id], texture, path, { withoutHeat: true })
          for (const text of [finishOf(CUTS[id], texture, path, { withoutHeat: true }), ...worn])
            expect(text).not.toMatch(NEEDS_HEAT)
        }
    for (const texture of HAIR_TEXTURES)
      for (const hairLength of ['Curto', 'Muito longo'] as const) {
        const observations = 'Faz muito calor onde moro e quero algo que seque sozinho.'
        const reading = readingOf({ texture, form: { hairLength, observations } })
        const texts = [writeNow, writeNext, writeBold, writeTexture].map((write) => words(write(reading)))
        expect(texts.join(' ')).not.toMatch(/\b(se usar secador|protetor térmico|ar (frio|quente)|seque só)\b|Difusor/i)
      }
    expect(finishOf(CUTS.bob, 'liso', 'now')).toMatch(NEEDS_HEAT)
  })

  test('gives no reason that the same cut takes back', () => {
    const againstItself = [
      /Tira o peso das laterais.*(nas têmporas muda|enche as têmporas|têmporas alarga)/,
      /nas têmporas muda o eixo.*contenha as laterais/,
    ]
    const readings = HAIR_TEXTURES.flatMap((texture) =>
      STYLES.flatMap((style) =>
        FACE_SHAPES.map((shape) => {
          const reading = readingOf({ shape, texture, form: { style, objective: 'Mudança radical' } })
          const cuts = { ...reading.cuts, bold: { ...reading.cuts.bold, cut: CUTS.pixie, monthsToGrow: 0 } }
          return { ...reading, cuts }
        }),
      ),
    )
    const faults = readings.flatMap((reading) =>
      [writeNow, writeNext, writeBold].flatMap((write) => {
        const told = chapterTexts(write(reading)).join(' ')
        const curved = reading.texture === 'liso' && /As curvas dele|em forma de curva/.test(told)
        return curved || againstItself.some((pattern) => pattern.test(told)) ? [told] : []
      }),
    )
    expect(faults).toEqual([])
  })

  test('has one place for the parting, and height on top only where the cut gives it', () => {
    const readings = FACE_SHAPES.flatMap((shape) =>
      HAIR_TEXTURES.map((texture) => readingOf({ shape, texture, form: { objective: 'Melhoria sutil' } })),
    )
    const faults = readings.flatMap((reading) => {
      const { cut } = reading.cuts[reading.cuts.recommended]
      const plan = words(writePlan(reading))
      const isParted = /\brisca\b/.test(`${cut.ask} ${cut.marks.join(' ')}`) || /(Desfaça|Jogue) a risca/.test(plan)
      const isRaised = words(writeHair(reading)).includes('e alguma altura')
      return (isParted && plan.includes('mude a risca de lugar')) || (isRaised && cut.axes.crown < 0) ? [cut.id] : []
    })
    expect(faults).toEqual([])
  })

  test('is lightened in strands only where strands have a way to fall', () => {
    const observations = 'Quero manter meus cachos naturais.'
    const page = (hairLength: 'Curto' | 'Longo', length: string) =>
      words(writeHairColour(readingOf({ texture: 'cacheado', form: { hairLength, observations }, seen: { length } })))
    expect(page('Curto', 'curto')).not.toMatch(/clareie em mechas/)
    expect(page('Longo', 'longo')).toMatch(/clareie em mechas/)
  })

  test('is headed as the one to begin with only where it is the recommended one', () => {
    for (const objective of OBJECTIVES) {
      const reading = readingOf({
        texture: 'liso',
        form: { objective, hairLength: 'Longo' },
        seen: { length: 'longo' },
      })
      const chapters = { now: writeNow(reading), next: writeNext(reading), bold: writeBold(reading) }
      const first = HAIR_PATHS.filter((path) => words(chapters[path]).includes('Por que começar por ele'))
      expect(first).toEqual([reading.cuts.recommended])
    }
  })

  test('is measured dry where it curls', () => {
    expect(sizesOf(CUTS.degrade, 'crespo').front).toBe('5 cm, seco')
    expect(sizesOf(CUTS.pixie, 'cacheado').front).toMatch(/seco$/)
    expect(sizesOf(CUTS.degrade, 'liso').front).toBe('5 cm')
  })
})

describe('the page of a cut', () => {
  const reading = (someone: Someone): string =>
    [writeNow, writeNext, writeBold].map((write) => words(write(readingOf(someone)))).join(' ')

  test('speaks of a rhythm that was chosen only where one was', () => {
    for (const shape of FACE_SHAPES)
      expect(reading({ shape, form: { maintenanceLevel: null } })).not.toMatch(/No ritmo que você indicou/)
  })

  test('brings the front over a receding hairline only where the cut falls forward', () => {
    const WRITERS = { now: writeNow, next: writeNext, bold: writeBold }
    const raised = FACE_SHAPES.flatMap((shape) =>
      HAIR_TEXTURES.flatMap((texture) => {
        const r = readingOf({ shape, texture, gender: 'Masculino', form: { observations: 'Tenho entradas.' } })
        return HAIR_PATHS.filter((path) => r.cuts[path].cut.effects.includes('altura-no-topo')).map((path) =>
          words(WRITERS[path](r)),
        )
      }),
    )
    expect(raised.length).toBeGreaterThan(0)
    expect(raised.join(' ')).not.toMatch(/para que caia sobre elas|vem para a frente|se cobre com textura/)
  })

  test('says nothing of a jaw in sight where a beard covers it', () => {
    for (const shape of FACE_SHAPES) {
      const brief = briefOf({ shape, gender: 'Masculino', seen: { beard: 'cheia' } })
      const points = faceWith({ jawHeight: 0.7 })
      const marked = readBrief({ ...brief, marking: { points, by: 'cliente', at: '2026-03-09' } })
      expect(words(writeBold(marked))).not.toMatch(/vai aparecer inteiro/)
    }
  })
})

test('what somebody wrote of their hairline is answered on the page of the cut that is recommended', () => {
  const paths = { now: 'cabelo-agora', next: 'cabelo-proxima', bold: 'cabelo-ousado' } as const
  for (const shape of FACE_SHAPES)
    for (const objective of OBJECTIVES) {
      const form = { objective, observations: 'Tenho entradas.' }
      const reading = readingOf({ shape, texture: 'liso', gender: 'Masculino', form })
      expect(words(writeLetter(reading, writeChapters(reading), []))).toContain(
        `"Onde é mais ralo","why":"Nenhum corte depende de fios ali.","chapter":"${paths[reading.cuts.recommended]}"`,
      )
    }
})

test('under a cloth the plan asks for no lock, the months for no spray, and nothing is advised to a forehead nobody sees', () => {
  for (const shape of FACE_SHAPES)
    for (const covering of ['véu', 'turbante']) {
      const brief = briefOf({
        shape,
        texture: 'liso',
        seen: { length: 'longo', covering },
        form: { hairLength: 'Longo' },
      })
      const reading = readBrief(brief)
      const plan = freeGestures(reading).map(({ what }) => what)
      expect(plan.length).toBeGreaterThanOrEqual(2)
      expect(plan.join(' ')).not.toMatch(
        covering === 'véu' ? /mecha|tranças|risca|botão|lenço/i : /mecha|tranças|risca/i,
      )
      expect(analyse(brief).calendar.every(({ note }) => MONTH_NOTES.coberto.includes(note))).toBe(true)
      expect(words(writeThirds(reading))).not.toMatch(/raiz do cabelo|Se a testa for/)
      expect(words(writeShape(reading))).toMatch(/o que se vê é o tecido/)
      expect(words(writeShape(reading))).not.toMatch(/metade do seu retrato/)
    }
})

test('no cloth is proposed in the colour of the skin it lies beside', () => {
  const seen = { length: 'longo', covering: 'véu', skin: 'média' }
  const [table] = writeHairColour(readingOf({ seen })).tables
  expect(table?.rows).toHaveLength(4)
  expect(JSON.stringify(table)).not.toMatch(/Aveia|Areia/)
})

test('short hair is given no reason that asks for length, and upkeep is said to have weighed only as far as it did', () => {
  for (const shape of FACE_SHAPES)
    for (const texture of HAIR_TEXTURES) {
      const reading = readingOf({ shape, texture, form: { maintenanceLevel: 'Baixa' } })
      const page = words(writeHair(reading))
      expect(page).not.toMatch(
        /base no queixo ou no ombro, e|entre o queixo e a clavícula são|Ondas na altura das maçãs|Onda contra quina/,
      )
      const holds = [reading.cuts.now, reading.cuts.next].every(({ cut }) => cutWeeks(cut, 'Baixa') >= 8)
      expect(page.includes('antes de dois meses')).toBe(holds)
    }
})

test('every number of centimetres of coily hair says that it is measured dry', () => {
  const bare = CUT_IDS.filter((id) => CUTS[id].textures.includes('crespo') && !CUTS[id].forBareTop).flatMap((id) =>
    Object.values(sizesOf(CUTS[id], 'crespo')).filter((size) => /^[\d,]+( a [\d,]+)? cm$/.test(size)),
  )
  expect(bare).toEqual([])
})

test('a season’s shades on black hair say what is lightened first, and stay as they are on light hair', () => {
  const { shades } = hairColourText({ id: 'outono-quente', family: 'outono' })
  for (const [name, , use] of shadesOn(shades, 'preto')) expect(`${name}: ${use}`).toContain('clareando antes')
  expect(shadesOn(shades, 'loiro')).toEqual(shades)
  const winter = hairColourText({ id: 'inverno-profundo', family: 'inverno' }).shades
  expect(shadesOn(winter, 'preto')[0]).toEqual(winter[0])
})

test('hair half white begins with its own tone and not with the darkest of the season', () => {
  const { shades } = hairColourText({ id: 'inverno-profundo', family: 'inverno' })
  const [own, nearest, ...others] = shadesOfGreys(shades)
  expect([own?.[0], nearest?.[0]]).toEqual(['Seu branco, limpo', 'Prata nítida'])
  expect(others.map(([name]) => name)).toEqual(['Castanho-café'])
})

test('the soft autumn is offered no copper, mahogany or ember', () => {
  const { lead, shades } = hairColourText({ id: 'outono-suave', family: 'outono' })
  expect([lead, ...shades.map(([name]) => name)].join(' ')).not.toMatch(/cobre|mogno|brasa/i)
})

describe('hair whose sides are clipped', () => {
  const people = FACE_SHAPES.flatMap((shape) =>
    OBJECTIVES.flatMap((objective) =>
      (['degradê', 'raspados'] as const).flatMap((sides) =>
        (['Masculino', 'Não-binário', 'Feminino'] as const).flatMap((gender) =>
          HAIR_TEXTURES.map((texture) =>
            readingOf({ shape, gender, texture, form: { objective }, seen: { sides, length: 'curto' } }),
          ),
        ),
      ),
    ),
  )

  /** As the words of its size say; 0 for a clipper's. */
  const sidesOf = (r: Reading, path: HairPath): number => {
    const [, whole = 0, part = 0] = /^(\d+)(?:,(\d))? cm/.exec(r.cuts[path].cut.sizes.sides) ?? []
    return Number(`${whole}.${part}`)
  }

  test('waits for every cut that leaves them longer', () => {
    const longer = people.flatMap((r) =>
      HAIR_PATHS.filter((path) => sidesOf(r, path) >= 2).map((path) => [
        r.cuts[path].cut.id,
        r.cuts[path].monthsToGrow,
      ]),
    )
    expect(longer.length).toBeGreaterThan(20)
    expect(longer.filter(([, months]) => months === 0)).toEqual([])
  })

  test('begins with a cut whose top can be cut today, and page, plan and card say what the sides wait', () => {
    const waiting = people.filter((r) => r.cuts[r.cuts.recommended].monthsToGrow > 0)
    expect(waiting.length).toBeGreaterThan(20)
    for (const r of waiting) {
      const { recommended } = r.cuts
      expect(waitsForSides(r.cuts[recommended].cut, presentHair(r.cutBrief))).toBe(true)
      expect(words(writeCutOf[recommended](r))).toMatch(/[Oo]s lados, hoje de máquina/)
      expect(words(writePlan(r))).toContain('os lados chegam à medida em')
      expect(salonCardOf(r).avoid).toContain('máquina nos lados: eles ainda crescem')
    }
  })

  test('is asked of short and middling hair alone; long hair has what its length says', () => {
    const long = (seen: Readonly<Record<string, string>>) =>
      readingOf({ texture: 'liso', gender: 'Masculino', seen: { length: 'longo', ...seen } }).cuts
    expect(long({ sides: 'raspados' })).toEqual(long({}))
  })

  test('where nobody saw them, one sentence of the first cut tells a man what shaved ones would wait', () => {
    const form = { objective: 'Renovação visual' } as const
    const silent = FACE_SHAPES.map((shape) => readingOf({ shape, gender: 'Masculino', texture: 'liso', form }))
    const told = silent.filter((r) =>
      words(writeCutOf[r.cuts.recommended](r)).includes('Se os seus lados estão raspados'),
    )
    expect(told.length).toBeGreaterThan(0)
    for (const r of told) {
      expect(asksForSides(r.cuts[r.cuts.recommended].cut)).toBe(true)
      expect(HAIR_PATHS.filter((path) => words(writeCutOf[path](r)).includes('Se os seus lados'))).toHaveLength(1)
    }
    for (const r of [...people, readingOf({ gender: 'Feminino', texture: 'liso' })])
      for (const path of HAIR_PATHS) expect(words(writeCutOf[path](r))).not.toContain('Se os seus lados')
  })
})

test('a second cut waits from what the first one leaves, never less than from today', () => {
  const people = FACE_SHAPES.flatMap((shape) =>
    HAIR_TEXTURES.flatMap((texture) =>
      OBJECTIVES.flatMap((objective) =>
        GENDERS.flatMap((gender) =>
          HAIR_LENGTHS.map((hairLength) => readingOf({ shape, texture, gender, form: { objective, hairLength } })),
        ),
      ),
    ),
  )
  const later = people.flatMap((r) =>
    HAIR_PATHS.map((path) => ({
      r,
      path,
      today: waitFor(r.cuts[path].cut, r.cutBrief),
      counted: r.cuts[path].monthsToGrow,
    })),
  )
  const isShortened = ({ r, today }: (typeof later)[number]) =>
    today > 0 && takesLength(r.cuts[r.cuts.recommended].cut, presentHair(r.cutBrief))
  expect(later.filter(({ today, counted }) => counted < today)).toEqual([])
  expect(later.filter((one) => !isShortened(one) && one.counted !== one.today)).toEqual([])
  const shortened = later.filter(isShortened)
  expect(shortened.some(({ today, counted }) => counted > today)).toBe(true)
  for (const { r, path } of shortened) expect(words(writeCutOf[path](r))).toMatch(/primeiro corte/)
})

test('one cut alone is called of now or of the next visit, and it is the one that the plan books', () => {
  for (const shape of FACE_SHAPES)
    for (const objective of OBJECTIVES) {
      const { cuts } = readingOf({ shape, form: { objective } })
      const booked = HAIR_PATHS.filter((path) => ['Agora', 'Na próxima visita'].includes(pathLabel(path, cuts)))
      expect(booked).toEqual(cuts.recommended === 'bold' ? [] : [cuts.recommended])
    }
})

test('the plan names cut and colour in the order of its table', () => {
  for (const eventDate of [null, '2026-07-20', '2026-10-20']) {
    const r = readingOf({ form: { objective: 'Renovação visual', eventDate } })
    const plan = writePlan(r)
    const rows = plan.tables.at(-1)?.rows.map(([, what]) => what ?? '') ?? []
    const cut = rows.findIndex((what) => what.startsWith('corte'))
    const colour = rows.findIndex((what) => /cores|perto do rosto/.test(what))
    const [order = ''] = /(Siga a ordem das|Vá pelas) datas[^.]+/.exec(words(plan)) ?? []
    expect(order).toContain('cabelo')
    expect(order.indexOf('cabelo') < order.indexOf('cor perto')).toBe(cut < colour)
  }
})
