import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { analyse, findChapter } from '../analysis/analysis.ts'
import { FACTS } from '../facts/facts.ts'
import { HAIR_PATHS, presentHair } from '../hair/hair.ts'
import { answersWish } from '../hair/refused-by-facts.ts'
import { openingOfNote } from '../knowledge/observations.ts'
import type { ObservedField, ObservedRecord, ObservedValue, Observer } from '../observed/observed.ts'
import { type Brief, readBrief } from '../reading/reading.ts'
import { everyNth } from '../testing/long-test.ts'
import { STRANGERS } from '../testing/strangers/strangers.ts'
import { MARINA, PAULO, RUI } from '../testing/test-people.ts'
import { DONE } from '../texts/letter.ts'

const letterOf = (brief: Brief) => {
  const letter = findChapter(analyse(brief), 'carta')
  if (!letter) throw new Error('every report has a letter')
  return letter
}

const seenBy = (by: Observer, values: { readonly [F in ObservedField]?: ObservedValue<F> }): ObservedRecord =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, { value, by, at: '2026-11-18' }]))

const writing = (observations: string, brief: Brief = MARINA): Brief => ({
  ...brief,
  form: { ...brief.form, observations },
})

describe('what the letter opens with', () => {
  test('is their own sentence, and of a long note the weightiest; nothing of it is lost', () => {
    expect(letterOf(writing('Não quero mais pintar.')).quotes).toEqual(['“Não quero mais pintar.”'])
    const long = `Trabalho em pé. ${'Gosto de cabelo solto e de dias longos. '.repeat(6)}`.trim()
    const { quotes, sections } = letterOf(writing(long))
    expect(quotes[0]).toMatch(/^“Gosto de cabelo solto .{30,110}\.”$/)
    expect(sections[0]?.paragraphs[0]).toMatch(/^Você escreveu ainda: “Trabalho em pé\. \[…\] Gosto/)
  })

  test('splits any note into two parts that together are the whole', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), (text) => {
        const quote = text.replace(/\s+/g, ' ').trim()
        const [headline, rest] = openingOfNote(quote)
        const letters = (part: string) => part.replace(/[\s…]/g, '')
        expect(letters(headline + rest)).toBe(letters(quote))
        expect(headline.length).toBeLessThanOrEqual(114)
      }),
    )
  })

  test('is what is seen where nothing was written, and what was answered where nobody looked', () => {
    expect(letterOf(writing('', PAULO)).lead).toBe('Paulo Henrique, o que se vê primeiro:')
    const { lead, quotes, figures, signature } = letterOf(RUI)
    expect([lead, quotes[0]]).toEqual([
      'Rui, você nos contou:',
      'Um rosto redondo e a vontade de um estilo com assinatura.',
    ])
    expect(figures).toEqual([])
    expect(signature).toBeUndefined()
  })
})

