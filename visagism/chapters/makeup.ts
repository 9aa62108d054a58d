import { adviseColours } from '#visagism/colour/colours.ts'
import { beardTried } from '../advice/beard.ts'
import { chapter, type Chapter, type Look } from './chapter.ts'
import type { Reasoned } from '../knowledge/reasoned.ts'
import type { MaintenanceLevel } from '../knowledge/form.ts'
import {
  BLUSH_BY_SHAPE,
  MAKEUP_GESTURES,
  makeupColours,
  MAKEUP_BASIS,
  MOUTHS,
  type Gesture,
} from '#visagism/colour/makeup.ts'
import { lower } from '../knowledge/pt.ts'
import type { Reading } from '../reading/reading.ts'
import { wearsBeard } from '../reading/care.ts'
import { MAKEUP_BASE, MAKEUP_MOUTH, MAKEUP_QUOTE } from '../texts/makeup.ts'

/** Only for people who asked, of any gender; else null. */
export function writeMakeup(r: Reading): Chapter | null {
  const { form, observed = {} } = r.brief
  if (form.makeup !== 'Sim' && !r.facts.has('makeup')) return null
  const { season } = adviseColours(r.brief.colour, [])
  const colours = makeupColours(season?.family ?? null, observed)
  const minutes = MINUTES[form.maintenanceLevel ?? 'Média']
  const total = MAKEUP_GESTURES.reduce((sum, gesture) => sum + minutes[gesture], 0)
  const worn: Look = {
    shape: r.shape,
    ...beardTried(r),
    lipstick: colours.mouths[0].hex,
    eyeshadow: colours.gestures.olhos.hex,
    blush: colours.gestures.macas.hex,
  }
  const gestures = MAKEUP_GESTURES.map((gesture): Reasoned => {
    const { name } = colours.gestures[gesture]
    return { what: NAMES[gesture], why: `${wordsOf(r, gesture, name)} ${minutesOf(minutes[gesture])}` }
  })
  return chapter({
    id: 'maquiagem',
    title: `${TOTALS[total] ?? 'Alguns'} minutos, cinco gestos`,
    head: 'Maquiagem',
    lead: `${MAKEUP_BASE[colours.warmth]} ${r.brief.observed?.skin ? '' : 'A profundidade da sua pele ninguém nos disse: prove cada tom perto do pescoço antes de comprar.'}`.trim(),
    quotes: [MAKEUP_QUOTE[form.style]],
    lists: [{ title: 'Os cinco gestos', items: gestures }],
    tables: [
      {
        title: 'As cores dos gestos',
        columns: ['Gesto', 'Tom', 'Código'],
        rows: MAKEUP_GESTURES.map((gesture) => [
          NAMES[gesture],
          colours.gestures[gesture].name,
          colours.gestures[gesture].hex,
        ]),
        note: noteOf(r),
      },
    ],
    figures: [
      {
        kind: 'portrait',
        view: 'front',
        look: worn,
        label: 'Os cinco gestos',
        caption: 'O rosto com os cinco gestos, na sua pele e com as suas linhas.',
      },
      ...colours.mouths.map(({ name, hex }, at) => ({
        kind: 'portrait' as const,
        view: 'front' as const,
        look: { ...worn, lipstick: hex },
        label: MOUTHS[at] ?? '',
        caption: `${name}, ${hex}`,
      })),
    ],
    bases: [MAKEUP_BASIS],
  })
}

const NAMES: Readonly<Record<Gesture, string>> = {
  sobrancelha: 'Sobrancelha',
  olhos: 'Olhos',
  macas: 'Maçãs',
  pele: 'Pele',
  boca: 'Boca',
}

type Minutes = Readonly<Record<Gesture, number>>
const MINUTES: Readonly<Record<MaintenanceLevel, Minutes>> = {
  Baixa: { sobrancelha: 1, olhos: 1, macas: 1, pele: 1, boca: 1 },
  Média: { sobrancelha: 1, olhos: 2, macas: 2, pele: 2, boca: 1 },
  Alta: { sobrancelha: 2, olhos: 4, macas: 2, pele: 3, boca: 1 },
}
const TOTALS: Readonly<Record<number, string>> = { 5: 'Cinco', 8: 'Oito', 12: 'Doze' }
const COUNTED: Readonly<Record<number, string>> = {
  1: 'Um minuto.',
  2: 'Dois minutos.',
  3: 'Três minutos.',
  4: 'Quatro minutos.',
}
const minutesOf = (minutes: number) => COUNTED[minutes] ?? ''

function wordsOf(r: Reading, gesture: Gesture, name: string): string {
  const { observed = {} } = r.brief
  const isOlder = observed.ageBand?.value === '60 ou mais' || observed.ageBand?.value === '45 a 59'
  const glasses = r.themes.includes('oculos') || r.seen.includes('oculos')
  const tone = lower(name)
  switch (gesture) {
    case 'sobrancelha':
      return observed.brows?.value === 'cheias'
        ? `Gel ${tone}, para pentear para cima; ela já vem pronta.`
        : `Lápis ${tone}, só nas falhas e na ponta, em traços curtos.`
    case 'olhos':
      return `${isOlder ? 'Sombra fosca' : 'Sombra'} ${tone} na dobra, rímel em cima. ${glasses ? 'Os óculos fazem o delineado.' : 'O delineado, se quiser, é só entre os cílios.'}`
    case 'macas':
      return `Blush ${isOlder ? 'em creme ' : ''}${tone}, ${BLUSH_BY_SHAPE[r.shape]}.`
    case 'pele':
      return `Base só onde falta, no tom do pescoço: cantos do nariz e sob os olhos${wearsBeard(r) && r.beard !== 'Sem barba' ? ', até a linha da barba' : ''}.`
    case 'boca':
      return `${name}, ${MAKEUP_MOUTH[r.intention.id]}.`
  }
}

/** Skin is referred to the professional who treats it. */
function noteOf(r: Reading): string {
  return r.themes.includes('pele-sensivel')
    ? 'Você falou de pele ou de alergia: nada aqui foi escolhido por causa disso. Mostre a lista a quem cuida da sua pele, e prove cada produto antes.'
    : 'Você pediu esta página. Quem não pede, não a recebe.'
}
