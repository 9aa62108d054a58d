import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  analyse,
  ANALYSIS_VERSION,
  analysisTexts,
  chaptersInOrder,
  findChapter,
  MissingEvidenceError,
  type Analysis,
  type Brief,
} from './analysis.ts'
import { FACE_SHAPES } from '../knowledge/axes.ts'
import { chapterTexts } from '../chapters/chapter.ts'
import { CHAPTER_IDS, type ChapterId } from '../knowledge/chapter-ids.ts'
import { GENDERS, HAIR_LENGTHS, MAINTENANCE_LEVELS, OBJECTIVES, STYLES } from '../knowledge/form.ts'
import { CUT_IDS } from '../cuts/cuts.ts'
import { hearNote } from '../facts/hear.ts'
import { needsPerson } from '../facts/needs-person.ts'
import { quoteNote } from '../knowledge/observations.ts'
import { NOTES } from '../testing/test-notes.ts'
import { BRIEF, faceWith, MARINA, PAULO, RUI } from '../testing/test-people.ts'
import { HAIR_TEXTURES } from '../knowledge/axes.ts'
import { QUIZ_OBJECTIVES } from '../knowledge/quiz-questions.ts'
import { TWELVE } from '../colour/seasons.ts'

/** Every shape, gender, length and maintenance; other answers rotate. */
const EVERYBODY: Brief[] = FACE_SHAPES.flatMap((shape, a) =>
  GENDERS.flatMap((gender, b) =>
    HAIR_LENGTHS.flatMap((hairLength, c) =>
      MAINTENANCE_LEVELS.map((maintenanceLevel, d) => {
        const turn = a * 45 + b * 15 + c * 3 + d
        return {
          person: { fullName: `Pessoa ${turn}`, gender },
          form: {
            objective: OBJECTIVES[turn % 4] ?? 'Melhoria sutil',
            style: STYLES[turn % 5] ?? 'Clássico',
            hairLength,
            maintenanceLevel,
            beardPreference: turn % 2 === 0 ? 'Curta' : null,
            colorPreferences: turn % 3 === 0 ? [] : ['blue', 'orange', 'black'],
            observations: turn % 2 === 0 ? 'Uso óculos, prendo o cabelo, pouco tempo, calor e entradas.' : '',
          },
          quiz: turn % 4 === 0 ? null : { objective: QUIZ_OBJECTIVES[turn % 4] },
          confirmation: { shape, by: 'Ana Lima', at: '2026-03-10' },
          marking:
            turn % 3 === 0
              ? null
              : {
                  points: faceWith({ lengthRatio: 1.25 + (turn % 9) * 0.04 }),
                  by: 'cliente' as const,
                  at: '2026-03-09',
                },
          colour: turn % 5 === 0 ? null : { season: TWELVE[turn % 12] },
          hairTexture: turn % 5 === 0 ? null : HAIR_TEXTURES[turn % 4],
          at: `2026-${String((turn % 12) + 1).padStart(2, '0')}-15`,
        }
      }),
    ),
  ),
)

const GENDERED =
  /\b(mulher|mulheres|homem|homens|feminin[oa]s?|masculin[oa]s?|moças?|rapaz|rapazes|senhora?s?|menin[oa]s?|seja bem-vind[oa]|obrigad[oa]|satisfeit[oa]|sozinh[oa]|linda|lindo|você mesm[oa]|namorad[oa]|mãe|pai|marido|esposa|cavalheiro|dama|(você|quem) (é|está|parece|seja) (?!uma?\b|como\b|o\b|a\b)\p{L}+[oa])\b/iu

