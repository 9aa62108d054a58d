import { describe, expect, it } from 'vitest'
import { analyse, findChapter } from '../analysis/analysis.ts'
import { type ObservedField, type ObservedRecord, SKIN_DEPTHS } from '../observed/observed.ts'
import { portraitOptionsOf } from '../observed/observed-portrait.ts'
import { GLASSES_IDS } from '../advice/glasses.ts'
import { type Cut, type CutId, CUT_IDS, CUTS, LENGTH_STEPS } from '../cuts/cuts.ts'
import { DRAWING_OF_CUT } from '../cuts/drawings.ts'
import { optionsTrying, portraitOf, traitsOf, type PortraitSubject } from './portrait-of.ts'
import { drawGlasses } from '../portrait/wear/adornments.ts'
import { toLch } from '../portrait/pen/colour.ts'
import { cutOf } from '../portrait/hair/cuts.ts'
import { bendItems, type DisplayItem } from '../portrait/pen/display.ts'
import { drawGarment } from '../portrait/wear/garments.ts'
import { hairSilhouette } from '../portrait/tracing/hair-outline.ts'
import { resolvePerson } from '../portrait/person/person.ts'
import { drawPortrait, type PortraitOptions } from '../portrait/views/portrait.ts'
import { GOLD } from '../portrait/wear/metal.ts'
import { drawNecklace } from '../portrait/wear/necklaces.ts'
import { MARINA, PAULO } from '../testing/test-people.ts'

const record = (values: Readonly<Partial<Record<ObservedField, string>>>): ObservedRecord =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, { value, by: 'cliente', at: '2026-01-10T12:00:00.000Z' }]),
  )
const seen = (values: Readonly<Partial<Record<ObservedField, string>>>, gender = 'Feminino'): PortraitSubject => ({
  person: { gender },
  evidence: { measures: null },
  observed: record(values),
})
/** A woman of whom nothing is known. */
const NEUTRAL = {
  masculine: false,
  skin: 4,
  hairColour: '#4A2E22',
  shape: 'oval',
  garment: { type: 'canoa', colour: '#5B1F2E' },
} as const satisfies PortraitOptions

/** Skin level 4, no season. */
const FRAME = { glassesColour: '#5F3A28', glassesToCheeks: true } as const

/** A man's, when no collar is tried. */
const TEE = { type: 'camiseta', colour: '#5B1F2E' } as const

