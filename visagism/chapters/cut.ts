import { beardTried } from '../advice/beard.ts'
import { ownFringeWeeks, wearsBeard } from '../reading/care.ts'
import { chapter, type Chapter } from './chapter.ts'
import type { ChapterId } from '../knowledge/chapter-ids.ts'
import { AXIS_CARES, AXIS_HELPS, pathLabel, STRAIGHT_SOFT } from '#visagism/hair/hair-advice.ts'
import type { CutAxes } from '#visagism/cuts/cut.ts'
import { ownFringeOf, LENGTH_STEPS, sizesOf, type Cut } from '#visagism/cuts/cuts.ts'
import { BARE_INTENTION } from '#visagism/hair/bare-top.ts'
import {
  asksForSides,
  growsUntilVisit,
  keepsLength,
  maySidesBeShaved,
  takesLength,
  waitsForSides,
  waitWords,
} from '#visagism/hair/growth.ts'
import { HAIR_RULES, isWithinUpkeep, presentHair, type HairPath } from '#visagism/hair/hair.ts'
import { driesAlone, finishOf, waitsForAir, wearOf } from '#visagism/hair/finish.ts'
import { isCovered } from '../advice/wardrobe.ts'
import { sureGauges, type GaugeId, type GaugeWords } from '../reading/gauges.ts'
import type { Intention } from '../knowledge/intention.ts'
import { everyWeeks } from '../knowledge/maintenance.ts'
import { cutWeeks } from '../cuts/cuts.ts'
import type { Theme } from '../knowledge/observations.ts'
import { capital } from '../knowledge/pt.ts'
import { mayHaveRetired, type Reading } from '../reading/reading.ts'
import { say } from '../knowledge/voice.ts'
import { sentenceFor } from './subject.ts'

export const writeNow = (r: Reading): Chapter => writeCut(r, 'now')
export const writeNext = (r: Reading): Chapter => writeCut(r, 'next')
export const writeBold = (r: Reading): Chapter => writeCut(r, 'bold')

export const CUT_CHAPTERS: Readonly<Record<HairPath, ChapterId>> = {
  now: 'cabelo-agora',
  next: 'cabelo-proxima',
  bold: 'cabelo-ousado',
}

