/** A chapter on one subject (fringe, brows…) from its table, the measures and the answers. */
import { chapter, type Chapter, type Figure, type Look, type PortraitFigure, type Table } from './chapter.ts'
import { sureGauges, type Band, type GaugeId, type GaugeSide, type GaugeWords } from '../reading/gauges.ts'
import type { Style } from '../knowledge/form.ts'
import type { Intention } from '../knowledge/intention.ts'
import type { Theme } from '../knowledge/observations.ts'
import { capital, lower } from '../knowledge/pt.ts'
import type { Reading } from '../reading/reading.ts'
import { agreeing, agrees } from './advice.ts'
import { ALTERNATE, type AlternateSubject } from '../advice/shape-advice-alternate.ts'
import type { Pick3, Subject } from '../advice/shape-advice.ts'
import { SHAPE_NAMES } from '../knowledge/shape-names.ts'
import type { Certainty } from '../knowledge/sources.ts'
import { say } from '../knowledge/voice.ts'
import { isCovered, isHeadwear } from '../advice/wardrobe.ts'
import { ownFeatures } from './own-features.ts'
import { SUBJECT_ORIGIN } from '../texts/subject.ts'

export type SubjectText = {
  readonly id: AlternateSubject
  readonly title: string
  readonly head: string
  readonly subject: Subject
  /** If not those of `ALTERNATE`. */
  readonly alternate?: readonly [string, string]
  /** When the row's lead does not fit the person. */
  readonly lead?: string
  readonly quote?: string
  /** This face, measures, intention, practice. */
  readonly headings: readonly [string, string, string, string]
  readonly measures: readonly (readonly [GaugeId, GaugeWords])[]
  /** How to check by hand. */
  readonly unmeasured: string
  /** If nothing personal is known. */
  readonly trial?: string
  readonly practice: readonly string[]
  readonly themes?: Readonly<Partial<Record<Theme, string>>>
  readonly listTitle: string
  readonly tables?: readonly Table[]
  readonly figures?: readonly Figure[]
  readonly spare?: readonly PortraitFigure[]
}

/** With its own first reason. */
const openedBy = ([lead, ...reasons]: readonly [string, string]) => ({ lead, reasons })

export function writeSubject(r: Reading, text: SubjectText): Chapter {
  const advice = text.subject.shapes[r.shape]
  const second = text.subject.shapes[r.second]
  const own = ownFeatures(r, text.id)
  const again = openedBy(text.alternate ?? ALTERNATE[text.id][r.shape])
  const telling = isRestrained(r)
    ? { lead: advice.lead, reasons: own.length > 0 ? [advice.why[0]] : advice.why }
    : again
  const [first] = advice.picks
  const lead = text.lead ?? [telling.lead, advice.lead, again.lead].find((words) => agrees(r, words))
  const quote = [text.quote ?? advice.quote].filter((words) => agrees(r, words))
  // Of seen features, only glasses count like written themes.
  const known = [...r.themes, ...r.seen.filter((theme) => theme === 'oculos')]
  const heard = known.map((theme) => text.themes?.[theme]).filter((sentence) => sentence !== undefined)
  const [onFace, byMeasure, byIntention, inPractice] = text.headings
  const measured = text.measures
    .map(([id, words]) => sentenceFor(r, text.id, id, words))
    .filter((sentence) => sentence !== '')
  return chapter({
    id: text.id,
    title: text.title,
    head: text.head,
    lead: lead ?? `Comece por ${lower(first.what)}: ${first.why}.`,
    quotes: quote,
    sections: [
      {
        heading: onFace,
        paragraphs: [...telling.reasons, own.join(' '), ...(r.hasSecond ? [second.asSecond] : [])],
      },
      { heading: byMeasure, paragraphs: [measured.length > 0 ? measured.join(' ') : text.unmeasured] },
      {
        heading: byIntention,
        paragraphs: [say(text.subject.intentions[r.intention.id], text.subject.styles[r.brief.form.style])],
      },
      {
        heading: inPractice,
        paragraphs: [...(text.trial && own.length === 0 ? [text.trial] : []), ...text.practice, ...heard],
      },
    ]
      .map(({ heading, paragraphs }) => ({
        heading,
        paragraphs: agreeing(r, paragraphs).filter((words) => words !== ''),
      }))
      .filter(({ paragraphs }) => paragraphs.length > 0),
    lists: [{ title: text.listTitle, items: advice.picks.map(({ what, why }) => ({ what, why })) }],
    avoid: isCovered(r) ? advice.avoid.filter(({ what }) => !isHeadwear(what)) : advice.avoid,
    tables: text.tables ?? [],
    figures: text.figures ?? [],
    ...(text.spare ? { spare: text.spare } : {}),
    origin: originOf(
      advice.basis.certainty,
      `${text.head.replace('Os seus óculos', 'Óculos')} num rosto ${SHAPE_NAMES[r.shape].adjective}`,
    ),
    bases: [advice.basis],
  })
}

export const wornPicks = (picks: readonly Pick3[], lookOf: (pick: Pick3) => Look): PortraitFigure[] =>
  picks.map((pick) => ({
    kind: 'portrait',
    view: 'front',
    look: lookOf(pick),
    label: pick.what,
    caption: `${capital(pick.why)}.`,
  }))

/** Warns of weak support. */
const originOf = (certainty: Certainty, subject: string): string =>
  SUBJECT_ORIGIN[certainty] === undefined ? '' : `${subject}: ${SUBJECT_ORIGIN[certainty]}`

const RESTRAINED: readonly Intention[] = ['autoridade', 'sofisticacao']
const OF_STYLE: Readonly<Partial<Record<Style, boolean>>> = {
  Clássico: true,
  Elegante: true,
  Despojado: false,
  Ousado: false,
}

/** By style, else by objective and intention. */
const isRestrained = ({ brief, intention }: Reading): boolean =>
  OF_STYLE[brief.form.style] ??
  (brief.form.objective === 'Melhoria sutil' ||
    (RESTRAINED.includes(intention.id) && brief.form.objective !== 'Mudança radical'))

export function sideOf(band: Band): GaugeSide {
  return band === 'media' ? 'mid' : band.endsWith('abaixo') ? 'low' : 'high'
}

/**
 * '' if unmeasured or disputed. In words: figures stand on the rulers alone.
 * @param place key for choosing between equivalent sentences
 */
export function sentenceFor(r: Reading, place: string, id: GaugeId, words: GaugeWords): string {
  const gauge = sureGauges(r).find((g) => g.id === id)
  if (!gauge) return ''
  const said = words[sideOf(gauge.band)]
  return typeof said === 'string' ? said : r.choose(`${place}.${id}`, said)
}