describe('what it answers', () => {
  const bodyOf = (brief: Brief) =>
    letterOf(brief)
      .sections.flatMap(({ paragraphs }) => paragraphs)
      .join(' ')
  const doneIn = (brief: Brief) => letterOf(brief).lists.flatMap(({ items }) => items)

  test('a note that a person reads is answered too, where there is an answer', () => {
    const told = bodyOf(writing('Terminei a quimioterapia em setembro e o cabelo está voltando.'))
    expect(told).toContain('cabelo que volta')
    expect(told).toContain('pessoa da equipe leu o')
    expect(told).not.toContain('não se responde por regra')
    expect(bodyOf(writing('Sofri um acidente e não me olho no espelho.'))).toContain('não se responde por regra')
  })

  test('every fact leads to a page that holds its words', () => {
    const HELD: readonly (readonly [note: string, what: string, page: RegExp])[] = [
      ['Faz muito calor onde moro.', 'Calor', /calor|dias quentes/i],
      ['Quero algo que seque sozinho.', 'Sem secador nem chapinha', /\bao ar\b|\bsecador|\bsecar?\b|\bseque\b/i],
      ['Uso óculos.', 'Os óculos', /óculos/i],
    ]
    for (const [note, what, words] of HELD) {
      const analysis = analyse(writing(note))
      const item = doneIn(writing(note)).find((one) => one.what === what)
      const page = item?.chapter && findChapter(analysis, item.chapter)
      expect({ note, page: words.test(JSON.stringify(page)) }).toEqual({ note, page: true })
    }
  })

  test('a covering and a beard that stays have their line', () => {
    const covered = { ...writing('Uso véu fora de casa.'), observed: seenBy('cliente', { covering: 'véu' }) }
    expect(doneIn(covered)[0]).toMatchObject({ what: 'O que você usa na cabeça', chapter: 'tecido' })
    expect(doneIn(writing('Gosto da minha barba.', PAULO))).toContainEqual(
      expect.objectContaining({ what: 'A barba fica', chapter: 'barba' }),
    )
    const full = {
      ...writing('Gosto da minha barba.', { ...PAULO, form: { ...PAULO.form, beardPreference: 'Cheia' } }),
      confirmation: { shape: 'redondo', by: 'Ana', at: '2026-03-10' } as const,
      observed: seenBy('cliente', { beard: 'cheia' }),
    }
    expect(doneIn(full)).toContainEqual(expect.objectContaining({ why: 'Fica: cheia, no comprimento de hoje.' }))
    const shaving = { ...PAULO, form: { ...PAULO.form, beardPreference: 'Sem barba' } }
    expect(JSON.stringify(doneIn(writing('Gosto da minha barba.', shaving)))).toContain('valeu o que você escreveu')
  })

  test('a month they begin in is named only where the cut comes before it', () => {
    const begin = (month: string) => JSON.stringify(doneIn(writing(`Começo num escritório em ${month}.`)))
    expect(begin('maio')).toContain('Em maio')
    expect(begin('março')).not.toContain('Em março')
  })
})

describe('what is seen', () => {
  test('is never the skin, and long hair on a photo may be tied', () => {
    const observed = seenBy('cliente', { skin: 'bem escura', texture: 'crespo', length: 'longo' })
    const { quotes, figures } = letterOf({ ...RUI, hairTexture: 'crespo', observed })
    expect(quotes[0]).toBe('O fio crespo e o rosto redondo.')
    expect(JSON.stringify(figures)).not.toMatch(/pele|retoca/)
    const onPhoto = { ...MARINA, observed: seenBy('cliente', { length: 'longo' }) }
    expect(JSON.stringify(letterOf(onPhoto).figures)).not.toContain('onda do fio')
    expect(JSON.stringify(letterOf({ ...onPhoto, marking: null }).figures)).toContain('onda do fio')
  })

  test('is one thing a place, only what is known, and says who looked', () => {
    const brief = { ...RUI, observed: seenBy('cliente', { covering: 'véu', greys: 'metade', glasses: 'sempre' }) }
    const [figure] = letterOf(brief).figures
    expect(figure).toMatchObject({
      kind: 'seen',
      caption: 'O que se vê',
      details: [
        { place: 'cabelo', caption: expect.stringContaining('O véu') },
        { place: 'olhos', caption: expect.stringContaining('óculos') },
      ],
    })
    expect(JSON.stringify(figure)).not.toContain('branca')
    const looked = letterOf({ ...brief, observed: seenBy('visagista', { covering: 'véu' }) })
    expect(looked.figures[0]?.caption).toBe('O que vimos')
  })

  test('a beard somebody means to shave is not told to stay', () => {
    const observed = seenBy('cliente', { beard: 'cheia' })
    const told = (beardPreference: string) =>
      JSON.stringify(letterOf({ ...RUI, observed, form: { ...RUI.form, beardPreference } }).figures)
    expect(told('Cheia')).toContain('barba')
    expect(told('Sem barba')).not.toContain('barba')
  })
})

test('each answer leads to a chapter that this report holds', () => {
  for (const brief of [MARINA, PAULO, RUI, writing('Alérgica a amônia. Vou me casar. Não quero franja.')]) {
    const { chapters } = analyse(brief)
    for (const { chapter } of letterOf(brief).lists.flatMap(({ items }) => items))
      expect(chapters.map(({ id }) => id)).toContain(chapter)
  }
})

