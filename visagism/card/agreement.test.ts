import fc from 'fast-check'
import { expect, test } from 'vitest'
import { analyse, findChapter } from '../analysis/analysis.ts'
import { FACTS, isFactKey } from '../facts/facts.ts'
import { areOpposed } from '../facts/hear.ts'
import { presentHair } from '../hair/hair.ts'
import { shortensBy } from '../hair/growth.ts'
import { type Brief, leavesUnmet, readBrief } from '../reading/reading.ts'
import { BRIEF, OBSERVED } from '../testing/test-people.ts'
import { cases } from '../testing/long-test.ts'

/** Said of the hair by a chip; what a person answers before anything leaves is theirs to settle. */
const SAID = Object.keys(FACTS)
  .filter(isFactKey)
  .filter((key) => ['stays', 'cannot', 'wants', 'bothers', 'life'].includes(FACTS[key].shelf) && !FACTS[key].byPerson)

const NOTES = [
  '',
  'Quem corta é a minha mulher, em casa, na máquina.',
  'Quem corta é a minha mãe, na tesoura.',
  'Uso capacete e o cabelo fica colado.',
  'Tenho um redemoinho na frente.',
  'Passo muito calor e treino todo dia.',
]

const HEAD: fc.Arbitrary<Brief> = fc
  .record({
    brief: BRIEF,
    observed: OBSERVED,
    facts: fc.uniqueArray(fc.constantFrom(...SAID), { maxLength: 3 }),
    note: fc.constantFrom(...NOTES),
    cm: fc.constantFrom(null, 0, 1, 3, 6, 12, 26, 46, 80),
  })
  .map(({ brief, observed, facts, note, cm }) => ({
    ...brief,
    observed,
    today: cm === null ? null : { cm, sidesCm: cm, cut: null },
    form: { ...brief.form, observations: note },
    facts: facts.map((key) => ({ key, value: '', source: 'chip', kept: true })),
  }))

type Side = readonly [does: RegExp, not: RegExp]
/** Each line orders the first or the second, and no card both. */
const OPPOSITES: Readonly<Record<string, Side>> = {
  clippers: [
    /máquina (?:\d|zero|um|dois|três|quatro|com o|no|contra|por igual)|\bpente (?:\d|de \d)/i,
    /\bsem máquina|tudo na tesoura|\bNão: .*\bmáquina\b(?! baixa na nuca)/i,
  ],
  nape: [
    /\bnuca\b[^.;,]*\bmáquina (?:[01]|zero|um)\b|\bmáquina (?:[01]|zero|um)\b[^.;,]* na nuca/i,
    /\bNão: .*\bmáquina baixa na nuca/i,
  ],
  length: [/\bFica: .*\b(?:o comprimento inteiro|o comprimento(?=[,.]|$)|o corte de hoje)/, /^corta$/],
  short: [/\bFica: .*o curto de hoje/, /^longo$/],
  fringe: [
    /\bfranja (?:curta|reta|leve|cortina|lateral|aberta|até|de)\b|\bFica: .*a franja(?!, crescendo)/i,
    /\bNão: .*\bfranja\b/,
  ],
  return: [/\bvolte (?:a cada|toda)/, /\bnenhuma tesoura\b/i],
  dye: [/\b(?:raiz|tinta) a cada|\btingir\b/i, /\bNão: .*\btinta\b/],
}

function linesOf(brief: Brief): string[] {
  const analysis = analyse(brief)
  const { salonCard: card } = analysis
  const written = findChapter(analysis, 'cartao')
  const r = readBrief(brief)
  const { cut } = r.cuts[r.cuts.recommended]
  return [
    card.ask,
    ...card.marks,
    ...card.sizes,
    ...card.after,
    ...card.facts.map(({ heading, items }) => `${heading}: ${items.join(', ')}`),
    ...(written?.sections.flatMap(({ paragraphs }) => paragraphs) ?? []),
    ...(shortensBy(cut, presentHair(r.cutBrief)) > 5 ? ['corta'] : []),
    ...((r.brief.today?.cm ?? 0) > 15 ? ['longo'] : []),
  ]
}

test('no two lines of a card ask for opposite things, and its sizes are those of its path', () => {
  fc.assert(
    // Two things that a person cannot have together are theirs to settle.
    fc.property(
      HEAD.filter(({ facts = [] }) => !facts.some((a) => facts.some((b) => areOpposed(a.key, b.key)))),
      (brief) => {
        // It waits for a person.
        if (leavesUnmet(brief)) return
        const lines = linesOf(brief)
        for (const [name, [does, not]] of Object.entries(OPPOSITES)) {
          const [one] = lines.filter((line) => does.test(line) && !not.test(line))
          const [other] = lines.filter((line) => not.test(line))
          expect(one === undefined || other === undefined ? null : `${name}: ${one} ↔ ${other}`).toBeNull()
        }
        const r = readBrief(brief)
        const { salonCard } = analyse(brief)
        expect(salonCard.cut).toBe(r.cuts[r.cuts.recommended].cut.id)
        expect(salonCard.ask).toBe(r.cuts[r.cuts.recommended].cut.ask)
      },
    ),
    { numRuns: cases(40, 600) },
  )
}, 300_000)
