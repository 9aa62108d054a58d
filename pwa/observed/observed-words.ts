import { OBSERVED_FIELDS, type ObservedField, type ObservedRecord, SKIN_DEPTHS } from '#visagism/observed.ts'

/** Where the tile or key is narrow. */
const SHORT: Readonly<Record<string, string>> = {
  'castanho-escuro': 'Cast. escuro',
  'castanho-claro': 'Cast. claro',
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** A value as its tile names it: lengths of loose hair by where they end, those of an afro by their size. */
export function tileWords(field: ObservedField, value: string, { texture }: ObservedRecord = {}): string {
  if (field === 'length' && texture && texture.value !== 'crespo') {
    if (value === 'médio') return 'No queixo'
    if (value === 'grande') return 'No ombro'
  }
  return (['hairColour', 'eyes'].includes(field) && SHORT[value]) || capital(value)
}

/** The same read aloud: `Tom 5 de 8, média a escura`. */
export function spokenWords(field: ObservedField, value: string, record: ObservedRecord = {}): string {
  if (field === 'skin')
    return `Tom ${SKIN_DEPTHS.findIndex((depth) => depth === value) + 1} de ${SKIN_DEPTHS.length}, ${value}`
  return ['hairColour', 'eyes'].includes(field) ? capital(value) : tileWords(field, value, record)
}

/** The values of a field, in their order. */
export const valuesOf = (field: ObservedField): readonly string[] => OBSERVED_FIELDS[field]

const NUMBERS = ['', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito']

/** What still lacks, said of taps. */
export function leftWords(open: number): string {
  if (open === 0) return 'Está tudo aqui.'
  return open === 1 ? 'Falta um toque.' : `Faltam ${NUMBERS[open]} toques.`
}
