import { beardTried } from '../advice/beard.ts'
import { chapter, type Chapter, type Look, type Table } from './chapter.ts'
import type { FactKey } from '../facts/facts.ts'
import { fringeWeeks } from '../reading/care.ts'
import { cordsOf } from '../reading/cords.ts'
import { ownFringeOf } from '#visagism/cuts/cuts.ts'
import { FRINGE_IDS } from '#visagism/cuts/fringes.ts'
import { CUT_WITH_FRINGE, FRINGE, fringeFor, LEAST_FRONT_CM } from '#visagism/hair/fringe.ts'
import { GROWTH_CM_PER_MONTH } from '#visagism/hair/growth.ts'
import { hasFringe, isCurled } from '#visagism/hair/reach.ts'
import { everyWeeks } from '../knowledge/maintenance.ts'
import { capital, lower, MONTHS, readDate } from '../knowledge/pt.ts'
import type { Reading } from '../reading/reading.ts'
import { wardrobeOf } from '../advice/wardrobe.ts'
import { writeSubject } from './subject.ts'
import {
  FRINGE_AT_BROW_CM,
  FRINGE_COSTS,
  FRINGE_COUNTED,
  FRINGE_LEFT,
  FRINGE_MONTHS,
  SHORT_TRIAL,
} from '../texts/fringe.ts'

/** Shorter hair has a front, and no fringe. */
const LEAST_FRINGE_CM = 5
const ASKED: readonly FactKey[] = ['wants-fringe', 'fringe-stays']

/** Whoever asks for one is answered, whatever they wear. */
const isForFringe = (r: Reading): boolean =>
  hasFringe(r) &&
  (ASKED.some((key) => r.facts.has(key)) ||
    (cordsOf(r) === null && (r.brief.today?.cm ?? LEAST_FRINGE_CM) >= LEAST_FRINGE_CM))

/** The cut brings one, or leaves a front that is as long as one of the three. */
function takesFringe(r: Reading): boolean {
  const { cut } = r.cuts[r.cuts.recommended]
  return (
    cut.fringe !== 'none' &&
    (ownFringeOf(cut) !== null ||
      fringeFor(r).picks.some(({ id }) => id !== 'sem' && (LEAST_FRONT_CM[id] ?? 0) <= cut.centimetres[0]))
  )
}

