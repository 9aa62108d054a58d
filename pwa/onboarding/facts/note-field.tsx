import { type ReactNode, useEffect, useState } from 'react'
import { NOTE_MAX, NOTE_PASTED_MAX } from '#contract/facts.ts'
import { FORM_FIELDS } from '#contract/form-fields.ts'
import { formatInteger } from '#contract/format.ts'
import { TextArea } from '#pwa/ui/field.tsx'

interface NoteFieldProps {
  note: string
  error: string | undefined
  onChange: (note: string) => void
  /** Somebody is about to write. */
  onBegin: () => void
  /** Below it, for the note as it stood when its writer paused or left. */
  children: (written: string) => ReactNode
}

const PAUSE_MS = 800

function tooMuch(letters: number): string | undefined {
  const over = letters - NOTE_MAX
  if (over <= 0) return undefined
  const fits = `O recado leva ${formatInteger(NOTE_MAX)} letras: tire ${formatInteger(over)}.`
  return letters < NOTE_PASTED_MAX
    ? fits
    : `${fits} O que passou da letra ${formatInteger(NOTE_PASTED_MAX)} não entrou aqui.`
}

/** Nothing that was pasted is cut: what is too much is said, and stays to be shortened. */
export function NoteField({ note, error, onChange, onBegin, children }: NoteFieldProps) {
  const [written, setWritten] = useState(note)
  useEffect(() => {
    const pause = setTimeout(() => setWritten(note), PAUSE_MS)
    return () => clearTimeout(pause)
  }, [note])
  return (
    <div className="what-stays-note">
      <TextArea
        label={FORM_FIELDS.observations.name}
        help="Quer dizer do seu jeito? Escreva ou fale pelo teclado."
        optional
        error={tooMuch(note.length) ?? error}
        data-field="observations"
        value={note}
        onFocus={onBegin}
        onChange={(event) => onChange(event.target.value.slice(0, NOTE_PASTED_MAX))}
        onBlur={() => setWritten(note)}
        rows={3}
        autoCapitalize="sentences"
      />
      <p className="onboarding-counter mt-6 t-soft num">
        {formatInteger(note.length)} de {formatInteger(NOTE_MAX)}
      </p>
      {children(written)}
    </div>
  )
}
