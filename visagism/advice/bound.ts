/** What a fact takes out of the lists of frames and brows: one table, read where they are listed and where a visagist chooses. */
import { mattersOf } from '../facts/allergens.ts'
import type { FactKey } from '../facts/facts.ts'
import { valuesSaid } from '../facts/said.ts'
import type { Effect } from '../knowledge/effects.ts'
import { plainLetters } from '../knowledge/observations.ts'
import { CHOOSABLE } from './chosen.ts'
import type { Pick3 } from './shape-advice.ts'
import type { Wearer } from './wardrobe.ts'

type Facing = Pick<Wearer, 'facts' | 'brief'>
type Bound = {
  readonly fact: FactKey
  readonly ids: readonly string[]
  /** Only so; else wherever the fact was said. */
  readonly holds?: (wearer: Facing) => boolean
}

/** Rims, or what rests on the nose and over the ears, of metal. */
const OF_METAL: readonly string[] = ['aviador', 'sem-aro', 'browline']
const DRAWN = Object.keys(CHOOSABLE.brow).filter((id) => id !== 'natural')

export const bearsNoMetal = ({ facts, brief }: Facing): boolean =>
  mattersOf({ ...(facts ? { facts } : {}), note: brief.form.observations }).has('metal')
const isInBrow = (key: FactKey) => (wearer: Facing) =>
  wearer.facts !== undefined && valuesSaid(wearer.facts, key).some((value) => /sobrancelh/.test(plainLetters(value)))

const BOUND: Readonly<Record<'frame' | 'brow', readonly Bound[]>> = {
  frame: [
    { fact: 'allergy', ids: OF_METAL, holds: bearsNoMetal },
    // A thick or winged temple is pressed on the bone.
    { fact: 'helmet', ids: ['gatinho', 'browline'] },
    // The edge of a mask lifts a lens that comes down to the cheek.
    { fact: 'mask', ids: ['aviador', 'alto'] },
  ],
  brow: [
    { fact: 'loves-brows', ids: DRAWN },
    { fact: 'brows-stay', ids: DRAWN },
    { fact: 'mark-stays', ids: DRAWN, holds: isInBrow('mark-stays') },
    { fact: 'scar', ids: DRAWN, holds: isInBrow('scar') },
    // A line that is filled in every morning.
    { fact: 'no-makeup', ids: ['alongada'] },
    { fact: 'nothing-feminine', ids: ['arqueada', 'alongada'] },
    { fact: 'cannot-lift-arms', ids: ['arqueada', 'alongada'] },
    // A line that lives from what is taken away.
    { fact: 'skin-condition', ids: ['arqueada'] },
    { fact: 'in-treatment', ids: ['arqueada'] },
  ],
}

/** The fact that refuses it; null where none does. */
export const factAgainst = (part: 'frame' | 'brow', id: string, wearer: Facing): FactKey | null => {
  const isBound = ({ fact, ids, holds }: Bound) =>
    ids.includes(id) && (holds ? holds(wearer) : wearer.facts?.has(fact) === true)
  return BOUND[part].find(isBound)?.fact ?? null
}

/** Nothing but the line that grew. */
export const keepsBrowLine = (wearer: Facing): boolean => DRAWN.every((id) => factAgainst('brow', id, wearer) !== null)

/** In place of what is refused, by what they are and not by a face: `heeding` leaves out those that its shape avoids. */
const instead = (part: 'frame' | 'brow', whys: Readonly<Record<string, string>>): Pick3[] =>
  Object.entries(whys).flatMap(([id, why]) => {
    const pick = CHOOSABLE[part][id]
    return pick ? [{ ...pick, why, effects: [...(pick.effects ?? []), ...(MAY_SEEM[id] ?? [])] }] : []
  })
/** Not as named here, but as a shop may bring them. */
const MAY_SEEM: Readonly<Record<string, readonly Effect[]>> = {
  quadrado: ['armacao-quadrada-grossa'],
  gatinho: ['gatinho-aberto'],
}
export const FRAMES_INSTEAD = instead('frame', {
  retangular: 'tem a borda inteira em acetato, sem nada que pese',
  quadrado: 'segura a linha com o material, e não com o tamanho',
  redondo: 'fecha a lente sem canto que encoste',
  gatinho: 'sobe um pouco no canto, e só',
  alto: 'deixa a sobrancelha à vista',
})
export const BROWS_INSTEAD = instead('brow', {
  natural: 'é a linha de nascença, e não pede nada todo dia',
  suave: 'só acompanha o osso',
  curva: 'enche sem subir',
  reta: 'assenta sem pico',
})
