/** Six very different people to look at reports with: every gender, every texture, with and without points. */
import type { Brief } from '#visagism/analysis.ts'
import type { ObservedField, ObservedRecord, ObservedValue } from '#visagism/observed.ts'
import type { PersonName } from '#visagism/portrait/people.ts'
import { pointsOf } from './sample-photos.ts'

export interface SamplePerson {
  readonly sitter: PersonName
  readonly brief: Brief
}

const marked = (name: PersonName, by: 'cliente' | 'visagista', at: string) => ({ points: pointsOf(name), by, at })

/** What the people of the drawn photos show, as they would have tapped it. */
function seen(values: { readonly [F in ObservedField]?: ObservedValue<F> }): ObservedRecord {
  const at = '2026-11-18T12:00:00.000Z'
  return Object.fromEntries(Object.entries(values).map(([field, value]) => [field, { value, by: 'cliente', at }]))
}

const PEOPLE = {
  marina: {
    sitter: 'camera',
    brief: {
      person: { fullName: 'Marina Albuquerque', gender: 'Feminino' },
      form: {
        objective: 'Melhoria sutil',
        style: 'Clássico',
        hairLength: 'Longo',
        beardPreference: 'Não se aplica',
        colorPreferences: ['green', 'brown', 'pink'],
        maintenanceLevel: 'Baixa',
        observations: 'Uso óculos para ler e prendo o cabelo no trabalho.',
      },
      quiz: {
        faceShape: 'coracao',
        jaw: 'suave',
        forehead: 'maior',
        cheekbones: 'moderadas',
        faceLength: 'medio',
        style: 'classico',
        objective: 'sofisticacao',
      },
      marking: marked('camera', 'cliente', '2026-11-18'),
      colour: { season: 'outono-suave', contrast: 'médio' },
      hairTexture: 'ondulado',
      observed: seen({ skin: 'média', hairColour: 'castanho', length: 'longo', glasses: 'às vezes', eyes: 'castanho' }),
      at: '2026-11-20',
    },
  },
  paulo: {
    sitter: 'paulo',
    brief: {
      person: { fullName: 'Paulo Henrique dos Santos', gender: 'Masculino' },
      form: {
        objective: 'Mudança radical',
        style: 'Moderno',
        hairLength: 'Curto',
        beardPreference: 'Curta',
        colorPreferences: ['blue'],
        maintenanceLevel: 'Alta',
        observations: 'Tenho entradas e treino todo dia.',
      },
      quiz: {
        faceShape: 'quadrado',
        jaw: 'angulada',
        forehead: 'igual',
        cheekbones: 'discretas',
        faceLength: 'curto',
        style: 'moderno',
        objective: 'autoridade',
      },
      marking: marked('paulo', 'visagista', '2026-11-19'),
      colour: { season: 'inverno-profundo', contrast: 'alto' },
      hairTexture: 'crespo',
      observed: seen({
        skin: 'clara a média',
        hairColour: 'grisalho',
        length: 'curto',
        top: 'entradas',
        beard: 'cheia',
        glasses: 'sempre',
        ageBand: '60 ou mais',
        nose: 'convexa',
      }),
      at: '2026-11-20',
    },
  },
  rui: {
    sitter: 'quel',
    brief: {
      person: { fullName: 'Rui', gender: 'Não-binário' },
      form: { objective: 'Encontrar meu estilo', style: 'Despojado' },
      quiz: { faceShape: 'redondo', jaw: 'suave', objective: 'leveza' },
      at: '2026-11-20',
    },
  },
  sonia: {
    sitter: 'sonia',
    brief: {
      person: { fullName: 'Sônia Regina de Oliveira Vasconcelos', gender: 'Feminino' },
      form: {
        objective: 'Renovação visual',
        style: 'Elegante',
        hairLength: 'Médio',
        beardPreference: 'Não se aplica',
        colorPreferences: ['purple', 'gray'],
        maintenanceLevel: 'Média',
        observations: 'Deixei os brancos aparecerem e não quero mais pintar.',
      },
      quiz: {
        faceShape: 'oval',
        jaw: 'suave',
        forehead: 'igual',
        cheekbones: 'evidentes',
        faceLength: 'longo',
        style: 'classico',
        objective: 'autoridade',
      },
      confirmation: { shape: 'oval', secondary: 'diamante', by: 'Equipe de visagismo', at: '2026-11-19' },
      colour: { season: 'verao-frio', contrast: 'médio' },
      hairTexture: 'cacheado',
      observed: seen({
        skin: 'escura',
        hairColour: 'preto',
        greys: 'quase todos',
        length: 'curto',
        ageBand: '60 ou mais',
      }),
      at: '2026-11-20',
    },
  },
  kenji: {
    sitter: 'kenji',
    brief: {
      person: { fullName: 'Kenji Takahashi', gender: 'Masculino' },
      form: {
        objective: 'Melhoria sutil',
        style: 'Despojado',
        hairLength: 'Médio',
        beardPreference: 'Sem barba',
        colorPreferences: ['black', 'white', 'gray'],
        maintenanceLevel: 'Baixa',
      },
      quiz: null,
      marking: marked('kenji', 'cliente', '2026-11-17'),
      hairTexture: 'liso',
      at: '2026-11-20',
    },
  },
  iara: {
    sitter: 'iara',
    brief: {
      person: { fullName: 'Iara Potiguara', gender: 'Feminino' },
      form: {
        objective: 'Mudança radical',
        style: 'Ousado',
        hairLength: 'Muito longo',
        colorPreferences: ['red', 'orange', 'yellow'],
        maintenanceLevel: 'Alta',
        observations: 'Faz muito calor onde moro e quero algo que seque sozinho.',
      },
      quiz: {
        faceShape: 'diamante',
        jaw: 'marcada',
        forehead: 'menor',
        cheekbones: 'evidentes',
        faceLength: 'medio',
        style: 'criativo',
        objective: 'criatividade',
      },
      colour: { season: 'outono-quente', contrast: 'alto' },
      hairTexture: 'liso',
      at: '2026-11-20',
    },
  },
} satisfies Readonly<Record<string, SamplePerson>>

export type SampleName = keyof typeof PEOPLE
export const SAMPLE_PEOPLE: Readonly<Record<SampleName, SamplePerson>> = PEOPLE
export const SAMPLE_NAMES = Object.keys(PEOPLE).filter((name): name is SampleName => name in PEOPLE)