function writeCut(r: Reading, path: HairPath): Chapter {
  const { cut } = r.cuts[path]
  const weeks = cutWeeks(cut, r.brief.form.maintenanceLevel)
  const sizes = sizesOf(cut, r.texture)
  const fringe = ownFringeWeeks(r, cut)
  const level = r.brief.form.maintenanceLevel
  const heard = r.themes
    .filter((theme) => !r.isTopBare || theme === 'oculos')
    .map((theme) => themeText(r, theme, cut, path))
    .filter((text) => text !== '')
  const bare = cut.shavesAll || cut.id === 'so-contorno' || r.isTopBare
  const withoutHeat = driesAlone(r.themes)
  const finish = finishOf(cut, r.texture, path, withoutHeat)
  const worn = wearOf(cut, r.texture, path, {
    refused: r.cutBrief.refused,
    withoutHeat,
    acrossForehead:
      coversForehead(r, cut) && sureGauges(r).some(({ id, band }) => id === 'forehead' && band.endsWith('acima')),
  })
  const isWithin = isWithinUpkeep(cut, r.brief.form.maintenanceLevel)
  const measured =
    r.isTopBare || cut.id === 'so-contorno'
      ? []
      : bare
        ? BARE[path]
        : gaugesFor(path, cut, r)
            .map(([id, words]) => sentenceFor(r, path, id, words))
            .filter((text) => text !== '')
  return chapter({
    id: CUT_CHAPTERS[path],
    title: cut.name,
    head: pathLabel(path, r.cuts),
    lead: cut.does,
    quotes: [cut.message],
    sections: [
      {
        heading: path === r.cuts.recommended ? 'Por que começar por ele' : WHY_HEADING[path],
        paragraphs: [
          say(
            ...(r.isTopBare ? [] : helps(cut, r, path)),
            !bare && keepsLength(cut, presentHair(r.cutBrief)) && SAME_LENGTH[path],
            ...(bare ? [] : [...cautions(cut, r, path), fullTemples(cut, r)]),
            bare ? BARE_INTENTION[path][r.intention.id] : intentionOf(cut, path, r.intention.id),
          ),
          ...measured,
        ],
      },
      {
        heading: LIVE_HEADING[path],
        paragraphs: [
          say(finish, (waitsForAir(finish) ? MINUTES_OF_HANDS : MINUTES)[path](cut.minutes)),
          ...heard,
          ...(bare ? [] : [r.texture === null ? ANY_TEXTURE[path] : textureText(r.texture, cut, path)]),
        ],
      },
      {
        heading: GROW_HEADING[path],
        paragraphs: [
          isWithin
            ? say(
                cut.growth,
                cut.keptAtHome ? HOME(everyWeeks(weeks)) : (level ? WEEKS : KEEPING)[path](everyWeeks(weeks)),
              )
            : cut.keptAtHome
              ? say(cut.growth, HOME(everyWeeks(weeks)), MORE_AT_HOME)
              : say(cut.growth, MORE_VISITS[path](everyWeeks(weeks))),
          ...(fringe === null ? [] : [FRINGE_ONLY[path](everyWeeks(fringe))]),
          ...waitOf(r, path),
        ],
      },
    ],
    lists: [
      {
        title: LIST_TITLE[path],
        items: [
          { what: sizes.front, why: r.isTopBare ? 'no alto' : WHERE[path][0] },
          { what: sizes.sides, why: WHERE[path][1] },
          { what: sizes.nape, why: WHERE[path][2] },
        ],
      },
      {
        title: WEAR_TITLE[path],
        items: occasionsOf(r).map((what, i) => ({ what, why: worn[i] ?? '' })),
      },
    ],
    figures: (['front', 'profile', 'back'] as const).map((view, i) => ({
      kind: 'portrait' as const,
      view,
      look: { shape: r.shape, cut: cut.id, ...beardTried(r), together: true },
      label: VIEW_LABEL[view],
      caption: capital(`${cut.marks[i] ?? ''}.`),
    })),
    bases: [HAIR_RULES[r.shape].basis, { certainty: 'M', sources: ['practice', 'hair-lines'] }],
  })
}

/** For the first cut, also what may delay it. */
function waitOf(r: Reading, path: HairPath): string[] {
  const { cut, monthsToGrow } = r.cuts[path]
  const hair = presentHair(r.cutBrief)
  const first = r.cuts[r.cuts.recommended].cut
  if (monthsToGrow === 0)
    return growsUntilVisit(cut, hair)
      ? ['Até a visita, não passe a máquina: são esses dias que trazem o comprimento que falta.']
      : path === r.cuts.recommended && asksForSides(cut) && maySidesBeShaved(hair)
        ? ['Se os seus lados estão raspados hoje, conte cerca de um mês por centímetro até as medidas desta página.']
        : []
  const wait = waitWords(monthsToGrow)
  if (waitsForSides(cut, hair)) return [SIDES_WAIT[path](wait)]
  return [(takesLength(first, hair) ? WAIT_AFTER : WAIT)[path](wait)]
}

type Scored = { readonly axis: keyof CutAxes; readonly value: number; readonly gain: number }

function scored(cut: Cut, r: Reading): Scored[] {
  const { want } = HAIR_RULES[r.shape]
  return (['crown', 'temples', 'cheeks', 'jaw', 'vertical', 'soft', 'edge'] as const).map((axis) => {
    const value = cut.axes[axis]
    return { axis, value, gain: value * (want[axis] ?? (axis === 'edge' || axis === 'soft' ? 0.12 : 0)) }
  })
}