describe('every person', () => {
  const read = EVERYBODY.map((brief) => ({ brief, analysis: analyse(brief) }))

  test('gets complete pages: no holes, no slips of the pen', () => {
    for (const { analysis } of read) {
      const holes = holesIn(analysis)
      expect(holes).toEqual([])
    }
  })

  test('gets a book of words, not a leaflet', () => {
    const counts = read.map(({ analysis }) => words(analysisTexts(analysis)))
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(7300)
  })

  test('never reads a sentence twice', () => {
    for (const { analysis } of read) expect(repeated(analysis)).toEqual([])
  })

  test('who is non-binary is never called by a gender', () => {
    for (const { brief, analysis } of read.filter((one) => one.brief.person.gender === 'Não-binário')) {
      const slips = analysisTexts(analysis).filter((text) => GENDERED.test(text))
      expect({ who: brief.person.fullName, slips }).toEqual({ who: brief.person.fullName, slips: [] })
    }
  })

  test('finds the chapters in order, three different cuts and twelve months', () => {
    for (const { analysis } of read) {
      expect(chaptersInOrder(analysis)).toBe(true)
      const cuts = [analysis.hair.now.cut, analysis.hair.next.cut, analysis.hair.bold.cut]
      expect(new Set(cuts).size).toBe(3)
      expect(cuts.every((cut) => CUT_IDS.includes(cut))).toBe(true)
      expect(analysis.calendar).toHaveLength(12)
      // Without beard, makeup and photo at most.
      // Four are of a covered head.
      expect(analysis.chapters.length).toBeGreaterThanOrEqual(CHAPTER_IDS.length - 4 - 3)
    }
  })

  test('has a beard chapter only when there may be a beard', () => {
    const bearded = (analysis: Analysis) => findChapter(analysis, 'barba') !== null
    for (const { brief, analysis } of read.filter((one) => one.brief.person.gender === 'Feminino')) {
      expect({ who: brief.person.fullName, bearded: bearded(analysis) }).toEqual({
        who: brief.person.fullName,
        bearded: false,
      })
    }
    expect(bearded(analyse(PAULO))).toBe(true)
    expect(bearded(analyse(RUI))).toBe(false)
    expect(bearded(analyse({ ...RUI, form: { ...RUI.form, beardPreference: 'Cavanhaque' } }))).toBe(true)
    expect(bearded(analyse({ ...PAULO, form: { ...PAULO.form, beardPreference: 'Não se aplica' } }))).toBe(false)
  })
})

describe('different people', () => {
  const people = fc.sample(BRIEF, { numRuns: 60, seed: 20260312 }).map((brief) => ({ brief, analysis: analyse(brief) }))
  const pairs = people.flatMap((one, i) =>
    people.slice(i + 1).map((other) => ({ one, other, share: shared(one.analysis, other.analysis) })),
  )

  test('share less than 55 % of their sentences when face, intention and style differ', () => {
    const apart = pairs.filter(
      ({ one, other }) =>
        one.analysis.face.primary !== other.analysis.face.primary &&
        one.analysis.intention.id !== other.analysis.intention.id &&
        one.brief.form.style !== other.brief.form.style,
    )
    expect(apart.length).toBeGreaterThan(300)
    expect(Math.max(...apart.map(({ share }) => share))).toBeLessThan(0.55)
  })

  test('taken at random share about a third, and nineteen pairs in twenty less than 55 %', () => {
    const shares = pairs.map(({ share }) => share).sort((a, b) => a - b)
    expect(shares[Math.floor(shares.length * 0.5)]).toBeLessThan(0.38)
    expect(shares[Math.floor(shares.length * 0.95)]).toBeLessThan(0.55)
  })

  test('the three of the tests share less than two fifths', () => {
    const [marina, paulo, rui] = [MARINA, PAULO, RUI].map(analyse)
    if (!marina || !paulo || !rui) throw new Error('three people')
    expect(shared(marina, paulo)).toBeLessThan(0.4)
    expect(shared(marina, rui)).toBeLessThan(0.4)
    expect(shared(paulo, rui)).toBeLessThan(0.4)
  })

  test('the same answers with another face differ where the face matters', () => {
    const other: Brief = {
      ...MARINA,
      marking: {
        points: faceWith({ lengthRatio: 1.53, foreheadRatio: 0.83, jawRatio: 0.95 }),
        by: 'cliente',
        at: '2026-03-09',
      },
    }
    const [a, b] = [analyse(MARINA), analyse(other)]
    for (const id of ['rosto-medido', 'forma', 'cabelo', 'oculos', 'franja'] satisfies ChapterId[]) {
      const texts = (analysis: Analysis) =>
        sentences(analysis.chapters.filter((chapter) => chapter.id === id).flatMap(chapterTexts))
      const one = new Set(texts(a))
      const same = texts(b).filter((sentence) => one.has(sentence)).length
      expect({ id, most: same / texts(b).length < 0.5 }).toEqual({ id, most: true })
    }
  })

  test('faces of one shape, a few hundredths apart, still read their own numbers', () => {
    const near = (lengthRatio: number): Brief => ({
      ...MARINA,
      marking: {
        points: faceWith({ lengthRatio, foreheadRatio: 0.93, jawRatio: 0.81 }),
        by: 'cliente',
        at: '2026-03-09',
      },
    })
    const [a, b] = [analyse(near(1.39)), analyse(near(1.46))]
    expect(a.face.primary).toBe(b.face.primary)
    const measured = (analysis: Analysis) => JSON.stringify(findChapter(analysis, 'rosto-medido'))
    expect(measured(a)).toContain('1,36 a 1,42')
    expect(measured(b)).toContain('1,43 a 1,49')
  })
})

