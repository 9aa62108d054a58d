import { isCutByWomenAlone } from '../facts/attended-by.ts'
import { plainOf } from '../facts/clause.ts'
import { beardTried } from '../advice/beard.ts'
import { chapter, type Chapter, type Table } from './chapter.ts'
import { growsBack } from '../hair/regrowth.ts'
import { themesOfDye, type Theme } from '../knowledge/observations.ts'
import type { ReasonedList } from '../knowledge/reasoned.ts'
import type { Reading } from '../reading/reading.ts'
import { list } from '../knowledge/pt.ts'
import { type SalonCard, salonCardOf } from '../card/salon-card.ts'
import { substancesOf } from '../facts/allergens.ts'
import { SHAPE_NAMES } from '../knowledge/shape-names.ts'
import { isCovered } from '../advice/wardrobe.ts'
import { leavesStubble } from '../cuts/cuts.ts'
import { ONLY_ENDS, SALON_CARD_TELL, SALON_CARD_TEXTURE, SHORT_STRAIGHT, TELL_OF_LONG } from '../texts/salon-card.ts'

/** Its list says what the printed card, the phone and the link have as a band. */
export const CARD_FACTS_TITLE = 'O que vale acima de tudo'

/** None where nothing binds. */
export const factsList = ({ facts }: Pick<SalonCard, 'facts'>): ReasonedList[] =>
  facts.length === 0
    ? []
    : [{ title: CARD_FACTS_TITLE, items: facts.map(({ heading, items }) => ({ what: heading, why: list(items) })) }]

export function writeSalonCard(r: Reading): Chapter {
  const card = salonCardOf(r)
  const { cut } = r.cuts[r.cuts.recommended]
  const bare = leavesStubble(cut) || r.isTopBare
  // The salon may be told visible facts; only the person states preferences.
  const told = themesOfDye([...r.themes, ...r.seen.filter((theme) => theme !== 'entradas' && theme !== 'ralo')])
    .map((theme) =>
      (bare || (cut.plaited && (theme === 'esporte' || theme === 'agua'))) && ABOUT_HAIR.includes(theme)
        ? undefined
        : tell(r, theme),
    )
    .filter((sentence) => sentence !== undefined)
  return chapter({
    id: 'cartao',
    title: card.title,
    head: 'Cartão para o salão',
    lead: card.ask,
    sections: [
      {
        heading: 'Como usar esta página',
        paragraphs: [
          r.facts.has('deaf')
            ? SHOWN
            : r.choose('card.use', [
                'Mostre a página antes de sentar, com o cabelo seco e do jeito de todo dia. Aponte a frase do alto e deixe que a pessoa do outro lado da tesoura responda: ela conhece cabelo, você sabe o que quer.',
                'Chegue com o cabelo como ele é numa terça-feira. Entregue a página, leia a frase do alto e pergunte: o que você mudaria? A resposta costuma ser a melhor parte da visita.',
              ]),
          bare
            ? (cut.begin ?? 'Peça que comecem com um pente acima do combinado e só desçam depois que você olhar.')
            : r.choose('card.stop', [
                'Combine um sinal para parar. Cortar mais um centímetro é sempre possível; devolver, não.',
                'Peça que deixem primeiro um dedo a mais do que o combinado e só então desçam ao comprimento certo.',
              ]),
          ...(bare ? [] : [cut.plaited ? PLAITED : textureOf(r)]),
        ],
      },
      {
        heading: 'Diga também',
        paragraphs: [
          ...(isCovered(r)
            ? [
                r.facts.has('cut-at-home')
                  ? 'Que cobre o cabelo: porta fechada, e só quem corta o vê.'
                  : isCutByWomenAlone(plainOf(r.brief.form.observations ?? ''))
                    ? 'Que cobre o cabelo: só uma mulher o corta e o vê, em sala reservada, de porta fechada e sem homem por perto; combine antes, por mensagem.'
                    : 'Que cobre o cabelo: sala reservada, porta fechada, e só quem corta o vê; combine antes, por mensagem, e, se preferir, com uma mulher.',
              ]
            : isCutByWomenAlone(plainOf(r.brief.form.observations ?? ''))
              ? ['Que só é atendida por uma mulher: combine antes, por mensagem, quem corta e quem lava.']
              : []),
          ...(growsBack(r)
            ? [
                'Que o cabelo está voltando: tinta, química e penteado que puxe, só depois da liberação da equipe médica.',
              ]
            : []),
          ...told,
          `Que o seu rosto foi lido como ${SHAPE_NAMES[r.shape].name.toLowerCase()}${r.hasSecond ? `, com traços ${SHAPE_NAMES[r.second].of}` : ''}, ${r.isTopBare ? 'e que o alto fica à mostra, sem nada atravessado' : bare ? 'e que o contorno da testa fica natural' : `e que o volume fica ${cut.volume}`}.`,
        ],
      },
    ],
    lists: [
      ...factsList(card),
      ...(card.others.length === 0
        ? []
        : [
            {
              title:
                card.others.length === 1
                  ? 'O outro caminho, para outro dia'
                  : 'Os outros dois caminhos, para outro dia',
              items: card.others.map((other) => ({ what: `${other.label}: ${other.title}`, why: other.ask })),
            },
          ]),
    ],
    tables: [tableOf(card)],
    figures: [
      {
        kind: 'portrait',
        view: 'front',
        look: { shape: r.shape, cut: card.cut, ...beardTried(r), together: true },
        label: 'Peça assim',
        caption: card.marks.join('; '),
      },
    ],
    bases: [{ certainty: 'M', sources: ['practice'] }],
  })
}