function helps(cut: Cut, r: Reading, path: HairPath): string[] {
  return (
    scored(cut, r)
      // Weak effects are no reason.
      .filter((s) => s.gain > 0.03 && Math.abs(s.value) >= 0.2 && isAsked(s.axis, r) && !isTakenBack(cut, s))
      .sort((a, b) => b.gain - a.gain)
      .slice(0, 3)
      .map(({ axis, value }) =>
        r.texture === 'liso' && axis === 'soft' && value > 0
          ? STRAIGHT_SOFT[path]
          : axis === 'edge' && value > 0 && path === 'bold' && keepsLength(cut, presentHair(r.cutBrief))
            ? NOT_NEW_LENGTH
            : AXIS_HELPS[axis][value > 0 ? 'more' : 'less'][path],
      )
  )
}

/** A shape's weak wish is no reason either; softness and surprise are taste. */
const isAsked = (axis: keyof CutAxes, r: Reading): boolean =>
  axis === 'soft' || axis === 'edge' || Math.abs(HAIR_RULES[r.shape].want[axis] ?? 0) >= 0.2

/** The cut thins the sides again. */
const isTakenBack = ({ axes }: Cut, { axis, value }: Scored): boolean =>
  axis === 'temples' && value > 0 && axes.cheeks <= -0.5

function cautions(cut: Cut, r: Reading, path: HairPath): string[] {
  return scored(cut, r)
    .filter((s) => s.gain < -0.05)
    .sort((a, b) => a.gain - b.gain)
    .slice(0, 2)
    .map(({ axis, value }) => AXIS_CARES[axis][value > 0 ? 'more' : 'less'][path])
}

/** Short sides make no full temples, even with a fuller top. */
const fullTemples = (cut: Cut, r: Reading): string =>
  (HAIR_RULES[r.shape].want.temples ?? 0) >= 0.7 &&
  cut.axes.temples >= 0 &&
  cut.effects.some((effect) => effect === 'laterais-curtas' || effect === 'laterais-raspadas')
    ? 'Os lados dele são curtos, e o mapa pede têmporas cheias: peça que a têmpora fique mais longa que o resto do lado.'
    : ''

/** Names what is new at today's length. */
const NOT_NEW_LENGTH = 'É um corte que se anuncia pelo desenho.'
const SAME_LENGTH: Readonly<Record<HairPath, string>> = {
  now: 'O comprimento é quase o de hoje: o que muda é o desenho.',
  next: 'O comprimento quase não muda; o que muda é onde fica o volume.',
  bold: 'O comprimento é quase o de hoje: o que muda é por onde a tesoura passa.',
}

const WHY_HEADING: Readonly<Record<HairPath, string>> = {
  now: 'O que ele faz por você',
  next: 'O que ele acrescenta',
  bold: 'Por que vale a coragem',
}
const LIVE_HEADING: Readonly<Record<HairPath, string>> = {
  now: 'De manhã',
  next: 'Em casa, depois',
  bold: 'O dia seguinte',
}
const GROW_HEADING: Readonly<Record<HairPath, string>> = {
  now: 'Quando voltar',
  next: 'Como ele cresce',
  bold: 'A volta, se houver',
}
const LIST_TITLE: Readonly<Record<HairPath, string>> = {
  now: 'Medidas para levar',
  next: 'Quanto fica em cada lugar',
  bold: 'Do que se trata, em centímetros',
}
const WHERE: Readonly<Record<HairPath, readonly [string, string, string]>> = {
  now: ['à frente', 'nas laterais', 'na nuca'],
  next: ['na frente', 'dos lados', 'atrás'],
  bold: ['diante do rosto', 'ao lado das orelhas', 'rente ao pescoço'],
}
const VIEW_LABEL = { front: 'de frente', profile: 'de perfil', back: 'de costas' } as const

