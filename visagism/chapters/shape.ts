import type { Advice } from '../knowledge/effects.ts'
import { sayable } from './advice.ts'
import { FURTHER_OF_SHAPE } from '../texts/further-wordings.ts'
import { chapter, type Chapter } from './chapter.ts'
import { FACE_SHAPES } from '../knowledge/axes.ts'
import { degrees } from '../knowledge/pt.ts'
import type { Reading } from '../reading/reading.ts'
import { wearsBeard } from '../reading/care.ts'
import { hasShortNape } from '../cuts/cuts.ts'
import { hairReachOf, lengthNamed } from '../hair/reach.ts'
import { seenFromSide } from '../side/side-seen.ts'
import { mottoOf, SHAPE_NAMES } from '../knowledge/shape-names.ts'
import { SHAPE_BASIS, SHAPE_PORTRAITS } from '../knowledge/shape-portraits.ts'
import { sideParagraphs, sideItems, SIDE_ADVICE_BASIS } from '../side/side-advice.ts'
import { SIDE_BASIS, SIDE_SLOT_OF, type SideReading } from '../side/side-reading.ts'
import { say } from '../knowledge/voice.ts'
import { isCovered, isVeiled, wardrobeOf } from '../advice/wardrobe.ts'
import {
  SHAVED_ASKS,
  NAPE_COVERED,
  SHAPE_NAPE,
  SHAPE_POSTURE,
  KEY_QUOTE,
  SHAPE_RECOGNISE,
  SHAPE_TELL,
  SHAPE_UNDER_BEARD,
  SHAPE_DIFFERENCE,
  IN_SIGHT,
  SHAPE_AGAINST,
  IF_SECOND,
  NOT_IDEAL,
  SHAPE_SIGNS,
  WITHOUT_HAIRLINE,
  ONCE_MARKED,
  type ShapeSign,
} from '../texts/shape.ts'

export function writeShape(r: Reading): Chapter {
  const { evidence } = r
  const mine = SHAPE_PORTRAITS[r.shape]
  const further = FURTHER_OF_SHAPE[r.shape]
  const ranked = [...FACE_SHAPES].sort((a, b) => evidence.shares[b] - evidence.shares[a])
  const third = ranked.find((shape) => shape !== r.shape && shape !== r.second) ?? 'oval'
  return chapter({
    id: 'forma',
    title: `Um rosto ${SHAPE_NAMES[r.shape].adjective}`,
    head: 'Forma',
    lead: `${mottoOf(r.shape, r.gender)}, dizem os livros${r.hasSecond ? `; o seu tem também traços ${SHAPE_NAMES[r.second].of}` : ''}.`,
    quotes: [r.choose('shape.quote', [KEY_QUOTE[r.shape], ...further.quote])],
    sections: [
      // A measured face needs no home test.
      {
        heading: 'Como reconhecer',
        paragraphs: [say(mine.side, evidence.measures === null && SHAPE_RECOGNISE[r.shape])],
      },
      {
        heading: 'De perfil e de costas',
        paragraphs: [
          ...profileParagraphs(r),
          ...(r.side === null ? [isCovered(r) ? NAPE_COVERED : SHAPE_NAPE[lengthNamed(r) ?? 'none']] : []),
          // They gave no facts of their own.
          ...(r.brief.form.hairLength || r.side !== null ? [] : [SHAPE_POSTURE[r.intention.id]]),
        ],
      },
      ...(r.hasSecond
        ? [{ heading: 'A segunda forma', paragraphs: [say(SHAPE_AGAINST[r.second], IF_SECOND[r.second])] }]
        : r.side === null
          ? [
              {
                heading: 'O que não é',
                paragraphs: [evidence.hairline === 'covered' ? IN_SIGHT : SHAPE_DIFFERENCE[r.shape]],
              },
            ]
          : []),
      {
        heading: 'O que fazemos com isso',
        paragraphs: [
          ...(r.isTopBare
            ? []
            : [
                hairReachOf(r) === 'rente'
                  ? SHAVED_ASKS[r.shape]
                  : r.choose('shape.asks', [mine.asks, ...further.asks]),
              ]),
          r.choose('shape.ideal', [NOT_IDEAL[r.shape], ...further.notIdeal]),
        ],
      },
    ],
    lists: [
      {
        title: 'Três sinais para conferir no espelho',
        items: signsOf(r).map(([what, why]) => ({ what, why: r.side === null ? why : (ONCE_MARKED[why] ?? why) })),
      },
      ...(r.side === null ? [] : [sideList(r, r.side)]),
    ],
    figures: [
      ...(r.side === null ? [] : [profileFigure(r.side)]),
      {
        kind: 'neighbours',
        shapes: [r.shape, r.second, third],
        caption: `Da esquerda para a direita: ${[r.shape, r.second, third].map((s) => SHAPE_NAMES[s].name.toLowerCase()).join(', ')}. ${evidence.isJawHidden ? SHAPE_UNDER_BEARD : SHAPE_TELL[r.shape]}`,
      },
    ],
    origin:
      evidence.quizAgrees === null
        ? ''
        : evidence.source === 'teste'
          ? evidence.quizVotes?.for === evidence.quizVotes?.of
            ? 'É a forma que as suas respostas sobre o rosto admitem, sem exceção.'
            : 'É a forma que mais apareceu nas suas respostas ao teste.'
          : evidence.quizAgrees
            ? 'O teste e esta leitura apontam para o mesmo lado.'
            : 'O teste apontava outra forma; mantivemos a que tem evidência mais forte.',
    bases: [
      SHAPE_BASIS,
      { certainty: 'P', sources: ['engine', 'classifiers'] },
      ...(r.side === null ? [] : [SIDE_BASIS, SIDE_ADVICE_BASIS]),
    ],
  })
}