/** Null for shaved or bald heads, for cords and for hair too short for one. */
export function writeFringe(r: Reading): Chapter | null {
  if (hasFringe(r) && r.facts.has('leaves-fringe')) return writeFringeLeft(r)
  if (!isForFringe(r)) return null
  const [first] = fringeFor(r).picks
  const none = r.themes.includes('franja-nao')
  // One page without a fringe in the first cut, or for short hair, where it is part of the cut.
  const isBrief = wardrobeOf(r) === 'menswear' || isShort(r) || !hasRoomForFringe(r)
  return writeSubject(r, {
    id: 'franja',
    title: none ? 'A franja, para outro dia' : 'A franja, se você quiser',
    head: 'Franja',
    subject: { ...FRINGE, shapes: { ...FRINGE.shapes, [r.shape]: fringeFor(r) } },
    headings: ['O que ela faz no seu rosto', 'O que a sua testa diz', 'O tom da franja', 'Antes de cortar'],
    measures: [
      [
        'forehead',
        {
          low: 'Sua testa é mais estreita que as maçãs: se houver franja, deixe os cantos longos para que ela pareça mais ampla.',
          mid: 'A testa acompanha as maçãs e não pede cobertura nem exposição; o desenho pode ser decidido pelo espelho.',
          high: 'A testa é quase tão larga quanto as maçãs, e uma franja aberta a divide em duas partes menores.',
        },
      ],
      [
        'length',
        {
          low: [
            'E a pouca altura do rosto recomenda que ela seja aberta ou de lado, para não gastar a pouca distância que existe.',
            'Como a altura é pouca, aberta ou de lado ela gasta menos.',
          ],
          mid: [
            'A altura do rosto deixa margem para uma franja curta ou comprida sem mudar o conjunto.',
            'Pela altura do rosto, curta ou comprida, a franja não muda o conjunto.',
          ],
          high: [
            'Já a altura do rosto tem sobra: a franja pode ser generosa.',
            'Altura não falta, e uma franja generosa pode gastar um pouco dela.',
          ],
        },
      ],
    ],
    unmeasured: r.choose('fringe.hand', [
      'Sem medida da testa, deite quatro dedos entre a sobrancelha e a raiz do cabelo: se sobrar espaço, há testa para qualquer franja; se faltar, prefira a aberta, que rouba menos altura.',
      'A testa não foi medida, mas a mão resolve: quatro dedos acima da sobrancelha é o comum. Menos que isso pede a franja aberta; mais, aceita qualquer uma das três.',
    ]),
    trial: isShort(r)
      ? SHORT_TRIAL
      : r.choose('fringe.test', [
          'Teste antes com o próprio cabelo: traga uma mecha de trás para a frente, prenda com um grampo e passe um dia assim. Se à noite você não tiver mexido nela, pode cortar.',
          'Um ensaio de graça: dobre uma mecha comprida sobre a testa, prenda no alto e fotografe-se de frente. A foto responde melhor que o espelho, porque não está acostumada com você.',
          'Faça o teste da toalha: enrole o cabelo, deixe só uma mecha na frente e viva uma hora com ela. O que incomodar em uma hora incomodará em um mês.',
        ]),
    practice: [
      ...(!none && !hasRoomForFringe(r)
        ? [
            `O corte indicado, ${lower(r.cuts[r.cuts.recommended].cut.name)}, não leva franja: guarde esta página para outro comprimento.`,
          ]
        : []),
      ...(!none && hasRoomForFringe(r) && !takesFringe(r) && !isShort(r)
        ? [
            `O corte indicado, ${lower(r.cuts[r.cuts.recommended].cut.name)}, deixa na frente menos do que qualquer destas pede: elas são para quando crescer.`,
          ]
        : []),
      ...(!none && ownFringeOf(r.cuts[r.cuts.recommended].cut) !== null
        ? [
            `O corte indicado, ${lower(r.cuts[r.cuts.recommended].cut.name)}, já traz a sua: as daqui ficam para outro dia.`,
          ]
        : []),
      ...(isShort(r) && r.cuts[r.cuts.recommended].cut.fringe === 'addable'
        ? [
            'Com o comprimento curto de hoje, leia “franja” como “frente”: a direção é a mesma, em menos centímetros, e pode ser experimentada já no próximo corte.',
          ]
        : []),
      r.texture === 'cacheado' || r.texture === 'crespo'
        ? 'No seu cabelo, o corte da franja é a seco e sempre um dedo mais longo do que parece certo, porque ela sobe quando encolhe.'
        : r.texture === null
          ? 'Diga a quem corta como o seu cabelo fica ao secar naturalmente: franja em cabelo que encolhe deve ser cortada a seco.'
          : isShort(r)
            ? 'No seu cabelo, a frente seca antes do resto: ajeite-a primeiro, com os dedos, e só depois o alto.'
            : 'No seu cabelo, a franja seca antes do resto; tenha um clipe à mão para que ela não escolha o lado antes de você.',
    ],
    themes: {
      'franja-nao':
        'Você disse que prefere ficar sem franja, e nenhum dos três cortes deste guia depende dela; estas páginas ficam como referência.',
      'pouco-tempo': 'Com pouco tempo de manhã, lembre que franja pede secagem todos os dias, ainda que curta.',
      calor: 'No calor, franja cheia gruda: prefira a que se abre e pode ser presa com um grampo.',
      oculos: 'Com óculos, deixe meio dedo entre a ponta da franja e o aro, ou os dois disputarão o mesmo lugar.',
      ...(r.brief.observed?.top?.value === 'mais ralo'
        ? {}
        : {
            entradas:
              'Se as entradas incomodam, uma franja leve para a frente as cobre sem penteado que denuncie o esforço.',
          }),
      esporte: 'Para treinar, uma faixa fina segura a franja sem marcar a raiz.',
    },
    listTitle: 'Três franjas para conversar com quem corta',
    tables: isBrief ? [] : [table(r)],
    figures: isBrief
      ? []
      : [
          {
            kind: 'portrait',
            view: 'front',
            look: { shape: r.shape, ...headFor(first.id, r), ...beardTried(r), together: true },
            label: first.what,
            caption: `${capital(first.why)}.`,
          },
        ],
  })
}

