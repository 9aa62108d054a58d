import { OBSERVED_FIELDS, type ObservedField, type ObservedRecord, SKIN_DEPTHS } from '#visagism/observed/observed.ts'

/** For narrow tiles and keys. */
const SHORT: Readonly<Record<string, string>> = {
  'castanho-escuro': 'Cast. escuro',
  'castanho-claro': 'Cast. claro',
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** Loose hair is named by where it ends, an afro by its size. */
export function tileWords(field: ObservedField, value: string, { texture }: ObservedRecord = {}): string {
  if (field === 'length' && texture && texture.value !== 'crespo') {
    if (value === 'médio') return 'No queixo'
    if (value === 'grande') return 'No ombro'
  }
  return (['hairColour', 'eyes'].includes(field) && SHORT[value]) || capital(value)
}

/** For screen readers: `Tom 5 de 8, média a escura`. */
export function spokenWords(field: ObservedField, value: string, record: ObservedRecord = {}): string {
  if (field === 'skin')
    return `Tom ${SKIN_DEPTHS.findIndex((depth) => depth === value) + 1} de ${SKIN_DEPTHS.length}, ${value}`
  return ['hairColour', 'eyes'].includes(field) ? capital(value) : tileWords(field, value, record)
}

export const valuesOf = (field: ObservedField): readonly string[] => OBSERVED_FIELDS[field]

const NUMBERS = ['', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito']

/** Counted in taps. */
export function leftWords(open: number): string {
  if (open === 0) return 'Está tudo aqui.'
  return open === 1 ? 'Falta um toque.' : `Faltam ${NUMBERS[open]} toques.`
}
