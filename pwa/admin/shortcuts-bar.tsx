const SHORTCUTS = [
  ['J', 'próximo'],
  ['K', 'anterior'],
  ['Enter', 'abrir'],
  ['/', 'buscar'],
  ['?', 'atalhos'],
] as const

/** The keys that work here, in reach of the eye. Fingers have none, so touch screens do not show it. */
export function ShortcutsBar({ opens = true }: { opens?: boolean }) {
  return (
    <p className="admin-keys">
      <span className="visually-hidden">Atalhos do teclado: </span>
      {SHORTCUTS.filter(([key]) => opens || key !== 'Enter').map(([key, what]) => (
        <span key={key}>
          <kbd className="admin-kbd">{key}</kbd> {what}
        </span>
      ))}
    </p>
  )
}