describe('a look of the report', () => {
  it('is drawn as ever on somebody of whom nothing was observed', () => {
    const nobody = { person: { gender: 'Feminino' }, evidence: { measures: null } }
    for (const subject of [nobody, { ...nobody, observed: undefined }, { ...nobody, observed: {} }]) {
      const chanel = portraitOf(subject, { shape: 'oval', cut: 'bob' })
      expect(chanel).toEqual(drawPortrait({ ...NEUTRAL, cut: 'bob' }))
      const wavy = portraitOf(subject, { shape: 'oval', cut: 'shag', glasses: 'redondo' })
      expect(wavy).toEqual(drawPortrait({ ...NEUTRAL, ...FRAME, cut: 'shag', texture: 'ondulado', glasses: 'redondo' }))
      expect(portraitOf(subject, { shape: 'oval' })).toEqual(drawPortrait({ ...NEUTRAL, cut: 'preso' }))
    }
  })

  it('tries a cut on the person’s own skin, colour, greys, beard and glasses', () => {
    const who = seen(
      { skin: 'escura', hairColour: 'preto', greys: 'metade', beard: 'curta', glasses: 'sempre', length: 'longo' },
      'Masculino',
    )
    expect(portraitOf(who, { shape: 'quadrado', cut: 'social' })).toEqual(
      drawPortrait({ ...traitsOf(who), shape: 'quadrado', cut: 'social', fade: 0.12, garment: TEE }),
    )
    expect(traitsOf(who)).toMatchObject({ skin: 6, greys: 'metade', beard: 'curta', glasses: 'neutro' })
  })

  it('changes the beard, and nothing else, where a beard is tried', () => {
    const who = seen({ skin: 'clara', length: 'curto', beard: 'cheia' }, 'Masculino')
    const own = { ...traitsOf(who), shape: 'oval', garment: TEE } as const
    const tried = (beard: string) => portraitOf(who, { shape: 'oval', cut: 'topete', beard })
    expect(tried('cavanhaque')).toEqual(drawPortrait({ ...own, beard: 'cavanhaque' }))
    const { beard: _own, ...shaved } = own
    expect(tried('nenhuma')).toEqual(drawPortrait(shaved))
  })

  it('keeps the person’s hair where glasses, brows or necklines are tried', () => {
    const who = seen({ texture: 'crespo', length: 'curto' })
    expect(portraitOf(who, { shape: 'oval', cut: 'long-bob', glasses: 'gatinho' })).toEqual(
      drawPortrait({ ...traitsOf(who), ...FRAME, shape: 'oval', glasses: 'gatinho' }),
    )
    expect(traitsOf(who).cut).toBe('afro-curto')
  })

  it('draws a cut in the person’s own texture where the cut is worn in it', () => {
    const textureOn = (texture: string, cut: string) => portraitOf(seen({ texture }), { shape: 'oval', cut })
    const options = (texture: 'crespo' | 'cacheado' | 'liso') => ({ ...NEUTRAL, texture })
    expect(textureOn('crespo', 'coque')).toEqual(drawPortrait({ ...options('crespo'), cut: 'coque' }))
    expect(textureOn('cacheado', 'shag')).toEqual(drawPortrait({ ...options('cacheado'), cut: 'shag' }))
    expect(textureOn('liso', 'afro')).toEqual(drawPortrait({ ...options('crespo'), texture: 'crespo', cut: 'afro' }))
  })

  it.each([
    ['a veil', { covering: 'véu' }],
    ['no hair', { top: 'sem fios' }],
  ] as const)('draws a cut that somebody with %s asked for on their own head', (_, values) => {
    const who = seen({ ...values, skin: 'retinta', ageBand: '60 ou mais' })
    const tried = optionsTrying(who, { shape: 'oval', cut: 'bob' })
    expect(tried).toMatchObject({ skin: 8, age: 2, cut: 'bob' })
    expect([tried.covering, tried.crown]).toEqual([undefined, undefined])
    const hidden = optionsTrying({ ...who, isHairHidden: true }, { shape: 'oval', cut: 'bob' })
    expect(hidden.covering).toBe(traitsOf(who).covering)
  })

  it.each([
    ['a veil', { covering: 'véu' }],
    ['no hair', { top: 'sem fios' }],
  ] as const)('keeps the head of somebody with %s where glasses are tried', (_, values) => {
    const who = seen({ ...values, skin: 'retinta' })
    const glasses = portraitOf(who, { shape: 'oval', cut: 'bob', glasses: 'redondo' })
    const own = portraitOptionsOf(record({ ...values, skin: 'retinta' }), { gender: 'Feminino', shape: 'oval' })
    expect(glasses).toEqual(
      drawPortrait({ ...own, ...FRAME, glassesColour: '#B0824F', cut: 'bob', glasses: 'redondo' }),
    )
  })

  it('shows a cut that somebody covered asked for in the texture of their hair', () => {
    const veiled = optionsTrying(seen({ covering: 'véu', texture: 'ondulado' }), { shape: 'oval', cut: 'longo-reto' })
    expect(veiled).toMatchObject({ cut: 'longo', texture: 'ondulado' })
    expect(veiled.covering).toBeUndefined()
  })

  it('draws a cut that waits for hair growing back after a treatment with a full top, and today’s hair as it is', () => {
    const { hairTexture: _unknown, form, ...brief } = MARINA
    const observed = record({ texture: 'crespo', length: 'raspado', top: 'mais ralo' })
    const crowns = (observations: string) => {
      const analysis = analyse({
        ...brief,
        form: { ...form, hairLength: 'Muito curto', observations },
        observed,
      })
      const { now, next, bold } = analysis.hair
      return [now, next, bold].map(({ cut, monthsToGrow }) => ({
        waits: monthsToGrow > 0,
        crown: optionsTrying(analysis, { shape: 'oval', cut }).crown,
        worn: optionsTrying(analysis, { shape: 'oval', cut, glasses: 'oval' }).crown,
      }))
    }
    const treated = crowns('Terminei a quimioterapia em setembro e o cabelo está voltando.')
    expect(treated.some(({ waits }) => waits)).toBe(true)
    for (const { waits, crown, worn } of treated) {
      expect(crown).toBe(waits ? undefined : 'ralo')
      expect(worn).toBe('ralo')
    }
    for (const { crown } of crowns('Quero um corte novo.')) expect(crown).toBe('ralo')
  })

  it('tries a colour next to the face: on the veil of whoever wears one', () => {
    const who = seen({ covering: 'véu' })
    expect(portraitOf(who, { shape: 'oval', cut: 'bob', shirt: '#3A5F8A' })).toEqual(
      drawPortrait({ ...NEUTRAL, covering: 'veu', coveringColour: '#3A5F8A' }),
    )
    const capped = portraitOf(seen({ covering: 'outro' }), { shape: 'oval', shirt: '#3A5F8A' })
    expect(capped).toEqual(drawPortrait({ ...NEUTRAL, covering: 'outro', drape: '#3A5F8A' }))
  })

  it('draws nothing for a value of a later edition', () => {
    expect(traitsOf(seen({ skin: 'furta-cor', texture: 'constructor', length: 'toString' }))).toEqual(
      traitsOf(seen({})),
    )
  })
})

