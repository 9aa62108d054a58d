/** Reproducible by seed. */
export interface Dice {
  readonly chance: () => number
  readonly below: (count: number) => number
  readonly shuffled: <T>(all: readonly T[]) => T[]
  /** Other throws do not affect these dice. */
  readonly named: (name: string) => Dice
}

export function diceOf(seed: string): Dice {
  // FNV-1a, then mulberry32.
  let state = 0x811c9dc5
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  const chance = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (count: number) => Math.floor(chance() * count)
  return {
    chance,
    below,
    shuffled(all) {
      const left = [...all]
      return all.flatMap(() => left.splice(below(left.length), 1))
    },
    named: (name) => diceOf(`${seed}/${name}`),
  }
}