/** Theirs if marked or seen, else the shape's typical one, labelled as such. */
function profileParagraphs(r: Reading): string[] {
  const seen = seenFromSide(r.brief.observed ?? {})
  if (r.side !== null) return [...sideParagraphs(r.side), ...(seen ? [seen] : [])]
  if (seen) return [say(seen, 'O ângulo do perfil não foi marcado.')]
  return [say(SHAPE_PORTRAITS[r.shape].profile, 'Isso vem da forma de frente: a sua foto de lado não foi marcada.')]
}

const profileFigure = ({ convexity, slot }: SideReading) => ({
  kind: 'profile' as const,
  caption: `Na sua foto ${SIDE_SLOT_OF[slot]}, a linha que liga os três pontos dobra ${degrees(Math.abs(convexity))} na base do nariz.`,
})

/** If the report does not contradict it. */
export function sideAdvice(r: Reading, side: SideReading): Advice[] {
  const { cut } = r.cuts[r.cuts.recommended]
  const isWorn = {
    beard: wearsBeard(r) && r.beard !== 'Sem barba',
    glasses: [...r.themes, ...r.seen].includes('oculos'),
    // None unasked in menswear; a veil hides them.
    earrings: wardrobeOf(r) === 'womenswear' && !isVeiled(r),
    nape: hasShortNape(cut) ? 'rente' : 'com corpo',
    hasVolumeInFront: /\bfrente\b/.test(cut.volume),
  } as const
  return sayable(
    r,
    sideItems(side.line, isWorn).map(({ what, why, effects = [], refuses = [] }) => ({ what, why, effects, refuses })),
  )
}

function sideList(r: Reading, side: SideReading) {
  const isSettled = side.line === 'convexo' || side.line === 'reto' || side.line === 'côncavo'
  return {
    title: isSettled ? 'De lado, o que rende' : 'De lado, se quiser um contrapeso',
    items: sideAdvice(r, side).map(({ what, why }) => ({ what, why })),
  }
}

/** Without a hidden or absent hairline. */
function signsOf({ shape, evidence: { hairline } }: Reading): readonly ShapeSign[] {
  const instead = hairline === 'covered' || hairline === 'bare' ? WITHOUT_HAIRLINE[shape] : undefined
  return instead === undefined
    ? SHAPE_SIGNS[shape]
    : SHAPE_SIGNS[shape].map((sign) => (OF_HAIRLINE.test(sign.join(' ')) ? instead : sign))
}

const OF_HAIRLINE = /linha do cabelo|perto do cabelo/
