import * as z from 'zod/mini'
import { catch as orElse } from 'zod/mini'
import {
  type BeardPreference,
  COLOUR_PREFERENCES,
  type ColourPreference,
  GENDERS,
  HAIR_LENGTHS,
  MAINTENANCE_LEVELS,
  MAKEUP_ANSWERS,
  OBJECTIVES,
  STYLES,
} from '#visagism/knowledge/form.ts'
import { shortDate } from '#visagism/knowledge/pt.ts'
import { NOTE_MAX, NOTE_PASTED_MAX } from './facts.ts'
import { PersonName, text } from './fields.ts'

type ChoiceControl = 'chips' | 'rows' | 'tape' | 'segments'

export type Control =
  | { readonly kind: 'name' | 'note'; readonly max: number }
  | { readonly kind: ChoiceControl; readonly options: readonly string[] }
  | { readonly kind: 'colours'; readonly max: number }
  | { readonly kind: 'date' }

/** Where an answer is shown: under its own name, another name, or nowhere. The form, draft and export hold every answer. */
interface Shown {
  readonly review: boolean
  readonly desk: boolean | string
  readonly customer: boolean | string
  readonly csv: boolean | string
  /** Sent to the AI provider. Never free text, never identifying. */
  readonly model: false | string
}

export interface FormField {
  readonly name: string
  /** If it says more than the name. */
  readonly question?: string
  readonly help?: string
  /** Replaces the help text once this option is chosen. */
  readonly optionHelp?: Readonly<Record<string, string>>
  readonly isOptional: boolean
  readonly control: Control
  readonly shown: Shown
  /** For the desk's summary of three sentences. The answer arrives in lower case. */
  readonly clause?: { readonly sentence: 1 | 2 | 3; readonly words: (answer: string) => string }
}

/** `stored`: options may have been renamed since; `known`: as `visagism` accepts them. */
type State = 'submitted' | 'draft' | 'stored' | 'known'

type Options = readonly [string, ...string[]]

const requiredChoice = <const T extends Options>(kind: ChoiceControl, options: T, wrong: string) => ({
  control: { kind, options },
  isOptional: false,
  submitted: z.enum(options, wrong),
  draft: z.nullish(z.enum(options)),
  stored: z.string(),
  known: orElse(z.enum(options), options[0]),
})

const optionalChoice = <const T extends Options>(kind: ChoiceControl, options: T, wrong: string) => ({
  control: { kind, options },
  isOptional: true,
  submitted: z._default(z.nullable(z.enum(options, wrong)), null),
  draft: z.nullish(z.enum(options)),
  stored: z.nullable(z.string()),
  known: orElse(z.nullable(z.enum(options)), null),
})

const COLOURS_MAX = 3

/** `visagism` understands more. */
const BEARDS = [
  'Sem barba',
  'Por fazer',
  'Curta',
  'Cheia',
  'Não se aplica',
] as const satisfies readonly BeardPreference[]

export const COLOUR_WORDS: Readonly<Record<ColourPreference, { name: string; hex: string }>> = {
  blue: { name: 'Azul', hex: '#2F5FA8' },
  green: { name: 'Verde', hex: '#4C7A4F' },
  red: { name: 'Vermelho', hex: '#B5322A' },
  black: { name: 'Preto', hex: '#1A1716' },
  white: { name: 'Branco', hex: '#FFFFFF' },
  gray: { name: 'Cinza', hex: '#8D8A87' },
  brown: { name: 'Marrom', hex: '#6A4632' },
  beige: { name: 'Bege', hex: '#D9C3A5' },
  pink: { name: 'Rosa', hex: '#D98FA0' },
  purple: { name: 'Roxo', hex: '#6F4A86' },
  yellow: { name: 'Amarelo', hex: '#E3B93C' },
  orange: { name: 'Laranja', hex: '#D9772E' },
}