const MINUTES: Readonly<Record<HairPath, (n: number) => string>> = {
  now: (n) => `Conte ${n === 1 ? 'um minuto' : `${n} minutos`} diante do espelho.`,
  next: (n) => `São ${n === 1 ? 'sessenta segundos' : `cerca de ${n} minutos`}, já com prática.`,
  bold: (n) =>
    n <= 4
      ? 'A recompensa da coragem é a pressa: quase não há o que fazer.'
      : `Reserve ${n} minutos na primeira semana, e menos depois.`,
}
/** Air drying depends on the hair and was not measured. */
const MINUTES_OF_HANDS: typeof MINUTES = {
  now: (n) => `Suas mãos trabalham ${n === 1 ? 'um minuto' : `${n} minutos`}; o resto é do ar.`,
  next: (n) =>
    `São ${n === 1 ? 'sessenta segundos' : `cerca de ${n} minutos`} de mãos, já com prática, fora o tempo de secar.`,
  bold: (n) =>
    n <= 4
      ? 'A recompensa da coragem é a pressa: quase não há o que fazer além de esperar que seque.'
      : `Reserve ${n} minutos de mãos na primeira semana, e menos depois; secar fica por conta do ar.`,
}
const WEEKS: Readonly<Record<HairPath, (every: string) => string>> = {
  now: (every) => `No ritmo que você indicou, volte ${every}.`,
  next: (every) => `Para mantê-lo, uma visita ${every}.`,
  bold: (every) => `Ele cobra presença ${every}.`,
}
/** Used without a stated visit rhythm. */
const KEEPING: typeof WEEKS = { ...WEEKS, now: (every) => `Para mantê-lo, volte ${every}.` }
/** A fringe is trimmed before the rest. */
const FRINGE_ONLY: Readonly<Record<HairPath, (every: string) => string>> = {
  now: (every) => `Só a franja pede tesoura antes: ${every}.`,
  next: (every) => `A franja anda mais depressa que o resto: um retoque ${every}.`,
  bold: (every) => `E a franja, esta sim, se apara ${every}.`,
}
/** Shaved at home: one cannot see one's own nape. */
const HOME = (every: string) => `O resto é em casa; ${every}, peça que alguém confira a nuca.`
const MORE_AT_HOME = 'É mais tempo em casa do que a manutenção que você escolheu.'
/** For a cut that needs more visits than the chosen upkeep. */
const MORE_VISITS: Readonly<Record<HairPath, (every: string) => string>> = {
  now: (every) =>
    `Uma visita ${every} é mais do que a manutenção que você escolheu; para espaçar, refaça em casa só o contorno.`,
  next: (every) =>
    `Pede salão ${every}, mais do que você disse querer: se for ficar com ele, combine um retoque rápido no meio do caminho.`,
  bold: (every) => `A coragem, neste caso, inclui a agenda: ${every}, quando você pediu menos.`,
}
const WAIT: Readonly<Record<HairPath, (wait: string) => string>> = {
  now: (wait) => `Falta comprimento para ele: ${wait}, aparando só as pontas.`,
  next: (wait) => `Até lá, deixe crescer por ${wait}; cada aparada tira pouco.`,
  bold: (wait) => `Coragem, aqui, é paciência: conte ${wait} de crescimento.`,
}
/** Counted from the first cut's length. */
const WAIT_AFTER: typeof WAIT = {
  now: (wait) => `Falta comprimento para ele: ${wait}, contados do primeiro corte.`,
  next: (wait) => `Depois do primeiro corte, deixe crescer por ${wait}; cada aparada tira pouco.`,
  bold: (wait) => `Coragem, aqui, é paciência: do primeiro corte, conte ${wait} de crescimento.`,
}
/** For a long enough top over clipped sides. */
const SIDES_WAIT: typeof WAIT = {
  now: (wait) =>
    `O alto se corta já na primeira visita. Os lados, hoje de máquina, ficam como estão: em ${wait} chegam a esta medida.`,
  next: (wait) =>
    `O alto já tem comprimento. Os lados, hoje de máquina, pedem ${wait}: apare só o alto e deixe-os crescer.`,
  bold: (wait) => `O alto já tem comprimento. Os lados, hoje de máquina, é que pedem paciência: ${wait} sem aparar.`,
}

