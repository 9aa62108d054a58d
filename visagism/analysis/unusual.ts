/** How far each chapter of a guide is from what others of the same shape are told, so that a visagist reads first what is least sure. */
import { answersOf } from '../answers/answers.ts'
import type { Chapter } from '../chapters/chapter.ts'
import { type FaceShape, HAIR_TEXTURES } from '../knowledge/axes.ts'
import type { ChapterId } from '../knowledge/chapter-ids.ts'
import { type Gender, OBJECTIVES, STYLES } from '../knowledge/form.ts'
import { count } from '../knowledge/pt.ts'
import { SHAPE_NAMES } from '../knowledge/shape-names.ts'
import { readBrief } from '../reading/reading.ts'
import { analyse, type Analysis, type Brief } from './analysis.ts'

export type Unusual = {
  readonly chapter: ChapterId
  /** In words: `Responde ao recado`, `4 de 6 conselhos são raros num rosto redondo` */
  readonly why: string
}

/** Where a shape decides; the others are each person's own. */
const OF_SHAPE: readonly ChapterId[] = [
  'cabelo',
  'cabelo-agora',
  'cabelo-proxima',
  'cabelo-ousado',
  'franja',
  'barba',
  'sobrancelhas',
  'oculos',
  'decotes',
  'acessorios',
  'roupa',
  'cor-do-cabelo',
  'maquiagem',
  'evitar',
]
const RARE = 0.1
/** Of a chapter's advice. */
const MANY = 0.4
const ANSWERED = 2

/** Most unusual first; chapters like those of others are absent. */
export function unusualIn(analysis: Analysis, brief: Brief): Unusual[] {
  const { primary } = analysis.face
  const others = advisedTo(primary, brief.person.gender)
  const ids = analysis.chapters.map(({ id }) => id)
  const answered = answersOf(readBrief(brief), (id) => ids.includes(id)).map(({ chapter }) => chapter)
  return analysis.chapters
    .flatMap((chapter) => {
      const advice = adviceOf(chapter)
      const rare = advice.filter((one) => (others.get(`${chapter.id}/${one}`) ?? 0) < RARE).length
      const share = advice.length === 0 ? 0 : rare / advice.length
      const isAnswer = answered.includes(chapter.id)
      const isRare = OF_SHAPE.includes(chapter.id) && share >= MANY
      if (!isAnswer && !isRare) return []
      const words = `${rare} de ${count(advice.length, 'conselho', 'conselhos')} ${rare === 1 ? 'é raro' : 'são raros'} num rosto ${SHAPE_NAMES[primary].adjective}`
      // It has the title of its cut.
      const answer =
        chapter.id === 'cartao' ? 'Responde ao que foi dito, no cartão do salão' : 'Responde ao que foi dito'
      const why = !isAnswer ? words : isRare ? `${answer}; ${words}` : answer
      return [{ chapter: chapter.id, why, weight: (isAnswer ? ANSWERED : 0) + (isRare ? share : 0) }]
    })
    .sort((x, y) => y.weight - x.weight)
    .map(({ chapter, why }) => ({ chapter, why }))
}

/** What it tells to do; its reasons are worded for each person. */
const adviceOf = ({ lists, avoid, figures }: Chapter): string[] => [
  ...new Set([
    ...lists.flatMap(({ items }) => items.map(({ what }) => what)),
    ...avoid.map(({ what }) => what),
    ...figures.flatMap((figure) => (figure.kind === 'portrait' && figure.look.cut ? [figure.look.cut] : [])),
  ]),
]

const KNOWN = new Map<string, ReadonlyMap<string, number>>()

/** Chapter and advice → share of made-up people of this shape who are told it. */
function advisedTo(shape: FaceShape, gender: Gender): ReadonlyMap<string, number> {
  const key = `${shape}/${gender}`
  const known = KNOWN.get(key)
  if (known) return known
  const people = madeUp(shape, gender)
  const shares = new Map<string, number>()
  for (const brief of people)
    for (const chapter of analyse(brief).chapters)
      for (const one of adviceOf(chapter)) {
        const at = `${chapter.id}/${one}`
        shares.set(at, (shares.get(at) ?? 0) + 1 / people.length)
      }
  KNOWN.set(key, shares)
  return shares
}

const LENGTHS = {
  Feminino: ['Médio', 'Longo'],
  Masculino: ['Curto', 'Médio'],
  'Não-binário': ['Curto', 'Médio'],
} as const
const BEARDS = ['Sem barba', 'Por fazer', 'Curta', 'Cheia'] as const
const AT = '2026-03-12'

const madeUp = (shape: FaceShape, gender: Gender): Brief[] =>
  HAIR_TEXTURES.flatMap((hairTexture, row) =>
    LENGTHS[gender].map((hairLength, column): Brief => {
      const at = 2 * row + column
      return {
        person: { fullName: '', gender },
        form: {
          objective: OBJECTIVES[at % OBJECTIVES.length] ?? 'Renovação visual',
          style: STYLES[at % STYLES.length] ?? 'Clássico',
          hairLength,
          beardPreference: gender === 'Feminino' ? 'Não se aplica' : (BEARDS[at % BEARDS.length] ?? 'Curta'),
          colorPreferences: [],
          maintenanceLevel: 'Média',
          observations: '',
        },
        confirmation: { shape, by: '', at: AT },
        hairTexture,
        at: AT,
      }
    }),
  )
