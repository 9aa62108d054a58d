import { beardFor, beardSeen } from '../advice/beard.ts'
import { wearsBeard } from '../reading/care.ts'
import { chapter, type Chapter } from './chapter.ts'
import { sizesOf, type Cut } from '../cuts/cuts.ts'
import { waitWords } from '../hair/growth.ts'
import type { HairPath } from '../hair/hair.ts'
import { pathLabel } from '../hair/hair-advice.ts'
import { isOfToday } from '../hair/stay.ts'
import { capital, lower } from '../knowledge/pt.ts'
import type { Reading } from '../reading/reading.ts'
import { soldPaths } from '../reading/sold-paths.ts'

/**
 * "Na sua foto": the cut over the front photo or beside it. The photo decides later, so both texts are written. Null without points or
 * visible hair.
 */
export function writeOnPhoto(r: Reading): Chapter | null {
  const path = showsOnPhoto(r) ? drawnPath(r) : null
  if (path === null) return null
  const { cut, monthsToGrow } = r.cuts[path]
  const sizes = sizesOf(cut, r.texture)
  const [beard] = wearsBeard(r) && r.beard !== 'Sem barba' ? beardFor(r).picks : []
  const isShaving = r.beard === 'Sem barba' && (beardSeen(r) ?? 'nenhuma') !== 'nenhuma'
  const what = beard ? `${cut.name}, com barba ${lower(beard.what).replace(/^barba /, '')}` : cut.name
  return chapter({
    id: 'na-foto',
    title: 'Na sua foto',
    lead: `${what}: ${path === r.cuts.recommended ? 'o caminho por onde começar' : ANOTHER[path]}, em linhas.`,
    quotes: [volumeOf(cut)],
    lists: [
      {
        title: 'Do desenho para a tesoura',
        items: [
          { what: capital(cut.marks[0]), why: `À frente: ${sizes.front}.` },
          { what: capital(cut.marks[1]), why: `Dos lados: ${sizes.sides}.` },
          beard
            ? { what: capital(beard.what), why: `${capital(beard.why)}.` }
            : { what: capital(cut.marks[2]), why: `Na nuca: ${sizes.nape}.` },
        ],
      },
    ],
    figures: [
      {
        kind: 'on-photo',
        look: {
          shape: r.shape,
          cut: cut.id,
          ...(beard ? { beard: beard.wears ?? beard.id, together: true } : {}),
          ...(isShaving ? { beard: 'nenhuma', together: true } : {}),
        },
        caption: `${what}, de frente.`,
        labels: [
          'hoje',
          monthsToGrow > 0 ? `daqui a ${waitWords(monthsToGrow)}, se deixar crescer` : lower(pathLabel(path, r.cuts)),
        ],
        laid: {
          lead: beard
            ? `${capital(lower(cut.name))} e barba, na sua escala, em papel vegetal. Os olhos e a boca ficam como são.`
            : `${cut.name}, na sua escala, em papel vegetal. O rosto fica como é.`,
          note: `Isto é um desenho, não uma montagem: mostra onde ${beard ? 'o cabelo e a barba começam, por onde passam e onde terminam' : 'o cabelo começa, por onde passa e onde termina'}. Cor e brilho, quem mostra é o espelho.`,
        },
        beside: {
          // Only four lines fit.
          lead: `A sua foto e o retrato com o corte “${lower(cut.name)}”${beard ? ' e barba' : isShaving ? ', sem barba' : ''}, na mesma altura dos olhos.`,
          note: 'Isto é um desenho, não uma montagem. Nesta foto as linhas não assentariam com exatidão sobre o rosto; por isso vão lado a lado.',
        },
      },
    ],
  })
}

/** Today's hair is on the photo already, however it is worn. */
const drawnPath = (r: Reading): HairPath | null =>
  [r.cuts.recommended, ...soldPaths(r)].find((path) => !r.cuts[path].stays && !isOfToday(r.cuts[path].cut)) ?? null

const ANOTHER: Readonly<Record<HairPath, string>> = {
  now: 'o primeiro dos seus caminhos',
  next: 'o segundo dos seus caminhos',
  bold: 'o terceiro dos seus caminhos',
}

export function showsOnPhoto(r: Reading): boolean {
  const { evidence, brief, isTopBare } = r
  const { covering } = brief.observed ?? {}
  const isHidden = covering !== undefined && covering.value !== 'não'
  return evidence.measures !== null && !isHidden && !isTopBare && drawnPath(r) !== null
}

const volumeOf = (cut: Cut) =>
  cut.shavesAll ? 'Sem volume nenhum: quem desenha é a forma da cabeça.' : `O volume fica ${cut.volume}.`