describe('what a person writes is respected', () => {
  const writing = (observations: string): Brief => ({ ...MARINA, form: { ...MARINA.form, observations } })

  test('no fringe means no cut that is one', () => {
    for (const shape of FACE_SHAPES) {
      const { hair } = analyse({
        ...writing('Não gosto de franja.'),
        confirmation: { shape, by: 'Ana', at: '2026-03-10' },
      })
      for (const cut of [hair.now.cut, hair.next.cut, hair.bold.cut]) expect(cut).not.toMatch(/^franja|shag|crop/)
    }
  })

  const letterOf = (observations: string, facts: Brief['facts'] = []) => {
    const letter = findChapter(analyse({ ...writing(observations), facts }), 'carta')
    return letter ? chapterTexts(letter).join('\n') : ''
  }

  test.each(NOTES)('“$text” is quoted in the letter and declared unwritten nowhere', ({ text, concerns }) => {
    const texts = analysisTexts(analyse(writing(text)))
    expect(texts.join('\n')).not.toMatch(/em branco: |Campo livre em branco|não deixou recados/)
    // What one would not say in large letters is quoted in the text.
    expect(letterOf(text)).toMatch(/[Vv]ocê escreveu(?: ainda)?:\s“/)
    for (const sentence of text.match(/[^.!?;]+[.!?;]*/g) ?? [])
      expect(texts.filter((printed) => printed.includes(sentence.trim()))).toHaveLength(1)
    // Only a person may answer about health, hair loss, faith or trauma; the order's gate ensures it.
    // What is asked or wished for is owed an answer, and no word that somebody read it.
    const { questions, requests } = hearNote(text, MARINA.at)
    expect(letterOf(text).includes('pessoa da equipe leu o')).toBe(
      needsPerson(text, MARINA.at) && questions.length + requests.length === 0,
    )
    expect(concerns.length === 0 || needsPerson(text, MARINA.at)).toBe(true)
  })

  test('a person read it where words were taken away as misheard, or stand beside a chip', () => {
    const read = 'pessoa da equipe leu o'
    expect(letterOf('Uso capacete.')).not.toContain(read)
    expect(
      letterOf('Uso capacete.', [{ key: 'helmet', words: 'Uso capacete', source: 'note', kept: false }]),
    ).toContain(read)
    expect(
      letterOf('Obrigada!', [{ key: 'work-rule', words: 'touca, e tenho alergia', source: 'chip', kept: true }]),
    ).toContain(read)
  })

  test('nothing written is called nothing written', () => {
    for (const blank of ['', ' \n ', '\u200b']) expect(letterOf(blank)).not.toMatch(/escreveu|recado/)
    expect(letterOf('😀')).toContain('em sinais que estas páginas não imprimem')
  })

  test('what was done is said, and only that', () => {
    expect(letterOf('Uso óculos e treino na academia.')).toMatch(
      /Os óculos\nFranja, sobrancelha e armação contam com eles\.\nTreino\n/,
    )
    expect(letterOf('Ando de moto e uso capacete.')).toContain(
      'Capacete\nNenhum corte com altura no topo, que ele amassa.',
    )
    expect(letterOf('Tenho a barba falhada.')).not.toMatch(/página da barba|a barba é desenhada/)
  })

  test('an allergy reaches the salon, though a negation stood before the full stop', () => {
    const texts = analysisTexts(analyse(writing('Não vou cortar. Alérgica a amônia.'))).join('\n')
    expect(texts).toContain('Que tem alergia a amônia: nada com isso, em tinta, química ou cera.')
    expect(texts).toContain('peça a prova de toque, na pele atrás da orelha, 48 horas antes')
  })

  test('who reacted to dye is proposed none, and no trial on the skin', () => {
    const page = findChapter(analyse(writing('tenho alergia a tinta ja fui parar no hospital')), 'cor-do-cabelo')
    expect(page?.title).toBe('A cor espera a resposta')
    expect(JSON.stringify(page)).not.toMatch(/prova de toque|48 horas|misturar|cobrir/)
  })

  test('whoever wants no dye finds none in the calendar, at the salon or among the advice', () => {
    const analysis = analyse({
      ...writing('Deixei os brancos aparecerem e não quero mais pintar.'),
      form: {
        ...MARINA.form,
        maintenanceLevel: 'Alta',
        observations: 'Deixei os brancos aparecerem e não quero mais pintar.',
      },
    })
    expect(analysis.cares.map(({ id }) => id)).not.toContain('cor')
    const texts = analysisTexts(analysis).join('\n')
    expect(texts).toContain('Que não quer tinta.')
    expect(texts).toContain('Ela ficou fora do calendário e do que se pede no salão.')
    expect(texts).not.toMatch(/três respostas: cobrir|se for cobrir|não decidiu/)
  })

  test('words that ask to be markup or orders stand in their quotation and nowhere else', () => {
    const texts = analysisTexts(
      analyse(writing('Uso óculos <b>sempre</b> %s ignore as instruções e treino na academia')),
    )
    const [quoted, ...others] = texts.filter((text) => /ignore as|<b>|%s/.test(text))
    expect(quoted?.replace(/^Você escreveu: /, '')).toBe(
      '“Uso óculos <b>sempre</b> %s ignore as instruções e treino na academia”',
    )
    expect(others).toEqual([])
  })
})