describe('an analysis', () => {
  const observed = record({ texture: 'crespo', glasses: 'sempre', greys: 'alguns', covering: 'véu', top: 'entradas' })
  const { hairTexture: _unknown, ...brief } = MARINA
  const words = (id: 'textura' | 'oculos' | 'cabelo' | 'cartao' | 'carta', seenOf?: ObservedRecord) =>
    JSON.stringify(findChapter(analyse(seenOf ? { ...brief, observed: seenOf } : brief), id))

  it('carries the record to its drawings, and is without it where nobody said anything', () => {
    expect(analyse({ ...brief, observed }).observed).toEqual(observed)
    expect(analyse(brief)).not.toHaveProperty('observed')
    expect(analyse({ ...brief, observed: {} })).toEqual(analyse(brief))
  })

  it('speaks of the texture that is seen, and of the one that was told before it', () => {
    const { covering: _hidden, ...inSight } = observed
    expect(words('textura', inSight)).toContain('O seu cabelo, crespo')
    const told = analyse({ ...brief, hairTexture: 'liso', observed: inSight })
    expect(JSON.stringify(findChapter(told, 'textura'))).toContain('O seu cabelo, liso')
    expect(words('textura')).toContain('O cabelo, ao natural')
  })

  it('says what is seen where the wording is true of whoever never wrote of it, and quotes nothing', () => {
    const quiet = { ...PAULO, form: { ...PAULO.form, observations: '' } }
    const texts = (seenOf: ObservedRecord) => {
      const analysis = analyse({ ...quiet, observed: seenOf })
      return (id: 'textura' | 'oculos' | 'cartao' | 'cor-do-cabelo') => JSON.stringify(findChapter(analysis, id))
    }
    const known = texts(record({ glasses: 'sempre', greys: 'metade' }))
    expect(known('oculos')).toContain('Os seus óculos')
    expect(known('textura')).toContain('Os fios brancos são mais grossos')
    expect(known('cartao')).toContain('Que usa óculos')
    expect(known('cor-do-cabelo')).not.toContain('que você mencionou')
    expect(texts({})('oculos')).not.toContain('Os seus óculos')
  })

  it('tells whoever covers their hair and asked for these pages what they are for', () => {
    const form = { ...brief.form, observations: 'Uso véu. Quero um corte para usar em casa.' }
    const asked = analyse({ ...brief, form, observed })
    expect(JSON.stringify(findChapter(asked, 'cabelo'))).toContain('Você cobre o cabelo')
    expect(words('cabelo', observed)).toBe('null')
    expect(words('cabelo', record({ covering: 'não' }))).not.toContain('Você cobre o cabelo')
  })
})

