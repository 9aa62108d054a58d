const SCORES = [1, 2, 3, 4, 5] as const
const WORDS = ['Péssimo', 'Ruim', 'Regular', 'Bom', 'Excelente'] as const

interface ScoreRowProps {
  label: string
  name: string
  value: number
  onChange: (score: number) => void
}

/** Radios, for arrow keys and screen readers. */
export function ScoreRow({ label, name, value, onChange }: ScoreRowProps) {
  return (
    <fieldset className="score">
      <legend className="field-label between baseline">
        {label}
        <span className="score-word">{WORDS[value - 1]}</span>
      </legend>
      <div className="score-row stack mt-10">
        {SCORES.map((score) => (
          <label key={score}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              value={score}
              checked={value === score}
              onChange={() => onChange(score)}
              aria-label={`${score}, ${WORDS[score - 1]}`}
            />
            <span className="num stack centred" aria-hidden="true">
              {score}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