/** In order. A new question needs a line here and a column in `onboarding_forms`; everything else follows. */
export const FORM_FIELDS = {
  fullName: {
    name: 'Nome',
    question: 'Nome completo',
    control: { kind: 'name', max: 120 },
    isOptional: false,
    submitted: PersonName,
    draft: z.optional(z.string().check(z.maxLength(200))),
    stored: z.string(),
    known: z.string(),
    shown: { review: false, desk: false, customer: false, csv: true, model: false },
  },
  gender: {
    ...requiredChoice('chips', GENDERS, 'Escolha como você se identifica.'),
    name: 'Gênero',
    shown: { review: true, desk: true, customer: true, csv: true, model: false },
  },
  objective: {
    ...requiredChoice('rows', OBJECTIVES, 'Escolha o seu objetivo.'),
    name: 'Objetivo',
    shown: { review: true, desk: true, customer: true, csv: true, model: 'objetivo' },
    clause: { sentence: 1, words: (objective) => objective },
  },
  style: {
    ...requiredChoice('chips', STYLES, 'Escolha o seu estilo.'),
    name: 'Estilo',
    shown: { review: true, desk: true, customer: 'Estilo preferido', csv: true, model: 'estilo' },
    clause: { sentence: 1, words: (style) => `estilo ${style}` },
  },
  hairLength: {
    ...optionalChoice('tape', HAIR_LENGTHS, 'Escolha um comprimento da lista.'),
    name: 'Cabelo',
    question: 'Comprimento do cabelo',
    help: 'Arraste até onde ele chega hoje.',
    shown: { review: true, desk: true, customer: true, csv: true, model: 'comprimento' },
    clause: { sentence: 2, words: (length) => `cabelo ${length}` },
  },
  beardPreference: {
    ...optionalChoice('chips', BEARDS, 'Escolha uma opção de barba.'),
    // `visagism` knows more than the form offers.
    known: z.nullable(z.string()),
    name: 'Barba',
    shown: { review: false, desk: true, customer: true, csv: true, model: 'barba' },
    clause: {
      sentence: 2,
      words: (beard) => (beard === 'não se aplica' ? '' : beard === 'sem barba' ? beard : `barba ${beard}`),
    },
  },
  colorPreferences: {
    name: 'Cores',
    question: 'Cores de que você gosta',
    help: 'Escolha até 3.',
    control: { kind: 'colours', max: COLOURS_MAX },
    isOptional: true,
    submitted: z._default(
      z.array(z.enum(COLOUR_PREFERENCES, 'Escolha cores da lista.'), 'Escolha cores da lista.').check(
        z.maxLength(COLOURS_MAX, 'Escolha no máximo 3 cores.'),
        z.refine((c) => new Set(c).size === c.length, 'Há uma cor repetida.'),
      ),
      [],
    ),
    draft: z.optional(z.array(z.enum(COLOUR_PREFERENCES)).check(z.maxLength(COLOURS_MAX))),
    stored: z.array(z.string()),
    known: z.array(z.string()),
    shown: { review: false, desk: false, customer: true, csv: true, model: 'cores' },
    clause: { sentence: 3, words: (colours) => `gosta de ${colours}` },
  },
  maintenanceLevel: {
    ...optionalChoice('segments', MAINTENANCE_LEVELS, 'Escolha Baixa, Média ou Alta.'),
    name: 'Manutenção',
    help: 'Quanto cuidado você quer que o corte peça.',
    optionHelp: {
      Baixa: 'Baixa: salão a cada 8 semanas ou mais.',
      Média: 'Média: salão a cada 5 a 7 semanas.',
      Alta: 'Alta: salão a cada 3 ou 4 semanas e cuidado diário.',
    },
    shown: { review: false, desk: true, customer: true, csv: false, model: 'manutencao' },
    clause: { sentence: 2, words: (level) => `manutenção ${level}` },
  },
  makeup: {
    ...optionalChoice('segments', MAKEUP_ANSWERS, 'Escolha Sim ou Não.'),
    name: 'Maquiagem',
    question: 'Quer um capítulo de maquiagem?',
    help: 'Cinco gestos e três cores de boca, para o seu tom de pele. Só entra para quem pede.',
    shown: { review: true, desk: true, customer: true, csv: true, model: false },
    clause: { sentence: 3, words: (answer) => (answer === 'sim' ? 'quer maquiagem' : '') },
  },
  eventDate: {
    name: 'Data importante',
    question: 'Alguma data importante à vista?',
    help: 'Casamento, formatura, entrevista: o calendário conta para trás a partir dela.',
    control: { kind: 'date' },
    isOptional: true,
    submitted: z._default(z.nullable(z.iso.date('Escolha uma data do calendário.')), null),
    draft: z.nullish(z.iso.date()),
    stored: z.nullable(z.string()),
    known: orElse(z.nullable(z.iso.date()), null),
    shown: { review: true, desk: true, customer: true, csv: true, model: false },
  },
  observations: {
    name: 'Observações',
    control: { kind: 'note', max: NOTE_MAX },
    isOptional: true,
    submitted: z._default(text(NOTE_MAX), ''),
    draft: z.optional(z.string().check(z.maxLength(NOTE_PASTED_MAX))),
    stored: z.string(),
    known: z.string(),
    shown: { review: false, desk: true, customer: true, csv: true, model: false },
  },
} as const satisfies Readonly<Record<string, FormField & Record<State, z.ZodMiniType>>>

type Fields = typeof FORM_FIELDS
export type FieldKey = keyof Fields
/** Only the first signature links schemas to keys. */
export function schemasOf<S extends State>(state: S): { [K in FieldKey]: Fields[K][S] }
export function schemasOf(state: State): Record<string, z.ZodMiniType> {
  return Object.fromEntries(Object.entries(FORM_FIELDS).map(([key, field]) => [key, field[state]]))
}

/** Reads the answers out of larger objects too. */
export const StoredAnswers = z.object(schemasOf('stored'))
export type StoredAnswers = z.infer<typeof StoredAnswers>
/** Unknown options become null or the first of their list. */
export const KnownAnswers = z.object(schemasOf('known'))
export const FIELD_KEYS = z.keyof(StoredAnswers).options

type Answer = string | readonly string[] | null | undefined

/** In form order, under the place's names. */
export function answersOn(place: keyof Shown, form: { readonly [K in FieldKey]?: Answer }) {
  return FIELD_KEYS.flatMap((key) => {
    const field: FormField = FORM_FIELDS[key]
    const shown = field.shown[place]
    const answer = form[key]
    return shown === false
      ? []
      : [{ key, name: shown === true ? field.name : shown, answer, words: answerWords(answer) }]
  })
}

const COLOUR_NAMES = new Map<string, string>(Object.entries(COLOUR_WORDS).map(([colour, { name }]) => [colour, name]))

/** Empty if unanswered. */
export function answerWords(answer: Answer): string[] {
  if (typeof answer === 'string')
    return answer === '' ? [] : [/^\d{4}-\d{2}-\d{2}$/.test(answer) ? shortDate(answer) : answer]
  return (answer ?? []).map((colour) => COLOUR_NAMES.get(colour) ?? colour)
}