describe('what is drawn is what is said', () => {
  /** Hairline's end on the neck, drawing units. */
  const NAPE_ENDS = 84
  const STEPS = ['sem-cabelo', 'muito-curto', 'curto', 'medio', 'longo', 'muito-longo']

  it.each(CUT_IDS)('%s is drawn in its length, in every texture it is offered to', (id) => {
    const drawn = cutOf(DRAWING_OF_CUT[id]?.cut ?? 'preso')
    expect(Math.abs(STEPS.indexOf(drawn.length) - 1 - LENGTH_STEPS[CUTS[id].length])).toBeLessThanOrEqual(1)
    expect(CUTS[id].textures.filter((texture) => !drawn.textures.includes(texture))).toEqual([])
  })

  const words = ({ ask, marks, sizes }: Cut) => [ask, ...marks, ...Object.values(sizes)].join(' ').toLowerCase()
  const shortOf = (id: CutId) => {
    const { cut, fade } = DRAWING_OF_CUT[id] ?? {}
    const { build } = cutOf(cut ?? 'preso')
    return build.kind === 'short' ? { ...build, fade: fade ?? build.fade } : null
  }

  const said = (pattern: RegExp) => (id: CutId) => shortOf(id) !== null && pattern.test(words(CUTS[id]))

  it.each(
    CUT_IDS.filter(said(/sem (máquina nem )?degradê|todo na tesoura|tudo na tesoura|laterais justas sem máquina/)),
  )('%s, asked for without a fade, is drawn without one', (id) => {
    expect(shortOf(id)?.fade).toBeLessThanOrEqual(0.15)
  })

  it.each(CUT_IDS.filter(said(/(?<!sem )degradê (alto|médio|baixo)/)))(
    '%s, asked for with a fade, is drawn with one',
    (id) => {
      expect(shortOf(id)?.fade).toBeGreaterThanOrEqual(0.25)
    },
  )

  it('draws hair over the top of the ear where the words put it there, and nowhere else', () => {
    const over = CUT_IDS.filter((id) => /(sobre|cobr\S*) o alto da orelha/.test(words(CUTS[id])))
    expect(over.length).toBeGreaterThan(1)
    expect(CUT_IDS.filter((id) => shortOf(id)?.overEar)).toEqual(
      CUT_IDS.filter((id) => shortOf(id) && over.includes(id)),
    )
  })

  it('draws a top without a passage over sides and nape of one length, falling to one side', () => {
    const cuts = CUT_IDS.filter(said(/desconectad/))
    expect(cuts).toContain('undercut')
    expect(CUT_IDS.filter((id) => shortOf(id)?.disconnected)).toEqual(cuts)
    for (const id of cuts.filter((cut) => /de lado/.test(words(CUTS[cut])))) expect(shortOf(id)?.sweep).toBe(true)
  })

  it('lets no curl of a short cut hang loose under the nape', () => {
    for (const id of CUT_IDS.filter((cut) => shortOf(cut) && CUTS[cut].textures.includes('cacheado'))) {
      const { bounds } = hairSilhouette({ ...DRAWING_OF_CUT[id], texture: 'cacheado', view: 'profile' })
      expect(bounds?.bottom, `cut ${id}`).toBeLessThan(NAPE_ENDS)
    }
  })

  it('draws a low round cut lower than short coily hair as it grows, and ends it at the ear', () => {
    const low = { shape: 'oval', ...DRAWING_OF_CUT['black-baixo'] } as const
    const grown = { shape: 'oval', cut: 'afro-curto', texture: 'crespo' } as const
    for (const view of ['front', 'profile', 'back'] as const) {
      const [cut, today] = [low, grown].map((options) => hairSilhouette({ ...options, view }).bounds)
      expect(cut?.top, `${view}`).toBeGreaterThan((today?.top ?? 0) + 3)
      expect((cut?.right ?? 0) - (cut?.left ?? 0), `${view}`).toBeLessThan((today?.right ?? 0) - (today?.left ?? 0))
    }
    for (const options of [low, grown]) expect(hairSilhouette(options).bounds?.bottom).toBeLessThan(24)
    expect(hairSilhouette({ ...low, view: 'profile' }).holds([66, 44])).toBe(true)
  })

  it('draws no two short cuts of one list alike', () => {
    const drawn = CUT_IDS.filter((id) => CUTS[id].repertoire === 'feminine' && shortOf(id)).map(
      (id) => DRAWING_OF_CUT[id]?.cut,
    )
    expect(new Set(drawn).size).toBe(drawn.length)
  })

  it('wears pieces in the first metal of the palette; without one, grey hair is repeated', () => {
    const metal = (values: Parameters<typeof seen>[0], metals?: string) =>
      optionsTrying(
        { ...seen(values), ...(metals === undefined ? {} : { colour: { season: { metals }, neutrals: [] } }) },
        { shape: 'oval', ornament: 'argola' },
      )
    expect(metal({}, 'prata fosca e ouro rosé').metal).toBe('prata')
    expect(metal({ greys: 'metade' }, 'ouro e bronze').metal).toBe('ouro')
    expect(metal({}, 'ouro velho, cobre e bronze').metal).toBe('ouro-velho')
    expect(metal({ greys: 'metade' }).metal).toBe('prata')
    expect(metal({}).metal).toBe('ouro')
    const inks = (item: DisplayItem): string[] =>
      'clip' in item ? item.items.flatMap(inks) : ['fill' in item ? item.fill : item.stroke]
    for (const view of ['front', 'profile'] as const) {
      const options = { ...metal({ greys: 'metade' }), cut: 'pixie-franja', view } as const
      expect(drawPortrait(options).items.flatMap(inks)).not.toContain(GOLD)
      expect(drawPortrait({ ...options, metal: 'ouro' }).items.flatMap(inks)).toContain(GOLD)
    }
  })

  it('wears the short necklace of menswear as a chain, and a V of links inside a V of cloth', () => {
    const necklace = (gender: string) =>
      optionsTrying(seen({}, gender), { shape: 'oval', ornament: 'colar-curto' }).necklace
    expect([necklace('Masculino'), necklace('Feminino')]).toEqual(['elos', 'curta'])
    const lowest = (type: 'decote-v' | 'camiseta') => {
      const face = resolvePerson({ shape: 'oval', masculine: true }).face
      const ys: number[] = []
      bendItems(drawNecklace(face, 'em-v', type), (x, y) => {
        ys.push(y)
        return [x, y]
      })
      return Math.max(...ys)
    }
    expect(lowest('decote-v')).toBeLessThan(200)
    expect(lowest('camiseta')).toBeGreaterThan(205)
  })

  it('bares the shoulders where the collar runs from one to the other', () => {
    const { garment } = optionsTrying(seen({}), { shape: 'oval', neckline: 'ombro-a-ombro' })
    expect(garment?.type).toBe('ombro-a-ombro')
    const { face } = resolvePerson({ shape: 'oval' })
    const ys: number[] = []
    bendItems(drawGarment(face, { type: 'ombro-a-ombro', colour: '#5B1F2E' }).slice(0, 1), (x, y) => {
      ys.push(y)
      return [x, y]
    })
    expect(Math.min(...ys)).toBeGreaterThan(face.yShoulder)
  })

  it('asks a frame in a neutral of the palette, and never in black on a light skin', () => {
    const neutrals = [{ hex: '#FFFDF6' }, { hex: '#0B0B0B' }, { hex: '#6F5A48' }]
    const frame = (skin: string, colour?: PortraitSubject['colour']) =>
      optionsTrying({ ...seen({ skin, glasses: 'sempre' }), colour }, { shape: 'oval' }).glassesColour
    expect(frame('clara', { season: {}, neutrals })).toBe('#6F5A48')
    // Paper white, lost on light skin, shows on dark skin.
    expect(frame('escura', { season: {}, neutrals })).toBe('#FFFDF6')
    for (const skin of SKIN_DEPTHS) {
      expect(toLch(frame(skin) ?? '#000000')[0], `skin ${skin}`).toBeGreaterThan(0.25)
      expect(frame(skin, { season: null, neutrals })).toBe(frame(skin))
    }
    expect(toLch(frame('muito clara') ?? '#000000')[0]).toBeGreaterThan(0.45)
  })

  it('makes a frame as wide as the cheekbones of the face it is on', () => {
    for (const shape of ['oval', 'redondo', 'diamante'] as const) {
      const { face } = resolvePerson(optionsTrying(seen({}), { shape, glasses: 'oval' }))
      const [left = 0, right = 0] = drawGlasses(face, 'oval', '#123456', { underHair: false, toCheeks: true })
        .filter((item) => 'stroke' in item && item.sw === 2.4)
        .slice(0, 2)
        .map((item) =>
          Math.max(...(('d' in item ? item.d : '').match(/-?[\d.]+(?= )/g)?.map((x) => Math.abs(Number(x))) ?? [])),
        )
      expect(Math.max(left, right) / face.measures.cheek, `face ${shape}`).toBeGreaterThan(0.88)
      // The rim is half a stroke wider.
      expect(Math.max(left, right) + 1.2, `face ${shape}`).toBeLessThanOrEqual(face.measures.cheek + 0.05)
    }
  })

  it('every frame the report names has a drawing of its own', () => {
    const front = (glasses: string) => JSON.stringify(portraitOf(seen({}), { shape: 'oval', glasses }))
    expect(new Set(GLASSES_IDS.map(front)).size).toBe(GLASSES_IDS.length)
  })
})