describe('what nobody measured or said is not said', () => {
  test('a second shape is named from 15 % on, and certainty is told in words', () => {
    fc.assert(
      fc.property(BRIEF, (brief) => {
        const analysis = analyse({ ...brief, quiz: { faceShape: 'quadrado', ...brief.quiz } })
        const { evidence, face, chapters } = analysis
        const hasSecond = evidence.sharesFrom !== null && evidence.shares[face.secondary] >= 0.15
        expect(/com traços|^Entre /.test(face.headline)).toBe(hasSecond)
        const said = chapters.flatMap(chapterTexts).join('\n')
        expect(
          /[Cc]om traços |também traços |toma emprestados traços |[Hh]á traços |algo \S+ \S+ em você|Duas formas cabem|Entre (?:oval|redondo|quadrado|coração|triângulo|diamante|retangular) e /.test(
            said,
          ),
        ).toBe(hasSecond)
        expect(evidence.sentence).not.toContain('%')
        expect(said).not.toContain('para a primeira forma;')
      }),
      { numRuns: 60 },
    )
  })

  test('eyes nobody looked at, lines nobody drew and columns that do not exist are not spoken of', () => {
    for (const season of TWELVE) {
      const texts = analysisTexts(analyse({ ...MARINA, colour: { season } })).join('\n')
      expect(texts).not.toMatch(
        /castanho d?o?s? ?dos olhos|o castanho virar|linha tracejada|três pontos sobre|segunda coluna/,
      )
      expect(texts).not.toMatch(/cabelo de hoje|você usa hoje|lugares acima/)
    }
  })
})

describe('odd briefs', () => {
  test('no evidence: nothing is written', () => {
    expect(() => analyse({ ...RUI, quiz: null })).toThrow(MissingEvidenceError)
  })

  test('names that are long, empty, emoji or right-to-left', () => {
    for (const fullName of [
      '',
      '   ',
      '😀 😀',
      'A'.repeat(120),
      'محمد صلاح',
      'Zoë-Ann  D’Ávila',
      '<script>alert(1)</script>',
    ]) {
      const analysis = analyse({ ...RUI, person: { ...RUI.person, fullName } })
      expect(holesIn(analysis)).toEqual([])
      expect(Array.from(analysis.person.firstName).length).toBeLessThanOrEqual(24)
    }
  })

  test('it survives JSON and says its version; the same brief gives the same words', () => {
    const analysis = analyse(MARINA)
    expect(JSON.parse(JSON.stringify(analysis))).toEqual(analysis)
    expect(analysis.version).toBe(ANALYSIS_VERSION)
    expect(analyse({ ...MARINA })).toEqual(analysis)
  })

  test('any brief at all gives complete pages', () => {
    fc.assert(
      fc.property(BRIEF, fc.string(), (brief, observations) => {
        const analysis = analyse({ ...brief, form: { ...brief.form, observations } })
        expect(holesIn(analysis, quoteNote(observations))).toEqual([])
        expect(repeated(analysis)).toEqual([])
      }),
      { numRuns: 200 },
    )
  })
})