const INTENTION: Readonly<Record<HairPath, Readonly<Record<Intention, string>>>> = {
  now: {
    autoridade: 'Para transmitir autoridade, mantenha a silhueta nítida e o acabamento da nuca em dia.',
    criatividade: 'Para que a criatividade apareça, deixe uma ponta fora do lugar, sempre a mesma.',
    sofisticacao: 'Para a sofisticação, o contorno deve ser limpo e o brilho, natural.',
    leveza: 'Para a leveza, tire o excesso de peso por dentro, nunca nas bordas.',
  },
  next: {
    autoridade: 'Peça a versão mais estruturada dele: é a que fala com firmeza.',
    criatividade: 'Peça que um lado fique diferente do outro, ainda que só você saiba.',
    sofisticacao: 'Peça acabamento limpo, na tesoura, sem navalha à vista.',
    leveza: 'Peça movimento, e diga que prefere tesoura a navalha.',
  },
  bold: {
    autoridade: 'Curiosamente, ousar bem também é autoridade: ninguém manda mais que quem não pede licença.',
    criatividade: 'Aqui a criatividade deixa de ser detalhe e vira o próprio corte.',
    sofisticacao: 'Com cores discretas e roupa simples, a ousadia dele fica sofisticada.',
    leveza: 'Apesar do gesto grande, ele é leve de carregar.',
  },
}

/** A cut even all round has no special side. */
const intentionOf = (cut: Cut, path: HairPath, intention: Intention): string =>
  cut.tied && path !== 'bold'
    ? TIED_INTENTION[path][intention]
    : path === 'next' && intention === 'criatividade' && /por igual|em toda a volta/.test(cut.volume)
      ? 'Peça textura no acabamento, onde outro pediria régua.'
      : INTENTION[path][intention]

/** Of tied hair only the ends are trimmed. */
const TIED_INTENTION: Readonly<Record<'now' | 'next', Readonly<Record<Intention, string>>>> = {
  now: {
    autoridade: 'Para transmitir autoridade, assente o contorno com os dedos e deixe a forma do alto nítida.',
    criatividade: 'Para que a criatividade apareça, deixe uma mecha de fora, sempre a mesma.',
    sofisticacao: 'Para a sofisticação, o contorno vai assentado e o elástico não aparece.',
    leveza: 'Para a leveza, prenda sem apertar e deixe soltos os fios do contorno.',
  },
  next: {
    autoridade: 'Preso firme e sem puxar, ele fala com clareza.',
    criatividade: 'Uma fita de cor ou um lenço fazem dele outro, sem passar pela tesoura.',
    sofisticacao: 'Aparadas as pontas, o penteado sai limpo na primeira volta do elástico.',
    leveza: 'No salão, só as pontas gastas; o movimento vem de prender frouxo.',
  },
}

function themeText(r: Reading, theme: Theme, cut: Cut, path: HairPath): string {
  if (theme === 'cabelo-preso') return TIED[path][cut.ties ? 'yes' : 'no']
  if (theme === 'pouco-tempo') return HURRY[path][cut.minutes <= 6 ? 'yes' : 'no']
  if (theme === 'calor') return driesAlone(r.themes) ? HEAT_ALONE[path] : path === 'bold' ? heatOf(cut) : HEAT[path]
  if (theme === 'entradas') return (fallsForward(r, cut) ? HAIRLINE : HAIRLINE_SHORT)[path]
  if (theme === 'oculos') return FRAMES[path]
  return ''
}

