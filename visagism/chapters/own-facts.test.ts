import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ornamentsFor } from '../advice/accessories.ts'
import { FACE_SHAPES, type FaceShape } from '../knowledge/axes.ts'
import { BEARD_OF, beardFor, beardSeen, beardTried } from '../advice/beard.ts'
import { staysShaven } from '../hair/wishes.ts'
import { wearsBeard } from '../reading/care.ts'
import { type Chapter, chapterTexts } from './chapter.ts'
import { writeChapters } from './chapters.ts'
import { collarsFor } from '../advice/necklines.ts'
import { adviseColours, lightness } from '../colour/colours.ts'
import { GENDERS, STYLES } from '../knowledge/form.ts'
import type { ObservedRecord } from '../observed/observed.ts'
import { type Brief, readBrief } from '../reading/reading.ts'
import { refusedEffects } from '../reading/refusals.ts'
import { BRIEF, MARINA, OBSERVED, PAULO } from '../testing/test-people.ts'
import { cautionsOf } from '../advice/wardrobe.ts'
import { firstOrnament, writeAccessories } from './accessories.ts'
import { writeBeard } from './beard.ts'
import { writeBrows } from './brows.ts'
import { writeClothes } from './clothes.ts'
import { writeIntention } from './intention.ts'
import { writeLetter } from './letter.ts'
import { writeNecklines } from './necklines.ts'
import { writeOnPhoto } from './on-photo.ts'
import { ownFeatures } from './own-features.ts'
import { detailsOf } from './seen.ts'
import { writeShape } from './shape.ts'
import { writeTemperament } from './temperament.ts'

const AT = '2026-03-09T10:00:00.000Z'
type Seen = { readonly [F in keyof ObservedRecord]?: NonNullable<ObservedRecord[F]>['value'] }
const seen = (values: Seen) =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, { value, by: 'cliente', at: AT }]))
const shaped = (brief: Brief, shape: FaceShape, values: Seen = {}): Brief => ({
  ...brief,
  marking: null,
  confirmation: { shape, by: 'Ana', at: '2026-03-10' },
  observed: seen(values),
})
const textOf = (chapter: Chapter | null) => (chapter ? chapterTexts(chapter).join('\n') : '')

describe('the first choices', () => {
  test('hold against what anybody’s own facts rule out: a full beard, the heat, a covered head', () => {
    fc.assert(
      fc.property(BRIEF, OBSERVED, (brief, observed) => {
        const r = readBrief({ ...brief, observed, quiz: { faceShape: 'quadrado', ...brief.quiz } })
        const ruledOut = new Set(cautionsOf(r).flatMap(({ refuses = [] }) => refuses))
        const picks = [...collarsFor(r).picks, ...ornamentsFor(r).picks]
        expect(picks.filter(({ effects = [] }) => effects.some((effect) => ruledOut.has(effect)))).toEqual([])
      }),
      { numRuns: 2000 },
    )
  })

  test('of collars leave the neck free under a full beard, on a face that would close it', () => {
    const shaven = readBrief(shaped(PAULO, 'retangular'))
    const bearded = readBrief(shaped(PAULO, 'retangular', { beard: 'cheia' }))
    expect(collarsFor(shaven).picks.map(({ id }) => id)).toContain('gola-alta')
    expect(collarsFor(bearded).picks.map(({ id }) => id)).not.toContain('gola-alta')
    expect(textOf(writeNecklines(bearded))).not.toMatch(/gola alta|suba a gola|feche a gola/i)
  })

  test('put no earring, hat or chain on a veiled head, and no hat on a turban', () => {
    for (const shape of FACE_SHAPES) {
      const veiled = readBrief(shaped(MARINA, shape, { covering: 'véu', length: 'longo' }))
      expect(textOf(writeAccessories(veiled))).not.toMatch(/chapéu|boné|argola|corrente|gargantilha|colar\b/i)
      const turban = readBrief(shaped(MARINA, shape, { covering: 'turbante' }))
      expect(textOf(writeAccessories(turban))).not.toMatch(/chapéu|boné/i)
    }
  })
})

