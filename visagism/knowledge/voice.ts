/** Seeded with a person's facts: people get different phrases, the same person always the same. */

export type Chooser = (key: string, variants: readonly string[]) => string

export function chooser(seed: string): Chooser {
  return (key, variants) => variants[hash(`${seed}|${key}`) % Math.max(1, variants.length)] ?? ''
}

export const say = (...sentences: readonly (string | null | undefined | false)[]): string =>
  sentences.filter((sentence) => typeof sentence === 'string' && sentence !== '').join(' ')

/** FNV-1a, 32 bits: stable in every engine. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  return (value ^ (value >>> 15)) >>> 0
}
