import { type ReactNode, useEffect, useRef } from 'react'

interface GalleryButtonProps {
  label: string
  onFile: (file: File) => void
  /** Opens the camera app instead. */
  capture?: 'user' | 'environment' | undefined
  className?: string
  takesFocus?: boolean
  children: ReactNode
}

/** A real file input: keyboard, screen readers and drop work. */
export function GalleryButton({ label, onFile, capture, className, takesFocus = false, children }: GalleryButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (takesFocus) input.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <label className={`gallery-button relative clip ${className ?? ''}`}>
      {children}
      <input
        ref={input}
        type="file"
        // Without HEIC, iOS converts to JPEG. Needs both JPEG extensions.
        accept="image/jpeg,image/png,image/webp,.jpg,.jpeg,.png,.webp"
        capture={capture}
        aria-label={label}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          // Choosing the same file again must fire `change`.
          event.target.value = ''
          if (file) onFile(file)
        }}
      />
    </label>
  )
}
