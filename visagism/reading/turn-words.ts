/** What changes on a day that they named: letter, the bolder path and plan say it alike. */
import { FACTS, type FactKey } from '../facts/facts.ts'
import { dayOf, firstOpen, isoOf, openDay } from '../knowledge/agenda.ts'
import { capital, dayAndMonth, list, lower } from '../knowledge/pt.ts'
import type { Reasoned } from '../knowledge/reasoned.ts'
import { say } from '../knowledge/voice.ts'
import { visitMovesOf } from './care.ts'
import type { Reading } from './reading.ts'
import { closedSpans } from './visits.ts'

/** What is done while it holds. */
const WHILE: Readonly<Partial<Record<FactKey, string>>> = {
  'no-cut': 'o comprimento fica inteiro: risca, penteado e cuidado das pontas fazem a diferença',
  'length-stays': 'o comprimento fica: só as pontas, se abrirem',
  'trim-only': 'só as pontas',
  'no-dye': 'nada de tinta: o brilho vem do corte e do cuidado',
  'no-bleach': 'nada de descolorir',
  'no-straightening': 'nada de química',
  'braids-stay': 'as tranças ficam, com a raiz cuidada',
  'wears-it-tied': 'o cabelo se prende',
  'work-rule': 'a regra do trabalho manda',
  'no-beard': 'o rosto fica limpo',
  cap: 'o corte vive debaixo do boné',
  'growing-out': 'nada tira o que cresceu',
}

/** The bolder path waits for the day, where it is not what they begin with. */
export const waitsForTurn = (r: Reading): boolean =>
  r.turn !== null && !r.isHairHidden && r.cuts.recommended !== 'bold' && r.cuts.bold.stays !== true

const holding = ({ turn, cuts }: Reading): string[] =>
  (turn?.binds ?? [])
    .filter((key) => key !== 'wears-it-tied' || cuts[cuts.recommended].cut.ties)
    .flatMap((key) => WHILE[key] ?? [])

const firstOf = (r: Reading): string => {
  const { cut, stays } = r.cuts[r.cuts.recommended]
  return stays ? 'fique com o cabelo de hoje, posto em ordem' : `fique com “${lower(cut.name)}”`
}

export function letterOfTurn(r: Reading): Reasoned[] {
  const { turn } = r
  if (!turn) return []
  const [held] = holding(r)
  const later = waitsForTurn(r)
    ? `${capital(turn.after)}, o caminho “${lower(r.cuts.bold.cut.name)}”.`
    : `O que muda, só ${turn.after}.`
  return [
    {
      what: capital(turn.until),
      why: say(held ? `${capital(held)}.` : 'Vale o que você contou.', later),
      chapter: waitsForTurn(r) ? 'cabelo-ousado' : 'plano',
    },
  ]
}

/** On the page of the bolder path. */
export const pageOfTurn = (r: Reading): string[] =>
  r.turn && waitsForTurn(r) ? [`Este caminho vale só ${r.turn.after}. ${capital(r.turn.until)}, ${firstOf(r)}.`] : []

/** Null where hair is nobody's to see, or no door is theirs before somebody allows it. */
function firstVisitAfter(r: Reading): string | null {
  const { turn, isHairHidden, brief } = r
  const named = turn?.day ? dayOf(turn.day) : null
  if (!turn || named === null || isHairHidden) return null
  const open = firstOpen(closedSpans(brief.form.observations, brief.at), isoOf(named))
  if (open === null) return null
  const day = isoOf(openDay(dayOf(open) ?? named))
  return visitMovesOf(r).find(({ at, why }) => at === day && why === null)?.to ?? day
}

export function planOfTurn(r: Reading): { heading: string; paragraphs: string[] }[] {
  const { turn } = r
  if (!turn) return []
  const held = holding(r)
  // Whose hair is covered is sent to no salon, and who may touch it is theirs to say.
  const visit = r.isHairHidden ? null : firstVisitAfter(r)
  const wanted = turn.wishes.map((key) => lower(FACTS[key].words))
  return [
    {
      heading: 'Em dois tempos',
      paragraphs: [
        say(
          held.length > 0
            ? `${capital(turn.until)}, ${list(held)}.`
            : `${capital(turn.until)}, vale o que você contou.`,
          !r.isHairHidden && `Nesse tempo, ${firstOf(r)}.`,
        ),
        say(
          waitsForTurn(r)
            ? `${capital(turn.after)}, o caminho “${lower(r.cuts.bold.cut.name)}”${wanted.length > 0 ? `, com o que você pediu: ${list(wanted)}` : ''}.`
            : `${capital(turn.after)}, o que você deixou para depois.`,
          visit !== null && `O primeiro dia bom para marcar uma visita é ${dayAndMonth(visit)}.`,
          turn.day === null && 'O dia é seu: estas páginas não o apressam.',
        ),
      ],
    },
  ]
}