describe('everything said', () => {
  const MUCH =
    'Uso óculos e capacete. Não uso brincos. Minha papada me incomoda, e o nariz também. Nado na piscina todo dia. ' +
    'Gosto das minhas sobrancelhas. Tenho um redemoinho na frente. Tenho alergia a amônia. Não quero franja. Sem tinta.'

  test('is named once, the weightiest with a sentence, the others with the name of their page', () => {
    const { lists } = letterOf(writing(MUCH))
    expect(lists.map(({ title }) => title)).toEqual(['O que fizemos com isso', 'Você também contou'])
    const [told, also] = lists
    expect(told?.items).toHaveLength(4)
    const whats = [...(told?.items ?? []), ...(also?.items ?? [])].map(({ what }) => what)
    expect(new Set(whats).size).toBe(whats.length)
    for (const name of ['Os óculos', 'Capacete', 'Sem brincos', 'A papada', 'O nariz', 'Piscina e mar', 'O redemoinho'])
      expect(whats.some((what) => what.startsWith(name))).toBe(true)
    const heads = analyse(writing(MUCH)).chapters.map(({ head }) => head)
    const named = (also?.items ?? []).filter(({ chapter }) => chapter !== undefined).map(({ why }) => why)
    expect(named.filter((why) => !heads.includes(why))).toEqual([])
  })

  test('of a stranger is named, unless it is of hair that is nobody’s business', () => {
    const unnamed = everyNth(4, STRANGERS).flatMap(({ id, brief }) => {
      const r = readBrief(brief)
      const whats = letterOf(brief).lists.flatMap(({ items }) => items.map(({ what }) => what))
      return [...r.spoken.facts.keys()]
        .filter((key) => !r.isHairHidden && FACTS[key].shelf !== 'address' && FACTS[key].shelf !== 'day')
        .filter((key) => !(key === 'no-beard' && (r.facts.has('moustache-stays') || r.beard === 'Bigode')))
        .filter((key) => key !== 'covered' && !whats.some((what) => what.startsWith(FACTS[key].words)))
        .map((key) => `${id}: ${key}`)
    })
    expect(unnamed).toEqual([])
  })

  test('is not promised where the three cuts do not keep it: the letter says which does', () => {
    for (const key of ['wants-shaved', 'wants-braids', 'wants-shaved-sides'] as const) {
      const brief: Brief = { ...PAULO, hairTexture: 'liso', facts: [{ key, source: 'chip', kept: true }] }
      const r = readBrief(brief)
      const isMet = HAIR_PATHS.some((path) => answersWish(key, '', r.cuts[path].cut, presentHair(r.cutBrief)))
      const row = letterOf(brief)
        .lists.flatMap(({ items }) => items)
        .find(({ what }) => what === FACTS[key].words)
      const owed = 'Não coube entre os três caminhos: leve o pedido a quem corta, com esta página.'
      expect({ key, why: row?.why }).toEqual({ key, why: isMet ? DONE[key] : owed })
    }
    const braided: Brief = {
      ...MARINA,
      hairTexture: 'crespo',
      facts: [{ key: 'braids-stay', source: 'chip', kept: true }],
    }
    expect(JSON.stringify(letterOf(braided).lists)).toContain('As tranças ficam')
  })

  test('of a day without its date asks for it, and with one is named with it', () => {
    const doneIn = (note: string) => letterOf(writing(note)).lists.flatMap(({ items }) => items)
    expect(doneIn('Vou me casar.')).toContainEqual(expect.objectContaining({ what: 'Casamento', chapter: 'plano' }))
    expect(JSON.stringify(doneIn('Vou me casar.'))).toContain('Falta o dia')
    const dated = { ...writing('Vou me casar.'), form: { ...MARINA.form, observations: 'Vou me casar.' } }
    const ahead = { ...dated, form: { ...dated.form, eventDate: `${Number(MARINA.at.slice(0, 4)) + 1}-01-20` } }
    expect(letterOf(ahead).lists.flatMap(({ items }) => items)).toContainEqual(
      expect.objectContaining({ what: 'Casamento: 20 de janeiro' }),
    )
  })
})

