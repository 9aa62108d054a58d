/** A beard in millimetres, as it is drawn: the same figures on its page, on the salon card and in the year of care. */
import { beardFor, beardSeen, type BeardWearer, keepsBeard } from '../advice/beard.ts'
import type { Pick3 } from '../advice/shape-advice.ts'
import { beardSizesOf, type BeardSizes } from './portrait-of.ts'

export const inMm = (mm: number | null): string => (mm === null ? 'sem pelo' : `${mm} mm`)

/** `queixo 10 mm, lados 8 mm, bigode 6 mm` */
export function beardSizeWords(r: BeardWearer, { id, wears = id }: Pick3): string {
  const sizes = beardSizesOf(wears)
  if (!sizes) return 'sem pelo'
  const { chin, sides, moustache } = sizes
  return [
    ...(chin === null ? [] : [`queixo ${inMm(chin)}`]),
    `lados ${inMm(sides)}`,
    ...(r.facts?.has('no-moustache') === true ? ['lábio livre'] : [`bigode ${inMm(moustache)}`]),
  ].join(', ')
}

/** Of the beard that is advised first; null where none is, or no tool may come near it. */
export function firstBeardSizes(r: BeardWearer): string | null {
  const [first] = beardFor(r).picks
  if (r.beard === 'Sem barba' || r.facts?.has('beard-uncut') === true || beardSizesOf(first.wears ?? first.id) === null)
    return null
  return beardSizeWords(r, first)
}

/** From ear to ear; a moustache alone has none. */
export const NECKLINE = 'dois dedos acima do pomo'
export const hasNeckline = ({ id }: Pick3): boolean => id !== 'bigode'

/** A beard grows by about this much in a week. */
const MM_A_WEEK = 2.5
const ABOUT_THE_SAME = 2

/** What is seen today in the sizes of such a beard, and what leads from it to the first one; null where none is seen. */
export function beardToday(r: BeardWearer): { readonly sizes: string; readonly change: string } | null {
  const seen = beardSeen(r)
  if (seen === null || seen === 'nenhuma') return null
  const [first] = beardFor(r).picks
  const [now, then] = [beardSizesOf(seen), beardSizesOf(first.wears ?? first.id)]
  if (!now || !then) return null
  const parts = (['chin', 'sides'] as const).flatMap((part) => {
    const mm = now[part]
    return mm === null ? [] : [`${PARTS[part]} perto de ${mm} mm`]
  })
  return {
    sizes: parts.length > 0 ? parts.join(', ') : `bigode perto de ${now.moustache} mm`,
    change: changeOf(now, then, keepsBeard(r)),
  }
}
const PARTS = { chin: 'queixo', sides: 'lados' } as const

function changeOf(now: BeardSizes, then: BeardSizes, isKept: boolean): string {
  const grown = Math.max(...(['chin', 'sides'] as const).map((part) => (then[part] ?? 0) - (now[part] ?? 0)))
  if (grown > ABOUT_THE_SAME && !isKept) return `cresce cerca de ${weeksIn(grown)} antes do desenho`
  const cut = Math.max(...(['chin', 'sides'] as const).map((part) => (now[part] ?? 0) - (then[part] ?? 0)))
  return cut > ABOUT_THE_SAME ? 'desce até as medidas daqui' : 'já está na medida: só a linha'
}
const weeksIn = (mm: number): string => {
  const weeks = Math.ceil(mm / MM_A_WEEK)
  return weeks === 1 ? 'uma semana' : `${weeks} semanas`
}
