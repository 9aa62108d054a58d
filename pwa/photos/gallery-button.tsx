import { type ReactNode, useEffect, useRef } from 'react'

interface GalleryButtonProps {
  label: string
  onFile: (file: File) => void
  /** Opens the phone's own camera instead of its gallery. */
  capture?: 'user' | 'environment' | undefined
  className?: string
  /** Has the focus from the beginning. */
  takesFocus?: boolean
  children: ReactNode
}

/** A file input that looks like a button. It stays a real input: keyboard, screen reader and drop all work. */
export function GalleryButton({ label, onFile, capture, className, takesFocus = false, children }: GalleryButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (takesFocus) input.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <label className={`gallery-button ${className ?? ''}`}>
      {children}
      <input
        ref={input}
        type="file"
        // Both names of JPEG, and no HEIC: with them iOS hands over a JPEG made from its HEIC.
        accept="image/jpeg,image/png,image/webp,.jpg,.jpeg,.png,.webp"
        capture={capture}
        aria-label={label}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          // The same file chosen again must count as a choice.
          event.target.value = ''
          if (file) onFile(file)
        }}
      />
    </label>
  )
}
