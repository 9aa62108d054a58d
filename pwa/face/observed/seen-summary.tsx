import pencil from '@phosphor-icons/core/assets/regular/pencil-simple.svg?raw'
import type { FaceMarking } from '#contract/face/marking.ts'
import type { SideMarking } from '#contract/face/side.ts'
import type { ObservedField, ObservedRecord } from '#visagism/observed/observed.ts'
import { readSide } from '#visagism/side/side-reading.ts'
import { seenFromSide } from '#visagism/side/side-seen.ts'
import { portraitOptionsOf } from '#visagism/observed/observed-portrait.ts'
import type { ViewBox } from '#visagism/portrait/views/portrait.ts'
import { LINE_WORDS } from '#pwa/face/side/side-words.ts'
import { Icon } from '#pwa/ui/icon.tsx'
import { useDrawing } from './use-drawing.ts'
import './seen-summary.css'

const HALF: ViewBox = [0, -130, 92, 308]

interface SeenSummaryProps {
  record: ObservedRecord
  gender: string | undefined
  marking: FaceMarking | null
  /** From the side photo. */
  side: SideMarking | null
  onMeasure: () => void
  onLook: () => void
}

/** The traits in words, with doubts. Unseen ones are omitted. */
export default function SeenSummary({ record, gender, marking, side, onMeasure, onLook }: SeenSummaryProps) {
  const answers = Object.keys(record).length
  const src = useDrawing(portraitOptionsOf(record, gender ? { gender } : {}), HALF)
  const lines = [
    { name: 'Contorno', words: contourWords(marking), edit: 'Rever os pontos', onEdit: onMeasure },
    { name: 'Cabelo', words: hairWords(record), edit: 'Rever o cabelo', onEdit: onLook },
    { name: 'Cores', words: colourWords(record), edit: 'Rever as cores', onEdit: onLook },
    { name: 'De lado', words: sideWords(side, record), edit: 'Rever o perfil', onEdit: onMeasure },
  ]
  return (
    <section className="seen-summary" aria-labelledby="seen-summary-title">
      <h2 id="seen-summary-title">O que vimos</h2>
      <p>
        O que não vimos ficou de fora.
        {answers > 0 && ` ${answers === 1 ? 'Uma resposta' : `${answers} respostas`}, em desenhos.`}
      </p>
      <div>
        <img src={src} alt="" />
        <dl>
          {lines.map(({ name, words, edit, onEdit }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{words}</dd>
              <dd>
                <button type="button" aria-label={edit} onClick={onEdit}>
                  <Icon svg={pencil} />
                </button>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

/** Who placed the points, and what is estimated. */
export function contourWords(marking: FaceMarking | null): string {
  if (!marking) return 'Sem medidas ainda.'
  const { proposed } = marking
  if (!proposed) return 'Pontos marcados por você.'
  if (!proposed.reviewed) return 'Pontos achados pelo aparelho. Ninguém conferiu ainda.'
  const isGuessed = proposed.origins.hairline === 'device' && proposed.hairline !== 'seen'
  return `Têmporas e mandíbula conferidas.${isGuessed ? ' A raiz do cabelo, estimada.' : ''}`
}

export function hairWords(record: ObservedRecord): string {
  const covering = record.covering?.value
  const said = listed(record, ['hairColour', 'texture', 'length'])
  const greys = record.greys?.value
  const more = greys === undefined ? [] : [GREYS[greys]]
  const hair = [...said, ...more].join(', ')
  if (covering && covering !== 'não') return hair ? `Coberto. ${sentence(hair)}` : 'Coberto. O guia fala do que se vê.'
  return hair ? sentence(hair) : 'Você deixou em branco.'
}

const GREYS = {
  nenhum: 'sem fios brancos',
  alguns: 'alguns fios brancos',
  metade: 'metade dos fios brancos',
  'quase todos': 'quase todos os fios brancos',
} as const

export function colourWords(record: ObservedRecord): string {
  const skin = record.skin && `pele ${record.skin.value}`
  const eyes = record.eyes && `olhos ${EYES[record.eyes.value]}`
  const said = [skin, eyes].filter((words) => words !== undefined)
  return said.length > 0 ? sentence(said.join(', ')) : 'Você deixou em branco.'
}

export function sideWords(side: SideMarking | null, record: ObservedRecord): string {
  const seen = seenFromSide(record)
  if (!side) return seen || 'Sem pontos ainda.'
  const reading = readSide({ ...side, by: 'cliente', at: '' })
  const line = reading
    ? `${LINE_WORDS[reading.line]}, pelos seus pontos.`
    : 'Um ponto ficou em dúvida: o ângulo fica em branco.'
  return seen ? `${line} ${seen}` : line
}

const EYES = {
  'castanho-escuro': 'castanho-escuros',
  castanho: 'castanhos',
  mel: 'cor de mel',
  verde: 'verdes',
  azul: 'azuis',
  cinza: 'cinza',
} as const

const listed = (record: ObservedRecord, fields: readonly ObservedField[]) =>
  fields.flatMap((field) => record[field]?.value ?? [])
const sentence = (words: string) => `${words.charAt(0).toLocaleUpperCase('pt-BR')}${words.slice(1)}.`
