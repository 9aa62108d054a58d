import { useId, useRef } from 'react'
import { Button } from '#pwa/ui/button.tsx'
import { FieldError } from '#pwa/ui/field.tsx'
import type { PictureUpload } from './use-picture-upload.ts'

interface PictureFieldProps {
  label: string
  help?: string
  url: string | null
  upload: PictureUpload
  error?: string | undefined
  onChange: (url: string | null) => void
}

export function PictureField({ label, help, url, upload, error, onChange }: PictureFieldProps) {
  const id = useId()
  const file = useRef<HTMLInputElement>(null)
  return (
    <div className="field picture-field">
      <label className="field-label" htmlFor={id}>
        {label}
        <span className="field-optional"> (opcional)</span>
      </label>
      {help && <p className="field-help t-small t-soft">{help}</p>}
      {url && <img src={url} alt={`${label} escolhida`} />}
      <input
        ref={file}
        id={id}
        type="file"
        className="visually-hidden"
        accept="image/jpeg,image/png,image/webp"
        tabIndex={-1}
        aria-describedby={`${id}-error`}
        onChange={async ({ target }) => {
          const [chosen] = target.files ?? []
          target.value = ''
          const image = chosen && (await upload.upload(chosen))
          if (image) onChange(image.url)
        }}
      />
      <div className="flex gap-12 mt-8">
        <Button kind="secondary" size="small" busy={upload.busy && 'Enviando...'} onClick={() => file.current?.click()}>
          {url ? 'Trocar imagem' : 'Escolher imagem'}
        </Button>
        {url && (
          <Button kind="text" size="small" onClick={() => onChange(null)}>
            Tirar
          </Button>
        )}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}