type YesNo = { readonly yes: string; readonly no: string }
const TIED: Readonly<Record<HairPath, YesNo>> = {
  now: {
    yes: 'Continua dando para prender, como você gosta.',
    no: 'Ele não prende: o pescoço fica livre porque o cabelo não chega a ele.',
  },
  next: {
    yes: 'Prende com folga, e as mechas da frente ficam soltas.',
    no: 'Como não prende, enxugue bem a nuca para não incomodar.',
  },
  bold: {
    yes: 'Mesmo assim, cabe num elástico.',
    no: 'Dispensa o elástico de vez: é outra forma de ter o pescoço livre.',
  },
}
const HURRY: Readonly<Record<HairPath, YesNo>> = {
  now: {
    yes: 'Cabe no pouco tempo das suas manhãs.',
    no: 'É mais tempo do que você diz ter; lave à noite e de manhã só desperte as pontas.',
  },
  next: { yes: 'Também foi escolhido porque se arruma depressa.', no: 'Nos dias corridos, só água e os dedos.' },
  bold: { yes: 'Poucos caminhos economizam tanto relógio.', no: 'Guarde-o para uma fase mais calma da agenda.' },
}
const HEAT: Readonly<Record<'now' | 'next', string>> = {
  now: 'No calor, um leave-in em spray pesa menos que o creme.',
  next: 'Nos dias quentes, seque só a raiz e deixe o resto ao ar.',
}
/** For hair that no device dries. */
const HEAT_ALONE: Readonly<Record<HairPath, string>> = {
  now: HEAT.now,
  next: 'Nos dias quentes, saia de cabelo úmido: ele termina de secar ao ar.',
  bold: 'Contra o calor, a água do banho basta: ele seca sozinho e refresca a nuca.',
}
const heatOf = (cut: Cut): string =>
  cut.ties
    ? 'Contra o calor, prende inteiro e livra a nuca.'
    : LENGTH_STEPS[cut.length] <= LENGTH_STEPS.Curto
      ? 'Contra o calor, deixa a nuca livre e seca depressa.'
      : 'Contra o calor, a nuca fica leve; seque só a raiz e deixe o resto ao ar.'
/** Long enough, in this hair. */
const coversForehead = (r: Reading, cut: Cut): boolean =>
  ownFringeOf(cut) !== null || cut.centimetres[0] >= (r.texture === 'crespo' ? 12 : 7)
/** Not combed back or raised. */
const fallsForward = (r: Reading, cut: Cut): boolean =>
  coversForehead(r, cut) &&
  !cut.effects.some((effect) => effect === 'testa-livre-com-altura' || effect === 'altura-no-topo')
const HAIRLINE_SHORT: Readonly<Record<HairPath, string>> = {
  now: 'Quanto às entradas, no curto elas são só contorno: peça a linha natural, sem riscar.',
  next: 'As entradas ficam discretas quando ninguém as risca: a linha da testa é a que nasceu.',
  bold: 'Com as entradas, o curto não luta: assume a linha como ela é.',
}
const HAIRLINE: Readonly<Record<HairPath, string>> = {
  now: 'Quanto às entradas, peça a frente um pouco mais longa que o topo, para que caia sobre elas.',
  next: 'As entradas ficam discretas quando a textura vem para a frente.',
  bold: 'Com as entradas, o bonito é não lutar: ou se cobre com textura, ou se assume.',
}
const FRAMES: Readonly<Record<HairPath, string>> = {
  now: 'Leve os óculos à prova: a haste não deve abrir a lateral.',
  next: 'Com a armação, combine com quem corta o que acontece sobre a orelha.',
  bold: 'Óculos e este corte formam par; escolha um dos dois para chamar atenção.',
}

function textureText(texture: NonNullable<Reading['texture']>, cut: Cut, path: HairPath): string {
  if (path === 'now' && texture === 'crespo' && cut.tied)
    return 'Em fio crespo, combine pelo comprimento seco o que se apara das pontas.'
  const words =
    path === 'bold' && texture === 'cacheado' && cut.axes.temples > 0 ? FULL_TEMPLES : TEXTURE[path][texture]
  return words.replaceAll('{volume}', cut.volume)
}
/** For curls that should be full at the sides. */
const FULL_TEMPLES = 'No cacheado, a ousadia já vem do volume: deixe-o onde o corte o põe.'
const TEXTURE: Readonly<Record<HairPath, Readonly<Record<NonNullable<Reading['texture']>, string>>>> = {
  now: {
    liso: 'Em fio liso, o desenho aparece inteiro e o erro também: peça tesoura afiada e pouca navalha.',
    ondulado: 'Em fio ondulado, combine o comprimento seco: molhado, ele parece maior do que é.',
    cacheado: 'Em fio cacheado, corte a seco e cacho por cacho, para o volume ficar {volume}.',
    crespo: 'Em fio crespo, peça que a forma seja esculpida a seco e conferida de longe.',
  },
  next: {
    liso: 'O fio liso escorre: um spray leve de textura segura o volume {volume}.',
    ondulado: 'A onda natural faz metade do trabalho; não a desmanche com escova.',
    cacheado: 'O cacho muda de tamanho conforme a umidade, e por isso o comprimento vai um dedo além.',
    crespo: 'O crespo responde bem ao desenho firme; o contorno natural é parte da beleza.',
  },
  bold: {
    liso: 'No liso, ele fica gráfico, quase um desenho a nanquim.',
    ondulado: 'No ondulado, ele perde a severidade e ganha vento.',
    cacheado: 'No cacheado, a ousadia já vem do volume; contenha as laterais.',
    crespo: 'No crespo, ele vira escultura, e isso é um elogio.',
  },
}

