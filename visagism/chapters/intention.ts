import { chapter, type Chapter } from './chapter.ts'
import { INTENTION_BASIS, INTENTION_NAMES } from '../knowledge/intention.ts'
import { LINE_BASIS, LINE_OF, MEETINGS } from '../knowledge/lines.ts'
import { hasFringe } from '../hair/reach.ts'
import { mayHaveRetired, type Reading } from '../reading/reading.ts'
import { gestureFor } from './shape-intention.ts'
import { SHAPE_PORTRAITS } from '../knowledge/shape-portraits.ts'
import { isCovered, isVeiled } from '../advice/wardrobe.ts'
import { agreeing, agrees } from './advice.ts'
import { FURTHER_OF_SHAPE } from '../texts/further-wordings.ts'
import { ownScene } from './own-intention.ts'
import { SCENES_HEADING, INTENTION_TEXT, INTENTION_STYLE, type IntentionText } from '../texts/intention.ts'

export function writeIntention(r: Reading): Chapter {
  const { id, from } = r.intention
  const { line, says, strength } = SHAPE_PORTRAITS[r.shape]
  const further = FURTHER_OF_SHAPE[r.shape]
  const text = INTENTION_TEXT[id]
  return chapter({
    id: 'intencao',
    title: `A intenção: ${INTENTION_NAMES[id]}`,
    head: 'Intenção',
    lead: r.choose('intention.lead', text.lead),
    quotes: [r.choose('intention.quote', text.quote)],
    sections: [
      {
        heading: 'O que o rosto já diz',
        paragraphs: [
          `${r.choose('shape.says', [says, ...further.says])} ${r.choose('shape.strength', [strength, ...further.strength])}`,
        ],
      },
      { heading: 'O encontro das duas linhas', paragraphs: meetingOf(r) },
      { heading: 'O seu caso, em um gesto', paragraphs: agreeing(r, [gestureFor(r)]) },
      { heading: SCENES_HEADING[ownScene(r) === null ? 'two' : 'own'], paragraphs: scenesOf(r, text.scenes) },
    ],
    lists: [
      {
        title: `Três lugares para pôr ${INTENTION_NAMES[id]}`,
        items: placesOf(r, text.places),
      },
    ],
    figures: [
      {
        kind: 'lines',
        lines: [line, LINE_OF[id]],
        caption:
          line === LINE_OF[id]
            ? `A linha ${line} do seu rosto é também a da ${INTENTION_NAMES[id]}.`
            : `À esquerda, a linha ${line} do seu rosto; à direita, a linha ${LINE_OF[id]} da ${INTENTION_NAMES[id]}.`,
      },
    ],
    origin: from === 'teste' ? '' : 'Lida do estilo que você marcou; se a sua for outra, escreva para nós.',
    bases: [INTENTION_BASIS, LINE_BASIS],
  })
}

/** How the lines of face, intention and style combine. */
const meetingOf = (r: Reading): string[] => [
  r.choose('intention.meeting', MEETINGS[SHAPE_PORTRAITS[r.shape].line][r.intention.id]),
  r.choose('intention.style', INTENTION_STYLE[r.brief.form.style]),
]

/** The style's first three that hair and report allow. */
function placesOf(r: Reading, places: IntentionText['places']): { what: string; why: string }[] {
  const firstOnes = PLACES[r.brief.form.style]
  const { hairLength } = r.brief.form
  const isSeen = {
    hair: hasFringe(r) && !isCovered(r) && hairLength !== 'Muito curto',
    neck: !isVeiled(r),
  }
  const inOrder = [...firstOnes.flatMap((at) => places[at] ?? []), ...places.filter((_, at) => !firstOnes.includes(at))]
  return inOrder
    .filter(({ of }) => of === undefined || isSeen[of])
    .map(({ what, why }) => ({ what, why: r.choose(`intention.${what}`, why) }))
    .filter(({ what, why }) => agrees(r, `${what}: ${why}`))
    .slice(0, 3)
}

/** Indexes of an intention's five places. */
const PLACES: Readonly<Record<Reading['brief']['form']['style'], readonly number[]>> = {
  Clássico: [0, 2, 4],
  Moderno: [0, 1, 3],
  Despojado: [1, 2, 4],
  Elegante: [0, 2, 3],
  Ousado: [1, 3, 4],
}

/** At work, outside it, or on camera, by style and note, beside what is seen. */
function scenesOf(r: Reading, scenes: IntentionText['scenes']): string[] {
  const said = (at: 0 | 1 | 2) => r.choose(`intention.scene.${at}`, scenes[at])
  const [atWork, outside, camera] = [said(0), said(1), said(2)]
  const {
    brief: { form },
    themes,
  } = r
  const own = ownScene(r)
  if (mayHaveRetired(r)) return [outside, own ?? camera]
  const isFormal = themes.includes('trabalho-formal') || form.style === 'Clássico' || form.style === 'Elegante'
  const isChange = form.objective === 'Mudança radical' || form.objective === 'Renovação visual'
  return [isFormal ? atWork : outside, own ?? (isChange ? camera : isFormal ? outside : atWork)]
}
