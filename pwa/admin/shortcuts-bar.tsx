const SHORTCUTS = [
  ['J', 'próximo'],
  ['K', 'anterior'],
  ['X', 'selecionar'],
  ['Enter', 'abrir'],
  ['/', 'buscar'],
  ['?', 'atalhos'],
] as const

interface ShortcutsBarProps {
  opens?: boolean
  picks?: boolean
  searches?: boolean
}

/** The keys that work here, in reach of the eye. Fingers have none, so touch screens do not show it. */
export function ShortcutsBar({ opens = true, picks = false, searches = true }: ShortcutsBarProps) {
  const has: Readonly<Record<string, boolean>> = { Enter: opens, X: picks, '/': searches }
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