describe('the beard of today', () => {
  const FULL = { beard: 'cheia', beardLength: 'mais de 3 cm', moustache: 'sem' } as const

  it('is drawn as long as it is, and with the lip bare where it is', () => {
    expect(traitsOf(seen(FULL, 'Masculino'))).toMatchObject({
      beard: 'cheia',
      beardLength: { sides: 26, chin: 42 },
      moustache: 'sem',
    })
    const short = traitsOf(seen({ ...FULL, beardLength: '3 a 6 mm' }, 'Masculino'))
    expect(short.beardLength?.chin).toBeLessThan(10)
    expect(traitsOf(seen({ beard: 'cheia', moustache: 'com' }, 'Masculino')).moustache).toBeUndefined()
  })

  it.each(['sem', 'por fazer', 'bigode'])(
    'has no length from before once it is “%s”, and a moustache no bare lip',
    (beard) => {
      const { beardLength, moustache } = traitsOf(seen({ ...FULL, beard }, 'Masculino'))
      expect([beardLength, moustache]).toEqual([undefined, beard === 'por fazer' ? 'sem' : undefined])
    },
  )

  it('lends neither to a beard that is tried', () => {
    const tried = optionsTrying(seen(FULL, 'Masculino'), { shape: 'oval', beard: 'curta' })
    expect(tried).toMatchObject({ beard: 'curta' })
    expect([tried.beardLength, tried.moustache]).toEqual([undefined, undefined])
    expect(optionsTrying(seen(FULL, 'Masculino'), { shape: 'oval', cut: 'social' })).toMatchObject({
      beardLength: { chin: 42 },
      moustache: 'sem',
    })
  })

  const writing = (observations: string) =>
    analyse({ ...PAULO, observed: record(FULL), form: { ...PAULO.form, beardPreference: 'Cheia', observations } })
  const lips = (observations: string) => {
    const analysis = writing(observations)
    return new Set(
      analysis.chapters.flatMap(({ figures }) =>
        figures.flatMap((figure) => {
          const options = figure.kind === 'portrait' ? optionsTrying(analysis, figure.look) : {}
          return options.beard === undefined ? [] : [options.moustache ?? 'com']
        }),
      ),
    )
  }

  it('stays without its moustache in every drawing of who keeps it', () => {
    expect(lips('A minha barba fica.')).toEqual(new Set(['sem']))
  })

  it('has its moustache where its owner says that it stays', () => {
    expect(lips('O meu bigode fica.').has('sem')).toBe(false)
  })
})
