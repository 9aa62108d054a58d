import caretRight from '@phosphor-icons/core/assets/regular/caret-right.svg?raw'
import { count, list } from '#visagism/knowledge/pt.ts'
import { partName } from '#visagism/knowledge/choice-parts.ts'
import { Icon } from '#pwa/ui/icon.tsx'
import type { ChoicesAtDesk } from './use-choices.ts'

/** In the reading: what was put in place of the engine's choices. */
export function ChoicesStrip({ at: { choices }, onOpen }: { at: ChoicesAtDesk; onOpen: () => void }) {
  if (!choices || choices.rows.length === 0) return null
  const { standing, unmet, pagesMissed } = choices
  return (
    <>
      {unmet.length > 0 && (
        <p className="desk-notice" data-tone="warning" role="status">
          Nenhum trio de cortes guarda isto: {list(unmet.map((words) => `“${words}”`))}. O pedido esperou por uma
          pessoa: troque o corte, ou responda no texto.
        </p>
      )}
      {pagesMissed !== null && (
        <p className="desk-notice" data-tone="warning" role="status">
          Com o que ficou fora, o guia pode ter menos das {pagesMissed} páginas prometidas: confira na prévia.
        </p>
      )}
      <button type="button" className="desk-seen-strip row gap-10 rule-bottom t-caption t-left" onClick={onOpen}>
        <kbd className="admin-kbd">X</kbd>
        <b>Trocar</b>
        <span>
          {standing.length === 0
            ? 'tudo como o motor propôs'
            : `${count(standing.length, 'troca', 'trocas')}: ${list(standing.map(({ part }) => partName(part).toLowerCase()))}`}
        </span>
        <Icon svg={caretRight} size={16} />
      </button>
    </>
  )
}
