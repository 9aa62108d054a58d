/** As shown and stored. */

export const GENDERS = ['Masculino', 'Feminino', 'Não-binário'] as const
export type Gender = (typeof GENDERS)[number]

export const OBJECTIVES = ['Mudança radical', 'Melhoria sutil', 'Encontrar meu estilo', 'Renovação visual'] as const
export type Objective = (typeof OBJECTIVES)[number]

export const STYLES = ['Clássico', 'Moderno', 'Despojado', 'Elegante', 'Ousado'] as const
export type Style = (typeof STYLES)[number]

export const HAIR_LENGTHS = ['Muito curto', 'Curto', 'Médio', 'Longo', 'Muito longo'] as const
export type HairLength = (typeof HAIR_LENGTHS)[number]

export const MAINTENANCE_LEVELS = ['Baixa', 'Média', 'Alta'] as const
export type MaintenanceLevel = (typeof MAINTENANCE_LEVELS)[number]

export const MAKEUP_ANSWERS = ['Sim', 'Não'] as const
export type MakeupAnswer = (typeof MAKEUP_ANSWERS)[number]

/** More than the form offers. */
export const BEARD_PREFERENCES = [
  'Sem barba',
  'Por fazer',
  'Curta',
  'Média',
  'Cheia',
  'Bigode',
  'Cavanhaque',
  'Não se aplica',
] as const
export type BeardPreference = (typeof BEARD_PREFERENCES)[number]

export const COLOUR_PREFERENCES = [
  'blue',
  'green',
  'red',
  'black',
  'white',
  'gray',
  'brown',
  'beige',
  'pink',
  'purple',
  'yellow',
  'orange',
] as const
export type ColourPreference = (typeof COLOUR_PREFERENCES)[number]

export type FormAnswers = {
  readonly objective: Objective
  readonly style: Style
  readonly hairLength?: HairLength | null | undefined
  /** Free text: `readBeardPreference` ignores unknown answers. */
  readonly beardPreference?: string | null | undefined
  /** Up to three; unknown ones are ignored. */
  readonly colorPreferences?: readonly string[] | null | undefined
  readonly maintenanceLevel?: MaintenanceLevel | null | undefined
  /** Only a yes prints the chapter. */
  readonly makeup?: MakeupAnswer | null | undefined
  /** ISO date. */
  readonly eventDate?: string | null | undefined
  readonly observations?: string | null | undefined
}

/** Null if unanswered or not applicable. */
export function readBeardPreference(text: string | null | undefined): Exclude<BeardPreference, 'Não se aplica'> | null {
  const wanted = (text ?? '').trim().toLocaleLowerCase('pt-BR')
  const found = BEARD_PREFERENCES.find((option) => option.toLocaleLowerCase('pt-BR') === wanted)
  return found === undefined || found === 'Não se aplica' ? null : found
}

export function readColourPreferences(names: readonly string[] | null | undefined): ColourPreference[] {
  return COLOUR_PREFERENCES.filter((colour) => names?.includes(colour) === true)
}
