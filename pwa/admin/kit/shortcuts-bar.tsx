const SHORTCUTS = [
  ['J', 'próximo'],
  ['K', 'anterior'],
  ['X', 'selecionar'],
  ['Enter', 'abrir'],
  ['/', 'buscar'],
  ['?', 'atalhos'],
] as const

interface ShortcutsBarProps {
  /** The view has rows to walk through, pick and open. */
  rows?: boolean
  opens?: boolean
  picks?: boolean
  searches?: boolean
}

/** Hidden on touch screens. */
export function ShortcutsBar({ rows = true, opens = true, picks = false, searches = true }: ShortcutsBarProps) {
  const has: Readonly<Record<string, boolean>> = {
    J: rows,
    K: rows,
    Enter: rows && opens,
    X: rows && picks,
    '/': searches,
  }
  return (
    <p className="admin-keys">
      <span className="visually-hidden">Atalhos do teclado: </span>
      {SHORTCUTS.filter(([key]) => has[key] ?? true).map(([key, what]) => (
        <span key={key}>
          <kbd className="admin-kbd">{key}</kbd> {what}
        </span>
      ))}
    </p>
  )
}
