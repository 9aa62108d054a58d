import { type ReactNode, useEffect, useId, useRef } from 'react'
import close from '@phosphor-icons/core/assets/regular/x.svg?raw'
import { IconButton } from './icon-button.tsx'
import './dialog.css'

interface DialogProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** Beside the title. */
  actions?: ReactNode
  /** Below the scrolling part. */
  footer?: ReactNode
  /** For wide screens; phones get a bottom sheet. */
  place?: 'center' | 'end'
  /** Where focus starts. With other content before a form, use `title`, or it opens scrolled down. */
  begins?: 'field' | 'title'
  children: ReactNode
}

/** Text fields only: arrow keys would change a focused choice. */
const FIRST_FIELD =
  '.dialog-content :is(input:not([type=radio], [type=checkbox], [type=range], [type=file], [readonly]), textarea)'
const FOCUSABLE = 'a[href], button, input, select, textarea'

/** Focuses a form's first field, else the title. On touch screens always the title, because the keyboard covers the form. */
function focusBeginning(dialog: HTMLElement, begins: 'field' | 'title'): void {
  const isTyped = begins === 'field' && window.matchMedia?.('(pointer: fine)').matches
  const field = isTyped ? dialog.querySelector<HTMLElement>(FIRST_FIELD) : null
  const beginning = field ?? dialog.querySelector<HTMLElement>('.dialog-header h2')
  beginning?.focus()
}

/** Native modal: traps and restores focus, closes on Escape or a press outside. */
export function Dialog({
  open,
  onClose,
  title,
  actions,
  footer,
  place = 'center',
  begins = 'field',
  children,
}: DialogProps) {
  const element = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const dialog = element.current
    if (!dialog) return
    if (open && !dialog.open) {
      dialog.showModal()
      focusBeginning(dialog, begins)
    }
    if (!open && dialog.open) dialog.close()
    // Long text must scroll by keys.
    const content = dialog.querySelector<HTMLElement>('.dialog-content')
    if (content && content.scrollHeight > content.clientHeight && !content.querySelector(FOCUSABLE))
      content.tabIndex = 0
  }, [open, begins])
  return (
    // Keyboards have Escape and the close button.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={element}
      className={`dialog dialog-${place}`}
      aria-labelledby={titleId}
      // The event comes later than the closing: by then it may be open again.
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
      onCancel={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      {open && (
        <div className="dialog-body column">
          <div className="dialog-header">
            <h2 className="t-h2-app" id={titleId} tabIndex={-1}>
              {title}
            </h2>
            {actions}
            <IconButton svg={close} label="Fechar" onClick={onClose} />
          </div>
          <div className="dialog-content">{children}</div>
          {footer && <div className="dialog-footer flex wrap rule-top">{footer}</div>}
        </div>
      )}
    </dialog>
  )
}