const OCCASIONS = ['Num dia qualquer', 'No trabalho', 'À noite'] as const
const OCCASIONS_AT_LEISURE = ['Num dia qualquer', 'Para sair', 'À noite'] as const
const occasionsOf = (r: Reading) =>
  isCovered(r) ? OCCASIONS_UNCOVERED : mayHaveRetired(r) ? OCCASIONS_AT_LEISURE : OCCASIONS
/** Hair that others see only by choice. */
const OCCASIONS_UNCOVERED = ['Em casa', 'Com visitas', 'Numa noite especial'] as const
const WEAR_TITLE: Readonly<Record<HairPath, string>> = {
  now: 'Três jeitos de usar',
  next: 'Do dia à noite',
  bold: 'Um corte, três humores',
}

type Gauged = readonly (readonly [GaugeId, GaugeWords])[]

/** Only what this cut can do: a flat top is not lifted, three centimetres cross no forehead. */
function gaugesFor(path: HairPath, cut: Cut, r: Reading): Gauged {
  const isLifted = cut.axes.crown > 0 && !r.cutBrief.refused.has('altura-no-topo')
  const hasSides = !cut.effects.some((effect) => effect === 'laterais-curtas' || effect === 'laterais-raspadas')
  const bearded = r.evidence.isJawHidden || (wearsBeard(r) && r.beard !== null && r.beard !== 'Sem barba')
  return GAUGES[path].map(([id, words]) => [
    id,
    {
      ...words,
      ...(id === 'length' && !isLifted ? { low: LYING } : {}),
      ...(id === 'length' && (!hasSides || cut.effects.includes('altura-no-topo')) ? { high: NO_SIDES } : {}),
      ...(id === 'forehead' && !coversForehead(r, cut) ? NATURAL_LINE : {}),
      ...(id === 'angle' && bearded ? UNDER_BEARD : {}),
    },
  ])
}
const UNDER_BEARD: GaugeWords = {
  low: 'E o canto da mandíbula fica sob a barba, que o desenha.',
  mid: 'E o canto da mandíbula fica sob a barba, que o desenha.',
  high: 'E o contorno da mandíbula fica por conta da barba.',
}
const LYING: readonly [string, string] = [
  'O seu rosto tem pouca altura, e o topo fica como o corte o deixa: assentado.',
  'O topo fica assentado, como o corte o deixa, mesmo sobrando pouca altura no rosto.',
]
const NO_SIDES: readonly [string, string] = [
  'O seu rosto já tem altura: peça o topo um dedo mais baixo do que no desenho.',
  'Altura o rosto já tem: peça o topo um dedo mais baixo do que no desenho.',
]
const NATURAL_LINE: GaugeWords = {
  low: [
    'Sua testa fica inteira à mostra, e o contorno natural a enquadra.',
    'A testa aparece inteira, com o contorno natural por moldura.',
  ],
  mid: [
    'Sua testa fica à mostra: o contorno natural basta.',
    'Com a testa à mostra, o contorno natural é moldura bastante.',
  ],
  high: [
    'Sua testa, larga, aparece por inteiro: peça o contorno natural, sem riscar.',
    'A testa larga fica à mostra; o contorno, natural, não se risca.',
  ],
}

