import { beardChosen, beardFor } from '../advice/beard.ts'
import { browsFor } from '../advice/brows.ts'
import { wearsBeard } from '../reading/care.ts'
import { chapter, type Chapter, type Table } from './chapter.ts'
import type { ChapterId } from '../knowledge/chapter-ids.ts'
import type { Reasoned } from '../knowledge/reasoned.ts'
import { adviseColours } from '#visagism/colour/colours.ts'
import type { FaceEvidence } from '../face/evidence.ts'
import { gaugesOf, isDisputed } from '../reading/gauges.ts'
import { collarsFor } from '../advice/necklines.ts'
import { count, list, lower } from '../knowledge/pt.ts'
import { QUESTION_IDS } from '../knowledge/quiz-questions.ts'
import type { Reading } from '../reading/reading.ts'
import { SHAPE_PORTRAITS } from '../knowledge/shape-portraits.ts'
import { framesFor } from '../advice/frames.ts'
import { judgeOwnFrame } from '../advice/own-frame.ts'
import { isVeiled } from '../advice/wardrobe.ts'
import { clothRules } from './cloth.ts'
import { wasLookedAt } from './seen-face.ts'
import { firstOrnament } from './accessories.ts'
import { fringeWithCut } from '../reading/fringe-with-cut.ts'
import {
  HOW_TO_READ_CLEAN,
  HOW_TO_READ_SHAVEN,
  HOW_TO_READ_LEAD,
  HOW_TO_READ_QUOTE,
  HOW_TO_READ_TASTE,
} from '../texts/how-to-read.ts'

/** The report on one page. */
export function writeHowToRead(r: Reading): Chapter {
  const { evidence, brief } = r
  return chapter({
    id: 'como-ler',
    title: 'O guia numa página',
    head: 'Numa página',
    lead: leadOf(evidence),
    quotes: [HOW_TO_READ_QUOTE[evidence.level]],
    sections: [
      {
        heading: 'O quanto confiar',
        paragraphs: [
          ...evidence.cautions,
          ...steady(r),
          `O seu gosto fica acima de qualquer regra: ${HOW_TO_READ_TASTE[brief.form.style]}`,
        ],
      },
    ],
    lists: [{ title: 'O que tínhamos em mãos', items: inHand(r) }],
    tables: [firstChoices(r)],
    bases: [{ certainty: 'B', sources: ['classifiers', 'minas'] }],
  })
}

function firstChoices(r: Reading): Table {
  const { cut } = r.cuts[r.cuts.recommended]
  const fringe = fringeWithCut(r)
  const [brow] = browsFor(r).picks
  const [glasses] = framesFor(r).picks
  const [collar] = collarsFor(r).picks
  const [beard] = beardFor(r).picks
  const clean = beardChosen(r) === 'nenhuma' ? HOW_TO_READ_CLEAN : HOW_TO_READ_SHAVEN
  const row = (name: string, pick: { what: string; why: string }) => [name, pick.what, pick.why]
  const of = (chapter: ChapterId, ...rows: string[][]) => (r.brief.without?.includes(chapter) ? [] : rows)
  return {
    title: 'A primeira escolha de cada assunto',
    columns: ['Assunto', 'Primeira escolha', 'Por quê'],
    rows: [
      ...(r.isHairHidden ? of('tecido', row('Tecido', clothRules(r)[0] ?? { what: '', why: '' })) : []),
      [
        'Cabelo',
        cut.name,
        // An outline has no volume.
        r.isTopBare || cut.id === 'so-contorno' ? lower(cut.message).replace(/\.$/, '') : `o volume fica ${cut.volume}`,
      ],
      ...(fringe ? of('franja', row('Franja', fringe)) : []),
      ...(wearsBeard(r) ? of('barba', row('Barba', r.beard === 'Sem barba' ? clean : beard)) : []),
      ...of('sobrancelhas', row('Sobrancelhas', brow)),
      ...of(
        'oculos',
        row(glassesName(r), ownIsFirst(r) ? { ...glasses, what: `${glasses.what}, como os seus` } : glasses),
      ),
      ...of('decotes', row(isVeiled(r) ? 'Gola, sem o véu' : 'Gola', collar)),
      ...of('acessorios', row('Acessório', firstOrnament(r))),
      ...of('cores', ...colourRow(r)),
    ],
    note: `Tudo isso serve a um objetivo: ${SHAPE_PORTRAITS[r.shape].goal}.`,
  }
}

