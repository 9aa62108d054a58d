import { type ComponentPropsWithRef, type ReactNode, useEffect, useId, useRef } from 'react'
import './field.css'

/** Ties a control to its label, help and error. */
export interface FieldWiring {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldProps {
  label: ReactNode
  help?: ReactNode
  error?: string | undefined
  optional?: boolean
  children: (wiring: FieldWiring) => ReactNode
}

export function Field({ label, help, error, optional, children }: FieldProps) {
  const id = useId()
  const described = [help ? `${id}-help` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
        {optional && <span className="field-optional"> (opcional)</span>}
      </label>
      {help && (
        <p className="field-help t-small t-soft" id={`${id}-help`}>
          {help}
        </p>
      )}
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}

/** Also for chips and radios. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  const element = useRef<HTMLParagraphElement>(null)
  // In a low window the error or its control could be out of sight.
  useEffect(() => {
    const field = element.current?.parentElement
    if (error && field?.contains(document.activeElement)) field.scrollIntoView?.({ block: 'nearest' })
  }, [error])
  return (
    <p ref={element} className="field-error" id={id} role={error ? 'alert' : undefined}>
      {error}
    </p>
  )
}

interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'id'> {
  label: ReactNode
  help?: ReactNode
  error?: string | undefined
  optional?: boolean
}

export function TextField({ label, help, error, optional, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} help={help} error={error} optional={optional}>
      {(wiring) => <input type="text" {...input} {...wiring} className={`input ${className ?? ''}`} />}
    </Field>
  )
}

interface TextAreaProps extends Omit<ComponentPropsWithRef<'textarea'>, 'id'> {
  label: ReactNode
  help?: ReactNode
  error?: string | undefined
  optional?: boolean
}

export function TextArea({ label, help, error, optional, className, ...input }: TextAreaProps) {
  return (
    <Field label={label} help={help} error={error} optional={optional}>
      {(wiring) => <textarea {...input} {...wiring} className={`input input-long ${className ?? ''}`} />}
    </Field>
  )
}
