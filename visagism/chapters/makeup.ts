import { adviseColours } from '#visagism/colour/colours.ts'
import { beardTried } from '../advice/beard.ts'
import { chapter, type Chapter, type Look } from './chapter.ts'
import type { Reasoned } from '../knowledge/reasoned.ts'
import type { MaintenanceLevel } from '../knowledge/form.ts'
import {
  BLUSH_BY_SHAPE,
  GESTURE_NAMES,
  MAKEUP_GESTURES,
  makeupColours,
  MAKEUP_BASIS,
  MOUTHS,
  type Gesture,
} from '#visagism/colour/makeup.ts'
import { coloursNamed, namesColour } from '../colour/said.ts'
import { valuesSaid } from '../facts/said.ts'
import { plainLetters } from '../knowledge/observations.ts'
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
  const left = MAKEUP_GESTURES.filter((gesture) => !isGestureRefused(r, gesture))
  const mouths = colours.mouths.flatMap(({ name, hex }, at) =>
    left.includes('boca') && !isShadeRefused(r, name) ? [{ name, hex, when: MOUTHS[at] ?? '' }] : [],
  )
  const [mouth] = mouths
  const done = mouth ? left : left.filter((gesture) => gesture !== 'boca')
  if (done.length === 0) return null
  const swatchOf = (gesture: Gesture) => (gesture === 'boca' && mouth ? mouth : colours.gestures[gesture])
  const count = COUNTS[done.length] ?? 'alguns gestos'
  const total = done.reduce((sum, gesture) => sum + minutes[gesture], 0)
  const worn: Look = {
    shape: r.shape,
    ...beardTried(r),
    ...(mouth ? { lipstick: mouth.hex } : {}),
    ...(done.includes('olhos') && !isRefused(r, SHADOW) ? { eyeshadow: colours.gestures.olhos.hex } : {}),
    ...(done.includes('macas') ? { blush: colours.gestures.macas.hex } : {}),
  }
  const gestures = done.map((gesture): Reasoned => {
    const { name } = swatchOf(gesture)
    return { what: GESTURE_NAMES[gesture], why: `${wordsOf(r, gesture, name)} ${minutesOf(minutes[gesture])}` }
  })
  return chapter({
    id: 'maquiagem',
    title: `${TOTALS[total] ?? 'Alguns'} minutos, ${count}`,
    head: 'Maquiagem',
    lead: `${MAKEUP_BASE[colours.warmth]} ${r.brief.observed?.skin ? '' : 'A profundidade da sua pele ninguém nos disse: prove cada tom perto do pescoço antes de comprar.'}`.trim(),
    quotes: [MAKEUP_QUOTE[form.style]],
    lists: [{ title: done.length === 1 ? 'O gesto' : `Os ${count}`, items: gestures }],
    tables: [
      {
        title: 'As cores dos gestos',
        columns: ['Gesto', 'Tom', 'Código'],
        rows: done.map((gesture) => [GESTURE_NAMES[gesture], swatchOf(gesture).name, swatchOf(gesture).hex]),
        note: noteOf(r),
      },
    ],
    figures: [
      {
        kind: 'portrait',
        view: 'front',
        look: worn,
        label: done.length === 1 ? 'O gesto' : `Os ${count}`,
        caption: `O rosto com ${done.length === 1 ? '' : 'os '}${count}, na sua pele e com as suas linhas.`,
      },
      ...mouths.map(({ name, hex, when }) => ({
        kind: 'portrait' as const,
        view: 'front' as const,
        look: { ...worn, lipstick: hex },
        label: when,
        caption: `${name}, ${hex}`,
      })),
    ],
    bases: [MAKEUP_BASIS],
  })
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

const COUNTS: Readonly<Record<number, string>> = {
  1: 'um gesto',
  2: 'dois gestos',
  3: 'três gestos',
  4: 'quatro gestos',
  5: 'cinco gestos',
}

const SHADOW = /^sombras?$/
const MASCARA = /^rimel$/
/** Refused as such, and not only in one shade. */
const isRefused = (r: Reading, item: RegExp): boolean =>
  valuesSaid(r.facts, 'makeup-refused').some((value) => item.test(plainLetters(value)))
const isWorn = (r: Reading, item: RegExp): boolean =>
  valuesSaid(r.facts, 'makeup-worn').some((value) => item.test(plainLetters(value)))
const MADE_OF: Readonly<Partial<Record<Gesture, readonly RegExp[]>>> = {
  pele: [/^base$/],
  macas: [/^blush$/],
  boca: [/^bato(?:m|ns)$/],
  olhos: [SHADOW, MASCARA],
}
/** Nothing of what it is made of is left. */
const isGestureRefused = (r: Reading, gesture: Gesture): boolean =>
  MADE_OF[gesture]?.every((item) => isRefused(r, item)) === true
/** “Batom vermelho”. */
const isShadeRefused = (r: Reading, name: string): boolean =>
  namesColour(
    name,
    coloursNamed(valuesSaid(r.facts, 'makeup-refused').filter((value) => plainLetters(value).startsWith('bato'))),
  )

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
      return [
        isRefused(r, SHADOW)
          ? 'Rímel, da raiz para a ponta.'
          : `${isOlder ? 'Sombra fosca' : 'Sombra'} ${tone} na dobra${isRefused(r, MASCARA) ? '' : ', rímel em cima'}.`,
        ...(isRefused(r, /^delinea/)
          ? []
          : [
              isWorn(r, /^delinea/)
                ? 'O delineado de sempre fica, e a sombra o acompanha.'
                : glasses
                  ? 'Os óculos fazem o delineado.'
                  : 'O delineado, se quiser, é só entre os cílios.',
            ]),
      ].join(' ')
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
    ? 'Você falou de pele ou de alergia: estes gestos são de cor, e não de tratamento. Mostre a lista a quem cuida da sua pele, e prove cada produto antes.'
    : 'Esta página está aqui porque você pediu maquiagem.'
}
