import { type ComponentPropsWithRef, useState } from 'react'
import eye from '@phosphor-icons/core/assets/regular/eye.svg?raw'
import eyeSlash from '@phosphor-icons/core/assets/regular/eye-slash.svg?raw'
import { Field } from '#pwa/ui/field.tsx'
import { IconButton } from '#pwa/ui/icon-button.tsx'

interface PasswordFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'id' | 'type'> {
  label: string
  help?: string
  error?: string | undefined
}

export function PasswordField({ label, help, error, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <Field label={label} help={help} error={error}>
      {(wiring) => (
        <div className="password-field relative">
          <input
            {...input}
            {...wiring}
            className="input"
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
          />
          <IconButton
            svg={shown ? eyeSlash : eye}
            label={shown ? 'Esconder senha' : 'Mostrar senha'}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          />
        </div>
      )}
    </Field>
  )
}