describe('the beard somebody wants', () => {
  test('comes first, has its row in the table at the rhythm of the page, and does nothing that the shape refuses', () => {
    fc.assert(
      fc.property(BRIEF, OBSERVED, (brief, observed) => {
        const r = readBrief({ ...brief, observed, quiz: { faceShape: 'quadrado', ...brief.quiz } })
        if (!wearsBeard(r) || r.beard === null || r.beard === 'Sem barba') return
        const { picks } = beardFor(r)
        const [first] = picks
        const refused = refusedEffects(r.shape, r.isTopBare)
        expect(new Set(picks.map(({ what }) => what)).size).toBe(3)
        expect((first.effects ?? []).filter((effect) => refused.has(effect))).toEqual([])
        // On a long face, full beards are listed by chin length.
        expect([BEARD_OF[r.beard], ...(r.shape === 'retangular' && r.beard === 'Cheia' ? ['media'] : [])]).toContain(
          first.id,
        )
        const [row] = writeBeard(r)?.tables[0]?.rows ?? []
        expect(row?.[0]).toBe(first.what)
        expect(textOf(writeBeard(r))).toContain(`Na barbearia, ${row?.[3]?.replace(', na tesoura', '') ?? '?'};`)
      }),
      { numRuns: 500 },
    )
  })

  test('is on every picture that tries something, and today’s on the others: nobody who shaves is advised with a beard', () => {
    fc.assert(
      fc.property(BRIEF, OBSERVED, (brief, observed) => {
        const r = readBrief({ ...brief, observed, quiz: { faceShape: 'quadrado', ...brief.quiz } })
        if (r.beard === null) return
        const worn = ({ beard }: { readonly beard?: string | undefined }) => beard ?? beardSeen(r) ?? 'nenhuma'
        const looks = writeChapters(r).flatMap(({ id, figures }) =>
          figures.flatMap((figure) =>
            figure.kind === 'portrait' || figure.kind === 'on-photo' ? [{ id, look: figure.look }] : [],
          ),
        )
        const isOther = ({ look }: (typeof looks)[number]) => {
          const tries = [look.cut, look.lipstick, look.cloth].some((tried) => tried !== undefined)
          // On a head without hair, the three ways differ by the beard.
          const ways = r.isTopBare || staysShaven(r.cutBrief) ? ([0, 1, 2] as const) : ([0] as const)
          return !ways.some((way) => worn(look) === worn(tries ? beardTried(r, way) : {}))
        }
        expect(looks.filter(isOther)).toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  test('is gone from the portrait beside the photo of whoever means to shave, who is told so', () => {
    const shaving = { ...PAULO, form: { ...PAULO.form, beardPreference: 'Sem barba' as const } }
    const told = (beard: 'cheia' | 'sem') =>
      JSON.stringify(writeOnPhoto(readBrief({ ...shaving, observed: seen({ beard }) })))
    expect(told('cheia')).toContain('sem barba, na mesma altura')
    expect(told('sem')).not.toContain('barba')
  })

  test('is kept where it is worn already, and nobody waits for it to grow', () => {
    const wants = (beard: 'cheia' | 'curta') =>
      textOf(
        writeBeard(
          readBrief({
            ...shaped(PAULO, 'redondo', { beard }),
            form: { ...PAULO.form, beardPreference: 'Cheia' },
          }),
        ),
      )
    expect(wants('cheia')).toContain('é a que você quer')
    expect(wants('cheia')).not.toContain('até ter material')
    expect(wants('curta')).toContain('até ter material')
  })

  test('is told as preferred only by whoever said so', () => {
    for (const shape of FACE_SHAPES) {
      const worn = shaped(PAULO, shape, { beard: 'curta' })
      const { beardPreference: _said, ...silent } = worn.form
      expect(beardFor(readBrief({ ...worn, form: silent })).picks[0].why).not.toMatch(/prefere/)
    }
  })

  test('and of every shape and style, where it is worn, no line asks to let anything grow', () => {
    for (const shape of FACE_SHAPES)
      for (const style of STYLES)
        expect(
          textOf(
            writeBeard(
              readBrief({
                ...shaped(PAULO, shape, { beard: 'cheia' }),
                form: { ...PAULO.form, beardPreference: 'Cheia', style },
              }),
            ),
          ),
        ).not.toMatch(/deixe (o queixo )?crescer|um mês|dois centímetros de queixo/i)
  })
})

test('thin and patchy brows are let alone, with no round of tweezers', () => {
  for (const brows of ['finas', 'falhadas'] as const)
    expect(textOf(writeBrows(readBrief(shaped(MARINA, 'oval', { brows }))))).not.toMatch(
      /um retoque a cada|uma limpeza a cada/,
    )
  expect(textOf(writeBrows(readBrief(shaped(MARINA, 'oval', { brows: 'cheias' }))))).toMatch(/um retoque a cada/)
})

test('the line of a fringe follows the contrast of hair and skin, and not the colour of the hair', () => {
  const line = (skin: 'muito clara' | 'média' | 'retinta') =>
    ownFeatures(
      readBrief({ ...shaped(MARINA, 'oval', { hairColour: 'castanho', skin }), colour: null }),
      'franja',
    ).join(' ')
  const [fair, dark] = [line('muito clara'), line('retinta')]
  expect(fair).not.toContain('pouco contraste')
  expect(new Set([fair, line('média'), dark]).size).toBeGreaterThan(1)
  const measured = { ...shaped(MARINA, 'oval', { hairColour: 'castanho' }), colour: { contrast: 'baixo' } as const }
  expect(ownFeatures(readBrief(measured), 'franja').join(' ')).toContain('pouco contraste')
})

test('of hair that is tied nothing is said as if it hung loose, nor of a shaven head as if it stood beside the piece', () => {
  const told = (values: Seen, observations: string) => {
    const r = readBrief({ ...shaped(MARINA, 'oval', values), form: { ...MARINA.form, observations } })
    return [...ownFeatures(r, 'decotes'), ...ownFeatures(r, 'acessorios')].join(' ')
  }
  const loose = /solto|entre as mechas|atrás da orelha|fica coberta/
  expect(told({ length: 'longo', texture: 'ondulado' }, '')).toMatch(loose)
  expect(told({ length: 'longo', texture: 'ondulado' }, 'Prendo o cabelo no trabalho.')).not.toMatch(loose)
  expect(told({ length: 'raspado', texture: 'crespo' }, '')).not.toContain('Ao lado do crespo')
})

test('the pencil follows the hair of now: hair that is nearly all white is not black', () => {
  const text = textOf(writeBrows(readBrief(shaped(MARINA, 'oval', { hairColour: 'preto', greys: 'quase todos' }))))
  expect(text).toContain('Com o cabelo branco')
  expect(text).not.toContain('Com o cabelo preto')
})

test('nobody without ends, or bald, is told of theirs, and loose hair over a collar is for hair that reaches it', () => {
  const short = readBrief({
    ...shaped(MARINA, 'retangular', { length: 'raspado', top: 'sem fios' }),
    form: { ...MARINA.form, hairLength: 'Muito curto', style: 'Despojado' },
    quiz: { objective: 'leveza' },
  })
  expect(textOf(writeIntention(short))).not.toMatch(/pontas do cabelo|secar/i)
  expect(textOf(writeTemperament(short))).not.toMatch(/no cabelo:/i)
  expect(textOf(writeNecklines(short))).not.toMatch(/cabelo solto|mechas|meio preso|desce sobre a gola/i)
  expect(textOf(writeNecklines(readBrief(MARINA)))).toMatch(/cabelo solto/i)
})

test('the collar that is drawn is light where the pages ask for light at the chin', () => {
  fc.assert(
    fc.property(BRIEF, OBSERVED, (brief, observed) => {
      const r = readBrief({ ...brief, observed, quiz: { faceShape: 'quadrado', ...brief.quiz } })
      if (r.intention.id !== 'leveza' && r.shape !== 'diamante' && r.shape !== 'coracao') return
      const page = writeNecklines(r)
      if (page === null) return
      const shirts = page.figures.flatMap((figure) => (figure.kind === 'portrait' ? (figure.look.shirt ?? []) : []))
      expect(shirts.length).toBeGreaterThan(0)
      const { neutrals } = adviseColours(r.brief.colour, [])
      const lightest = Math.max(...neutrals.map(({ hex }) => lightness(hex)))
      for (const shirt of shirts) expect(lightness(shirt)).toBeGreaterThanOrEqual(Math.min(0.5, lightest))
    }),
    { numRuns: 300 },
  )
})

test('under a veil no line opens the neck as if it were seen, and over a beard the contour is not told as seen', () => {
  const covered = shaped(MARINA, 'redondo', { covering: 'véu' })
  const asking = { ...covered, form: { ...covered.form, observations: 'Uso véu. Quero um corte para usar em casa.' } }
  expect(writeNecklines(readBrief(asking))?.lead).not.toMatch(/diante do rosto/)
  expect(writeNecklines(readBrief(covered))).toBeNull()
  const marked = { ...PAULO, confirmation: null, observed: seen({ beard: 'cheia' }) }
  const drawn = writeShape(readBrief(marked)).figures.flatMap((figure) =>
    figure.kind === 'neighbours' ? figure.caption : [],
  )
  expect(drawn.join(' ')).toContain('a barba cobre o fim dessa linha')
})

test('who is not a woman reads the neutral motto of a shape', () => {
  for (const gender of GENDERS) {
    const brief = shaped(MARINA, 'coracao')
    const { lead } = writeShape(readBrief({ ...brief, person: { ...brief.person, gender } }))
    expect(lead.startsWith(gender === 'Feminino' ? 'Romântico e delicado' : 'Leve e expressivo')).toBe(true)
  }
})

describe('an intention', () => {
  test('is told by what is seen of whoever it is, and by nothing where nothing is seen', () => {
    const scene = (values: Seen) => textOf(writeIntention(readBrief(shaped(PAULO, 'oval', values))))
    expect(scene({ beard: 'cheia' })).toContain('A barba que você usa')
    expect(scene({ glasses: 'sempre', length: 'raspado' })).toContain('os óculos que você usa sempre')
    expect(scene({ covering: 'turbante', beard: 'sem' })).not.toMatch(/No seu (crespo|cacho|fio)|Os seus brancos/)
    const nobody = { ...shaped(MARINA, 'oval'), hairTexture: null }
    expect(textOf(writeIntention(readBrief(nobody)))).toContain('Em duas situações suas')
  })
})

describe('what nobody has is not spoken of', () => {
  test('shaved hair shows no volume of its own and needs no band', () => {
    const brief = shaped(PAULO, 'quadrado', { length: 'raspado', texture: 'crespo', top: 'cheio' })
    const r = readBrief({ ...brief, form: { ...brief.form, observations: 'Jogo bola três vezes por semana.' } })
    expect(JSON.stringify(detailsOf(r))).not.toMatch(/volume|esculpido/)
    expect(textOf(writeLetter(r, writeChapters(r), []))).not.toMatch(/se prendem|secam depressa/)
  })

  test('the first piece of all subjects is the one that its chapter opens with', () => {
    for (const shape of FACE_SHAPES)
      for (const person of [MARINA, PAULO]) {
        const r = readBrief(shaped(person, shape))
        const [figure] = writeAccessories(r).figures
        if (figure?.kind !== 'portrait') throw new Error('every shape has a piece that a bust shows')
        expect(firstOrnament(r).what).toBe(figure.label)
      }
  })

  test('at sixty or more, work is named to whoever named it alone', () => {
    const of = (observations: string) => {
      const brief = shaped(MARINA, 'quadrado', { ageBand: '60 ou mais' })
      const r = readBrief({ ...brief, form: { ...brief.form, observations } })
      return [writeAccessories(r), writeClothes(r), writeIntention(r)].map((one) => JSON.stringify(one)).join('\n')
    }
    expect(of('')).not.toMatch(/"Trabalho"|"Reunião"|"Trabalhar"|No trabalho,|Numa reunião/)
    expect(of('Trabalho num escritório.')).toMatch(/"Trabalho"|"Reunião"|"Trabalhar"|No trabalho,|Numa reunião/)
  })

  test('whoever prefers no beard reads how to shave and of no beard to choose', () => {
    const brief = shaped(PAULO, 'diamante', { beard: 'sem' })
    const page = writeBeard(readBrief({ ...brief, form: { ...brief.form, beardPreference: 'Sem barba' } }))
    expect(page?.tables).toEqual([])
    expect(textOf(page)).not.toMatch(/cavanhaque|barba média|barba cheia|na barbearia/i)
  })
})
