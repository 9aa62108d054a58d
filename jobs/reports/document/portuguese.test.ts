/**
 * What a Brazilian reader stumbles on, as far as a machine can hold it: over every sentence that stands in the code of a guide, and over
 * guides as they are written. A person's own words, in “ ”, are theirs.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { analyse, analysisTexts } from '#visagism/analysis/analysis.ts'
import { everyNth } from '#visagism/testing/long-test.ts'
import { STRANGERS } from '#visagism/testing/strangers/strangers.ts'
import { MARINA, PAULO, RUI } from '#visagism/testing/test-people.ts'

const SHAPES = 'oval|redond[ao]|quadrad[ao]|coração|tri[âa]ng\\w+|diamante|retangular'

type Turn = { readonly why: string; readonly turn: RegExp; readonly not: string }
const TURNS: readonly Turn[] = [
  { why: 'what was bought has one name, guia', turn: /\b(?:caderno|dossi[êe]|relatório)s?\b/i, not: 'Neste caderno' },
  { why: 'a joke about something else: rabo de cavalo', turn: /\brabos?\b(?! de cavalo)/i, not: 'Rabo alto' },
  { why: 'celular, ligar, marcar', turn: /(?<!\bpor )\btelefon(?:e|ema)s?\b/i, not: 'telefone cedo' },
  { why: 'nobody says it: a ela, a eles, or nothing', turn: /\blhes?\b/i, not: 'que lhe dá largura' },
  {
    why: 'no noun of its own: altura, descida, linha deitada',
    turn: /(?:^|[\s(])(?:[ao]s?|d[ao]s?|à|umas?|duas|três|pouca|há|mesma|acrescenta|soma) (?:vertica(?:l|is)|horizonta(?:l|is))(?=[\s,.;:]|$)/i,
    not: 'encurta a vertical.',
  },
  {
    why: 'no arithmetic of a second shape: com traços de oval',
    turn: new RegExp(
      `\\b(?:quinhão|porção|parcela|fração|herança|metade|parte|lado|quê|tanto|algo|vizinhança)(?: d[aoe])? (?:${SHAPES})(?=[\\s,.;:]|$)`,
      'i',
    ),
    not: 'a metade oval do seu rosto',
  },
  {
    why: 'a shape is no place: num rosto redondo',
    turn: /\bnum (?:oval|redondo|coração|triângulo|diamante|retangular)(?=[\s,.;:]|$)/i,
    not: 'Num coração, a autoridade',
  },
  {
    why: 'a number is no adjective: ampla, na média',
    turn: /\b(?:testa|mandíbula|altura) (?:de|em) (?:\{v\}|\d,\d)/,
    not: 'A testa de 0,76 pede',
  },
  { why: 'no commas between decimal commas', turn: /\d,\d+, \d+,\d/, not: '1,41, 0,83' },
  {
    why: 'what they spoke of comes after the verb: você falou de',
    turn: /\bD(?:[aeo]s?|el[ae]s?) [^.:]{0,60}você (?:falou|perguntou)[:.,]/,
    not: 'Do arrepio você falou: ele',
  },
  {
    why: 'a hide: couro cabeludo, raiz, pele',
    turn: /\b(?:o|no|do|ao|pelo) couro\b(?! cabeludo)/,
    not: 'protetor no couro',
  },
  { why: 'of anatomy: cabeça', turn: /\bcrânio\b/, not: 'rente ao crânio' },
  { why: 'European: até a, até o', turn: /\baté (?:aos?|às?)(?=\s)/, not: 'até ao corte' },
  {
    why: 'European: por abrir, por marcar',
    turn: /\bpor (?:fechar|marcar|abrir|descobrir)\b/,
    not: 'um botão por fechar',
  },
  {
    why: 'European: sem interrompê-lo',
    turn: /\b(?:sem|para|por) [oa]s? (?!lugar|jantar|olhar|andar|partir|altar|celular|colar)\p{L}{3,}[aei]r(?=[\s,.;:]|$)/u,
    not: 'sem o interromper.',
  },
  {
    why: 'European: estar fazendo',
    turn: /\b(?:está|estão|é você|for você) a \p{L}+[aei]r(?=[\s,.;:]|$)/u,
    not: 'for você a conduzir a',
  },
  {
    why: 'words that weigh on a body',
    turn: /\b(?:engorda\w*|caixote|roliç[ao]s?|parece peruca)(?=[\s,.;:]|$)/,
    not: 'engorda o alto',
  },
]

const stumbles = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => TURNS.flatMap(({ why, turn }) => (turn.test(text) ? [`${why}: ${text}`] : [])))

const ROOMS =
  'jobs/mail/templates,visagism/{advice,answers,card,chapters,colour,cuts,hair,knowledge,reading,side,texts}'
/** Code that listens to notes holds people's words, also stumbling ones. */
const LISTENS = /(?:commands|observations|sensitive-words|minors|claims|refused)\.ts$/
const LITERAL = /'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/g
const isPattern = (literal: string) => /\\[a-z]|\|/.test(literal)

function sentencesOfCode(): string[] {
  const product = join(import.meta.dirname, '../../..')
  return globSync(`{${ROOMS}}/**/*.ts`, { cwd: product })
    .filter((file) => !file.endsWith('.test.ts') && !LISTENS.test(file))
    .flatMap((file) => {
      const code = readFileSync(join(product, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
      return [...code.matchAll(LITERAL)].map(([literal]) => literal.slice(1, -1))
    })
    .filter((literal) => literal.includes(' ') && !isPattern(literal))
}

const ownWordsOut = (text: string) => text.replaceAll(/“[^”]*”/g, '')

describe('the Portuguese of a guide', () => {
  it.each(TURNS)('$why', ({ turn, not }) => {
    expect(not).toMatch(turn)
  })

  it('stumbles in no sentence that stands in the code', () => {
    const sentences = sentencesOfCode()
    expect(sentences.length).toBeGreaterThan(3000)
    expect(stumbles(sentences)).toEqual([])
  })

  it('stumbles in no guide as it is written', () => {
    const people = [MARINA, PAULO, RUI, ...everyNth(5, STRANGERS).map(({ brief }) => brief)]
    const written = new Set(people.flatMap((brief) => analysisTexts(analyse(brief)).map(ownWordsOut)))
    expect(stumbles([...written])).toEqual([])
  })
})
