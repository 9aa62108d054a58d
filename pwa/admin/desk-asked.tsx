import caretDown from '@phosphor-icons/core/assets/regular/caret-down.svg?raw'
import type { DeskOrder } from '#contract/admin-desk.ts'
import { COLOUR_WORDS } from '#contract/onboarding.ts'
import { list } from '#visagism/pt.ts'
import { Icon } from '#pwa/ui/icon.tsx'
import { DeskAnswers } from './desk-answers.tsx'

/** What the person wants, in two lines that are read before anything is decided; all answers are one press away. */
export function DeskAsked({ order }: { order: DeskOrder }) {
  const { form } = order
  return (
    <details className="desk-row desk-asked">
      <summary>
        <span>
          <b>{order.customerName ? `${order.customerName.split(' ')[0]} pede` : 'O pedido'}</b>
          <span className="desk-asked-words">{askedWords(form)}</span>
          {form.observations && <q className="desk-asked-words">{form.observations}</q>}
        </span>
        <Icon svg={caretDown} size={16} />
      </summary>
      <DeskAnswers order={order} />
    </details>
  )
}

/** `Melhoria sutil, estilo clássico. Cabelo longo, manutenção baixa. Gosta de verde e marrom.` */
function askedWords(form: DeskOrder['form']): string {
  const { objective, style, hairLength, beardPreference, maintenanceLevel, colorPreferences } = form
  const beard = beardPreference && beardPreference !== 'Não se aplica' ? beardWords(beardPreference) : ''
  const colours = Object.entries(COLOUR_WORDS).flatMap(([colour, { name }]) =>
    colorPreferences.some((one) => one === colour) ? [name.toLowerCase()] : [],
  )
  const sentences = [
    [objective, style && `estilo ${style.toLowerCase()}`],
    [
      hairLength && `cabelo ${hairLength.toLowerCase()}`,
      beard,
      maintenanceLevel && `manutenção ${maintenanceLevel.toLowerCase()}`,
    ],
    [colours.length > 0 && `gosta de ${list(colours)}`],
  ]
  return sentences
    .map((parts) => parts.filter(Boolean).join(', '))
    .filter(Boolean)
    .map((sentence) => `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`)
    .join(' ')
}

const beardWords = (beard: string) => (beard === 'Sem barba' ? 'sem barba' : `barba ${beard.toLowerCase()}`)