/** Month by month, until it is hair like the rest. */
function writeFringeLeft(r: Reading): Chapter {
  const from = readDate(r.brief.at)
  const monthOf = (after: number) => (from ? `, ${MONTHS[(from.month - 1 + after) % 12] ?? ''}` : '')
  const hasGlasses = [...r.themes, ...r.seen].includes('oculos')
  return chapter({
    id: 'franja',
    title: FRINGE_LEFT.title,
    head: 'Franja',
    lead: FRINGE_LEFT.lead,
    quotes: [FRINGE_LEFT.quote],
    sections: [
      { heading: 'A conta', paragraphs: [FRINGE_LEFT.pace, ...(isCurled(r) ? [FRINGE_LEFT.curled] : [])] },
      { heading: 'Enquanto isso', paragraphs: [FRINGE_LEFT.bare, ...(hasGlasses ? [FRINGE_LEFT.glasses] : [])] },
      { heading: 'O resto', paragraphs: [FRINGE_LEFT.rest] },
    ],
    lists: [],
    avoid: [
      { what: 'Acertar “só um pouquinho”', why: 'cada centímetro cortado é quase um mês de volta' },
      { what: 'Grampo de metal sobre o fio molhado', why: 'marca e parte o fio no mesmo ponto' },
    ],
    tables: [
      {
        title: 'Mês a mês',
        columns: ['Mês', 'Tem', 'Chega', 'Como usar'],
        rows: FRINGE_MONTHS.map(([month, reaches, worn]) => [
          month === 0 ? 'Hoje' : `${month}º${monthOf(month)}`,
          `${Math.round(FRINGE_AT_BROW_CM + month * GROWTH_CM_PER_MONTH)} cm`,
          reaches,
          worn,
        ]),
        note: 'Conta de 1,25 cm por mês: o seu pode andar um pouco mais ou um pouco menos.',
      },
    ],
    bases: [{ certainty: 'M', sources: ['practice'] }],
  })
}

/** On the recommended head where its front is long enough to hang; else on a cut that has such a fringe. */
function headFor(fringe: string, r: Reading): Pick<Look, 'cut' | 'fringe'> {
  const { cut } = r.cuts[r.cuts.recommended]
  const hangs = cut.fringe === 'addable' && cut.tied !== true && cut.centimetres[2] >= LEAST_NAPE_CM
  return hangs ? { cut: cut.id, fringe } : { cut: cutFor(fringe, r) }
}
/** Over a cropped nape a front is combed, and no fringe hangs. */
const LEAST_NAPE_CM = 6

function cutFor(fringe: string, r: Reading) {
  return r.gender === 'Masculino' ? r.cuts.now.cut.id : (CUT_WITH_FRINGE[fringe] ?? r.cuts.now.cut.id)
}

const hasRoomForFringe = (r: Reading) => r.cuts[r.cuts.recommended].cut.fringe !== 'none'

function retouch(r: Reading, pick: string): string {
  const id = FRINGE_IDS.find((known) => known === pick)
  return id && id !== 'sem' ? everyWeeks(fringeWeeks(r, id)) : 'nenhum retoque'
}

function table(r: Reading): Table {
  const { picks } = fringeFor(r)
  return {
    title: 'Quanto custa cada uma',
    columns: ['', 'Comprimento', 'Retoque', 'De manhã'],
    rows: picks.map((pick) => {
      const [length, minutes] = FRINGE_COSTS[pick.id] ?? ['', '']
      return [pick.what, length, retouch(r, pick.id), minutes]
    }),
    note: FRINGE_COUNTED[r.texture ?? 'none'],
  }
}

const isShort = ({ brief }: Reading) => brief.form.hairLength === 'Curto' || brief.form.hairLength === 'Muito curto'