describe('a question', () => {
  const askedIn = (note: string, brief: Brief = { ...MARINA, hairTexture: 'ondulado' }) =>
    letterOf(writing(note, brief)).sections.find(({ heading }) => heading === 'Você perguntou')?.paragraphs ?? []

  test.each([
    ['Será que franja combina comigo?', /^“Será que franja combina comigo\?” (?:Com|Sem) franja/],
    ['Preciso trocar a armação dos óculos, qual vocês indicam?', /^“.+\?” Prove primeiro /],
    ['Que cores me valorizam?', /^“.+\?” Perto do rosto, comece por .+, .+ e .+\.$/],
    ['De quanto em quanto tempo devo cortar?', /volta ao salão (?:a cada \d+ semanas|toda semana)\.$/],
    ['Será que fica bom um cabelo bem curtinho?', /o mais curto é “/],
    ['Dá pra prender depois?', /Dá: “|prende/],
    ['Qual é o formato do meu rosto?', /” [A-Z]\p{L}+(?:, com traços .+)?\.$/u],
    ['Existe um corte que eu só passe a mão e pronto?', /\d+ minutos? de manhã|um minuto de manhã/],
    ['Que creme eu passo nesse cabelo?', /” Bastam três coisas: .+, .+ e .+\.$/],
    ['Esse tipo de coisa funciona em cabelo ondulado?', /para fio ondulado, o seu\.$/],
    ['O que vocês sugerem?', /” (?:Que comece por|Fique com) “/],
    ['Brinco grande faz sentido pra mim?', /” Comece por /],
    ['Sobrancelha mais fina me favorece?', /” No seu rosto, primeiro /],
  ] as const)('“%s” has its sentence', (note, sentence) => {
    expect(askedIn(note)).toEqual([expect.stringMatching(sentence)])
  })

  test.each([
    'Meu marido vai gostar?',
    'Posso pintar o cabelo amamentando?',
    'Vocês acham que aparento ter mais idade?',
    'A minha queda de cabelo tem cura?',
    'Posso usar óculos na foto?',
    'Meu filho também combina com franja?',
    'Qual o prazo do guia?',
    'Quanto custa um corte desses?',
    'Minha irmã usa franja, combina?',
  ])('“%s” is left to a person, and nothing stands in for the answer', (note) => {
    expect(askedIn(note)).toEqual([])
    const told = JSON.stringify(letterOf({ ...MARINA, form: { ...MARINA.form, observations: note } }).sections)
    expect(told).not.toMatch(/equipe|leu est/)
  })

  test('a wish that made no fact comes first, and is answered by whoever answers it', () => {
    const wish = 'queria um ar de quem dormiu'
    const brief = { ...MARINA, answers: [{ question: wish, words: 'Frente leve.', by: 'Rosa Prado' }] }
    const { sections } = letterOf({ ...brief, form: { ...brief.form, observations: `${wish}. Franja combina?` } })
    expect(sections.slice(1).map(({ heading }) => heading)).toEqual(['Você pediu', 'Você perguntou'])
    expect(sections[1]?.paragraphs).toEqual([`“${wish}” Rosa Prado responde: Frente leve.`])
  })

  test.each([
    'Oi, tudo bem?',
    'Tudo bom com você?',
    'Né?',
    'Quero franja.',
    '',
    'As fotos são da minha mãe. Franja combina?',
  ])('there is none in “%s”', (note) => {
    expect(askedIn(note)).toEqual([])
  })
})

test('whoever confirmed the shape signs', () => {
  const confirmation = { shape: 'oval', by: 'Rosa Prado', at: '2026-11-19' } as const
  expect(letterOf({ ...RUI, confirmation }).signature).toEqual({
    name: 'Rosa Prado',
    words: 'conferiu a forma do seu rosto na sua foto, em 19 de novembro de 2026',
  })
})

test('a note that says nothing is neither quoted nor answered, and one that is only told is called out of no rule', () => {
  const wordsOf = (observations: string) => {
    const { lead, quotes, sections } = letterOf({ ...MARINA, form: { ...MARINA.form, observations } })
    return [lead, ...quotes, ...sections.flatMap(({ paragraphs }) => paragraphs)].join(' ')
  }
  const empty = wordsOf('Não sei o que escrever, quem comprou foi minha esposa. Tirei a foto na cabine do caminhão.')
  expect(empty).not.toMatch(/Não sei o que escrever|pessoa da equipe|não se responde/)
  expect(wordsOf('Não sei o que escrever. Sou alérgica a amônia.')).toContain('Sou alérgica a amônia')
  const told = wordsOf('O vento levou o chapéu da Lourdes na ponte.')
  expect(told).toContain('pessoa da equipe leu o')
  expect(told).not.toContain('não se responde por regra')
})