const GAUGES: Readonly<Record<HairPath, Gauged>> = {
  now: [
    [
      'length',
      {
        low: [
          'O seu rosto tem pouca altura, e ele ganha se a raiz for erguida à mão depois de seca, dois dedos atrás da testa.',
          'Erga a raiz à mão, já seca, dois dedos atrás da testa: é a altura que falta ao rosto.',
        ],
        mid: [
          'Na sua altura de rosto, ele não precisa de ajuste: nem mais topo, nem mais lateral.',
          'Pela altura do rosto, nada a acertar: nem no topo, nem na lateral.',
        ],
        high: [
          'O seu rosto já tem altura, e ele ganha se as laterais forem secas para fora, e o topo, para baixo.',
          'Seque as laterais para fora e o topo para baixo: a altura já está no rosto, e o que alarga rende mais.',
        ],
      },
    ],
  ],
  next: [
    [
      'jaw',
      {
        low: [
          'A sua mandíbula é delicada: peça que não esvaziem demais a lateral.',
          'Lateral esvaziada demais deixaria sozinha uma mandíbula delicada; peça que a poupem.',
        ],
        mid: [
          'Com a sua mandíbula, a lateral pode terminar onde a mão de quem corta achar natural.',
          'A mandíbula, na média, deixa a lateral por conta da mão de quem corta.',
        ],
        high: [
          'A sua mandíbula é larga: peça que a lateral fique mais leve embaixo do que em cima.',
          'Junto de uma mandíbula larga, a lateral fica mais leve embaixo do que em cima; peça assim.',
        ],
      },
    ],
  ],
  bold: [
    [
      'forehead',
      {
        low: [
          'Sua testa fica mais larga se a frente não for repuxada: solte-a com os dedos.',
          'Solte a frente com os dedos: repuxada, ela estreita a testa.',
        ],
        mid: [
          'Sua testa aguenta tanto a frente caída quanto a erguida; alterne.',
          'Frente caída ou frente erguida: a sua testa fica bem com as duas.',
        ],
        high: [
          'Sua testa pede que ao menos uma mecha a atravesse, mesmo na versão mais curta.',
          'Mesmo na versão mais curta, uma mecha deve atravessar a testa larga.',
        ],
      },
    ],
    [
      'angle',
      {
        low: [
          'E o canto firme da mandíbula vai aparecer inteiro, o que é parte da coragem.',
          'O canto firme da mandíbula fica todo à mostra: é nisso que está a coragem.',
        ],
        mid: [
          'E o canto da mandíbula dá ao corte um apoio discreto.',
          'No canto da mandíbula o corte encontra um apoio discreto.',
        ],
        high: [
          'E o contorno macio tira do corte qualquer dureza.',
          'O contorno macio da mandíbula amansa o que o corte tem de duro.',
        ],
      },
    ],
  ],
}

/** Without hair there is nothing to lift, sweep or soften. */
const BARE: Readonly<Record<HairPath, readonly string[]>> = {
  now: [
    'Sem cabelo, quem desenha é o crânio: passe a mão por ele antes e sinta se há relevos que prefere cobrir.',
    'Sobrancelha, barba e armação passam a ser a moldura; trate uma delas com mais cuidado.',
  ],
  next: [
    'Antes da máquina, use o pente três por duas semanas: se gostar, desça um número de cada vez.',
    'O contorno da testa fica à vista, e o natural é sempre mais bonito que o riscado.',
  ],
  bold: [
    'É a mudança mais barata de fazer e a mais demorada de desfazer: até um curto, são uns oito meses.',
    'Compense com cor perto do rosto, porque o cabelo deixa de contar na conta do contraste.',
  ],
}

const ANY_TEXTURE: Readonly<Record<HairPath, string>> = {
  now: 'Como não sabemos a textura do seu fio, diga a quem corta como ele amanhece: liso, em onda, em cacho ou em mola, o desenho se adapta, e as medidas mudam um pouco.',
  next: 'Se o seu fio encolhe ao secar, peça dois dedos a mais em todas as medidas desta página; se escorre, peça que firmem a base.',
  bold: 'Antes da coragem, uma prova simples: molhe o cabelo, penteie na direção do corte e deixe secar sem mexer. O fio dirá se topa.',
}
