import { setTimeout as wait } from 'node:timers/promises'
import type { Dice } from './dice.ts'
import type { Machine } from './machines.ts'
import type { Fault } from './world.ts'

/** Kills follow the buyers' steps, not the clock. */
export interface Trouble {
  readonly step: () => void
  readonly lastStepAt: () => number
  readonly isFaulty: () => boolean
  readonly happened: ReadonlyMap<string, number>
  /** Also ends the current fault. */
  readonly end: () => Promise<void>
}

interface TroubleOptions {
  readonly machines: readonly Machine[]
  readonly faults: readonly Fault[]
  /** Minimum steps of all buyers together. */
  readonly steps: number
  readonly kills: number
  readonly purchases: number
  readonly say: (line: string) => void
}

const SHORTEST_MS = 2000
const LONGEST_MS = 12_000

export function makeTrouble(dice: Dice, { machines, faults, steps, kills, purchases, say }: TroubleOptions): Trouble {
  const happened = new Map<string, number>()
  const count = (name: string) => happened.set(name, (happened.get(name) ?? 0) + 1)
  const whenOf = (own: Dice, times: number) =>
    Array.from({ length: times }, () => Math.floor((0.02 + 0.93 * own.chance()) * steps)).toSorted((a, b) => a - b)

  const killDice = dice.named('kills')
  const killsAt = whenOf(killDice, kills)
  const faultDice = dice.named('faults')
  const faultsAt = whenOf(faultDice, Math.max(kills, Math.min(faults.length, purchases)))
  let inTurn: Fault[] = []
  let done = 0
  let lastStepAt = Date.now()
  let isOver = false
  let faulty: Promise<void> | undefined
  let under: Fault | undefined

  async function fail(): Promise<void> {
    if (inTurn.length === 0) inTurn = faultDice.shuffled(faults)
    under = inTurn.pop()
    if (!under) return
    count(under.name)
    const ms = SHORTEST_MS + faultDice.below(LONGEST_MS - SHORTEST_MS)
    say(`passo ${done}: ${under.name} por ${(ms / 1000).toFixed(1)} s`)
    await under.begin()
    await wait(ms)
    await under.end()
    under = undefined
    faulty = undefined
  }

  return {
    happened,
    lastStepAt: () => lastStepAt,
    isFaulty: () => faulty !== undefined,
    step() {
      done += 1
      lastStepAt = Date.now()
      if (isOver) return
      while (killsAt[0] !== undefined && killsAt[0] <= done) {
        killsAt.shift()
        const machine = machines[killDice.below(machines.length)]
        if (!machine) continue
        count(`SIGKILL ${machine.name}`)
        say(`passo ${done}: SIGKILL em ${machine.name}`)
        void machine.kill()
      }
      // One fault at a time.
      if (!faulty && faultsAt[0] !== undefined && faultsAt[0] <= done) {
        faultsAt.shift()
        faulty = fail()
      }
    },
    async end() {
      isOver = true
      await faulty
    },
  }
}