/** Glasses were neither mentioned nor seen. */
export const glassesName = ({ brief: { observed }, themes }: Reading): string => {
  if (observed?.glasses?.value === 'não uso') return 'Óculos de sol'
  return observed?.glasses || themes.includes('oculos') ? 'Óculos' : 'Óculos, se usar'
}

function ownIsFirst(r: Reading): boolean {
  const verdict = judgeOwnFrame(r)
  return verdict?.is === 'advised' && verdict.place === 0
}

/** Only a set season has first colours. */
function colourRow(r: Reading): string[][] {
  const { season, best } = adviseColours(r.brief.colour, [])
  if (!season) return []
  const [, one, two] = best.map(({ name }) => lower(name))
  return [['Cor', `${season.name}: ${list([one ?? '', two ?? ''])}`, `é uma cartela ${season.axis}`]]
}

const leadOf = ({ source, quizVotes }: FaceEvidence): string =>
  source === 'pontos' && quizVotes !== null
    ? 'A forma do seu rosto vem de pontos marcados na sua foto; as respostas do teste pesaram menos.'
    : HOW_TO_READ_LEAD[source]

function steady({ evidence }: Reading): string[] {
  if (!evidence.steadiness) return []
  const { kept, of } = evidence.steadiness
  return [
    kept === of
      ? `Refizemos a conta ${of} vezes, com as medidas um pouco maiores e um pouco menores, e a primeira forma se manteve em todas.`
      : `Refizemos a conta ${of} vezes, com as medidas um pouco maiores e um pouco menores: a primeira forma se manteve em ${kept}.`,
  ]
}

/** Answers about the face, and how many favour this shape. */
function inclined({ quizAgrees, quizVotes: votes }: FaceEvidence): string {
  if (votes === null) return 'delas veio a intenção; da forma elas não falam'
  const spoken = `${count(votes.of, 'fala', 'falam')} do rosto`
  if (votes.for === 0) return `${spoken} e ${votes.of === 1 ? 'aponta' : 'apontam'} para outra forma: o peso foi menor`
  if (votes.of === 1) return `${spoken}, e aponta para esta forma`
  if (votes.for === votes.of) return `${spoken}, e todas combinam com esta forma`
  if (votes.for * 2 > votes.of) return `${spoken}, e a maioria delas aponta para esta forma`
  return quizAgrees
    ? `${spoken}: elas se dividem, e esta forma foi a que mais apareceu`
    : `${spoken}: ${votes.for} para esta forma e ${votes.of - votes.for} para outras, que pesaram menos`
}

const COUNTED: Readonly<Record<number, string>> = { 1: 'uma', 2: 'duas', 3: 'três', 4: 'quatro' }

function inHand(r: Reading): Reasoned[] {
  const { evidence, brief, colours } = r
  const answered = QUESTION_IDS.filter((id) => (brief.quiz?.[id] ?? '') !== '').length
  const blank = [
    !brief.form.hairLength && 'o comprimento do cabelo',
    !brief.form.maintenanceLevel && 'o tempo de cuidado',
    colours.length === 0 && 'as cores preferidas',
    !r.texture && 'a textura do cabelo',
    !brief.colour?.season && !brief.colour?.setBy && 'a estação de cores',
  ].filter((gap) => gap !== false)
  return [
    {
      what: evidence.measures
        ? 'Pontos na foto de frente'
        : brief.marking
          ? 'Pontos que ficaram de fora'
          : 'Nenhum ponto na foto',
      why: evidence.measures
        ? `deles saem ${COUNTED[gaugesOf(evidence).length] ?? 'as'} medidas, cada uma com o seu intervalo${gaugesOf(evidence).some((g) => isDisputed(r, g)) ? ' (uma em dúvida)' : ''}`
        : wasLookedAt(r)
          ? 'as páginas do rosto dizem o que se viu, e não trazem número'
          : 'as páginas do rosto dizem o que você contou, e não trazem número',
    },
    {
      what: answered > 0 ? `${count(answered, 'resposta', 'respostas')} do teste` : 'Sem respostas do teste',
      why: answered > 0 ? inclined(evidence) : 'a leitura depende só do que está dito acima',
    },
    {
      what: blank.length > 0 ? `Não sabemos: ${list(blank)}` : 'Nenhuma lacuna no formulário',
      why:
        blank.length > 0
          ? `${blank.length > 1 ? 'nesses pontos' : 'nesse ponto'} damos alternativas em vez de adivinhar`
          : `sabemos que o cabelo é ${r.texture ?? ''} e ${lower(brief.form.hairLength ?? '')}, e que a manutenção é ${lower(brief.form.maintenanceLevel ?? '')}`,
    },
  ]
}