const SHOWN =
  'Mostre a página antes de sentar: ela foi feita para ser apontada. O dedo na frase do alto, nas medidas e no desenho diz tudo; o sinal de “mais curto” e o de “pare” se combinam antes.'
/** No heading without a line under it. */
function tableOf({ sizes, avoid, after }: SalonCard): Table {
  const columns = (
    [
      ['Medidas', sizes],
      ['Evite', avoid],
      ['Depois', after],
    ] as const
  ).filter(([, lines]) => lines.length > 0)
  const rows = Array.from({ length: Math.max(...columns.map(([, lines]) => lines.length)) }, (_, at) =>
    columns.map(([, lines]) => lines[at] ?? '—'),
  )
  const names = columns.map(([name]) => name)
  return { title: list(names.map((name, at) => (at === 0 ? name : name.toLowerCase()))), columns: names, rows }
}

const SHORT_CM = 6
function textureOf({ texture, cuts }: Reading): string {
  const { takesNothing, centimetres } = cuts[cuts.recommended].cut
  if (texture === 'liso' && centimetres[0] <= SHORT_CM) return SHORT_STRAIGHT
  return takesNothing && (texture === 'cacheado' || texture === 'crespo')
    ? ONLY_ENDS
    : SALON_CARD_TEXTURE[texture ?? 'none']
}

const PLAITED = 'Peça a raiz frouxa, divisões de um dedo ou mais nas têmporas, e a linha da testa livre.'

const TIED_BY_RULE =
  'Que no trabalho prende o cabelo inteiro, por regra: tudo precisa alcançar o coque, sem fio solto na frente nem na nuca.'

const hasCorners = ({ brief }: Reading): boolean =>
  brief.observed?.top?.value === 'entradas' ||
  /\b(?:entradas?|recu\w+|(?:testa|temporas?) (?:\w+ )?abrindo)\b/.test(plainOf(brief.form.observations ?? ''))

/** Names known substances. */
function tell(r: Reading, theme: Theme): string | undefined {
  // Water is no heat, and no sport; a thin top is no receding corner.
  if (theme === 'calor' && !r.facts.has('hot-place')) return undefined
  if (theme === 'esporte' && !r.facts.has('sport') && !r.facts.has('fights')) return undefined
  if (theme === 'entradas' && !hasCorners(r)) return undefined
  if (theme === 'fios-brancos' && (r.isTopBare || r.facts.has('shaved-stays'))) return undefined
  const substances = substancesOf({ facts: r.facts, note: r.brief.form.observations })
  if (theme === 'cabelo-preso' && r.facts.has('work-rule')) return TIED_BY_RULE
  return theme === 'pele-sensivel' && substances.length > 0
    ? `Que tem alergia a ${list(substances)}: nada com isso, em tinta, química ou cera.`
    : ((r.cuts[r.cuts.recommended].cut.ties ? TELL_OF_LONG[theme] : undefined) ?? SALON_CARD_TELL[theme])
}

const ABOUT_HAIR: readonly Theme[] = [
  'cabelo-preso',
  'pouco-tempo',
  'entradas',
  'ralo',
  'queda',
  'nao-cortar',
  'franja-nao',
  'esporte',
  'agua',
  'oculos',
]
