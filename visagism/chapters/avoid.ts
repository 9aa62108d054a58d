import { isOfEarrings } from '../advice/accessories.ts'
import { AVOID } from '../advice/avoid.ts'
import {
  AVOID_INTENTION,
  AVOID_STYLE,
  AVOID_NEAR,
  AVOID_BEHIND,
  AVOID_UPKEEP,
  AVOID_HAIR,
  AVOID_ASK,
  AVOID_OBJECTIVE,
} from '../texts/avoid.ts'
import { beardTried } from '../advice/beard.ts'
import { chapter, type Chapter, type PortraitFigure } from './chapter.ts'
import { HAIR_RULES } from '#visagism/hair/hair.ts'
import { wearsBeard } from '../reading/care.ts'
import { isOfHair, type Refusal } from '../knowledge/effects.ts'
import { BARE_AVOID } from '../hair/bare-top.ts'
import { isOfLongHair, isOfPresent } from '../reading/own-refusals.ts'
import { hairReachOf } from '../hair/reach.ts'
import { shapeCertaintyOf } from '../face/evidence.ts'
import { isRecommended } from './advice.ts'
import { FURTHER_AVOID_INTENTION, FURTHER_AVOID_STYLE, FURTHER_OF_SHAPE } from '../texts/further-wordings.ts'
import type { Reading } from '../reading/reading.ts'
import { collarsFor } from '../advice/necklines.ts'
import { list, lower } from '../knowledge/pt.ts'
import { SHAPE_NAMES } from '../knowledge/shape-names.ts'
import { say } from '../knowledge/voice.ts'
import { framesFor } from '../advice/frames.ts'
import { isCovered, isVeiled, wardrobeOf } from '../advice/wardrobe.ts'

/** The report's only page of don'ts, with reasons and exceptions. */
export function writeAvoid(r: Reading): Chapter {
  const text = AVOID[r.shape]
  const further = FURTHER_OF_SHAPE[r.shape]
  const second = AVOID[r.second]
  const fromSecond = second.items
    .filter((line) => !isRecommended(r, line) && !(r.isTopBare && isOfHair(line)) && !isOfOthersEars(r, line))
    .slice(0, 2)
  return chapter({
    id: 'evitar',
    title: 'O que deixar de lado, e por quê',
    head: 'Deixar de lado',
    lead: r.choose('avoid.lead', [text.lead, ...further.avoidLead]),
    quotes: [r.choose('avoid.quote', [text.quote, ...further.avoidQuote])],
    sections: [
      {
        heading: 'A razão por trás da lista',
        paragraphs: [
          r.choose('avoid.why', [text.why, ...further.avoidWhy]),
          ...(wantsExceptions(r) ? [text.exception] : []),
        ],
      },
      {
        heading: 'Do seu estilo e da sua intenção',
        paragraphs: [
          r.choose('avoid.style', [AVOID_STYLE[r.brief.form.style], ...FURTHER_AVOID_STYLE[r.brief.form.style]]),
          r.choose('avoid.intention', [AVOID_INTENTION[r.intention.id], ...FURTHER_AVOID_INTENTION[r.intention.id]]),
          ownLimits(r),
        ].filter((text) => text !== ''),
      },
      ...(r.hasSecond
        ? [
            {
              heading: `Da segunda forma, ${SHAPE_NAMES[r.second].name.toLowerCase()}`,
              paragraphs: [
                second.why,
                ...(fromSecond.length === 0
                  ? []
                  : [shapeCertaintyOf(r.evidence) === 'entre duas' ? AVOID_NEAR : AVOID_BEHIND]),
              ],
            },
          ]
        : []),
      {
        heading: 'Antes de dizer não',
        paragraphs: [
          ...(ownLimits(r) === '' ? [r.choose('avoid.ask', AVOID_ASK)] : []),
          AVOID_OBJECTIVE[r.brief.form.objective],
        ],
      },
    ],
    avoid: ofThisPerson(r, text.items),
    tables:
      fromSecond.length === 0 || !r.hasSecond
        ? []
        : [
            {
              title: 'O que a segunda forma acrescentaria',
              columns: ['Evite', 'Por quê'],
              rows: fromSecond.map(({ what, why }) => [what, why]),
            },
          ],
    spare: [instead(r)],
    bases: [
      HAIR_RULES[r.shape].basis,
      {
        certainty: 'B',
        sources: ['glasses-guides', 'neckline-guides', ...(wearsBeard(r) ? ['beard-guides' as const] : [])],
      },
    ],
  })
}

/** `V médio` */
const NAMED_BY_LETTER = /^\p{L} /u

/** The person wearing what other pages advise. */
function instead(r: Reading): PortraitFigure {
  const { cut } = r.cuts[r.cuts.recommended]
  const [collar] = collarsFor(r).picks
  const [frame] = framesFor(r).picks
  const isHairSeen = !isCovered(r)
  const worn = [
    ...(isHairSeen ? [cut.name] : []),
    ...(isVeiled(r) ? [] : [collar.what]),
    ...(r.brief.observed?.glasses?.value === 'sempre' ? [frame.what] : []),
  ].map((what, at) => (at === 0 || NAMED_BY_LETTER.test(what) ? what : lower(what)))
  return {
    kind: 'portrait',
    view: 'front',
    look: {
      shape: r.shape,
      ...(isHairSeen ? { cut: cut.id, together: true } : {}),
      neckline: collar.id,
      ...(r.brief.observed?.glasses?.value === 'sempre' ? { glasses: frame.id } : {}),
      ...beardTried(r),
    },
    label: 'No lugar disso',
    caption: worn.length === 0 ? 'O véu, que não tira nada do rosto.' : `${list(worn)}.`,
  }
}

/** Exceptions are for people who want a great change or dress boldly. */
const wantsExceptions = ({ brief: { form } }: Reading): boolean =>
  form.objective === 'Mudança radical' || form.style === 'Ousado' || form.style === 'Moderno'

/** Earrings do not concern people who are offered none. */
const isOfOthersEars = (r: Reading, line: Refusal): boolean =>
  (wardrobeOf(r) === 'menswear' || isVeiled(r)) && isOfEarrings(line)

/** Leaves out glasses or beards they do not have; keeps at least three items. */
function ofThisPerson(r: Reading, items: readonly Refusal[]): readonly Refusal[] {
  const isBare = r.brief.observed?.glasses?.value === 'não uso'
  const about = (item: Refusal, subject: string) => item.refuses?.some((effect) => effect.startsWith(subject)) ?? false
  const worn = items.filter((item) => !isOfOthersEars(r, item))
  const seen = r.isTopBare ? [...worn.filter((item) => !isOfHair(item)), ...BARE_AVOID] : worn
  const own = seen.filter(
    (item) =>
      !(isBare && about(item, 'armacao')) &&
      (wearsBeard(r) || !about(item, 'barba')) &&
      !isOfPresent(r, item) &&
      !(isOfLongHair(r, item) && hairReachOf(r) !== 'comprido'),
  )
  return own.length < 3 ? seen : own
}

const ownLimits = ({ brief, texture, isTopBare }: Reading): string =>
  say(AVOID_UPKEEP[brief.form.maintenanceLevel ?? 'none'], texture && !isTopBare && AVOID_HAIR[texture])