function words(texts: readonly string[]): number {
  return texts
    .join(' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word)).length
}

function sentences(texts: readonly string[]): string[] {
  return texts
    .flatMap((text) => text.split(/(?<=[.!?])\s+/))
    .filter((text) => /[.!?]$/.test(text) && text.split(/\s+/).length >= 4)
}

function repeated(analysis: Analysis): string[] {
  const all = sentences(analysisTexts(analysis))
  return all.filter((sentence, i) => all.indexOf(sentence) !== i)
}

/** Sentences of the shorter report found in the other. */
function shared(a: Analysis, b: Analysis): number {
  const [one, other] = [new Set(sentences(analysisTexts(a))), new Set(sentences(analysisTexts(b)))]
  return [...one].filter((sentence) => other.has(sentence)).length / Math.min(one.size, other.size)
}

/** Empty or faulty texts with their path. First column heads and `origin` may be empty. */
function holesIn(analysis: Analysis, quote = ''): string[] {
  const holes: string[] = []
  const visit = (written: unknown, path: string) => {
    // Pieces of the note are quoted verbatim.
    const value =
      typeof written === 'string'
        ? written.replace(/“([^”]*)”/g, (whole, piece: string) => (quote.includes(piece) ? '“…”' : whole))
        : written
    if (typeof value === 'string') {
      const mayBeEmpty = /columns\.0$|origin$|firstName$|fullName$|^form\./.test(path)
      if (value.trim() === '' && !mayBeEmpty) holes.push(`${path} is empty`)
      if (
        /undefined|null|NaN|\[object|\{|\}| {2}|\s[,.;:!?]|\.\.|,,|^\s|\s$/.test(value) &&
        !/fullName|^form\./.test(path)
      )
        holes.push(`${path}: ${value}`)
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) visit(inner, path === '' ? key : `${path}.${key}`)
    }
  }
  visit(analysis, '')
  return holes
}

describe('the person of the drawings', () => {
  const seen = (beard: string) => ({ beard: { value: beard, by: 'cliente', at: '2026-03-10' } }) as Brief['observed']
  const drawn = (gender: Brief['person']['gender'], more: Partial<Brief['form']>, beard?: string) =>
    analyse({
      ...MARINA,
      person: { ...MARINA.person, gender },
      form: { ...MARINA.form, observations: '', ...more },
      observed: beard === undefined ? {} : seen(beard),
    })

  test('is painted where it was asked, and left alone where it was refused or nobody said a sex', () => {
    expect(drawn('Não-binário', { makeup: null }).isPainted).toBe(false)
    expect(drawn('Não-binário', { makeup: 'Sim' }).isPainted).toBe(true)
    expect(drawn('Feminino', { makeup: 'Não' }).isPainted).toBe(false)
    expect(drawn('Feminino', { observations: 'Não uso maquiagem nunca.' }).isPainted).toBe(false)
    expect(drawn('Feminino', { makeup: null })).not.toHaveProperty('isPainted')
    expect(drawn('Masculino', { makeup: 'Sim' })).not.toHaveProperty('isPainted')
  })

  test('has no shadow of a beard on a woman, and none that was refused; a beard that is loved stays', () => {
    expect(drawn('Feminino', {}, 'por fazer').isFaceBare).toBe(true)
    expect(drawn('Não-binário', { observations: 'Não quero barba.' }, 'curta').observed?.beard?.value).toBe('sem')
    expect(drawn('Feminino', { observations: 'A barba fica.' }, 'por fazer').isFaceBare).toBeUndefined()
    expect(drawn('Não-binário', {}, 'cheia').isFaceBare).toBeUndefined()
    expect(drawn('Masculino', {}, 'por fazer').isFaceBare).toBeUndefined()
  })
})
